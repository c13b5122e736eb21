import { screen, waitFor, within } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { createTransport, launchNotebook, login } from '@trainyard/sdk/calls';
import { onPhone } from '@trainyard/ui/test/on-phone';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toasts } from '~/test/outcome';
import { rbacSandbox, renderApp } from '~/test/render-app';

async function launchAsAdmin(sandbox: Sandbox, workspaceId: number) {
  const options = { baseUrl: location.origin, fetch: sandbox.fetch };
  const body = { username: 'admin', password: '', isHashed: true };
  const { token } = await login(createTransport(options), { body });
  const client = createTransport({ ...options, auth: token });
  await launchNotebook(client, { body: { workspaceId, config: { resources: { slots: 0 } } } });
}

const table = () => screen.findByRole('table', { name: 'Tasks' });
const rowsOf = (list: HTMLElement) => within(list).getAllByRole('row').slice(1);
const pathsOf = (requests: Request[], method: string) =>
  requests.filter((request) => request.method === method).map(({ url }) => new URL(url).pathname);

const stateOf = (row: HTMLElement) => within(row).queryByText('Running') !== null;

const nameOf = (row: HTMLElement) =>
  within(row)
    .getByRole('button', { name: /^Actions for/ })
    .getAttribute('aria-label')
    ?.replace('Actions for ', '');

test('tasks are found by kind, state and name, and the link keeps how', async () => {
  const { user, router } = await renderApp('/tasks');
  const all = rowsOf(await table()).length;
  await user.click(screen.getByRole('button', { name: /^Type ?all/ }));
  await user.click(await screen.findByRole('option', { name: 'TensorBoard' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.href).toBe('/tasks?type=tensorboard'));
  const boards = rowsOf(await table());
  expect(boards.length).toBeGreaterThan(0);
  expect(boards.length).toBeLessThan(all);
  for (const row of boards) expect(within(row).getByText('TensorBoard')).toBeVisible();
  const [show] = within(await table()).getAllByRole('button', { name: /^Show \d+ Source/ });
  if (!show) throw new Error('no TensorBoard');
  await user.click(show);
  const sources = within(
    await screen.findByRole('dialog', { busy: false, name: /TensorBoard Source/ }),
  );
  expect(sources.getAllByRole('link').length, 'what a TensorBoard shows').toBeGreaterThan(0);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Clear Filters (1)' }));
  await waitFor(async () => expect(rowsOf(await table())).toHaveLength(all));

  await user.type(screen.getByRole('searchbox', { name: /Search tasks/ }), 'no such task');
  expect(await screen.findByText('No tasks matching the current filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(async () => expect(rowsOf(await table())).toHaveLength(all));
});

test('a link with filters opens filtered, and its shell is reached from a terminal, with the master in the command', async () => {
  const { user } = await renderApp('/tasks?type=shell&state=STATE_RUNNING');
  const shells = rowsOf(await table());
  for (const row of shells) {
    expect(within(row).getByText('Shell')).toBeVisible();
    expect(stateOf(row)).toBe(true);
  }
  expect(screen.getByRole('button', { name: 'Clear Filters (2)' })).toBeVisible();
  const menu = shells[0]?.querySelector('[aria-label^="Actions for"]');
  if (!menu) throw new Error('no shell');
  await user.click(menu);
  const connect = await screen.findByRole('menuitem', { name: 'Connect...' });
  expect(screen.queryByRole('menuitem', { name: 'Open' })).toBeNull();
  await user.click(connect);
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: /^Connect to/ }));
  expect(dialog.getByText(/^trainyard -m http\S+ shell open \S+$/)).toBeVisible();
});

test('a task is killed from its menu, after a question that names it, its owner, age and loss, and stays open if refused (M6)', async () => {
  let isRefused = true;
  const answer = (request: Request) =>
    isRefused && request.url.endsWith('/kill')
      ? Response.json({ code: 13, message: 'agent <b>gone</b>', error: 'agent' }, { status: 500 })
      : undefined;
  const { user, requests } = await renderApp('/tasks?type=notebook&state=STATE_RUNNING', {
    answer,
  });
  const [row] = rowsOf(await table());
  if (!row) throw new Error('no notebook runs');
  const name = nameOf(row);
  await user.pointer({ keys: '[MouseRight]', target: row });
  await user.click(await screen.findByRole('menuitem', { name: 'Kill...' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Confirm Task Kill' }),
  );
  expect(dialog.getByText('Are you sure you want to kill this task?')).toBeVisible();
  expect(within(dialog.getByRole('list', { name: 'Task' })).getByText(name ?? '')).toBeVisible();
  expect(dialog.getByText(/^JupyterLab of \S.*, started \d+\w+( \d+\w+)? ago\.$/)).toBeVisible();
  expect(dialog.getByText('Unsaved work will be lost.')).toBeVisible();
  const kill = dialog.getByRole('button', { name: 'Kill' });
  await user.click(kill);
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('Unable to kill task');
  expect(alert.textContent).toContain('agent');
  expect(document.activeElement).toBe(alert);
  isRefused = false;
  await user.click(kill);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts()).toContain(`Killed ${name}`);
  expect(pathsOf(requests, 'POST').at(-1)).toMatch(/^\/api\/v1\/notebooks\/[^/]+\/kill$/);
});

test('of the selected tasks only the running ones are killed, which the question names, and the others stay selected (R19)', async () => {
  const { user, requests } = await renderApp('/tasks');
  const list = await table();
  const [first, , third] = within(list).getAllByLabelText(/^Select (?!all)/);
  if (!first || !third) throw new Error('too few tasks');
  await user.click(first);
  await user.keyboard('{Shift>}');
  await user.click(third);
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 selected'), 'a range chosen with Shift').toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText('3 selected')).toBeNull();

  const running = rowsOf(list).filter(stateOf).map(nameOf);
  await user.click(within(list).getByRole('checkbox', { name: 'Select all visible rows' }));
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  expect(bar.getByRole('status').textContent).toMatch(/^\d+ selected$/);
  await user.click(bar.getByRole('button', { name: 'Kill' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Confirm Batch Kill' }),
  );
  expect(dialog.getByText('Are you sure you want to kill all selected tasks?')).toBeVisible();
  expect(dialog.getByText(/left alone/)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: /^Kill \d+ tasks?$/ });
  const count = Number(/\d+/.exec(confirm.textContent ?? '')?.[0]);
  expect(count).toBe(running.length);
  const names = within(dialog.getByRole('list', { name: 'Tasks' })).getAllByRole('listitem');
  expect(names.length).toBeGreaterThan(1);
  for (const { textContent } of names.slice(0, 5)) expect(running).toContain(textContent);
  await user.click(confirm);
  await waitFor(() => expect(toasts()).toContain(`Killed ${count} tasks`));
  expect(pathsOf(requests, 'POST').filter((path) => path.endsWith('/kill'))).toHaveLength(count);
  const leftAlone = rowsOf(list).length - count;
  await waitFor(() => expect(bar.getByRole('status').textContent).toBe(`${leftAlone} selected`));
});

test('tasks that the master refuses to kill stay selected, with its message, until they are killed', async () => {
  let refusals = 1;
  const answer = ({ method, url }: Request) => {
    if (method !== 'POST' || !url.endsWith('/kill') || refusals === 0) return undefined;
    refusals -= 1;
    return Response.json({ error: { code: 13, error: 'no agent answers' } }, { status: 500 });
  };
  // all of them run, so that none is left alone
  const { user } = await renderApp('/tasks?state=STATE_RUNNING', { answer });
  await table();
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  await user.click(await screen.findByRole('button', { name: 'Kill' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Confirm Batch Kill' }),
  );
  await user.click(dialog.getByRole('button', { name: /^Kill \d+ tasks?$/ }));
  const failed = within(await screen.findByRole('region', { name: 'What failed' }));
  expect(failed.getByText('no agent answers')).toBeVisible();
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(failed.getByRole('button', { name: 'Retry 1 failed' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What failed' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
});

test('a menu copies the id of a task and leads to its log, which is headed by its name (R19)', async () => {
  const { user, router } = await renderApp('/tasks?type=command');
  const [menu] = within(await table()).getAllByRole('button', { name: /^Actions for/ });
  if (!menu) throw new Error('no command');
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Copy Task ID' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(
      /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    ),
  );
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'View Logs' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/command\/[^/]+\/logs$/));
  const name = menu.getAttribute('aria-label')?.replace('Actions for ', '');
  const heading = await screen.findByRole('heading', { level: 1, name: /Command [0-9a-f]{8}$/ });
  expect(heading.textContent).toContain(`${name} — `);
  // an address that names the task by its id alone
  void router.navigate({ href: router.state.location.pathname });
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('id', name));
  await waitFor(() => expect(document.title).toContain(`${name} Logs`));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(`${name} — `);
});

test('an openable task opens in a separate window', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => open.mockRestore());
  const { user } = await renderApp('/tasks?type=notebook&state=STATE_RUNNING');
  const [menu] = within(await table()).getAllByRole('button', { name: /^Actions for/ });
  if (!menu) throw new Error('no notebook');
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Open' }));
  expect(open.mock.calls[0]?.[0]).toMatch(/^\/interactive\/[^/]+\/jupyter-lab\//);
});

test.each([
  ['editor', true],
  ['viewer', false],
])('with roles, %s may launch and kill: %s', async (as, isAllowed) => {
  const sandbox = rbacSandbox();
  await launchAsAdmin(sandbox, 2);
  const { user } = await renderApp('/workspaces/2/tasks', { as, sandbox });
  const button = await screen.findByRole('button', { name: 'Launch JupyterLab' });
  expect(button.getAttribute('aria-disabled')).toBe(isAllowed ? null : 'true');
  expect(screen.queryByRole('button', { name: 'Launch another task' }) !== null).toBe(isAllowed);
  if (!isAllowed) {
    expect(button.dataset.tooltip).toMatch(/\S/);
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ });
  if (!menu) throw new Error('no task');
  await user.click(menu);
  await screen.findByRole('menuitem', { name: 'View Logs' });
  expect(screen.queryByRole('menuitem', { name: /^Kill/ }) !== null).toBe(isAllowed);
});

test('an open task is killed from its own page, which then redirects to the list', async () => {
  const first = await renderApp('/tasks?type=notebook&state=STATE_RUNNING');
  const [link] = within(await table()).getAllByRole('link', { name: /./ });
  const href = link?.getAttribute('href') ?? '';
  first.unmount();
  const { user, router } = await renderApp(href, { sandbox: first.sandbox });
  await user.click(await screen.findByRole('button', { name: 'Kill' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Confirm Task Kill' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Kill' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/tasks'));
});

test('on a phone tasks are a list that says what each is, and still sorts and acts', async () => {
  onPhone();
  const { user, router } = await renderApp('/tasks?type=notebook&state=STATE_RUNNING');
  const list = await screen.findByRole('list', { name: 'Tasks' });
  const [row] = within(list).getAllByRole('listitem');
  if (!row) throw new Error('no notebook runs');
  expect(within(row).getByText('Running')).toBeVisible();
  const facts = within(row).getAllByRole('definition');
  expect(facts.map(({ textContent }) => textContent)).toContain('JupyterLab');
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await user.click(await screen.findByRole('option', { name: 'Name' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ sort: 'name=asc' }));
  await user.click(within(row).getByRole('button', { name: /^Actions for / }));
  expect(await screen.findByRole('menuitem', { name: 'Kill...' })).toBeVisible();
});

test('on a phone the sources of a TensorBoard are below its name', async () => {
  onPhone();
  const { user } = await renderApp('/tasks?type=tensorboard');
  const list = within(await screen.findByRole('list', { name: 'Tasks' }));
  const [show] = list.getAllByRole('button', { name: /^Show \d+ Source/ });
  if (!show) throw new Error('no TensorBoard shows anything');
  expect(show.closest('dd')?.textContent).toMatch(/^TensorBoardShow/);
  await user.click(show);
  expect(
    await screen.findByRole('dialog', { busy: false, name: /TensorBoard Source/ }),
  ).toBeVisible();
});

test.each([
  ['/tasks', /\/shells\?/, 403, 'Shells could not be read:'],
  ['/workspaces/2/tasks', /\/notebooks\?/, 500, 'JupyterLabs could not be read:'],
])(
  'on %s a kind of tasks that fails leaves the others in place (F4)',
  async (link, path, status, text) => {
    let isBroken = true;
    const answer = ({ url }: Request) =>
      isBroken && path.test(url)
        ? Response.json({ error: { code: 7, error: 'no right to it' } }, { status })
        : undefined;
    const { user } = await renderApp(link, { answer });
    const broken = rowsOf(await table()).length;
    expect(broken).toBeGreaterThan(0);
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent(text);
    expect(note).toHaveTextContent('no right to it');
    isBroken = false;
    await user.click(within(note).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(rowsOf(await table()).length).toBeGreaterThan(broken);
  },
);

test('without any kind of tasks the page says that they cannot be read', async () => {
  const answer = ({ url }: Request) =>
    /\/(shells|notebooks|commands|tensorboards)\?/.test(url)
      ? Response.json({ error: { code: 13, error: 'no database' } }, { status: 500 })
      : undefined;
  await renderApp('/tasks', { answer });
  expect(await screen.findByText('Unable to fetch tasks.')).toBeVisible();
});
