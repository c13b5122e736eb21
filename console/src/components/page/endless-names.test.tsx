import { act, screen, waitFor, within } from '@testing-library/react';
import { maxDisplayed } from '@trainyard/ui/lib/visible-controls';
import { expect, test } from 'vitest';
import { withHeight } from '~/test/experiment-list';
import { newerSandbox } from '~/test/newer-sandbox';
import {
  demoSandbox,
  type Rendered,
  type RenderOptions,
  rbacSandbox,
  renderApp,
} from '~/test/render-app';

withHeight(400);

// longer than any text that may show, and short enough to be sent hundreds of times
const tail = 'W'.repeat(4 * maxDisplayed);
const shownPart = 'W'.repeat(900);

/** The names that the master keeps itself, such as those of roles, stay as they are. */
const ownNames = /\/(master|permissions|roles|settings|auth|resource-pools)/;

/** Names, descriptions and addresses in all answers go on without an end (ATK-16). */
function endlessSandbox(sandbox = demoSandbox()): NonNullable<RenderOptions['sandbox']> {
  return {
    ...sandbox,
    fetch: async (request: Request) => {
      const answer = await sandbox.fetch(request);
      const isJson = answer.headers.get('content-type')?.includes('json');
      if (!isJson || ownNames.test(new URL(request.url).pathname)) return answer;
      const { status, headers } = answer;
      const text = await answer.text();
      const lengthened = text.replaceAll(
        /("(?:name|username|displayName|description|comment|url|workspaceName|projectName)":")([^"]+)"/g,
        `$1$2${tail}"`,
      );
      return new Response(lengthened, { status, headers });
    },
  };
}

/** Texts and labels longer than three names and their words, with their elements; a field has a text whole. */
const endlessParts = () =>
  [...document.querySelectorAll(':not(textarea)')].flatMap((element) => {
    const texts = [...element.childNodes].flatMap((node) =>
      node instanceof Text ? [node.data] : [],
    );
    const labels = ['aria-label', 'title', 'aria-description', 'data-tooltip'].map(
      (name) => element.getAttribute(name) ?? '',
    );
    return [...texts, ...labels]
      .filter((text) => text.length > 3.5 * maxDisplayed)
      .map((text) => `${element.tagName}.${element.className}: ${text.slice(0, 40)}`);
  });

type User = Rendered['user'];

/** Opens the menu of the first thing that has this item, and clicks the item. */
async function choose(user: User, name: RegExp) {
  for (const button of await screen.findAllByRole('button', {
    name: /^Actions for|^Template actions$/,
  })) {
    await user.click(button);
    const menu = within(await screen.findByRole('menu'));
    const item = menu.queryByRole('menuitem', { name });
    if (item && item.getAttribute('aria-disabled') !== 'true') return user.click(item);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
  throw new Error(`nothing here has ${name}`);
}

async function checkDialog(label: string) {
  const dialog = await screen.findByRole('dialog', { busy: false });
  await waitFor(() => expect(dialog, label).toHaveTextContent(/\w/));
  expect(endlessParts(), label).toEqual([]);
}

async function closeDialog(user: User) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Opens pages one after the other in one console, which is rendered once for all. */
function openPages(options: RenderOptions) {
  const sandbox = endlessSandbox(options.sandbox);
  let app: Rendered | undefined;
  return async (path: string): Promise<Rendered> => {
    if (!app) {
      app = await renderApp(path, { ...options, sandbox });
      return app;
    }
    const { router } = app;
    await act(() => router.navigate({ href: path }));
    await waitFor(() => expect(router.state.status).toBe('idle'));
    expect(router.state.resolvedLocation?.href).toBe(router.latestLocation.href);
    return app;
  };
}

/** Opens the dialogs of some menu items of each page. */
async function checkItems(pages: Record<string, RegExp[]>, options: RenderOptions = {}) {
  const open = openPages(options);
  for (const [path, items] of Object.entries(pages)) {
    const { user } = await open(path);
    for (const item of items) {
      await choose(user, item);
      await checkDialog(`${item} of ${path}`);
      await closeDialog(user);
    }
  }
}

test.each<[string, Record<string, RegExp[]>]>([
  [
    'people and projects',
    {
      '/admin/user-management': [/^Edit/, /password/i, /Agent/],
      '/admin/group-management': [/^Edit/],
      '/workspaces/2/projects?view=list': [/^Edit/, /^Move/],
      '/workspaces': [/^Edit/],
      '/models': [/^Move/],
    },
  ],
  [
    'tasks, templates and queues',
    {
      '/tasks': [/^Kill/],
      '/templates': [/^New experiment/, /^Launch/, /^Duplicate/, /^Delete/],
      '/webhooks': [/^Delete/],
      '/resourcepool/a100-pool/queued': [/^Manage Job/],
      '/resourcepool/a100-pool/active': [/^Manage Job/, /^Kill/],
    },
  ],
])('no name goes on in the dialogs of %s', (_, pages) => checkItems(pages));

test('no name goes on in the dialogs of templates and webhooks on 0.38.1', () =>
  checkItems(
    { '/templates': [/^Rename or move/], '/webhooks': [/^Edit/] },
    { sandbox: newerSandbox() },
  ));

test('no name goes on in the dialogs that stop a run and idle jobs', async () => {
  const open = openPages({});
  const { user } = await open('/experiments/113/notes');
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await checkDialog('a run');
  await closeDialog(user);
  await open('/clusters/idle');
  const [all] = await screen.findAllByRole('checkbox', { name: /all/i });
  if (!all) throw new Error('no checkbox');
  await user.click(all);
  await user.click(await screen.findByRole('button', { name: /^Stop \d+\.\.\.$/ }));
  await checkDialog('idle jobs');
});

test('no name goes on in what explains a cell of the access table, nor in the dialog that deletes a group', async () => {
  const open = openPages({ as: 'clusteradmin', sandbox: rbacSandbox() });
  const { user } = await open('/admin/access');
  const table = within(await screen.findByRole('table', { name: 'Access' }));
  const [cell] = table.getAllByRole('button', { name: /^grouped.* in lab/ });
  if (!cell) throw new Error('no cell');
  await user.click(cell);
  await checkDialog('access');
  await closeDialog(user);
  await open('/admin/group-management');
  await choose(user, /^Delete/);
  await checkDialog('group');
});

test('no name goes on in the dialogs of members', async () => {
  const open = openPages({ as: 'wsadmin', sandbox: rbacSandbox() });
  const { user } = await open('/workspaces/2/members');
  for (const name of [/^Add Member/, /^Remove /]) {
    const [button] = await screen.findAllByRole('button', { name });
    if (!button) throw new Error('no button');
    await user.click(button);
    await checkDialog(String(name));
    await closeDialog(user);
  }
});

async function checkPages(paths: readonly string[], options: RenderOptions = {}) {
  const open = openPages(options);
  for (const path of paths) {
    const { queryClient } = await open(path);
    const main = await screen.findByRole('main');
    await waitFor(() => expect(main.textContent?.includes(shownPart), path).toBe(true));
    await waitFor(() => expect(queryClient.isFetching(), path).toBe(0));
    expect(endlessParts(), path).toEqual([]);
  }
}

test.each([
  [
    'the cluster',
    [
      '/clusters',
      '/clusters/storage',
      '/clusters/idle',
      '/clusters/historical-usage',
      '/agents/agent-01',
      '/resourcepool/a100-pool/active',
    ],
  ],
  [
    'tasks and models',
    [
      '/webhooks',
      '/templates',
      '/tasks',
      '/models/1',
      '/workspaces/2/models',
      '/models/1/versions/1',
    ],
  ],
  [
    'experiments',
    [
      '/projects/2/notes',
      '/experiments/113/trials',
      '/experiments/113/insights/failures',
      '/experiment-compare?id=2&id=5',
      '/trials/25',
      '/trials/25/profiler',
    ],
  ],
])('no name goes on in the pages of %s', (_, paths) => checkPages(paths));

test('no name goes on in pages of 0.38.1', () =>
  checkPages(
    ['/projects/2/runs', '/projects/2/searches', '/tokens', '/workspaces/2/pools', '/models/1'],
    { sandbox: newerSandbox() },
  ));
