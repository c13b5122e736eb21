import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { withHeight } from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';
import { neighbors } from './experiment-panel';

const list = '/projects/2/experiments?sort=id%3Dasc';

// parts that load on first use are loaded before the tests: on a busy machine that takes too long
beforeAll(async () => {
  await Promise.all([
    import('./experiment-panel'),
    import('~/features/experiments/experiment-list/rows/experiment-row-menu'),
    import('./panel-chart'),
  ]);
});

withHeight(100);

const rowIds = () =>
  [...document.querySelectorAll<HTMLElement>('tbody tr[data-index] [data-col="1"]')].map((cell) =>
    Number(cell.textContent),
  );
const cellOf = (index: number) =>
  document.querySelector<HTMLElement>(`tr[data-index="${index}"] > [data-col="1"]`);

test('neighbors are found around the visible rows, as far as they are loaded', () => {
  const rows = [5, 9, 7].map((id) => ({ id }) as never);
  const range = { first: 1, last: 2 };
  const nearRows = neighbors({ rowId: 9, rowAt: (index) => rows[index], range });
  expect([nearRows.index, nearRows.previous, nearRows.next]).toEqual([1, { id: 5 }, { id: 7 }]);
  const last = neighbors({ rowId: 7, rowAt: (index) => rows[index], range });
  expect([last.index, last.next]).toEqual([2, undefined]);
  expect(neighbors({ rowId: 8, rowAt: (index) => rows[index], range }).index).toBe(-1);
});

test('a key shows a row beside the list; arrows in either move on, and Escape goes back to its row', async () => {
  const { user, router } = await renderApp(list);
  await screen.findByRole('grid');
  await waitFor(() => expect(rowIds().length).toBeGreaterThan(2));
  const [first, second, third] = rowIds();
  cellOf(0)?.focus();
  await user.keyboard('d');
  const panel = await screen.findByRole('complementary', { name: `Experiment ${first}` });
  expect(await within(panel).findByText('Hyperparameters')).toBeVisible();
  expect(router.state.location.search).toMatchObject({ open: first });

  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('complementary', { name: `Experiment ${second}` })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next experiment' }));
  expect(await screen.findByRole('complementary', { name: `Experiment ${third}` })).toBeVisible();
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByRole('complementary', { name: `Experiment ${second}` })).toBeVisible();
  expect(cellOf(1)?.closest('tr')?.getAttribute('aria-current')).toBe('true');

  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('complementary', { name: /^Experiment/ })).toBeNull(),
  );
  expect(document.activeElement).toBe(cellOf(1));
  expect(router.state.location.search).not.toHaveProperty('open');
});

test('the panel draws the searcher metric of the best trial', async () => {
  const { user, requests } = await renderApp(`${list}&open=113`);
  const panel = within(await screen.findByRole('complementary', { name: 'Experiment 113' }));
  const figure = within(await panel.findByRole('figure'));
  await user.click(await figure.findByRole('button', { name: 'View as table' }));
  expect((await figure.findAllByRole('row')).length).toBeGreaterThan(1);
  expect(requests.some(({ url }) => url.includes('/trials/time-series'))).toBe(true);
});

test('a link opens it, also one that no row shows; the button of the toolbar puts it away', async () => {
  const { user } = await renderApp(`${list}&open=99999`);
  expect(await screen.findByText('Unable to fetch Experiment 99999')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Details beside the list' }));
  await waitFor(() => expect(screen.queryByText('Unable to fetch Experiment 99999')).toBeNull());
});

test('the menu of a row shows it beside the list', async () => {
  const { user, router } = await renderApp(list);
  await waitFor(() => expect(rowIds().length).toBeGreaterThan(1));
  const [, id] = rowIds();
  const row = cellOf(1)?.closest('tr');
  if (!row) throw new Error('there is no second row');
  await user.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByText('Show beside the list'));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ open: id }));
});

test('on a phone the panel covers the list and also names its experiment', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const isPhone = (query: string) => query.includes('480px');
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isPhone(query), media: query }),
  );
  await renderApp(`${list}&open=4`);
  const drawer = within(await screen.findByRole('dialog', { busy: false }));
  expect(await drawer.findByText('4')).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Next experiment' })).toBeVisible();
});
