import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settingsQuery } from '~/data/settings';
import { linkOf, searchesOf, withHeight } from '~/test/experiment-list';
import { demoSandbox, renderApp } from '~/test/render-app';

const list = '/projects/2/experiments';

// a list of a few rows is found through faster
withHeight(100);

/** Makes the second advance at once after which a change is kept; other time passes as usual. */
function keepingClock() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 1,
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return () => act(() => vi.advanceTimersByTimeAsync(1_000));
}

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const titles = () =>
  [...document.querySelectorAll<HTMLElement>('th')].flatMap((head) => head.dataset.column ?? []);
const findRow = () => linkOf('resnet50-lr-sweep');
const isSetting = ({ url, method }: Request) => method === 'POST' && url.endsWith('/users/setting');
const isOfView = ({ storagePath }: { storagePath: string }) => storagePath !== 'project-visits';
const settingsSent = async (requests: Request[]) => {
  const bodies = await Promise.all(requests.filter(isSetting).map((sent) => sent.clone().json()));
  return new Map<string, unknown>(
    bodies.flatMap(({ settings }) =>
      // the visit of the project is stored separately
      settings
        .filter(isOfView)
        .map((each: { storagePath: string; key: string; value: string }) => [
          `${each.storagePath} ${each.key}`,
          JSON.parse(each.value),
        ]),
    ),
  );
};

async function openPicker(user: User) {
  await findRow();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  return screen.findByRole('dialog', { busy: false, name: 'Columns' });
}

test('columns are found by a part of their name, or a pattern, and reset; metrics and hyperparameters of the project are found in groups of their own, and can be columns', async () => {
  const { user, router } = await renderApp(list);
  const picker = within(await openPicker(user));
  const search = picker.getByLabelText('Search columns');
  fireEvent.change(search, { target: { value: 'SEARCHER$' } });
  expect(picker.getAllByRole('checkbox')).toHaveLength(1);
  fireEvent.click(picker.getByLabelText('Searcher'));
  await waitFor(() => expect(titles()).not.toContain('searcherType'));
  // not a valid pattern, so it is searched literally
  fireEvent.change(search, { target: { value: 'no such (' } });
  expect(picker.getByText('No results')).toBeVisible();

  fireEvent.click(picker.getByText('Reset'));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await waitFor(() => expect(screen.queryByLabelText('Search columns')).toBeNull());

  const groups = within(await openPicker(user));
  await groups.findByLabelText('Metrics');
  const groupSearch = groups.getByLabelText('Search columns');
  fireEvent.change(groupSearch, { target: { value: '^val.*_loss$' } });
  fireEvent.click(await groups.findByRole('button', { name: /^\d+ in Metrics$/ }));
  expect(await groups.findByRole('checkbox', { name: /val.*_loss/ })).toBeVisible();
  expect(groupSearch).toHaveValue('^val.*_loss$');

  fireEvent.change(groupSearch, { target: { value: '' } });
  fireEvent.click(groups.getByLabelText('Hyperparameters'));
  const [first] = await groups.findAllByRole('checkbox');
  if (!first) throw new Error('no hyperparameter is offered');
  fireEvent.click(first);
  await waitFor(() => expect(titles().at(-1)).toMatch(/^hp\./));
  expect(router.state.location.search).toMatchObject({
    columns: expect.arrayContaining([titles().at(-1)]),
  });
});

test('a new layout is in the link at once and in the settings of the user soon after; Ctrl+Z also reverts a change in the settings', async () => {
  const passSecond = keepingClock();
  const { user, router, requests } = await renderApp(list);
  await findRow();
  await user.click(screen.getByRole('button', { name: 'Column Trials' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pin column' }));
  await waitFor(() => expect(titles().slice(0, 3)).toEqual(['id', 'name', 'numTrials']));
  expect(router.state.location.search).toMatchObject({ pinned: 3 });
  expect(await settingsSent(requests)).toEqual(new Map());
  await passSecond();
  await waitFor(async () => {
    const sent = await settingsSent(requests);
    expect(sent.get('f_project-details-2 pinnedColumnsCount')).toBe(3);
    expect(sent.get('f_project-details-2 columns')).toEqual(titles());
    // the classic table of the same project shares what it has a name for
    expect(sent.get('project-details-2 columns')).toContain('searcherMetricValue');
  });

  const layout = router.state.location.search;
  const sent = async (key: string) =>
    (await settingsSent(requests)).get(`f_project-details-2 ${key}`);
  await user.click(screen.getByRole('button', { name: 'Trials' }));
  await passSecond();
  await waitFor(async () => expect(await sent('sortString')).toBe('numTrials=desc'));
  await user.click(screen.getByRole('button', { name: 'Show Archived' }));
  await passSecond();
  await waitFor(async () =>
    expect(JSON.parse(String(await sent('filterset'))).showArchived).toBe(true),
  );
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ ...layout, sort: 'numTrials=desc' }),
  );
  await passSecond();
  await waitFor(async () =>
    expect(JSON.parse(String(await sent('filterset'))).showArchived).toBe(false),
  );
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(router.state.location.search).toEqual(layout));
  await passSecond();
  await waitFor(async () => expect(await sent('sortString')).toBe('startTime=desc'));
  await user.keyboard('{Control>}y{/Control}');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ ...layout, sort: 'numTrials=desc' }),
  );
  await passSecond();
  await waitFor(async () => expect(await sent('sortString')).toBe('numTrials=desc'));
});

/** Runs all microtasks; work that needs a timer or the network is not done after it. */
async function atOnce() {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

const showArchived = () => fireEvent.click(screen.getByRole('button', { name: 'Show Archived' }));

/** A list of which a first change has been kept, so that what keeps changes is there. */
async function keptOnce(answer?: (request: Request) => Response | undefined) {
  const passSecond = keepingClock();
  const rendered = await renderApp(list, answer ? { answer } : {});
  await findRow();
  showArchived();
  await passSecond();
  const isKept = async () =>
    (await settingsSent(rendered.requests)).has('f_project-details-2 filterset');
  await waitFor(async () => expect(await isKept()).toBe(true));
  return rendered;
}

test('a tab that is closed immediately has sent its changes by a keepalive request, and a change that a background tab could not save is reported', async () => {
  let isRefused = false;
  const { requests, queryClient } = await keptOnce((request) =>
    isRefused && isSetting(request) && request.keepalive
      ? Response.json({ error: { code: 7, error: 'access denied' } }, { status: 403 })
      : undefined,
  );
  showArchived();
  await atOnce();
  window.dispatchEvent(new Event('pagehide'));
  await atOnce();
  const keepaliveRequests = requests.filter(({ keepalive }) => keepalive);
  expect(keepaliveRequests).toHaveLength(1);
  const filterset = (await settingsSent(keepaliveRequests)).get('f_project-details-2 filterset');
  expect(JSON.parse(String(filterset))).toMatchObject({ showArchived: false });
  // a tab reads it again when the user returns to it
  const cachedSettings = queryClient.getQueryData(settingsQuery.queryKey)?.['f_project-details-2'];
  expect(cachedSettings).toMatchObject({ filterset });

  isRefused = true;
  showArchived();
  await atOnce();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect(await screen.findByText('Unable to update user settings, try again later.')).toBeVisible();
});

/** A demo where the admin has left a view. */
async function storedSandbox(settings: Record<string, unknown>) {
  const sandbox = demoSandbox();
  const base = 'http://sandbox/api/v1';
  const login = new Request(`${base}/auth/login`, { method: 'POST', body: '{"username":"admin"}' });
  const { token } = await (await sandbox.fetch(login)).json();
  const body = JSON.stringify({
    settings: Object.entries(settings).map(([key, value]) => ({
      storagePath: 'f_project-details-2',
      key,
      value: JSON.stringify(value),
    })),
  });
  const headers = { Authorization: `Bearer ${token}` };
  await sandbox.fetch(new Request(`${base}/users/setting`, { method: 'POST', body, headers }));
  return sandbox;
}

const view = {
  columns: ['name', 'state', 'selected', 7, 'hp.lr'],
  columnWidths: { state: 200, name: 'wide', 'hp.lr': 90 },
  pinnedColumnsCount: 1,
  sortString: 'name=asc',
};

test('a bare link applies the stored view, without its invalid values', async () => {
  const sandbox = await storedSandbox(view);
  const { router, requests } = await renderApp(list, { sandbox });
  await waitFor(() => expect(titles()).toEqual(['name', 'state', 'hp.lr']));
  expect(router.state.location.search).toEqual({
    columns: ['name', 'state:200', 'hp.lr:90'],
    pinned: 1,
    sort: 'name=asc',
  });
  expect(await settingsSent(requests)).toEqual(new Map());
});

test('a link to the default view wins over the stored one, and writes nothing (H4)', async () => {
  const sandbox = await storedSandbox(view);
  const { router, requests } = await renderApp(`${list}?sort=startTime%3Ddesc`, { sandbox });
  await findRow();
  expect(router.state.location.search).toEqual({ v: 1 });
  expect(titles()).toContain('searcherType');
  expect(await settingsSent(requests)).toEqual(new Map());
});

test('stored values of another shape are ignored', async () => {
  const sandbox = await storedSandbox({ columns: 'all', pinnedColumnsCount: -1, sortString: 'x' });
  const { router } = await renderApp(list, { sandbox });
  await findRow();
  expect(router.state.location.search).toEqual({});
  expect(titles().slice(0, 2)).toEqual(['id', 'name']);
  // a note above the list reports it, until another sort is chosen
  expect(screen.getByText(/^The view that you left sorts by “x”/)).toBeVisible();
  await router.navigate({ href: `${list}?sort=id%3Dasc` });
  await waitFor(() => expect(screen.queryByText(/^The view that you left/)).toBeNull());
});

async function exportAs(user: User, format: string) {
  await findRow();
  await user.click(screen.getByRole('button', { name: 'Options' }));
  await user.click(await screen.findByRole('menuitem', { name: format }));
}

/** The files the page hands to the browser. */
function catchFiles() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        const address = `blob:${blobs.size}`;
        blobs.set(address, blob);
        return address;
      }
      static override revokeObjectURL() {}
    },
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) files.push({ name: this.download, blob });
  });
  return { files, stop: () => click.mockRestore() };
}

test('all matches are exported with the visible columns and the names of users, also rows that were never loaded (F12), and with what smoothed columns need of every row', async () => {
  const { files, stop } = catchFiles();
  const { user, router, requests } = await renderApp(
    `${list}?columns=id&columns=name&columns=state&columns=user`,
  );
  await exportAs(user, 'CSV');
  expect(await screen.findByText(/^Exported 4\d experiments$/)).toBeVisible();
  const [file] = files;
  expect(file?.name).toBe('experiments-of-project-2.csv');
  const lines = (await file?.blob.text())?.trimEnd().split('\r\n') ?? [];
  expect(lines[0]).toBe('ID,Name,State,User');
  expect(lines).toContain('113,resnet50-lr-sweep,Running,Marta Kowalski');
  const count = Number.parseInt(
    screen.getByText(/^\d+ (experiments|of \d+, \d+ archived)$/).textContent ?? '',
    10,
  );
  expect(lines).toHaveLength(count + 1);
  const exported = searchesOf(requests).filter((search) => search.get('limit') === '500');
  expect(exported.map((search) => search.get('sort'))).toEqual(['startTime=desc,id=desc']);

  const column = 'smoothed.0.6.validation.validation_loss';
  await router.navigate({ href: `${list}?columns=name&columns=state&columns=${column}` });
  await waitFor(() => expect(titles()).toContain(column));
  await exportAs(user, 'CSV');
  await waitFor(() => expect(files).toHaveLength(2));
  stop();
  const smoothed = (await files[1]?.blob.text())?.trimEnd().split('\r\n').slice(1) ?? [];
  const done = smoothed.filter((line) => line.includes(',Completed,'));
  expect(done.length).toBeGreaterThan(20);
  for (const line of done) expect(line).toMatch(/,Completed,\d/);
});

test('a name is changed in its cell, and shows before the master has answered', async () => {
  const { user, requests } = await renderApp(list);
  const cell = (await findRow()).closest('td');
  if (!cell) throw new Error('the name is in no cell');
  await user.dblClick(cell);
  const field = await screen.findByRole('textbox', { name: 'Name of experiment 113' });
  await user.clear(field);
  await user.paste('<b>better</b>');
  await user.keyboard('{Enter}');
  expect(await linkOf('<b>better</b>')).toBeVisible();
  await waitFor(() =>
    expect(
      requests.some(({ url, method }) => method === 'PATCH' && url.endsWith('/experiments/113')),
    ).toBe(true),
  );
});

test('if the columns of the project cannot be read, the fixed columns stay; a refused name is reverted, and the reason is shown; a failed export is reported and leaves no file', async () => {
  const { files, stop } = catchFiles();
  const refusal = (status: number, code: number, error: string) =>
    Response.json({ error: { code, reason: '', error } }, { status });
  const answer = (request: Request) => {
    if (request.url.endsWith('/columns')) return refusal(500, 13, 'no such table');
    if (request.method === 'PATCH') return refusal(403, 7, 'not yours');
    if (new URL(request.url).searchParams.get('limit') === '500')
      return refusal(500, 13, 'the disk is full');
    return undefined;
  };
  const { user } = await renderApp(list, { answer });
  const picker = await openPicker(user);
  expect(await within(picker).findByText(/^Unable to fetch project columns\./)).toBeVisible();
  expect(within(picker).getByRole('checkbox', { name: 'Name' })).toBeVisible();
  await user.keyboard('{Escape}');

  const cell = (await findRow()).closest('td');
  if (!cell) throw new Error('the name is in no cell');
  await user.dblClick(cell);
  await user.type(await screen.findByRole('textbox', { name: /^Name of/ }), 'x{Enter}');
  expect(await screen.findByText('Unable to update name')).toBeVisible();
  // the message has the typed text, which the cell no longer shows
  expect(screen.getByText(/^Not saved: ".*x"\. /)).toBeVisible();
  expect(await findRow()).toBeVisible();

  await exportAs(user, 'LaTeX');
  expect(await screen.findByText('Unable to export experiments.')).toBeVisible();
  stop();
  expect(files).toEqual([]);
});

const condition = {
  kind: 'field',
  columnName: 'numTrials',
  location: 'LOCATION_TYPE_EXPERIMENT',
  type: 'COLUMN_TYPE_NUMBER',
  operator: '>',
  value: 1,
};
const filterset = (children: unknown[], showArchived = false) =>
  JSON.stringify({
    filterGroup: { kind: 'group', conjunction: 'and', children, id: 'ROOT' },
    showArchived,
  });

test('a bare link applies the stored filter of another console, and a change is stored for it', async () => {
  const passSecond = keepingClock();
  const sandbox = await storedSandbox({ filterset: filterset([{ ...condition, id: 'a1' }], true) });
  const { user, router, requests } = await renderApp(list, { sandbox });
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ filter: 'numTrials > 1', archived: true }),
  );
  await findRow();
  await user.click(screen.getByRole('button', { name: 'Show Archived' }));
  await passSecond();
  await waitFor(async () => {
    const sent = await settingsSent(requests);
    expect(sent.get('f_project-details-2 filterset')).toBe(
      filterset([{ ...condition, id: 'ROOT.0' }]),
    );
  });
});
