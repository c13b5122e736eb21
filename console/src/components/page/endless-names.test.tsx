import { screen, waitFor, within } from '@testing-library/react';
import { longestShown } from '@trainyard/ui/lib/visible-controls';
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
const tail = 'W'.repeat(4 * longestShown);

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
      .filter((text) => text.length > 3.5 * longestShown)
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

async function checkDialog() {
  const dialog = await screen.findByRole('dialog', { busy: false });
  await waitFor(() => expect(dialog).toHaveTextContent(/\w/));
  expect(endlessParts()).toEqual([]);
}

async function check(
  path: string,
  open: (user: User) => Promise<unknown>,
  options: RenderOptions = {},
) {
  const { user } = await renderApp(path, {
    ...options,
    sandbox: endlessSandbox(options.sandbox),
  });
  await open(user);
  await checkDialog();
}

/** Opens the dialogs of some menu items one after the other. */
async function checkItems(path: string, items: RegExp[], options: RenderOptions = {}) {
  const { user } = await renderApp(path, {
    ...options,
    sandbox: endlessSandbox(options.sandbox),
  });
  for (const item of items) {
    await choose(user, item);
    await checkDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
}

test.each([
  ['/admin/user-management', [/^Edit/, /password/i, /Agent/]],
  ['/admin/group-management', [/^Edit/]],
  ['/workspaces/2/projects?view=list', [/^Edit/, /^Move/]],
  ['/workspaces', [/^Edit/]],
  ['/models', [/^Move/]],
  ['/tasks', [/^Kill/]],
  ['/templates', [/^New experiment/, /^Launch/, /^Duplicate/, /^Delete/]],
  ['/webhooks', [/^Delete/]],
  ['/resourcepool/a100-pool/queued', [/^Manage Job/]],
  ['/resourcepool/a100-pool/active', [/^Manage Job/, /^Kill/]],
])('no name goes on in the dialogs of %s: %s', checkItems);

test('no name goes on in the dialog that stops a run', () =>
  check('/experiments/113/notes', async (user) =>
    user.click(await screen.findByRole('button', { name: 'Stop' })),
  ));

test.each([
  ['/templates', [/^Rename or move/]],
  ['/webhooks', [/^Edit/]],
])('no name goes on in the dialogs of %s: %s on 0.38.1', (path, items) =>
  checkItems(path, items, { sandbox: newerSandbox() }),
);

test('no name goes on in the dialog that stops idle jobs', () =>
  check('/clusters/idle', async (user) => {
    const [all] = await screen.findAllByRole('checkbox', { name: /all/i });
    if (!all) throw new Error('no checkbox');
    await user.click(all);
    await user.click(await screen.findByRole('button', { name: /^Stop \d+\.\.\.$/ }));
  }));

test('no name goes on in what explains a cell of the access table, nor in its dialog', () =>
  check(
    '/admin/access',
    async (user) => {
      const table = within(await screen.findByRole('table', { name: 'Access' }));
      const [cell] = table.getAllByRole('button', { name: /^grouped.* in lab/ });
      if (!cell) throw new Error('no cell');
      await user.click(cell);
    },
    { as: 'clusteradmin', sandbox: rbacSandbox() },
  ));

test('no name goes on in the dialog that deletes a group', () =>
  checkItems('/admin/group-management', [/^Delete/], {
    as: 'clusteradmin',
    sandbox: rbacSandbox(),
  }));

test.each([/^Add Member/, /^Remove /])('no name goes on in the dialog of members %s', (name) =>
  check(
    '/workspaces/2/members',
    async (user) => {
      const [button] = await screen.findAllByRole('button', { name });
      if (!button) throw new Error('no button');
      await user.click(button);
    },
    { as: 'wsadmin', sandbox: rbacSandbox() },
  ),
);

async function checkPage(path: string, options: RenderOptions = {}) {
  const { queryClient } = await renderApp(path, {
    ...options,
    sandbox: endlessSandbox(options.sandbox),
  });
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/W{900}/));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(endlessParts()).toEqual([]);
}

test.each([
  '/clusters',
  '/clusters/storage',
  '/clusters/idle',
  '/clusters/historical-usage',
  '/agents/agent-01',
  '/resourcepool/a100-pool/active',
  '/webhooks',
  '/templates',
  '/tasks',
  '/projects/2/notes',
  '/experiments/113/trials',
  '/experiments/113/insights/failures',
  '/experiment-compare?id=2&id=5',
  '/models/1',
  '/workspaces/2/models',
  '/models/1/versions/1',
  '/trials/25',
  '/trials/25/profiler',
])('no name goes on in the page %s', (path) => checkPage(path));

test.each([
  '/projects/2/runs',
  '/projects/2/searches',
  '/tokens',
  '/workspaces/2/pools',
  '/models/1',
])('no name goes on in the page %s on 0.38.1', (path) =>
  checkPage(path, { sandbox: newerSandbox() }),
);
