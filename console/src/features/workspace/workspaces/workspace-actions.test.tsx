import { screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { typeCode } from '@trainyard/ui/test/code-editor';
import { expect, test } from 'vitest';
import { toasts } from '~/test/outcome';
import { rbacSandbox, renderApp } from '~/test/render-app';

test('a new workspace is made, and opened', async () => {
  const { user, router } = await renderApp('/workspaces');
  await user.click(await screen.findByRole('button', { name: 'New Workspace' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New Workspace' }));
  const name = dialog.getByRole('textbox', { name: 'Workspace Name' });
  const save = dialog.getByRole('button', { name: 'Save Workspace' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  expect(save.dataset.tooltip).toBe('Address validation errors before proceeding');
  await user.click(name);
  await user.paste('x'.repeat(81));
  expect(dialog.getByText('Workspace Name must be 1 to 80 characters long')).toBeVisible();
  await user.clear(name);
  await user.type(name, '  Robotics{Enter}');
  expect(await screen.findByRole('heading', { name: 'Robotics' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/workspaces\/\d+\/projects$/);
  expect(screen.getByText('Workspace contains no projects.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a name that is taken stays in the dialog with the words of the master', async () => {
  const { user } = await renderApp('/workspaces');
  await user.click(await screen.findByRole('button', { name: 'New Workspace' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false }));
  await user.type(dialog.getByRole('textbox'), 'Vision{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Unable to create workspace. avoid names equal to other workspaces (case-insensitive)',
  );
  // typed text is not dropped without a confirmation
  await user.keyboard('{Escape}');
  expect(dialog.getByText('Discard what you have typed?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('its owner renames a workspace, archives it, and takes that back', async () => {
  const { user } = await renderApp('/workspaces/2/projects');
  const menu = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'Workspace actions' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await menu('Edit...');
  const name = await screen.findByRole('textbox', { name: 'Workspace Name' });
  await user.clear(name);
  await user.type(name, 'Sight');
  await user.click(screen.getByRole('checkbox', { name: 'Configure Checkpoint Storage' }));
  const storage = 'Checkpoint storage, YAML';
  await typeCode(storage, 'type: shared_fs\na: b: c');
  expect(await screen.findByText('Invalid YAML on line 2.')).toBeVisible();
  await typeCode(storage, 'type: shared_fs\nhost_path: /data');
  await user.click(screen.getByRole('button', { name: 'Save Workspace' }));
  expect(await screen.findByRole('heading', { name: 'Sight' })).toBeVisible();

  await menu('Archive');
  expect(await screen.findAllByText('Archived')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'New Project' })).toBeNull();
  await waitFor(() => expect(toasts()).toContain('Archived Sight'));
  toastStore.getSnapshot()[0]?.action?.run();
  await waitFor(() => expect(toasts()).toContain('Unarchived Sight'));
  expect(await screen.findByRole('button', { name: 'New Project' })).toBeVisible();
});

test('only an empty workspace can be deleted, and only with its name', async () => {
  const { user, router } = await renderApp('/workspaces');
  await user.click(await screen.findByRole('button', { name: 'Actions for Vision' }));
  const refused = await screen.findByRole('menuitem', { name: /^Delete/ });
  expect(refused.getAttribute('aria-disabled')).toBe('true');
  expect(refused.textContent).toContain('Only a workspace without experiments can be deleted.');
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'New Workspace' }));
  await user.type(await screen.findByRole('textbox'), 'Short-lived{Enter}');
  await screen.findByRole('heading', { name: 'Short-lived' });
  await user.click(screen.getByRole('button', { name: 'Workspace actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete...' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Delete Workspace' }),
  );
  const remove = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete Workspace' });
  expect(remove.disabled).toBe(true);
  await user.type(dialog.getByRole('textbox'), 'Short-lived');
  await user.click(remove);
  await waitFor(() => expect(router.state.location.pathname).toBe('/workspaces'));
  await waitFor(() => expect(screen.queryByText('Short-lived')).toBeNull());
});

test('as rows: pinned from the menu, in either order of names', async () => {
  const { user, router } = await renderApp('/workspaces?view=list');
  const table = await screen.findByRole('table', { name: 'Workspaces' });
  const names = () =>
    within(table)
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(names()).toEqual(['Language', 'Speech', 'Vision']);
  await user.click(within(table).getByRole('button', { name: 'Name' }));
  expect(router.state.location.search).toEqual({ view: 'list', sort: 'nameDesc' });
  expect(names()).toEqual(['Vision', 'Speech', 'Language']);
  const row = () => within(table).getByRole('row', { name: /Speech/ });
  const isPinned = within(row()).queryByRole('img', { name: 'Pinned' }) !== null;
  await user.pointer({ keys: '[MouseRight]', target: row() });
  await user.click(
    await screen.findByRole('menuitem', {
      name: isPinned ? 'Unpin from sidebar' : 'Pin to sidebar',
    }),
  );
  await waitFor(() =>
    expect(within(row()).queryByRole('img', { name: 'Pinned' }) !== null).toBe(!isPinned),
  );
});

test('a workspace that is being deleted shows it, and one that could not be deleted shows why', async () => {
  const failed = (request: Request) => {
    if (!/\/api\/v1\/workspaces(\?|$)/.test(request.url) || request.method !== 'GET') return;
    const workspace = {
      id: 9,
      name: '<b>Doomed</b>',
      archived: false,
      username: 'admin',
      immutable: false,
      numProjects: 1,
      pinned: false,
      userId: 1,
      numExperiments: 0,
      defaultComputePool: '',
      defaultAuxPool: '',
    };
    return Response.json({
      workspaces: [
        { ...workspace, state: 'WORKSPACE_STATE_DELETE_FAILED', errorMessage: 'disk <full>' },
        {
          ...workspace,
          id: 10,
          name: 'Going',
          state: 'WORKSPACE_STATE_DELETING',
          errorMessage: '',
        },
      ],
      pagination: { offset: 0, limit: 0, startIndex: 0, endIndex: 2, total: 2 },
    });
  };
  const { user } = await renderApp('/workspaces', { answer: failed });
  expect(await screen.findByText('Delete Failed: disk <full>')).toBeVisible();
  expect(screen.getByText('<b>Doomed</b>')).toBeVisible();
  expect(screen.getByText('Deleting')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Going' }));
  const deleteItem = await screen.findByRole('menuitem', { name: /^Delete/ });
  expect(deleteItem.textContent).toContain('The workspace is being deleted.');
});

test('a list that cannot load shows the error of the master', async () => {
  const answer = (request: Request) =>
    request.url.includes('/api/v1/workspaces?')
      ? Response.json({ code: 2, message: 'no database', error: 'no database' }, { status: 500 })
      : undefined;
  await renderApp('/workspaces', { answer });
  expect(await screen.findByText('no database')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test.each([
  ['wsadmin', true],
  ['editor', true],
  ['viewer', false],
])('with roles, %s may change the workspace: %s', async (as, mayChange) => {
  const { user } = await renderApp('/workspaces/2/projects', { as, sandbox: rbacSandbox() });
  await screen.findByRole('heading', { name: 'lab' });
  await user.click(screen.getByRole('button', { name: 'Workspace actions' }));
  expect(await screen.findByRole('menuitem', { name: /sidebar/ })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Edit...' }) !== null).toBe(mayChange);
  expect(screen.queryByRole('menuitem', { name: 'Archive' }) !== null).toBe(mayChange);
});

test('with RBAC, a user without roles sees neither workspaces nor a way to create one', async () => {
  const { user } = await renderApp('/workspaces', { as: 'norole', sandbox: rbacSandbox() });
  expect(await screen.findByText('No Workspaces')).toBeVisible();
  const [create] = screen.getAllByRole('button', { name: 'New Workspace' });
  if (!create) throw new Error('no button');
  expect(create.getAttribute('aria-disabled')).toBe('true');
  expect(create.dataset.tooltip).toMatch(/\S/);
  await user.click(create);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with roles, a workspace that may not be seen is not there', async () => {
  await renderApp('/workspaces/3/projects', { as: 'editor', sandbox: rbacSandbox() });
  expect(await screen.findByText("Page not found or you don't have access")).toBeVisible();
});
