import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isDone, type Options, openPage } from '~/test/experiment-header';

/** The overview of a run that has ended and left checkpoints. */
async function openRun(options: Options = {}) {
  const fits = (experiment: Parameters<typeof isDone>[0]) =>
    isDone(experiment) && experiment.searcherType === 'single' && experiment.checkpointCount > 1;
  return openPage(fits, options);
}

const tableOf = async () => within(await screen.findByRole('table', { name: 'Workloads' }));
const batches = (table: Awaited<ReturnType<typeof tableOf>>) =>
  table
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(row.children[0]?.textContent?.replaceAll(',', '')));

test('the workloads of a run, one row a batch, the last first; the kind is in the link', async () => {
  const { user, router, requests } = await openRun();
  const table = await tableOf();
  const first = batches(table);
  expect(first.length).toBeGreaterThan(1);
  expect(first).toEqual([...new Set(first)].toSorted((one, other) => other - one));
  await user.click(screen.getByRole('combobox', { name: 'Show' }));
  await user.click(await screen.findByRole('option', { name: 'Has Checkpoint' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ workloads: 'checkpoint' }));
  await waitFor(() => {
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) within(row).getByRole('link', { name: /^Checkpoint / });
  });
  expect(requests.some(({ url }) => url.includes('filter=FILTER_OPTION_CHECKPOINT&'))).toBe(true);
});

test('a checkpoint of a row opens over the page, and metrics are columns that sort', async () => {
  const { user, router, experiment } = await openRun();
  const table = await tableOf();
  const [link] = table.getAllByRole('link', { name: /^Checkpoint / });
  await user.click(link as HTMLElement);
  expect(
    await screen.findByRole('dialog', { busy: false, name: /^Checkpoint for Batch \d+$/ }),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const metric = (experiment.config as { searcher?: { metric?: string } }).searcher?.metric;
  const sort = table.getByRole('button', { name: `[V] ${metric}` });
  await user.click(sort);
  const linked = { workloadSort: `validation|${metric}=asc` };
  await waitFor(() => expect(router.state.location.search).toEqual(linked));
  await waitFor(() => {
    const values = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.children[2]?.textContent ?? '')
      .filter((text) => text !== '–')
      .map(Number);
    expect(values.length).toBeGreaterThan(1);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
  });
});

test('a link holds the metrics and the page; an error is shown and can be retried', async () => {
  let isBroken = true;
  const answer = (request: Request) =>
    isBroken && request.url.includes('/workloads')
      ? Response.json({ error: { code: 13, error: 'disk is full' } }, { status: 500 })
      : undefined;
  const { user } = await openRun({ answer });
  await screen.findByText('Unable to fetch Trial Workloads.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const table = await tableOf();
  await user.click(screen.getByRole('button', { name: /^Metrics / }));
  await user.click(await screen.findByRole('button', { name: 'None' }));
  await waitFor(() => expect(table.getAllByRole('columnheader')).toHaveLength(2));
});

const named = (expectedName: string) => (experiment: { name: string }) =>
  experiment.name === expectedName;

test('a trial without work has no workloads of any kind; a live one has none yet', async () => {
  const { user, requests } = await openPage(named('effnet-b3-ema-v3'));
  expect(await screen.findByText('No workloads')).toBeVisible();
  // asked for what is shown at first, then for all
  expect(workloadRequests(requests)).toEqual([
    'FILTER_OPTION_CHECKPOINT_OR_VALIDATION',
    'FILTER_OPTION_UNSPECIFIED',
  ]);
  await user.click(screen.getByRole('combobox', { name: 'Show' }));
  await user.click(await screen.findByRole('option', { name: 'All' }));
  expect(await screen.findByText('No workloads')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all workloads' })).toBeNull();
});

test('a trial that has not trained yet shows an empty state', async () => {
  await openPage(named('long-context-64k'));
  expect(await screen.findByText('No workloads yet')).toBeVisible();
});

test('a metric of a group of the training script is read from the reports of that group', async () => {
  const { user } = await openPage(named('llm-sft-7b'));
  const table = await tableOf();
  await user.click(screen.getByRole('button', { name: /^Metrics / }));
  await user.click(await screen.findByRole('option', { name: '[evaluation] hellaswag' }));
  await waitFor(() => {
    const values = table.getAllByRole('row').map((row) => row.children[3]?.textContent);
    expect(values[0]).toBe('[evaluation] hellaswag');
    expect(values.filter((text) => /^0\.\d+$/.test(text ?? '')).length).toBeGreaterThan(1);
  });
});

/** A master that has nothing but what was trained. */
const trainedOnly = (request: Request) =>
  /\/workloads\?.*FILTER_OPTION_[CV]/.test(request.url)
    ? Response.json({ workloads: [], pagination: { offset: 0, limit: 50, total: 0 } })
    : undefined;

test('if a filter hides all workloads, a click shows them', async () => {
  const { user, router } = await openRun({ answer: trainedOnly });
  await screen.findByText('No workloads of this kind');
  await user.click(screen.getByRole('button', { name: 'Show all workloads' }));
  expect(batches(await tableOf()).length).toBeGreaterThan(1);
  expect(router.state.location.search).toEqual({ workloads: 'all' });
});

test('if it is unknown whether there are more, all are offered', async () => {
  const answer = (request: Request) =>
    /\/workloads\?.*UNSPECIFIED/.test(request.url)
      ? Response.json({ error: { code: 7, error: 'access denied' } }, { status: 403 })
      : trainedOnly(request);
  await openRun({ answer });
  expect(await screen.findByRole('button', { name: 'Show all workloads' })).toBeVisible();
});

const workloadRequests = (requests: Request[]) =>
  requests
    .filter(({ url }) => url.includes('/workloads?'))
    .map(({ url }) => new URL(url).searchParams.get('filter'));
