import { screen, waitFor, within } from '@testing-library/react';
import { getExperiments, getExperimentTrials } from '@trainyard/sdk/calls';
import { searcherMetric, smallerIsBetter } from '@trainyard/sdk/model';
import { expect, test, vi } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { demoSandbox, type RenderOptions, renderApp } from '~/test/render-app';

/** A finished search of the demo with its best trials, the best one first. */
async function openDemo() {
  const sandbox = demoSandbox();
  const client = await clientOf(sandbox);
  const { experiments } = await getExperiments(client, { limit: 1000 });
  const searches = experiments.filter(
    ({ searcherType, numTrials, state }) =>
      searcherType === 'adaptive_asha' && numTrials > 5 && state === 'STATE_COMPLETED',
  );
  const [search, other] = searches;
  if (!search || !other) throw new Error('the demo has no two finished searches');
  const bestOf = async (experimentId: number) => {
    const { trials } = await getExperimentTrials(client, {
      experimentId,
      sortBy: 'SORT_BY_BEST_VALIDATION_METRIC',
      orderBy: 'ORDER_BY_ASC',
      limit: 5,
    });
    return trials;
  };
  const open = (ids: readonly number[], more = '', options: RenderOptions = {}) =>
    renderApp(`/experiment-compare?${ids.map((id) => `trial=${id}`).join('&')}${more}`, {
      ...options,
      sandbox,
    });
  return { sandbox, search, other, bestOf, open };
}

test('the boxes of a sweep open its trials with curves, coordinates and differences', async () => {
  const { sandbox, search, bestOf } = await openDemo();
  const trials = await bestOf(search.id);
  const { user, router, requests } = await renderApp(
    `/experiments/${search.id}/trials?sort=best%3Dasc`,
    { sandbox },
  );
  for (const { id } of trials)
    await user.click(await screen.findByRole('checkbox', { name: `Choose trial ${id}` }));
  await user.click(await screen.findByRole('link', { name: 'Compare Trials' }));
  await screen.findByRole('heading', { name: 'Compare Trials' });
  const ids = trials.map(({ id }) => id);
  expect(new Set(Reflect.get(router.state.location.search, 'trial'))).toEqual(new Set(ids));
  const table = await screen.findByRole('table', { name: 'Trials to compare' });
  for (const id of ids)
    expect(within(table).getByRole('link', { name: `Trial ${id}` })).toBeVisible();
  const metrics = await screen.findByRole('region', { name: 'Metrics' });
  await waitFor(() => expect(within(metrics).getAllByRole('figure').length).toBeGreaterThan(0));
  await waitFor(() => {
    const series = requests.find(({ url }) => url.includes('/trials/time-series'));
    const asked = new URL(series?.url ?? 'http://none').searchParams.getAll('trialIds').map(Number);
    expect(new Set(asked)).toEqual(new Set(ids));
  });
  await screen.findByRole('region', { name: 'Parallel coordinates' });
  const settings = await screen.findByRole('table', { name: 'Hyperparameters and config' });
  const columns = within(settings).getAllByRole('columnheader').slice(1);
  expect(new Set(columns.map(({ textContent }) => textContent))).toEqual(
    new Set(ids.map((id) => `Trial ${id}`)),
  );
  // the config of one search is the same in all, apart from what it varies
  const rows = within(settings)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(rows).toContain('lr');
  expect(rows.some((name) => name?.startsWith('searcher.'))).toBe(false);
});

/** The numbers of a row of the settings, in the order of the trials, and which is marked. */
function metricRow(name: RegExp) {
  const settings = screen.getByRole('table', { name: 'Hyperparameters and config' });
  const head = within(settings).getByRole('rowheader', { name });
  const cells = [...(head.parentElement?.querySelectorAll('td') ?? [])];
  return {
    kind: head.querySelector('[aria-hidden]')?.textContent,
    numbers: cells.map(({ title }) => Number(title)),
    best: cells.flatMap(({ textContent }, at) => (textContent?.endsWith(', best') ? [at] : [])),
    isRight: cells.every(({ className }) => className.includes('text-right')),
  };
}

test('best or last values by a switch that says which; the best is marked, numbers are at the right', async () => {
  const { search, bestOf, open } = await openDemo();
  const trials = await bestOf(search.id);
  const { user, router } = await open(trials.map(({ id }) => id));
  await screen.findByRole('table', { name: 'Hyperparameters and config' });
  const searched = searcherMetric(search.config ?? {}) ?? '';
  const metric = new RegExp(`^\\[V\\] ${searched}`);
  const byBest = metricRow(metric);
  const kind = smallerIsBetter(search.config ?? {}) ? 'min' : 'max';
  expect(byBest).toMatchObject({ kind, best: [0], isRight: true });
  const measured = trials.map(
    ({ bestValidation }) => bestValidation?.metrics?.avgMetrics?.[searched],
  );
  byBest.numbers.forEach((value, at) => {
    expect(value).toBeCloseTo(Number(measured[at]), 4);
  });
  expect(screen.getByRole('radio', { name: 'Best values' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'Last values' }));
  await waitFor(() => expect(metricRow(metric).kind).toBe('last'));
  expect(router.state.location.search).toMatchObject({ values: 'last' });
});

test('trials of several experiments are compared, each named with its experiment, and their link is copied', async () => {
  const { search, other, bestOf, open } = await openDemo();
  const [one] = await bestOf(search.id);
  const [two] = await bestOf(other.id);
  if (!one || !two) throw new Error('no trials');
  const { user } = await open([one.id, two.id], '&scale=log');
  const settings = await screen.findByRole('table', { name: 'Hyperparameters and config' });
  const heads = within(settings).getAllByRole('columnheader').slice(1);
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    `Trial ${one.id} of ${search.name}`,
    `Trial ${two.id} of ${other.name}`,
  ]);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(
    `${location.origin}/experiment-compare?trial=${one.id}&trial=${two.id}&scale=log`,
  );
});

test('a trial that cannot be read is named and left out; the others are there', async () => {
  const { search, bestOf, open } = await openDemo();
  const [one] = await bestOf(search.id);
  if (!one) throw new Error('no trial');
  const { user, router } = await open([one.id, 999999]);
  await screen.findByRole('table', { name: 'Trials to compare' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Unable to fetch Trial 999999\. /);
  await user.click(within(alert).getByRole('button', { name: 'Leave out' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect([Reflect.get(router.state.location.search, 'trial')].flat()).toEqual([one.id]);
});

test('a trial is dropped, and the others keep their colors', async () => {
  const { search, bestOf, open } = await openDemo();
  const trials = await bestOf(search.id);
  const [first, second] = trials;
  if (!first || !second) throw new Error('no trials');
  const { user, router } = await open([first.id, second.id]);
  await user.click(
    await screen.findByRole('button', { name: `Remove trial ${first.id} from the comparison` }),
  );
  await waitFor(() =>
    expect([Reflect.get(router.state.location.search, 'trial')].flat()).toEqual([second.id]),
  );
  await waitFor(() => expect(screen.queryByRole('link', { name: `Trial ${first.id}` })).toBeNull());
});
