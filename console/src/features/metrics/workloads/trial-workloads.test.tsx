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
  expect(await screen.findByRole('dialog', { name: /^Checkpoint for Batch \d+$/ })).toBeDefined();
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

test('a link brings its metrics and page; what fails says so and is tried again', async () => {
  let isBroken = true;
  const answer = (request: Request) =>
    isBroken && request.url.includes('/workloads')
      ? Response.json({ error: { code: 13, error: 'disk is full' } }, { status: 500 })
      : undefined;
  const { user } = await openRun({ answer });
  await screen.findByText('Unable to fetch Trial Workloads.', {}, { timeout: 20_000 });
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const table = await tableOf();
  await user.click(screen.getByRole('button', { name: /^Metrics: / }));
  await user.click(await screen.findByRole('button', { name: 'None' }));
  await waitFor(() => expect(table.getAllByRole('columnheader')).toHaveLength(2));
});
