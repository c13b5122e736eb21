import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '~/test/render-app';

// jsdom lays nothing out: a list is as high as a window
beforeEach(() => {
  const size = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  return () => size.mockRestore();
});

// on a busy machine reading what comes with the first use takes longer than a wait
beforeAll(async () => {
  await Promise.all([import('./experiment-compare-page'), import('../list/experiment-bulk-bar')]);
});

test('chosen rows of the list are compared by a link', async () => {
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
});

test('settings stand side by side, those that differ alone until all are asked for', async () => {
  const { user, router } = await renderApp('/experiment-compare?id=1&id=2&id=3');
  const settings = await screen.findByRole('table', { name: 'Hyperparameters and config' });
  const rows = () => within(settings).getAllByRole('row').length;
  const few = rows();
  await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ all: true }));
  expect(rows()).toBeGreaterThan(few);
});

test('experiments are dropped and added without leaving', async () => {
  const { user, router } = await renderApp('/experiment-compare?id=1&id=2');
  const table = await screen.findByRole('table', { name: 'Experiments to compare' });
  const [drop] = within(table).getAllByRole('button', { name: /^Drop .* from the comparison$/ });
  if (!drop) throw new Error('nothing to drop');
  await user.click(drop);
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /from the comparison$/ })).toHaveLength(1),
  );
  await user.click(screen.getByRole('button', { name: 'Add experiment' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Name or ID' }), '5');
  const found = await screen.findByRole('dialog', { name: 'Add experiment' });
  await user.click(await within(found).findByRole('button', { name: /5$/ }));
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ id: expect.arrayContaining([5]) }),
  );
});

test('every metric has a chart, with points of each best trial and no more than 200', async () => {
  const { requests } = await renderApp('/experiment-compare?id=1&id=2');
  const metrics = await screen.findByRole('region', { name: 'Metrics' });
  await waitFor(() => expect(within(metrics).getAllByRole('figure').length).toBeGreaterThan(0));
  await waitFor(() => {
    const asked = requests.find(({ url }) => url.includes('/trials/time-series'));
    expect(new URL(asked?.url ?? 'http://none').searchParams.get('maxDatapoints')).toBe('200');
  });
});

test('a base is chosen; whoever stays keeps its colour when another is dropped', async () => {
  const { user, router } = await renderApp('/experiment-compare?id=1&id=13&id=2&x=elapsed');
  const table = await screen.findByRole('table', { name: 'Experiments to compare' });
  const [base] = within(table).getAllByRole('button', { name: /^Measure the others by / });
  if (!base) throw new Error('nothing to measure by');
  await user.click(base);
  // newest first
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ x: 'elapsed', base: 13 }),
  );
  const drops = within(table).getAllByRole('button', { name: /^Drop .* from the comparison$/ });
  const last = drops.at(-1);
  if (!last) throw new Error('nothing to drop');
  await user.click(last);
  // 13 gave way to 1, and 2 to 13
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      id: [13, 2],
      base: 13,
      color: ['13-1', '2-2'],
    }),
  );
});

test('of many experiments the first columns are drawn, and more when asked for', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `id=${index + 1}`).join('&');
  const { user } = await renderApp(`/experiment-compare?${ids}`);
  const settings = await screen.findByRole('table', { name: 'Hyperparameters and config' });
  expect(within(settings).getAllByRole('columnheader')).toHaveLength(1 + 24);
  await user.click(screen.getByRole('button', { name: /^Show more: 6 left$/ }));
  await waitFor(() => expect(within(settings).getAllByRole('columnheader')).toHaveLength(1 + 30));
});
