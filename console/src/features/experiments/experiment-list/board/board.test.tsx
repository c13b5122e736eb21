import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rows, withHeight } from '~/test/experiment-list';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, renderApp } from '~/test/render-app';
import { boardSearch } from './board-search';

withHeight();

const runsPath = '/projects/2/runs';
const experimentsPath = '/projects/2/experiments?sort=id%3Ddesc';

const bodiesOf = async (requests: readonly Request[], path: string) =>
  Promise.all(
    requests
      .filter(({ url, method }) => method === 'POST' && new URL(url).pathname.endsWith(path))
      .map(async (request) => JSON.parse(await request.clone().text())),
  );

const idOf = (row: HTMLElement) => Number(row.querySelector('[data-col="1"]')?.textContent);

test('on an older master the board draws experiments by their best trials; keys open it, take a row off and close it', async () => {
  const { user, router, requests } = await renderApp(experimentsPath);
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  expect(screen.queryByRole('button', { name: /^Draw experiment/ })).toBeNull();
  await user.keyboard('b');
  const board = within(await screen.findByRole('complementary', { name: 'Board' }));
  expect(board.getByRole('button', { name: '10 experiments' })).toBeVisible();
  expect(await board.findByText('Last values of best trials')).toBeVisible();
  const [first = 0, ...others] = boardSearch.read(router.state.location.search).board;
  expect((await board.findAllByRole('figure')).length).toBeGreaterThan(0);
  const curves = requests.filter(({ url }) => url.includes('/trials/time-series'));
  expect(curves.length).toBeGreaterThan(0);
  const links = await board.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain(`/experiments/${first}`);

  const row = rows().find((each) => idOf(each) === first) ?? expect.fail();
  const eye = within(row).getByRole('button', { name: `Draw experiment ${first} on the board` });
  expect(eye.getAttribute('aria-pressed')).toBe('true');
  row.querySelector<HTMLElement>('[data-col="1"]')?.focus();
  await user.keyboard('v');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ board: others }));
  await user.keyboard('b');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Board' })).toBeNull());
  expect(screen.queryByRole('button', { name: /^Draw experiment/ })).toBeNull();
});

test('the row under the pointer is marked among the values of the board, and the other way round', async () => {
  const { user } = await renderApp(experimentsPath);
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  await user.keyboard('b');
  const board = within(await screen.findByRole('complementary', { name: 'Board' }));
  const values = await board.findAllByRole('row');
  const value = values[1] ?? expect.fail();
  const id = Number(within(value).getAllByRole('cell')[0]?.textContent);
  const row = () => rows().find((each) => idOf(each) === id) ?? expect.fail();
  const cell = row().querySelector('[data-col="2"]') ?? expect.fail();
  fireEvent.pointerOver(cell);
  await waitFor(() => expect(value.className).toContain('bg-hover'));
  fireEvent.pointerOut(cell);
  await waitFor(() => expect(value.className).not.toContain('bg-hover '));
  fireEvent.pointerOver(value);
  await waitFor(() => expect(row().getAttribute('aria-current')).toBe('true'));
});

test('the board draws the first runs, and the eye buttons add and remove runs; a run has its tags, which narrow the list, and a color that the user chooses (A6)', async () => {
  const { user, router, requests } = await renderApp(runsPath, { sandbox: newerSandbox() });
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  const eye = (id = 0) => ({ name: `Draw run ${id} on the board` });
  await user.click(await screen.findByRole('button', { name: 'Board' }));
  const board = within(await screen.findByRole('complementary', { name: 'Board' }));
  expect(board.getByText('10 runs')).toBeVisible();
  const drawn = boardSearch.read(router.state.location.search).board;
  board.getByRole('separator', { name: 'Width of the board' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(board.getByRole('separator').getAttribute('aria-valuenow')).toBe('400');
  await user.click(board.getByRole('radio', { name: 'Time' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ boardX: 'elapsed' }));
  expect(await board.findByText('Last values')).toBeVisible();
  expect((await board.findAllByRole('figure')).length).toBeGreaterThan(0);

  const isDrawn = (row: HTMLElement) => drawn.includes(idOf(row));
  const other = rows().find((row) => !isDrawn(row)) ?? expect.fail();
  await user.click(within(other).getByRole('button', eye(idOf(other))));
  expect(await board.findByText('11 runs')).toBeVisible();
  const first = rows().find(isDrawn) ?? expect.fail();
  await user.click(await board.findByRole('button', eye(idOf(first))));
  expect(await board.findByText('10 runs')).toBeVisible();
  const off = within(first).getByRole('button', eye(idOf(first)));
  expect(off.getAttribute('aria-pressed')).toBe('false');

  const [picker] = await board.findAllByRole('button', { name: /^Color of / });
  if (!picker) throw new Error('no picker');
  const colored = /\((\d+)\)$/.exec(picker.getAttribute('aria-label') ?? '')?.[1] ?? '';
  await user.click(picker);
  await user.click(await screen.findByRole('button', { name: 'Color 11' }));
  const colorEye = () => board.getByRole('button', eye(Number(colored)));
  await waitFor(() => expect(colorEye().querySelector('[style*="--c11"]')).toBeVisible());
  const sent = await bodiesOf(requests, '/users/setting');
  expect(sent.flatMap(({ settings }) => settings)).toContainEqual(
    expect.objectContaining({ key: 'runs', value: JSON.stringify({ [colored]: 10 }) }),
  );
  const [tag] = await board.findAllByTitle(/^Only runs with the tag /);
  if (!tag) throw new Error('no tags');
  await user.click(tag);
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ filter: `tags ~ ${tag.textContent}` }),
  );
  await user.click(screen.getByRole('button', { name: /^Board/ }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Board' })).toBeNull());
});

test('a menu draws more of the first rows, in the order of the list, or the selected ones; Ctrl+Z undoes it', async () => {
  const { user, router } = await renderApp(experimentsPath);
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  await user.keyboard('b');
  const board = within(await screen.findByRole('complementary', { name: 'Board' }));
  const drawnIds = () => boardSearch.read(router.state.location.search).board;
  const first = drawnIds();
  await user.click(await board.findByRole('button', { name: /^10 experiments/ }));
  await user.click(
    await screen.findByRole('menuitem', { name: 'First 25 experiments with a value' }),
  );
  expect(await board.findByRole('button', { name: /^25 experiments/ })).toBeVisible();
  expect(drawnIds().slice(0, 10)).toEqual(first);
  expect(drawnIds()).toEqual(drawnIds().toSorted((one, other) => other - one));
  const more = drawnIds();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(drawnIds()).toEqual(first));
  await user.keyboard('{Control>}y{/Control}');
  await waitFor(() => expect(drawnIds()).toEqual(more));

  const chosen = rows().slice(1, 3);
  for (const row of chosen) await user.click(within(row).getByRole('checkbox'));
  await user.click(board.getByRole('button', { name: /^25 experiments/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'The 2 selected rows' }));
  await waitFor(() => expect(new Set(drawnIds())).toEqual(new Set(chosen.map(idOf))));
});

test('on a phone the board covers the list until it is closed', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const isPhone = (query: string) => query.includes('480px');
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isPhone(query), media: query }),
  );
  const { user, router } = await renderApp(experimentsPath);
  await user.click(await screen.findByRole('button', { name: 'Board' }));
  const board = within(await screen.findByRole('dialog', { busy: false, name: 'Board' }));
  expect((await board.findAllByRole('figure')).length).toBeGreaterThan(0);
  await user.click(board.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).not.toHaveProperty('board');
});

test('a board that cannot be read says why, with Retry, beside a list that stays; ids that do not exist are reported', async () => {
  let isFailing = true;
  const isOfBoard = ({ url }: Request) => /"value":(5|99999)\b/.test(decodeURIComponent(url));
  const { user, router } = await renderApp(`${experimentsPath}&board=5`, {
    answer: (request) =>
      isFailing && request.url.includes('/experiments-search') && isOfBoard(request)
        ? Response.json({ error: { error: 'database is locked' } }, { status: 404 })
        : undefined,
  });
  const board = within(await screen.findByRole('complementary', { name: 'Board' }));
  expect(await board.findByText('Unable to fetch experiments.')).toBeVisible();
  expect(rows().length).toBeGreaterThan(5);
  isFailing = false;
  await user.click(board.getByRole('button', { name: 'Retry' }));
  expect((await board.findAllByRole('figure')).length).toBeGreaterThan(0);
  await router.navigate({ href: `${experimentsPath}&board=99999` });
  expect(await board.findByText(/^These experiments do not exist/)).toBeVisible();
});

test('charts do not wait for the names of all metrics; an expression with a name that is not loaded yet is not refused', async () => {
  let answerNames = () => {};
  const namesAllowed = new Promise<void>((resolve) => {
    answerNames = resolve;
  });
  const search = new URLSearchParams([
    ['boardFirst', '10'],
    ['boardChart', '=ema(validation.no_such, 0.5)'],
    ['boardChart', '=ema(training.loss, 0.5)'],
  ]);
  const sandbox = demoSandbox();
  const { requests } = await renderApp(`${experimentsPath}&${search}`, {
    sandbox,
    answer: (request) =>
      request.url.includes('/metrics-stream/metric-names')
        ? namesAllowed.then(() => sandbox.fetch(request))
        : undefined,
  });
  const board = within(await screen.findByRole('complementary', { name: 'Board' }));
  await board.findByRole('figure', { name: 'ema(training.loss, 0.5)' });
  expect(requests.some(({ url }) => /time-series.*metricNames=loss&group=training/.test(url))).toBe(
    true,
  );
  expect(board.queryByRole('alert')).toBeNull();
  answerNames();
  expect((await board.findByRole('alert')).textContent).toMatch(/validation\.no_such/);
});

test('names of metrics that cannot be read are reported above the charts of those that the rows name', async () => {
  let isFailing = true;
  const { user } = await renderApp(`${experimentsPath}&boardFirst=10`, {
    answer: (request) =>
      isFailing && request.url.includes('/metrics-stream/metric-names')
        ? Response.json({ error: { error: 'database is locked' } }, { status: 404 })
        : undefined,
  });
  const board = within(await screen.findByRole('complementary', { name: 'Board' }));
  expect(await board.findByText('Error fetching metrics')).toBeVisible();
  expect((await board.findAllByRole('figure')).length).toBeGreaterThan(0);
  isFailing = false;
  await user.click(board.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(board.queryByText('Error fetching metrics')).toBeNull());
});

test('rows are grouped by a field in one choice: a mean with a band for each group, a head with its color, and each row in that color', async () => {
  const { user, router } = await renderApp(experimentsPath);
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  await user.keyboard('b');
  const board = within(await screen.findByRole('complementary', { name: 'Board' }));
  await user.click(await board.findByRole('combobox', { name: /^Group by/ }));
  await user.click(await screen.findByRole('option', { name: 'User' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ boardBy: 'user' }));
  const heads = await board.findAllByRole('rowheader');
  expect(heads.length).toBeGreaterThan(1);
  const counts = heads.map((head) => Number(/n (\d+)$/.exec(head.textContent)?.[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
  expect(await board.findByText(/Band: standard deviation/)).toBeVisible();
  const place = Math.max(...counts.keys());
  const group = heads[place]?.closest('tbody') ?? expect.fail();
  const color = `[style*="--c${place + 1}"]`;
  for (const eye of within(group).getAllByRole('button', { name: /^Draw experiment/ }))
    expect(eye.querySelector(color)).not.toBeNull();

  await user.click(board.getByRole('combobox', { name: 'Lines of groups' }));
  await user.click(await screen.findByRole('option', { name: /^Every curve/ }));
  await waitFor(() => expect(board.queryByText(/Band:/)).toBeNull());
  await router.navigate({ href: `${experimentsPath}&board=5&board=7&boardBy=hp.nothing` });
  expect(await screen.findByText(/These experiments have no groups by “hp.nothing”/)).toBeVisible();
});

test('the first rows of the list are drawn as the list changes; a filter of the board draws every metric that it matches', async () => {
  const { user, router } = await renderApp(experimentsPath);
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  await user.keyboard('b');
  const board = within(await screen.findByRole('complementary', { name: 'Board' }));
  await user.click(await board.findByRole('button', { name: /^10 experiments/ }));
  const item = { name: 'First 1,000 experiments, as the list changes' };
  await user.click(await screen.findByRole('menuitem', item));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ boardFirst: 1000 }));
  expect(router.state.location.search).not.toHaveProperty('board');
  const count = async () => {
    const button = await board.findByRole('button', { name: /^\d+ experiments?$/ });
    return Number.parseInt(button.textContent ?? '', 10);
  };
  await waitFor(async () => expect(await count()).toBeGreaterThan(10));

  await act(async () =>
    router.navigate({
      to: '.',
      search: (all: object) => ({ ...all, filter: 'tags ~ coco' }),
    }),
  );
  await waitFor(async () => expect(await count()).toBeLessThan(10));
  const filtered = await count();
  const [first] = rows();
  if (!first) expect.fail();
  await user.click(within(first).getByRole('button', { name: /^Draw experiment/ }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('boardFirst'));
  expect(boardSearch.read(router.state.location.search).board).toHaveLength(filtered - 1);

  const field = await board.findByRole('searchbox', { name: /^Charts of \d+ metrics by name$/ });
  await user.type(field, '^(validation )?loss$|box_');
  await waitFor(() => expect(router.state.location.search).toHaveProperty('boardFilter'));
  await waitFor(() => expect(board.getAllByRole('figure', { name: /box_loss/ })).toHaveLength(1));
  await user.keyboard('{Escape}');
  await user.clear(field);
  await user.type(field, 'nosuch');
  expect(await board.findByText('No metric matches')).toBeVisible();
  await user.click(board.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('boardFilter'));
  await user.type(field, 'loss(');
  expect(await board.findByText(/^Not a regular expression/)).toBeVisible();
});

test('rows that the page ranks are drawn in that order, and no others are requested before', async () => {
  const rank = encodeURIComponent('fx.half=numTrials / 2=desc');
  const path = `/projects/2/experiments?sort=id%3Ddesc&boardFirst=3&rank=${rank}`;
  const { requests } = await renderApp(path);
  const board = within(await screen.findByRole('complementary', { name: 'Board' }));
  expect((await board.findAllByRole('figure')).length).toBeGreaterThan(0);
  expect(await screen.findByText(/^Ranked here by half, highest first/)).toBeVisible();
  const ids = rows().map(idOf);
  const first = ids.slice(0, 3);
  expect(first).not.toEqual(ids.toSorted((one, other) => other - one).slice(0, 3));
  const drawn = rows().filter((row) => within(row).queryByRole('button', { pressed: true }));
  expect(drawn.map(idOf)).toEqual(first);
  const trialsOf = ({ url }: Request) => new URL(url).searchParams.getAll('trialIds').join();
  const curves = requests.filter(({ url }) => /time-series.*maxDatapoints=200/.test(url));
  expect(new Set(curves.map(trialsOf)).size).toBe(1);
});
