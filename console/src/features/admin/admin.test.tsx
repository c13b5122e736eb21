import { screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { closeAllToasts, toastStore } from '@trainyard/ui/lib/toast-store';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { renderApp } from '~/test/render-app';

afterEach(closeAllToasts);

function rbacSandbox() {
  const sandbox = createSandbox({ scenario: 'rbac', clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

type App = Awaited<ReturnType<typeof renderApp>>;

const toasts = () => toastStore.getSnapshot().map(({ title }) => title);
const bodyOf = async (requests: Request[], { method, end }: { method: string; end: RegExp }) =>
  requests
    .findLast((each) => each.method === method && end.test(each.url))
    ?.clone()
    .json();

async function choose({ user }: App, { of, item }: { of: string; item: string }) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${of}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await screen.findByRole('dialog');
  // another dialog is shown until the form has its data
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  return within(screen.getByRole('dialog'));
}

test('a user is made, and the list shows them', async () => {
  const { user, requests } = await renderApp('/admin/user-management');
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('User Name required')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'User Name' }), 'nadia');
  await user.type(dialog.getByRole('textbox', { name: 'Display Name' }), '<i>Nadia</i>');
  await user.click(dialog.getByRole('checkbox', { name: 'Admin' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('User nadia has been created'));
  expect(await bodyOf(requests, { method: 'POST', end: /\/users$/ })).toMatchObject({
    user: { username: 'nadia', displayName: '<i>Nadia</i>', admin: true, active: true },
  });
  expect(await screen.findAllByText('<i>Nadia</i>')).not.toHaveLength(0);
});

test('a name that is taken stays in the dialog with the words of the master', async () => {
  const { user } = await renderApp('/admin/user-management');
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }));
  await user.type(dialog.getByRole('textbox', { name: 'User Name' }), 'jtan');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Error creating new user\. \S/);
});

test('a user is renamed, loses access, and gets it back', async () => {
  const app = await renderApp('/admin/user-management?name=jtan');
  const dialog = await choose(app, { of: 'Jun Tan', item: 'Edit User...' });
  const name = dialog.getByRole('textbox', { name: 'Display Name' });
  await app.user.clear(name);
  await app.user.type(name, 'June{Enter}');
  await waitFor(() => expect(toasts()).toContain('User has been updated'));

  await app.user.click(await screen.findByRole('button', { name: 'Actions for June' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  await waitFor(() => expect(toasts()).toContain('User has been deactivated'));
  const sent = await bodyOf(app.requests, { method: 'PATCH', end: /\/users\/\d+$/ });
  expect(sent).toEqual({ active: false });
  const row = () => within(screen.getByRole('row', { name: /June/ }));
  await waitFor(() => expect(row().getAllByText('No')).not.toHaveLength(0));
  toastStore.getSnapshot().at(-1)?.action?.run();
  await waitFor(() => expect(toasts()).toContain('User has been activated'));
});

test('a password is set twice the same, hashed, and by the call that keeps it', async () => {
  const app = await renderApp('/admin/user-management?name=jtan');
  const dialog = await choose(app, { of: 'Jun Tan', item: 'Set Password...' });
  await app.user.type(dialog.getByLabelText('New Password'), 'Secret123');
  await app.user.type(dialog.getByLabelText('Confirm Password'), 'Secret12');
  expect(dialog.getByText('Passwords do not match.')).toBeVisible();
  await app.user.type(dialog.getByLabelText('Confirm Password'), '3');
  await app.user.click(dialog.getByRole('button', { name: 'Set Password' }));
  await waitFor(() => expect(toasts()).toContain('Password of Jun Tan updated.'));
  const sent = await bodyOf(app.requests, { method: 'PATCH', end: /\/users\/\d+$/ });
  expect(sent).toEqual({ isHashed: true, password: expect.any(String) });
  expect(JSON.stringify(sent)).not.toContain('Secret123');
});

test('as whom the work of a user runs is written down', async () => {
  const app = await renderApp('/admin/user-management?name=jtan');
  const dialog = await choose(app, { of: 'Jun Tan', item: 'Configure Agent...' });
  await app.user.type(dialog.getByRole('textbox', { name: 'Agent User ID' }), '1001');
  await app.user.type(dialog.getByRole('textbox', { name: 'Agent User Name' }), 'jun');
  await app.user.type(dialog.getByRole('textbox', { name: 'Agent User Group ID' }), '1002');
  await app.user.type(dialog.getByRole('textbox', { name: 'Agent Group Name' }), 'lab');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await bodyOf(app.requests, { method: 'PATCH', end: /\/users\/\d+$/ })).toMatchObject({
    agentUserGroup: { agentUid: 1001, agentUser: 'jun', agentGid: 1002, agentGroup: 'lab' },
  });
});

test('one does not lock oneself out, nor pass by the old password', async () => {
  const { user } = await renderApp('/admin/user-management?name=admin');
  await user.click(await screen.findByRole('button', { name: 'Actions for admin' }));
  await screen.findByRole('menuitem', { name: 'Edit User...' });
  expect(screen.queryByRole('menuitem', { name: 'Deactivate' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Set Password...' })).toBeNull();
});

test('a master whose users are managed elsewhere changes none here', async () => {
  const answer = (request: Request) => {
    if (!request.url.endsWith('/api/v1/master')) return;
    return Response.json({
      ...{ version: '0.23.4', masterId: 'm', clusterId: 'c', clusterName: 'prod' },
      ...{ telemetryEnabled: false, externalLoginUri: '', externalLogoutUri: '' },
      ...{ branding: 'default', rbacEnabled: false, product: 'PRODUCT_UNSPECIFIED' },
      ...{ ssoProviders: [], featureSwitches: [], strictJobQueueControl: false },
      ...{ userManagementEnabled: false },
    });
  };
  const { user } = await renderApp('/admin/user-management?name=jtan', { answer });
  const add = await screen.findByRole('button', { name: 'Add User' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  expect(add.dataset.tooltip).toBe('Users of this master are managed elsewhere.');
  expect(screen.getByText('Jun Tan')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Jun Tan' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['View User']);
  await user.click(screen.getByRole('menuitem', { name: 'View User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'View User Jun Tan' }));
  expect(dialog.getByText('jtan')).toBeVisible();
  const [close] = dialog.getAllByRole('button', { name: 'Close' });
  if (!close) throw new Error('no button');
  await user.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('with roles, a group is made with its members, changed, and deleted', async () => {
  const app = await renderApp('/admin/group-management', {
    as: 'clusteradmin',
    sandbox: rbacSandbox(),
  });
  const { user, requests } = app;
  await user.click(await screen.findByRole('button', { name: 'New Group' }));
  // the form replaces a dialog of the same name that says it loads
  await user.type(await screen.findByRole('textbox', { name: 'Group Name' }), 'night shift');
  const fresh = within(screen.getByRole('dialog', { name: 'New Group' }));
  await user.click(fresh.getByRole('option', { name: 'viewer' }));
  await user.click(fresh.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('New group has been created.'));
  expect((await bodyOf(requests, { method: 'POST', end: /\/groups$/ })).addUsers).toHaveLength(1);

  const edit = await choose(app, { of: 'night shift', item: 'Edit...' });
  await user.click(await edit.findByRole('button', { name: 'Save' }));
  expect((await edit.findByRole('alert')).textContent).toContain('No changes to save.');
  await user.click(edit.getByRole('option', { name: 'editor' }));
  const [role] = within(edit.getByRole('listbox', { name: 'Global Roles' })).getAllByRole('option');
  if (!role) throw new Error('no role');
  await user.click(role);
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('Group has been updated.'));
  expect((await bodyOf(requests, { method: 'PUT', end: /\/groups\/\d+$/ })).addUsers).toHaveLength(
    1,
  );
  expect(
    (await bodyOf(requests, { method: 'POST', end: /add-assignments$/ })).groupRoleAssignments,
  ).toHaveLength(1);

  const remove = await choose(app, { of: 'night shift', item: 'Delete...' });
  await user.click(remove.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts()).toContain('Group deleted.'));
  await waitFor(() => expect(screen.queryByText('night shift')).toBeNull());
});

test('with roles, a user holds roles and groups instead of a flag', async () => {
  const app = await renderApp('/admin/user-management', {
    as: 'clusteradmin',
    sandbox: rbacSandbox(),
  });
  const { user, requests } = app;
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  await screen.findByRole('textbox', { name: 'User Name' });
  const dialog = within(screen.getByRole('dialog', { name: 'Add User' }));
  expect(dialog.queryByRole('checkbox', { name: 'Admin' })).toBeNull();
  await user.type(await dialog.findByRole('textbox', { name: 'User Name' }), 'nadia');
  const [role] = within(dialog.getByRole('listbox', { name: 'Global Roles' })).getAllByRole(
    'option',
  );
  if (!role) throw new Error('no role');
  await user.click(role);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('User nadia has been created'));
  const { userRoleAssignments } = await bodyOf(requests, {
    method: 'POST',
    end: /add-assignments$/,
  });
  expect(userRoleAssignments[0].roleAssignment.scopeCluster).toBe(true);

  const groups = await choose(app, { of: 'nadia', item: 'Manage Groups...' });
  const [group] = await groups.findAllByRole('option');
  if (!group) throw new Error('no group');
  await user.click(group);
  await user.click(groups.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('Groups of nadia updated'));
  expect((await bodyOf(requests, { method: 'PUT', end: /\/groups\/\d+$/ })).addUsers).toHaveLength(
    1,
  );
});

test('with RBAC, a user who may see groups but not change them reads why', async () => {
  const { user } = await renderApp('/admin/group-management', {
    as: 'viewer',
    sandbox: rbacSandbox(),
  });
  const button = await screen.findByRole('button', { name: 'New Group' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with roles, the list says who holds which role, and through which group', async () => {
  await renderApp('/admin/user-management', { as: 'clusteradmin', sandbox: rbacSandbox() });
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect(await (await row(/^editor/)).findByText('Editor in lab')).toBeVisible();
  expect(await (await row(/^grouped/)).findByText('Editor in lab (through team)')).toBeVisible();
  expect((await row(/^grouped/)).getByText('team')).toBeVisible();
  expect(await (await row(/^clusterviewer/)).findByText('Viewer')).toBeVisible();
});

test('with roles, a group opens to its members, who can be removed and put back', async () => {
  const { user, requests } = await renderApp('/admin/group-management', {
    as: 'clusteradmin',
    sandbox: rbacSandbox(),
  });
  const group = await screen.findByRole('button', { name: 'team' });
  expect(group.getAttribute('aria-expanded')).toBe('false');
  await user.click(group);
  const members = within(await screen.findByRole('list', { name: 'Members of team' }));
  await user.click(members.getByRole('button', { name: 'Remove grouped' }));
  await waitFor(() => expect(toasts()).toContain('User has been deleted.'));
  const sent = await bodyOf(requests, { method: 'PUT', end: /\/groups\/\d+$/ });
  expect(sent.removeUsers).toHaveLength(1);
  expect(await screen.findByText('No members')).toBeVisible();
  toastStore.getSnapshot().at(-1)?.action?.run();
  expect(await screen.findByRole('list', { name: 'Members of team' })).toBeVisible();
});

test('the form of a user says what each role permits', async () => {
  const app = await renderApp('/admin/user-management', {
    as: 'clusteradmin',
    sandbox: rbacSandbox(),
  });
  const dialog = await choose(app, { of: 'editor', item: 'Edit User...' });
  await app.user.click(dialog.getByText('Learn more: what each role permits'));
  expect(dialog.getByText('create workspace')).toBeVisible();
});

test('the search of users is cleared by a button, and people without access are greyed', async () => {
  const { user, router } = await renderApp('/admin/user-management?name=dubois');
  const row = await screen.findByRole('row', { name: /Paul Dubois/ });
  expect(row.className).toContain('grayscale');
  await user.click(screen.getByRole('button', { name: 'Clear Filter' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  const other = await screen.findByRole('row', { name: /Jun Tan/ });
  expect(other.className).not.toContain('grayscale');
});
