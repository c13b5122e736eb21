import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { withHeight } from '~/test/experiment-list';
import { lastBody } from '~/test/outcome';
import { renderApp } from '~/test/render-app';

withHeight();

/** The texts of the elements that a selector finds; by roles a table of many cells takes seconds. */
const textsOf = (element: HTMLElement, selector: string) =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

// on a busy machine loading a lazy part takes longer than the default wait
beforeAll(async () => {
  await import('~/features/experiments/experiment-list/bulk/experiment-bulk-bar');
});

test('selected rows of the list are compared by a link; experiments are dropped and added without leaving', async () => {
  const { user, router } = await renderApp('/projects/2/experiments?sort=id%3Dasc');
  const [, first, second] = await screen.findAllByRole('checkbox', { name: /^Select / });
  if (!first || !second) throw new Error('no rows');
  await user.click(first);
  await user.click(second);
  const bar = await screen.findByRole('region', { name: 'Selection' });
  await user.click(await within(bar).findByRole('link', { name: 'Compare' }));
  await screen.findByRole('heading', { name: 'Compare Experiments' });
  expect(router.state.location.pathname).toBe('/experiment-compare');
  expect(router.state.location.search).toMatchObject({
    id: [expect.any(Number), expect.any(Number)],
  });

  const table = await screen.findByRole('table', { name: 'Experiments to compare' });
  const [drop] = within(table).getAllByRole('button', { name: /^Remove .* from the comparison$/ });
  if (!drop) throw new Error('nothing to drop');
  await user.click(drop);
  await waitFor(() =>
    expect(within(table).getAllByRole('button', { name: /from the comparison$/ })).toHaveLength(1),
  );
  await user.click(screen.getByRole('button', { name: 'Add experiment' }));
  const dialog = await screen.findByRole('dialog', { busy: false, name: 'Add experiment' });
  await user.type(await within(dialog).findByRole('searchbox', { name: 'Name or ID' }), '5');
  await user.click(await within(dialog).findByRole('button', { name: /5$/ }));
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ id: expect.arrayContaining([5]) }),
  );
});

test('the head ranks by the metric of the searches: the best is marked, the others have their difference to it, or to a base; another metric is chosen (E14.17); settings are listed side by side, only those that differ until the user asks for all; the color of a run is chosen, kept with its project, and taken back (A5)', async () => {
  const { user, router, requests, unmount, sandbox } = await renderApp(
    '/experiment-compare?id=1&id=2&id=3',
  );
  const head = await screen.findByRole('table', { name: 'Experiments to compare' });
  const table = within(head);
  await table.findByText(', best');
  expect(table.getByRole('columnheader', { name: /^Best validation_accuracy/ })).toBeVisible();
  expect(table.getByRole('columnheader', { name: 'Difference to the best' })).toBeVisible();
  const cells = () => textsOf(head, 'tbody tr');
  const ranks = () => textsOf(head, 'tbody td:first-child');
  expect(ranks()).toEqual(['1', '2', '3']);
  expect(cells().map((text) => text.includes('●'))).toEqual([true, false, false]);
  expect(cells().map((text) => text.includes('worse'))).toEqual([false, true, true]);
  const last = table.getAllByRole('button', { name: /^Compare the others with/ }).at(-1);
  await user.click(last ?? document.body);
  await waitFor(() =>
    expect(cells().map((text) => text.includes('better'))).toEqual([true, true, false]),
  );
  expect(router.state.location.search).toMatchObject({ base: expect.any(Number) });
  await user.click(screen.getByRole('button', { name: /^Metric of the ranking/ }));
  await user.click(await screen.findByRole('option', { name: '[V] validation_loss' }));
  await table.findByRole('columnheader', { name: 'Best validation_loss' });
  expect(router.state.location.search).toMatchObject({ rankBy: 'validation|validation_loss' });
  expect(ranks()).toEqual(['1', '2', '3']);

  const settings = await screen.findByRole('table', { name: 'Hyperparameters and config' });
  const rows = () => textsOf(settings, 'tr').length;
  const few = rows();
  await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ all: true }));
  await waitFor(() => expect(rows()).toBeGreaterThan(few));

  const picker = async () => {
    const table = await screen.findByRole('table', { name: 'Experiments to compare' });
    return within(table).findByRole('button', { name: /^Color of .+ \(2\)$/ });
  };
  const dot = async () => (await picker()).firstElementChild?.getAttribute('style');
  const own = await dot();
  await user.click(await picker());
  await user.click(await screen.findByRole('button', { name: 'Color 9' }));
  await waitFor(async () => expect(await dot()).toMatch(/--c9\b/));
  const sent = await lastBody(requests, /users\/setting$/);
  expect(sent.settings).toEqual([
    { storagePath: 'colors-of-project-2', key: 'experiments', value: '{"2":8}' },
  ]);
  unmount();
  // another page load has it from the master
  const again = await renderApp('/experiment-compare?id=1&id=2', { sandbox });
  await waitFor(async () => expect(await dot()).toMatch(/--c9\b/));
  await again.user.click(await picker());
  expect(await screen.findByRole('button', { name: 'Color 9', pressed: true })).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Color by ID' }));
  await waitFor(async () => expect(await dot()).toBe(own));
});

test('a color that another experiment has on this page is reported; a base is chosen; the others keep their colors when one is dropped', async () => {
  const { user, router } = await renderApp(
    '/experiment-compare?id=1&id=13&id=3&x=elapsed&sort=id%3Ddesc',
  );
  const table = await screen.findByRole('table', { name: 'Experiments to compare' });
  const note = await screen.findByText(/^Colored differently than in lists/);
  expect(note.textContent).toMatch(/ 13$/);
  const [base] = within(table).getAllByRole('button', { name: /^Compare the others with / });
  if (!base) throw new Error('nothing to measure by');
  await user.click(base);
  // newest first
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ x: 'elapsed', base: 13 }),
  );
  const drops = within(table).getAllByRole('button', { name: /^Remove .* from the comparison$/ });
  const last = drops.at(-1);
  if (!last) throw new Error('nothing to drop');
  await user.click(last);
  // 13 gave way to 1, with the most different free color
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      id: [13, 3],
      base: 13,
      color: '13-6',
    }),
  );
});

test('of many experiments the first columns are drawn, and more on request; the table is the only legend (H5); on paper, a table has six columns, and the others are below it', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `id=${index + 1}`).join('&');
  const { user } = await renderApp(`/experiment-compare?${ids}&filter=validation_loss`);
  const settings = await screen.findByRole('region', { name: 'Settings' });
  const columns = () =>
    [...settings.querySelectorAll('table')].map((table) => textsOf(table, 'thead th').length);
  expect(columns()).toEqual([1 + 24]);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(columns()).toEqual([7, 7, 7, 7]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(columns()).toEqual([1 + 24]);
  await user.click(within(settings).getByRole('button', { name: /^Show more: 6 left$/ }));
  await waitFor(() => expect(columns()).toEqual([1 + 30]));
  const metrics = screen.getByRole('region', { name: 'Metrics' });
  await waitFor(() => expect(metrics.querySelectorAll('figure').length).toBeGreaterThan(0));
  expect(metrics.querySelector('[aria-label="Lines"]')).toBeNull();
});

/** a link with an existing experiment, many deleted ones, and another existing one */
const sparse = (missingIndex: number) =>
  [
    'id=1',
    ...Array.from({ length: missingIndex }, (_, index) => `id=${9001 + index}`),
    'id=2',
  ].join('&');

test('very many are requested in chunks that fit into a URL; the page reports those that are missing, and a link that some servers refuse, until fewer are compared; the other chunks stay when one fails, and it is requested again', async () => {
  const missingIds = Array.from({ length: 749 }, (_, index) => `id=${100_001 + index}`).join('&');
  let isBroken = false;
  const { user, router, requests } = await renderApp(
    `/experiment-compare?id=1&${missingIds}&id=2`,
    {
      answer: ({ url }) =>
        isBroken && new URL(url).searchParams.get('experimentIdFilter.incl') === '2'
          ? Response.json({ code: 7, message: 'not yours' }, { status: 403 })
          : undefined,
    },
  );
  await screen.findByRole('table', { name: 'Experiments to compare' });
  // a poll requests them again, and the side bar other experiments
  const chunks = () =>
    new Set(
      requests
        .map(({ url }) => new URL(url).searchParams.getAll('experimentIdFilter.incl'))
        .filter((ids) => ids.some((id) => Number(id) > 100_000))
        .map((ids) => ids.join()),
    );
  const sizes = () => [...chunks()].map((ids) => ids.split(',').length);
  await waitFor(() => expect(sizes().toSorted()).toEqual([...Array(7).fill(100), 51]));
  expect(Math.max(...requests.map(({ url }) => url.length))).toBeLessThan(8000);
  await screen.findByText(
    '749 experiments of this link are not shown: they were deleted, or you may not see them.',
  );
  // the first and the last of the link
  const table = screen.getByRole('table', { name: 'Experiments to compare' });
  expect(textsOf(table, 'tbody tr')).toHaveLength(2);
  // hidden experiments have no color to report
  expect(screen.queryByText(/^Colored differently than in lists/)).toBeNull();
  await screen.findByText(
    'The link of this page has 7,519 characters. Some servers refuse links of more than 8,000; compare fewer to share it.',
  );
  await act(() =>
    router.navigate({ to: '/experiment-compare', search: { id: [1, 2] }, replace: true }),
  );
  await waitFor(() => expect(screen.queryByText(/^The link of this page has/)).toBeNull());
  expect(screen.getByRole('table', { name: 'Experiments to compare' })).toBeVisible();

  isBroken = true;
  await act(() => router.navigate({ href: `/experiment-compare?${sparse(99)}` }));
  const alert = await screen.findByText(/^Unable to fetch 1 experiment\./);
  expect(screen.getByRole('table', { name: 'Experiments to compare' })).toBeVisible();
  isBroken = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/^Unable to fetch/)).toBeNull());
});

test('if the first ones are deleted and the others fail to load, the page does not say that none exist', async () => {
  let isBroken = true;
  const missingIds = Array.from({ length: 100 }, (_, index) => `id=${9001 + index}`).join('&');
  const { user } = await renderApp(`/experiment-compare?${missingIds}&id=2`, {
    answer: ({ url }) =>
      isBroken && new URL(url).searchParams.get('experimentIdFilter.incl') === '2'
        ? Response.json({ code: 7, message: 'not yours' }, { status: 403 })
        : undefined,
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Unable to fetch experiments\..*not yours/);
  expect(screen.queryByText('No experiments to compare')).toBeNull();
  expect(screen.queryByText('No data to plot.')).toBeNull();
  isBroken = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await screen.findByRole('table', { name: 'Experiments to compare' });
});

test('without any permission the page shows a message', async () => {
  await renderApp('/experiment-compare?id=1&id=2', {
    answer: ({ url }) =>
      new URL(url).searchParams.has('experimentIdFilter.incl')
        ? Response.json({ code: 7, message: 'not yours' }, { status: 403 })
        : undefined,
  });
  await screen.findByText("Page not found or you don't have access");
});

/** Names of 20 metrics more, of which charts have no tree otherwise. */
function withMoreMetrics({ url }: Request): Response | undefined {
  if (!url.includes('metrics-stream/metric-names')) return undefined;
  const names = ['loss', ...Array.from({ length: 18 }, (_, at) => `more_${at}`)];
  const metricNames = [
    { group: 'validation', name: 'validation_loss' },
    ...names.map((name) => ({ group: 'training', name })),
  ];
  const result = {
    searcherMetrics: [],
    trainingMetrics: names,
    validationMetrics: ['validation_loss'],
    metricNames,
  };
  return new Response(`${JSON.stringify({ result })}\n`);
}

test('fewer than 20 metrics have no tree of their names; if the link names some, it is there until all are shown', async () => {
  const { user } = await renderApp('/experiment-compare?id=1&id=2&metric=validation');
  const metrics = await screen.findByRole('region', { name: 'Metrics' });
  await within(metrics).findByRole('tree', { name: 'Metric names' });
  await user.click(await within(metrics).findByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(within(metrics).queryByRole('tree')).toBeNull());
  expect(metrics.querySelectorAll('figure').length).toBeGreaterThan(0);
  expect(metrics.querySelector('[aria-label="Lines"]')).toBeNull();
});

test('every metric has a chart, with points of each best trial and no more than 200; metric names are a tree: keys walk through it, a choice is kept in the link, which is copied', async () => {
  const { user, router, requests } = await renderApp('/experiment-compare?id=1&id=2&scale=log', {
    answer: withMoreMetrics,
  });
  const tree = await screen.findByRole('tree', { name: 'Metric names' });
  const metrics = screen.getByRole('region', { name: 'Metrics' });
  const charts = () => metrics.querySelectorAll('figure').length;
  await waitFor(() => expect(charts()).toBeGreaterThan(1));
  await waitFor(() => {
    const series = requests.find(({ url }) => url.includes('/trials/time-series'));
    expect(new URL(series?.url ?? 'http://none').searchParams.get('maxDatapoints')).toBe('200');
  });
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(`${location.origin}/experiment-compare?id=1&id=2&scale=log`);

  const all = charts();
  const [group, first] = within(tree).getAllByRole('treeitem');
  expect(group?.textContent).toMatch(/^validation\d+$/);
  group?.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      metric: expect.stringMatching(/^validation\//),
    }),
  );
  await waitFor(() => expect(charts()).toBeLessThan(all));
  expect(within(tree).getByRole('treeitem', { selected: true })).toBe(first);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(charts()).toBe(all));

  // a filter shows the names that contain it, and is written to the link after a debounce
  const field = screen.getByRole('searchbox', { name: /^Filter \d+ metrics$/ });
  await user.click(field);
  await user.paste('validation_loss');
  const names = () =>
    within(tree)
      .getAllByRole('treeitem')
      .map((item) => item.title);
  await waitFor(() => expect(names()).toEqual(['validation', 'validation/validation_loss']));
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ filter: 'validation_loss' }),
  );
  await user.clear(field);
  await user.paste('no such metric');
  await screen.findByText('No metric matches');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(names().length).toBeGreaterThan(2));
});

test('lines over hyperparameters are colored and brushed by the link, which also names the metric of the last axis', async () => {
  // a metric as links had it before
  const link =
    '/experiment-compare?id=1&id=2&parallelColor=run&brushes=lr%3A0-0.5&parallelMetric=validation%20validation_loss';
  const { user, router } = await renderApp(link);
  const part = within(await screen.findByRole('region', { name: 'Parallel coordinates' }));
  const figure = await part.findByRole('figure', { name: /^validation_loss, 2/ });
  expect(within(figure).getByText('V')).toBeVisible();
  expect(screen.queryByText('Part of this link cannot be used')).toBeNull();
  expect(part.getByRole('radio', { name: 'By experiment' })).toHaveProperty('checked', true);
  await user.click(part.getByRole('radio', { name: 'By metric' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('parallelColor'));
  expect(router.state.location.search).toMatchObject({ brushes: 'lr:0-0.5' });

  const choose = (parallelMetric: string) =>
    act(() =>
      router.navigate({
        href: `/experiment-compare?id=1&id=2&parallelMetric=${encodeURIComponent(parallelMetric)}`,
        replace: true,
      }),
    );
  await choose('training|loss');
  expect(await part.findByRole('figure', { name: /^loss, 2/ })).toBeVisible();
  await choose('validation|nosuch');
  expect(await screen.findByText(/There is no metric “validation\|nosuch”/)).toBeVisible();
  const other = { name: /^(?!loss).*, 2 experiments$/ };
  expect(await part.findByRole('figure', other)).toBeVisible();
});

// the router writes a list of one as its one item
const listed = (value: unknown) => [value].flat();

test('logs are read side by side once they are selected, and searched and filtered together', async () => {
  const { user, router, requests } = await renderApp('/experiment-compare?id=2&id=5');
  const logs = await screen.findByRole('region', { name: 'Logs' });
  await within(logs).findByText('No logs chosen');
  const requestsOf = () => requests.filter(({ url }) => /trials\/\d+\/logs/.test(url));
  expect(requestsOf()).toEqual([]);
  await user.click(within(logs).getByRole('button', { name: /^Trials/ }));
  const dialog = await screen.findByRole('dialog', { busy: false, name: 'Trials' });
  const [first, second] = await within(dialog).findAllByRole('checkbox');
  if (!first || !second) throw new Error('nothing to choose');
  await user.click(first);
  await user.click(second);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(within(logs).getAllByRole('log')).toHaveLength(2));
  const [field, other] = within(logs).getAllByRole('textbox', { name: 'Search the whole log' });
  if (!field) throw new Error('nothing to search in');
  await user.click(field);
  await user.paste('epoch');
  await waitFor(() => expect(other).toHaveProperty('value', 'epoch'));
  await user.click(within(logs).getByRole('button', { name: /^Level/ }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Error' }));
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ logFind: 'epoch', logLevel: 'error' }),
  );
  expect(listed(Reflect.get(router.state.location.search, 'logTrial'))).toHaveLength(2);
  await waitFor(() => {
    const narrowed = requestsOf().filter(({ url }) => url.includes('levels=LOG_LEVEL_ERROR'));
    expect(new Set(narrowed.map(({ url }) => new URL(url).pathname)).size).toBe(2);
  });
});
