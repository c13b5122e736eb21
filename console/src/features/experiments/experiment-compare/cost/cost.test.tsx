import { screen, waitFor, within } from '@testing-library/react';
import { getExperiments, getExperimentTrials } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, renderApp } from '~/test/render-app';

const refusal = () => Response.json({ code: 7, message: 'not yours' }, { status: 403 });

/** Two finished experiments of a demo, the second one with another number of slots or trials. */
async function twoEnded(sandbox = demoSandbox()) {
  const client = await clientOf(sandbox);
  const { experiments } = await getExperiments(client, { limit: 1000 });
  const ended = experiments.filter(({ state }) => state === 'STATE_COMPLETED');
  const one = ended.find(({ searcherType }) => searcherType === 'single');
  const other = ended.find(({ numTrials }) => numTrials > 3);
  if (!one || !other) throw new Error('the demo has no such experiments');
  return { sandbox, client, one, other };
}

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Hyperparameters and config' });
  return within(table).findByRole('row', { name: new RegExp(`^${name} \\d`) });
};

test.each([
  ['0.23.4', demoSandbox],
  ['0.38.1', newerSandbox],
] as const)(
  'on %s slot-hours are those of all trials, with the difference to the base',
  async (_, create) => {
    const { sandbox, client, one, other } = await twoEnded(create());
    await renderApp(`/experiment-compare?id=${one.id}&id=${other.id}&base=${one.id}`, { sandbox });
    const row = await rowOf('Trial-hours');
    const { trials } = await getExperimentTrials(client, { experimentId: other.id, limit: 1000 });
    const hours = trials.reduce((sum, { wallClockTime }) => sum + wallClockTime / 3600, 0);
    await waitFor(() => {
      const [, second] = within(row).getAllByRole('cell');
      expect(second?.textContent).toMatch(/[+-][\d.,e-]+ \([+-][\d.,]+%\)$/);
      expect(Number.parseFloat(second?.textContent?.replace(',', '') ?? '')).toBeCloseTo(
        hours,
        hours >= 100 ? -1 : 1,
      );
    });
    expect(await rowOf('Slot-hours')).toBeVisible();
  },
);

test('a refused cost is named, and read again on request; the other settings stay', async () => {
  const { sandbox, one, other } = await twoEnded();
  let isRefused = true;
  const { user } = await renderApp(`/experiment-compare?id=${one.id}&id=${other.id}`, {
    sandbox,
    answer: ({ url }) =>
      isRefused && url.includes(`/experiments/${other.id}/trials`) && url.includes('SORT_BY_ID')
        ? refusal()
        : undefined,
  });
  const alert = await screen.findByText(/^Unable to fetch the cost of 1 experiment\./);
  expect(await screen.findByRole('table', { name: 'Hyperparameters and config' })).toBeVisible();
  isRefused = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await rowOf('Slot-hours')).toBeVisible();
});

/** The answer, in which one experiment has many trials. */
async function asLarge(fetching: Promise<Response>, experimentId: number): Promise<Response> {
  const answer = await (await fetching).json();
  for (const each of answer.experiments) if (each.id === experimentId) each.numTrials = 400;
  return Response.json(answer);
}

test('the trials of a large search are read on request alone', async () => {
  const { sandbox, one, other } = await twoEnded();
  const isOfAll = ({ url }: Request) =>
    url.includes(`/experiments/${other.id}/trials`) && url.includes('SORT_BY_ID');
  const { user, requests } = await renderApp(`/experiment-compare?id=${one.id}&id=${other.id}`, {
    sandbox,
    answer: (request) =>
      /\/experiments\?.*experimentIdFilter/.test(request.url)
        ? asLarge(sandbox.fetch(request), other.id)
        : undefined,
  });
  const button = await screen.findByRole('button', { name: 'Read the trials of 1 large search' });
  expect(requests.some(isOfAll)).toBe(false);
  await user.click(button);
  expect(await rowOf('Slot-hours')).toBeVisible();
  expect(requests.some(isOfAll)).toBe(true);
});

test('of compared trials the cost is there without a request', async () => {
  const { sandbox, client, other } = await twoEnded();
  const { trials } = await getExperimentTrials(client, { experimentId: other.id, limit: 5 });
  const longest = trials.toSorted((one, two) => two.wallClockTime - one.wallClockTime);
  const [first, last] = [longest[0]?.id, longest.at(-1)?.id];
  const { requests } = await renderApp(`/experiment-compare?trial=${first}&trial=${last}`, {
    sandbox,
  });
  expect(await rowOf('Slot-hours')).toBeVisible();
  expect(requests.some(({ url }) => url.includes('SORT_BY_ID'))).toBe(false);
});
