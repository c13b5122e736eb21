import { screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import {
  createExperiment,
  getExperiment,
  getExperiments,
  getExperimentTrials,
} from '@trainyard/sdk/calls';
import type { Trial } from '@trainyard/sdk/types';
import { expect, onTestFinished, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, renderApp } from '~/test/render-app';

const label = 'What changed since the last good run';

const endOf = ({ endTime }: Trial) => Date.parse(endTime ?? '');

/** A failed trial of a search, with the trial that completed last before it. */
async function failedTrial() {
  const sandbox = newerSandbox();
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

const hour = 3_600_000;

/**
 * The same on a master of 0.23.4, whose demo has no such trial: a grid search, one trial after the
 * other, the second with batches too large for a GPU.
 */
async function failedTrialOfGrid() {
  const clock = manualClock(Date.now() - 12 * hour);
  const sandbox = createSandbox({ clock });
  onTestFinished(() => sandbox.close());
  const client = await clientOf(sandbox);
  const { experiment: source } = await getExperiment(client, { experimentId: 7 });
  const { config, projectId } = source;
  const config023 = {
    ...{ ...config, name: 'batch-sizes', max_restarts: 0 },
    searcher: { ...(config?.searcher as object), name: 'grid', max_concurrent_trials: 1 },
    hyperparameters: {
      ...(config?.hyperparameters as object),
      global_batch_size: { type: 'categorical', vals: [32, 16_384] },
    },
  };
  const body = { config: JSON.stringify(config023), parentId: 7, projectId, activate: true };
  const { id } = (await createExperiment(client, { body })).experiment;
  clock.advance(12 * hour);
  const { trials } = await getExperimentTrials(client, { experimentId: id });
  const inState = (state: Trial['state']) => trials.find((trial) => trial.state === state);
  const [good, failed] = [inState('STATE_COMPLETED'), inState('STATE_ERROR')];
  if (!good || !failed) throw new Error('no trial completed before one failed');
  return { sandbox, failed, good };
}

test.each([
  ['0.23.4', failedTrialOfGrid],
  ['0.38.1', failedTrial],
])('on %s the failure of a trial leads to the one that completed last before', async (_, find) => {
  const { sandbox, failed, good } = await find();
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
