import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { onPhone } from '@trainyard/ui/test/on-phone';
import { expect, onTestFinished, test, vi } from 'vitest';
import { experimentRowsKey } from '~/data/experiments/cached-experiments';
import {
  idsOf,
  isSearch,
  listPath,
  rowOf,
  rows,
  searchesOf,
  withHeight,
} from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';
import { stopRepeats } from '~/test/stop-repeats';

withHeight();

test('a project shows its experiments, newest first, and its workspace; the count is of all that the tab counts, and shows how many archived ones it leaves out (F17)', async () => {
  const { user, router, requests } = await renderApp(listPath);
  expect(
    await screen.findByRole('heading', { name: 'detection-and-classification' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vision' })).toBeVisible();
  expect(within(await rowOf('resnet50-lr-sweep')).getByText('Running')).toBeVisible();
  expect(idsOf()).toEqual(idsOf().toSorted((a, b) => b - a));
  expect(document.title).toContain('detection-and-classification - Trainyard');

  const [search] = searchesOf(requests);
  expect(search?.get('sort')).toBe('startTime=desc');
  expect(search?.get('limit')).toBe('50');
  const opened = requests.filter(({ url }) => url.endsWith('/users/activity'));
  expect(opened).toHaveLength(1);

  const text = (await screen.findByText(/^\d+ of \d+, \d+ archived$/)).textContent ?? '';
  const [visibleCount = 0, all, hidden = 0] = (text.match(/\d+/g) ?? []).map(Number);
  expect(all).toBe(visibleCount + hidden);
  const tab = screen.getByRole('link', { name: `Experiments ${visibleCount + hidden}` });
  expect(tab.title).toBe(`${visibleCount + hidden} experiments, archived ones included`);
  await user.click(screen.getByRole('button', { name: 'Show Archived' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ archived: true }));
  await waitFor(() => expect(screen.queryByText(/, \d+ archived$/)).toBeNull());
  expect(await screen.findByText(`${visibleCount + hidden} experiments`)).toBeVisible();
});

test('a search by name that finds nothing offers to clear it; a header sorts through the link', async () => {
  const { user, router, requests } = await renderApp(listPath);
  await user.click(await screen.findByRole('searchbox', { name: 'Search by name' }));
  await user.paste('convnext');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ name: 'convnext' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'resnet50-lr-sweep' })).toBeNull());
  expect(await rowOf('convnext-distill-lr-half')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'nonsense{Enter}');
  expect(await screen.findByText('No results matching your filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await rowOf('resnet50-lr-sweep')).toBeVisible();
  expect(router.state.location.search).toEqual({});

  await user.click(await screen.findByRole('button', { name: 'ID' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'id=desc' }));
  await user.click(await screen.findByRole('button', { name: 'ID' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'id=asc' }));
  await waitFor(() => expect(idsOf()[0]).toBeLessThan(20));
  expect(idsOf()).toEqual(idsOf().toSorted((a, b) => a - b));
  expect(screen.getByRole('columnheader', { name: 'ID' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
  expect(searchesOf(requests).at(-1)?.get('sort')).toBe('id=asc');
});

test('pages are in the link, counted from 0 there and from 1 on the screen', async () => {
  const { user, router, requests } = await renderApp(`${listPath}?pageSize=20&page=1`);
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  expect(screen.getByText(/^21–40 of 4\d$/)).toBeVisible();
  expect(searchesOf(requests)[0]?.get('offset')).toBe('20');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Page 3 of 3')).toBeVisible();
  expect(router.state.location.search).toEqual({ pageSize: 20, page: 2 });
  const next = screen.getByRole('button', { name: 'Next page' });
  expect(next.hasAttribute('disabled')).toBe(true);
});

test('a project without experiments shows an empty state, and one that is missing is a 404', async () => {
  const { router } = await renderApp('/projects/1/experiments');
  expect(await screen.findByText('No Experiments')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Uncategorized Experiments' })).toBeVisible();

  await router.navigate({ href: '/projects/4711/experiments' });
  expect(await screen.findByText("Page not found or you don't have access")).toBeVisible();
});

const refusal = () =>
  Response.json(
    { error: { code: 13, reason: 'Internal', error: 'the disk is full' } },
    { status: 500 },
  );

test('a list that fails shows the reason, keeps its toolbar, and has Retry; one whose connections were closed goes on by itself once they are not; a failed poll keeps the rows and is reported', async () => {
  let isBroken = true;
  let isClosed = false;
  const answer = (request: Request) => {
    if (isClosed) throw new TypeError('Failed to fetch');
    return isBroken && isSearch(request) ? refusal() : undefined;
  };
  const { user, queryClient } = await renderApp(listPath, { answer });
  expect(await screen.findByText('Unable to fetch experiments.')).toBeVisible();
  expect(screen.getByText('the disk is full')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search by name' })).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowOf('resnet50-lr-sweep')).toBeVisible();

  isClosed = true;
  void queryClient.refetchQueries({ type: 'active' });
  expect(await screen.findByText(/^Not updating/)).toBeVisible();
  isClosed = false;
  expect(await screen.findByText(/^Updated \d+ s ago/)).toBeVisible();
  expect(screen.queryByText(/^Not updating/)).not.toBeInTheDocument();

  isBroken = true;
  void queryClient.refetchQueries({ queryKey: experimentRowsKey });
  expect(await screen.findByText(/^Not updating/)).toBeVisible();
  expect(await rowOf('resnet50-lr-sweep')).toBeVisible();
});

/** A list of any length that a test can lengthen. */
function longList(length: () => number) {
  const row = (id: number) => ({
    experiment: {
      id,
      name: `run ${id}`,
      state: 'STATE_COMPLETED',
      startTime: '2026-11-05T10:00:00Z',
      endTime: '2026-11-05T11:00:00Z',
      username: 'admin',
      jobId: 'job',
      archived: false,
      numTrials: 1,
      searcherType: 'single',
      originalConfig: '',
      projectId: 2,
      projectOwnerId: 1,
      config: {},
    },
    bestTrial: null,
  });
  return (request: Request) => {
    if (!isSearch(request)) return undefined;
    const search = new URL(request.url).searchParams;
    const offset = Number(search.get('offset'));
    const total = length();
    const count = Math.max(0, Math.min(Number(search.get('limit')), total - offset));
    const experiments = Array.from({ length: count }, (_, place) => row(total - offset - place));
    return Response.json({ experiments, pagination: { total } });
  };
}

test('of 100,000 experiments only the visible blocks are requested', async () => {
  const sandbox = createSandbox({ clock: manualClock(Date.now()), experiments: 100_000 });
  onTestFinished(() => sandbox.close());
  // a repeated request is a bug
  stopRepeats();
  const { requests, router } = await renderApp(listPath, { sandbox });
  const offsets = () => searchesOf(requests).map((search) => search.get('offset'));
  await rowOf('resnet50-lr-sweep');
  await waitFor(() => expect(offsets()).toEqual(['0', '50']));

  const grid = screen.getByRole('grid', { name: 'Experiments' });
  expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThan(90_000);
  expect(rows().length).toBeLessThan(60);
  const scrolled = grid.parentElement ?? grid;
  fireEvent.scroll(scrolled, { target: { scrollTop: 34 * 70_010 } });
  await waitFor(() => expect(rows().some((row) => row.dataset.index === '70010')).toBe(true));
  expect(offsets()).toEqual(['0', '50', '70000', '70200', '70400']);
  const limits = searchesOf(requests).map((search) => search.get('limit'));
  expect(limits).toEqual(['50', '200', '200', '200', '200']);
  // the link finds the same rows again, once they rest
  vi.advanceTimersByTime(500);
  await waitFor(() => expect(router.state.location.search).toEqual({ page: 1400 }));
});

test('a link into the middle starts there', async () => {
  const { requests } = await renderApp(`${listPath}?page=1400`, {
    answer: longList(() => 100_000),
  });
  expect(await rowOf('run 29990')).toBeVisible();
  expect(searchesOf(requests)[0]?.get('offset')).toBe('70000');
});

test('rows keep their places under the pointer, and a pill shows the number of new rows', async () => {
  let length = 60;
  const { user, queryClient } = await renderApp(listPath, { answer: longList(() => length) });
  await user.hover(await rowOf('run 58'));
  length = 63;
  void queryClient.refetchQueries({ queryKey: experimentRowsKey });
  const pill = await screen.findByRole('button', { name: '3 new' });
  expect(idsOf()[0]).toBe(60);
  await user.click(pill);
  await waitFor(() => expect(idsOf()[0]).toBe(63));
  expect(screen.queryByRole('button', { name: '3 new' })).toBeNull();
});

test('a name that is markup stays text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const base = longList(() => 1);
  const answer = (request: Request) => {
    const response = base(request);
    return response && new Response(response.body?.pipeThrough(renaming(name)), response);
  };
  await renderApp(listPath, { answer });
  const row = await rowOf(name);
  expect(row.querySelector('img')).toBeNull();
});

function renaming(name: string) {
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      const text = new TextDecoder().decode(chunk).replace('run 1', name);
      controller.enqueue(new TextEncoder().encode(text));
    },
  });
}

test('back from an experiment the focus is on its row again; Ctrl+C copies the cell that has the focus, or the chosen rows with their heads', async () => {
  const { user, router } = await renderApp(
    `${listPath}?columns=name&columns=state&columns=progress`,
  );
  const cell = (await rowOf('maskrcnn-anchor-search-v3')).querySelector<HTMLElement>(
    '[data-col="1"]',
  );
  cell?.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'maskrcnn-anchor-search-v3', level: 1 });
  await waitFor(() => expect(router.state.status).toBe('idle'));
  router.history.back();
  await rowOf('maskrcnn-anchor-search-v3');
  await waitFor(() =>
    expect(document.activeElement?.closest('tr')?.textContent).toContain(
      'maskrcnn-anchor-search-v3',
    ),
  );

  const state = (await rowOf('maskrcnn-anchor-search-v3')).querySelector<HTMLElement>(
    '[data-col="2"]',
  );
  state?.focus();
  await user.keyboard('{Control>}c{/Control}');
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('Completed'));
  await user.click(screen.getByRole('checkbox', { name: 'Select maskrcnn-anchor-search-v3' }));
  await user.keyboard('{Control>}c{/Control}');
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(
      'Name\tState\tProgress (%)\nmaskrcnn-anchor-search-v3\tCompleted\t100\n',
    ),
  );
});

test('on a phone a queued experiment shows its expected start', async () => {
  onPhone();
  await renderApp('/projects/3/experiments');
  const link = await screen.findByRole('link', { name: 'mae-pretrain-1600' });
  const card = link.closest('li');
  expect(card).toHaveTextContent('Queued');
  // the forecast comes after the page
  await waitFor(() => expect(card).toHaveTextContent(/starts (in|now)|could start/));
});
