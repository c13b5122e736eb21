import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { closeAllToasts, toastStore } from '~/lib/toast-store';
import { renderApp } from '~/test/render-app';

// Vision / detection-and-classification of the demo
const list = '/projects/2/experiments';

// jsdom lays nothing out: the list is as high as a window
beforeEach(() => {
  const size = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  return () => size.mockRestore();
});

const rows = () => screen.getAllByRole('row').filter((row) => Number(row.dataset.index) >= 0);
const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const row = link.closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return row;
};
const idsOf = () => rows().map((row) => Number(row.children[1]?.textContent));
const openMenu = async (user: { click: (element: Element) => Promise<void> }, name: string) => {
  await rowOf(name);
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return screen.findByRole('menu');
};

const isSearch = (request: Request) =>
  new URL(request.url).pathname.endsWith('/experiments-search');
const searchesOf = (requests: Request[]) =>
  requests.filter(isSearch).map((request) => new URL(request.url).searchParams);

test('a project shows its experiments, newest first, and says where it is', async () => {
  const { requests } = await renderApp(list);
  expect(
    await screen.findByRole('heading', { name: 'detection-and-classification' }),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Vision' })).toBeDefined();
  expect(within(await rowOf('resnet50-lr-sweep')).getByText('Running')).toBeDefined();
  expect(idsOf()).toEqual(idsOf().toSorted((a, b) => b - a));
  expect(document.title).toContain('detection-and-classification - Trainyard');

  const [search] = searchesOf(requests);
  expect(search?.get('sort')).toBe('startTime=desc');
  expect(search?.get('limit')).toBe('50');
  const opened = requests.filter(({ url }) => url.endsWith('/users/activity'));
  expect(opened).toHaveLength(1);
});

test('a header sorts through the link', async () => {
  const { user, router, requests } = await renderApp(list);
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
  const { user, router, requests } = await renderApp(`${list}?pageSize=20&page=1`);
  expect(await screen.findByText('Page 2 of 3')).toBeDefined();
  expect(screen.getByText(/^21–40 of 4\d$/)).toBeDefined();
  expect(searchesOf(requests)[0]?.get('offset')).toBe('20');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Page 3 of 3')).toBeDefined();
  expect(router.state.location.search).toEqual({ pageSize: 20, page: 2 });
  const next = screen.getByRole('button', { name: 'Next page' });
  expect(next.hasAttribute('disabled')).toBe(true);
});

test('somebody who may edit pauses a running experiment from its row', async () => {
  const { user, requests } = await renderApp(list, { as: 'mkowalski' });
  const menu = await openMenu(user, 'resnet50-lr-sweep');
  await user.click(await within(menu).findByRole('menuitem', { name: 'Pause' }));
  await waitFor(async () =>
    expect(within(await rowOf('resnet50-lr-sweep')).getByText('Paused')).toBeDefined(),
  );
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/113/pause'))).toBe(true));
});

test('the menu of a row does what the page of the experiment does', async () => {
  // on a busy machine reading what comes with the first use takes longer than a wait
  await Promise.all([import('./row-action'), import('./forms/move-one-dialog')]);
  const { user, router } = await renderApp(list);
  const menu = await openMenu(user, 'maskrcnn-anchor-search-v3');
  for (const act of ['Edit', 'Fork', 'Hyperparameter Search', 'View in TensorBoard', 'Move'])
    expect(await within(menu).findByRole('menuitem', { name: act })).toBeDefined();
  await user.click(within(menu).getByRole('menuitem', { name: 'Move' }));
  expect(await screen.findByRole('dialog', { name: /^Move/ })).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe(list);
});

test('a finished experiment offers no pause, and says why it cannot be killed', async () => {
  const { user } = await renderApp(list);
  const menu = await openMenu(user, 'maskrcnn-anchor-search-v3');
  expect(await within(menu).findByRole('menuitem', { name: 'Archive' })).toBeDefined();
  expect(within(menu).queryByRole('menuitem', { name: /^Pause/ })).toBeNull();
  const kill = within(menu).getByRole('menuitem', { name: /^Kill/ });
  expect(kill.getAttribute('aria-disabled')).toBe('true');
  expect(kill.textContent).toContain('can be killed');
});

test('deleting is for its owner and admins', async () => {
  const { user } = await renderApp(list, { as: 'nokafor' });
  const menu = await openMenu(user, 'maskrcnn-anchor-search-v3');
  expect(await within(menu).findByRole('menuitem', { name: 'Archive' })).toBeDefined();
  expect(within(menu).queryByRole('menuitem', { name: /^Delete/ })).toBeNull();
});

test('killing asks first, and names the experiment', async () => {
  const { user, requests } = await renderApp(list);
  const menu = await openMenu(user, 'resnet50-lr-sweep');
  await user.click(await within(menu).findByRole('menuitem', { name: 'Kill' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Experiment Kill' });
  expect(within(dialog).getByText('Are you sure you want to kill experiment 113?')).toBeDefined();
  expect(requests.some(({ url }) => url.endsWith('/kill'))).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Kill' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.some(({ url }) => url.endsWith('/113/kill'))).toBe(true);
});

test('several are paused at once, and one toast says how that went', async () => {
  const { user } = await renderApp(list);
  await rowOf('resnet50-lr-sweep');
  for (const name of ['resnet50-lr-sweep', 'convnext-distill', 'maskrcnn-anchor-search-v3'])
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  const bar = await screen.findByRole('region', { name: 'Selection' });
  expect(within(bar).getByText('3 selected')).toBeDefined();
  await user.click(within(bar).getByRole('button', { name: 'Pause' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Batch Pause' });
  expect(dialog.textContent).toContain('Are you sure you want to pause all selected experiments?');
  expect(dialog.textContent).toContain('For 2 of 3');
  await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Pause Success')).toBeDefined();
  expect(await screen.findByText('Pause succeeded for 2 experiments')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
});

test('those that would not stay chosen, are listed with the words of the master, and tried again', async () => {
  const names = ['resnet50-lr-sweep', 'convnext-distill'];
  const idOf = (name: string) =>
    Number(screen.getByRole('link', { name }).getAttribute('href')?.split('/').at(-1));
  let ids: number[] = [];
  const sent: Promise<{ experimentIds: number[] }>[] = [];
  const answer = (request: Request) => {
    if (!request.url.endsWith('/experiments/pause')) return undefined;
    sent.push(request.clone().json());
    if (sent.length > 1) return undefined;
    const [refused, done] = ids;
    return Response.json({
      results: [
        { id: refused, error: 'the <b>queue</b> is shut' },
        { id: done, error: '' },
      ],
    });
  };
  const { user } = await renderApp(list, { answer });
  await rowOf('resnet50-lr-sweep');
  ids = names.map(idOf);
  for (const name of names)
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  const bar = await screen.findByRole('region', { name: 'Selection' });
  await user.click(within(bar).getByRole('button', { name: 'Pause' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Batch Pause' });
  await user.click(within(dialog).getByRole('button', { name: 'Pause' }));

  const failures = await screen.findByRole('region', { name: 'What failed' });
  expect(within(failures).getByText('1 of 2 done')).toBeDefined();
  expect(within(failures).getByText('resnet50-lr-sweep')).toBeDefined();
  expect(within(failures).getByText('the <b>queue</b> is shut')).toBeDefined();
  expect(within(bar).getByText('1 selected')).toBeDefined();
  await user.click(within(failures).getByRole('button', { name: 'Retry 1 failed' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What failed' })).toBeNull());
  expect((await sent[1])?.experimentIds).toEqual(ids.slice(0, 1));
});

const selectAllAnd = async (user: { click: (element: Element) => Promise<void> }, verb: string) => {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  const bar = await screen.findByRole('region', { name: 'Selection' });
  await user.click(within(bar).getByRole('button', { name: verb }));
  const dialog = await screen.findByRole('dialog', { name: `Confirm Batch ${verb}` });
  await user.click(within(dialog).getByRole('button', { name: verb }));
  return dialog;
};

test('all that match are named by what the list shows, not one by one', async () => {
  const sent: Promise<unknown>[] = [];
  const answer = (request: Request) => {
    if (request.url.endsWith('/experiments/pause')) sent.push(request.clone().json());
    return undefined;
  };
  const { user } = await renderApp(`${list}?name=resnet`, { answer });
  await selectAllAnd(user, 'Pause');
  expect(await screen.findByText('Pause Success')).toBeDefined();
  expect(await Promise.all(sent)).toEqual([
    {
      experimentIds: [],
      filters: { projectId: 2, name: 'resnet', archived: false, excludedExperimentIds: [] },
    },
  ]);
});

const failing = (path: string, error: string) => (request: Request) =>
  request.url.endsWith(path)
    ? Response.json({ error: { code: 13, reason: 'Internal', error } }, { status: 500 })
    : undefined;

test('when none of all that match is eligible, that is no failure', async () => {
  const error = 'ERROR: syntax error at or near ")" (SQLSTATE 42601)';
  const { user } = await renderApp(list, { answer: failing('/experiments/pause', error) });
  await selectAllAnd(user, 'Pause');
  expect(await screen.findByText('No eligible experiments')).toBeDefined();
  expect(screen.getByText('No selected experiments were eligible for pause')).toBeDefined();
});

test('a batch that fails says why where it was asked for, and keeps the selection', async () => {
  const answer = failing('/experiments/pause', 'the queue is closed');
  const { user } = await renderApp(list, { answer });
  const dialog = await selectAllAnd(user, 'Pause');
  expect(await within(dialog).findByText('the queue is closed')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('region', { name: 'Selection' })).toBeDefined();
});

test('an act that is refused is said once, in words that name it', async () => {
  const answer = (request: Request) =>
    request.url.endsWith('/archive')
      ? Response.json(
          { error: { code: 7, reason: 'PermissionDenied', error: 'access denied' } },
          { status: 403 },
        )
      : undefined;
  // those of the tests before stand in the same store
  closeAllToasts();
  const { user } = await renderApp(list, { answer });
  const menu = await openMenu(user, 'maskrcnn-anchor-search-v3');
  await user.click(await within(menu).findByRole('menuitem', { name: 'Archive' }));
  expect(await screen.findByText('Archive failed.')).toBeDefined();
  expect(toastStore.getSnapshot().map(({ title }) => title)).toEqual(['Archive failed.']);
});

test('archived ones show when asked for', async () => {
  const { user, router } = await renderApp(list);
  const before = await screen.findByText(/^\d+ experiments$/);
  const count = Number.parseInt(before.textContent ?? '', 10);
  await user.click(screen.getByRole('button', { name: 'Show Archived' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ archived: true }));
  await waitFor(() => {
    const after = screen.getByText(/^\d+ experiments$/).textContent ?? '';
    expect(Number.parseInt(after, 10)).toBeGreaterThan(count);
  });
});

test('a search by name that finds nothing offers to clear it', async () => {
  const { user, router } = await renderApp(list);
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search by name' }),
    'convnext{Enter}',
  );
  await waitFor(() => expect(router.state.location.search).toEqual({ name: 'convnext' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'resnet50-lr-sweep' })).toBeNull());
  expect(await rowOf('convnext-distill-lr-half')).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'nonsense{Enter}');
  expect(await screen.findByText('No results matching your filters')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await rowOf('resnet50-lr-sweep')).toBeDefined();
  expect(router.state.location.search).toEqual({});
});

test('a project without experiments says what would be here', async () => {
  await renderApp('/projects/1/experiments');
  expect(await screen.findByText('No Experiments')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Uncategorized Experiments' })).toBeDefined();
});

test('a project that is missing is a 404', async () => {
  await renderApp('/projects/4711/experiments');
  expect(await screen.findByText("Page not found or you don't have access")).toBeDefined();
});

const refusal = () =>
  Response.json(
    { error: { code: 13, reason: 'Internal', error: 'the disk is full' } },
    { status: 500 },
  );

test('a list that fails says why, keeps its toolbar, and tries again', async () => {
  let isBroken = true;
  const answer = (request: Request) => (isBroken && isSearch(request) ? refusal() : undefined);
  const { user } = await renderApp(list, { answer });
  expect(await screen.findByText('Unable to fetch experiments.')).toBeDefined();
  expect(screen.getByText('the disk is full')).toBeDefined();
  expect(screen.getByRole('searchbox', { name: 'Search by name' })).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowOf('resnet50-lr-sweep')).toBeDefined();
});

test('a poll that fails keeps the rows and says so', async () => {
  let isBroken = false;
  const answer = (request: Request) => (isBroken && isSearch(request) ? refusal() : undefined);
  const { queryClient } = await renderApp(list, { answer });
  await rowOf('resnet50-lr-sweep');
  isBroken = true;
  void queryClient.refetchQueries({ queryKey: ['experiments'] });
  expect(await screen.findByText(/^Not updating/)).toBeDefined();
  expect(await rowOf('resnet50-lr-sweep')).toBeDefined();
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

test('of 100,000 experiments only the blocks in sight are asked for', async () => {
  const sandbox = createSandbox({ clock: manualClock(Date.now()), experiments: 100_000 });
  onTestFinished(() => sandbox.close());
  const { requests, router } = await renderApp(list, { sandbox });
  await rowOf('resnet50-lr-sweep');
  await waitFor(() => expect(searchesOf(requests)).toHaveLength(2));

  const grid = screen.getByRole('grid', { name: 'Experiments' });
  expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThan(90_000);
  expect(rows().length).toBeLessThan(60);
  const scrolled = grid.parentElement ?? grid;
  fireEvent.scroll(scrolled, { target: { scrollTop: 34 * 70_010 } });
  await waitFor(() => expect(rows().some((row) => row.dataset.index === '70010')).toBe(true));
  const searches = searchesOf(requests);
  expect(searches.map((search) => search.get('offset'))).toEqual(['0', '50', '70000', '70050']);
  expect(searches.every((search) => search.get('limit') === '50')).toBe(true);
  // the link finds the same rows again
  await waitFor(() => expect(router.state.location.search).toEqual({ page: 1400 }));
});

test('a link into the middle starts there', async () => {
  const { requests } = await renderApp(`${list}?page=1400`, { answer: longList(() => 100_000) });
  expect(await rowOf('run 29990')).toBeDefined();
  expect(searchesOf(requests)[0]?.get('offset')).toBe('70000');
});

test('rows hold still under the pointer, and a pill says how many are new', async () => {
  let length = 60;
  const { user, queryClient } = await renderApp(list, { answer: longList(() => length) });
  await user.hover(await rowOf('run 58'));
  length = 63;
  void queryClient.refetchQueries({ queryKey: ['experiments'] });
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
  await renderApp(list, { answer });
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
