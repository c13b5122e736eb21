import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';
import { withoutRoles } from '~/test/without-roles';

// the running search of the demo
const path = '/experiments/113/visualization/overview';

const table = async () =>
  within(await screen.findByRole('table', { name: 'Trials of the curves' }));

test('a search is on one page: charts, what it learned, and its trials, each with its large form', async () => {
  await renderApp(path);
  const trials = await table();
  expect(trials.getByRole('columnheader', { name: 'Best validation_accuracy' })).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Rungs' })).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^Open large/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/experiments/113/visualization/learning-curve',
    '/experiments/113/visualization/hp-parallel-coordinates',
    '/experiments/113/insights/importance',
    '/experiments/113/insights/importance',
    '/experiments/113/insights/rungs',
    '/experiments/113/insights/failures',
    '/experiments/113/insights/usage',
  ]);
  // the states come with the trials that the parts beside the charts read
  await waitFor(() => expect(trials.queryAllByRole('cell', { name: '–' })).toEqual([]));
  // the rungs beside the charts say where each trial stopped, or is
  const whys = trials.getAllByRole('cell', {
    name: /^((stopped at|waits at|to) rung \d|to the full length)$/,
  });
  expect(whys.length).toBeGreaterThan(5);
  expect(whys[0]?.firstElementChild?.getAttribute('title')).toMatch(/rung \d|full length/i);
  const cost = within(screen.getByRole('region', { name: 'Cost' }));
  expect(await cost.findByText('Slot-hours')).toBeVisible();
});

test('selected trials are in the link, and selected in the large form too', async () => {
  const { user, router } = await renderApp(path);
  const [, first] = await (await table()).findAllByRole('checkbox');
  const id = Number(first?.getAttribute('aria-label')?.match(/\d+/)?.[0]);
  if (first) await user.click(first);
  await waitFor(() => expect(router.state.location.search).toEqual({ chosen: id }));
  await user.click(screen.getByRole('link', { name: 'Open large: learning curves' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/learning-curve$/));
  expect(
    await (await table()).findByRole('checkbox', { name: `Choose trial ${id}` }),
  ).toBeChecked();
});

test('a link selects trials and brushes axes; Ctrl+Z brings cleared brushes back', async () => {
  const { unmount } = await renderApp(path);
  const all = (await table()).getAllByRole('row').length;
  unmount();
  const { user, router } = await renderApp(`${path}?brush=lr~0~0.5`);
  const fewer = (await table()).getAllByRole('row').length;
  expect(fewer).toBeLessThan(all);
  expect(fewer).toBeGreaterThan(1);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(router.state.location.search).toEqual({ brush: 'lr~0~0.5' }));
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible();
  expect((await table()).getAllByRole('row')).toHaveLength(fewer);
});

test('charts that cannot be read show the reason, and the parts beside them stay', async () => {
  const sandbox = demoSandbox();
  await renderApp(path, {
    sandbox,
    answer: (request) =>
      request.url.includes('/trials-sample?')
        ? new Response(JSON.stringify({ message: 'database is locked' }), { status: 500 })
        : undefined,
  });
  expect(await screen.findByText('Unable to retrieve experiment metric info.')).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Rungs' })).toBeVisible();
});

test('without the permission for artifacts there are no charts, and nothing is requested', async () => {
  const sandbox = demoSandbox();
  const { requests } = await renderApp(path, { sandbox, answer: await withoutRoles(sandbox) });
  expect(await screen.findByText('You may not see the metrics of this experiment')).toBeVisible();
  expect(requests.filter(({ url }) => url.includes('/metrics-stream/'))).toEqual([]);
});

test('a rung marks its trials in the table, and a trial in the table its rungs', async () => {
  const { user } = await renderApp(path);
  const trials = await table();
  const rungs = within(await screen.findByRole('list', { name: 'Rungs' }));
  const [full, , first] = rungs.getAllByRole('listitem');
  const markedRows = () =>
    trials.getAllByRole('row').filter((row) => row.classList.contains('bg-hover'));
  if (first) await user.hover(first);
  await waitFor(() => expect(markedRows().length).toBeGreaterThan(5));
  if (first) await user.unhover(first);
  await waitFor(() => expect(markedRows()).toEqual([]));
  const [, row] = trials.getAllByRole('row');
  if (row) await user.hover(row);
  await waitFor(() => expect(first).toHaveClass('bg-hover'));
  expect(full).not.toHaveClass('bg-hover');
  if (row) await user.unhover(row);
  const cost = within(screen.getByRole('region', { name: 'Cost' }));
  await user.hover(await cost.findByText(/^\d+m \d+s$/));
  await waitFor(() => expect(markedRows().length).toBeLessThan(2));
});
