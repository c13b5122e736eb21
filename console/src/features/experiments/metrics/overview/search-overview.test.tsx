import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newerSandbox } from '~/test/newer-sandbox';
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

const figureHeight = (name: string) =>
  Number.parseInt(
    screen.getByRole('figure', { name }).querySelector<HTMLElement>('[style*="height"]')?.style
      .height ?? '',
    10,
  );

test('the learning curves are made taller and wide by their menu, and by keys; Ctrl+Z undoes it, Save layout keeps it', async () => {
  const { user, router } = await renderApp(path);
  await table();
  const name = 'validation_accuracy';
  const choose = async (command: string) => {
    const figure = within(screen.getByRole('figure', { name }));
    await user.click(await figure.findByRole('button', { name: 'More for this chart' }));
    await user.click(await screen.findByRole('menuitem', { name: command }));
  };
  expect(figureHeight(name)).toBe(190);
  await choose('Taller');
  const chart = 'validation|validation_accuracy;height=285';
  await waitFor(() => expect(router.state.location.search).toEqual({ chart }));
  expect(figureHeight(name)).toBe(285);
  (await screen.findByRole('separator', { name: `Height of ${name}` })).focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(figureHeight(name)).toBe(265));
  // changes in quick succession are one step
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(figureHeight(name)).toBe(190);
  await choose('Taller');
  await waitFor(() => expect(router.state.location.search).toEqual({ chart }));
  await choose('Pin to the top');
  await screen.findByRole('region', { name: 'Pinned charts' });
  await user.click(screen.getByRole('button', { name: 'Save layout' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await waitFor(() => expect(figureHeight(name)).toBe(285));
  await user.click(screen.getByRole('button', { name: 'Reset layout' }));
  await waitFor(() => expect(figureHeight(name)).toBe(190));
  expect(router.state.location.search).toEqual({ chart: 'none' });
});

test.each([
  ['0.23.4', demoSandbox],
  ['0.38.1', newerSandbox],
] as const)(
  'on %s a chart of several metrics of the trials is added; it follows the selection, and is in the link',
  async (_, createSandbox) => {
    const { user, router } = await renderApp(path, { sandbox: createSandbox() });
    await table();
    await user.click(screen.getByRole('button', { name: 'Add chart' }));
    const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Add chart' }));
    await user.click(dialog.getByRole('textbox', { name: 'Curves, one a line' }));
    await user.paste('training.loss * 2');
    await user.click(dialog.getByRole('button', { name: 'Add chart' }));
    const added = () => screen.findByRole('figure', { name: 'training.loss * 2' });
    await within(await added()).findByText(/^\d+ trials$/);
    expect(router.state.location.search).toEqual({ chart: '=training.loss * 2;pinned' });
    expect(screen.getByRole('figure', { name: 'validation_accuracy' })).toBeVisible();
    const [, first] = await (await table()).findAllByRole('checkbox');
    await user.click(first ?? expect.fail());
    await within(await added()).findByText(/^1 of \d+ trials$/);
    await user.click(
      await within(await added()).findByRole('button', { name: 'More for this chart' }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Remove chart' }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('chart'));
    expect(screen.queryByRole('figure', { name: 'training.loss * 2' })).toBeNull();
  },
);

test('a chart of metrics that cannot be read says why, and the others stay', async () => {
  const chart = encodeURIComponent('=training.loss;pinned');
  await renderApp(`${path}?chart=${chart}`, {
    answer: (request) =>
      request.url.includes('/trials/time-series')
        ? Response.json({ code: 7, message: 'not yours' }, { status: 403 })
        : undefined,
  });
  expect(await screen.findByText('Unable to fetch training.loss')).toBeVisible();
  expect(screen.getByRole('figure', { name: 'validation_accuracy' })).toBeVisible();
});
