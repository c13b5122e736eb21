import { screen, waitFor, within } from '@testing-library/react';
import { getExperiments, getExperimentTrials } from '@trainyard/sdk/calls';
import type { Trial } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, renderApp } from '~/test/render-app';

const label = 'What changed since the last good run';

const endOf = ({ endTime }: Trial) => Date.parse(endTime ?? '');

/** A failed trial of a search, with the trial that completed last before it. */
async function failedTrial(makeSandbox = newerSandbox) {
  const sandbox = makeSandbox();
  const client = await clientOf(sandbox);
  const { experiments } = await getExperiments(client, { limit: 1000 });
  for (const { id, searcherType } of experiments) {
    if (searcherType === 'single') continue;
    const { trials } = await getExperimentTrials(client, { experimentId: id, limit: 1000 });
    const completed = trials.filter(({ state }) => state === 'STATE_COMPLETED');
    for (const failed of trials.filter(({ state }) => state === 'STATE_ERROR')) {
      const before = completed
        .filter((each) => endOf(each) <= endOf(failed))
        .sort((one, other) => endOf(other) - endOf(one));
      const [good] = before;
      if (good) return { sandbox, failed, good };
    }
  }
  throw new Error('the demo has no such trial');
}

test.each([
  ['0.23.4', demoSandbox],
  ['0.38.1', newerSandbox],
])('on %s the failure of a trial leads to the one that completed last before', async (_, make) => {
  const { sandbox, failed, good } = await failedTrial(make);
  const { user, router } = await renderApp(
    `/experiments/${failed.experimentId}/trials/${failed.id}/overview`,
    { sandbox },
  );
  await user.click(await screen.findByRole('button', { name: label }));
  await screen.findByRole('heading', { name: 'Compare Trials' });
  expect(router.state.location.search).toMatchObject({
    trial: [good.id, failed.id],
    base: good.id,
  });
});

test('a search without a completed trial before the failure has no such button', async () => {
  const { sandbox, failed } = await failedTrial();
  const { requests } = await renderApp(
    `/experiments/${failed.experimentId}/trials/${failed.id}/overview`,
    {
      sandbox,
      answer: ({ url }) =>
        url.includes('STATE_COMPLETED')
          ? Response.json({ trials: [], pagination: { offset: 0, limit: 100, total: 0 } })
          : undefined,
    },
  );
  const card = await screen.findByRole('region', { name: 'Why it failed' });
  await waitFor(() =>
    expect(requests.some(({ url }) => url.includes('STATE_COMPLETED'))).toBe(true),
  );
  expect(within(card).queryByRole('button', { name: label })).toBeNull();
});

test('the failed trial of a run leads to what changed since the last good run of it', async () => {
  const sandbox = demoSandbox();
  const client = await clientOf(sandbox);
  const { experiments } = await getExperiments(client, { limit: 1000 });
  const run = experiments.find(
    ({ searcherType, state }) => searcherType === 'single' && state === 'STATE_ERROR',
  );
  const { trials } = await getExperimentTrials(client, { experimentId: run?.id ?? 0, limit: 1 });
  const { user, router } = await renderApp(
    `/experiments/${run?.id}/trials/${trials[0]?.id}/overview`,
    { sandbox },
  );
  await user.click(await screen.findByRole('button', { name: label }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ lastGood: true }));
  expect(router.state.location.pathname).toBe(`/experiments/${run?.id}/overview`);
});
