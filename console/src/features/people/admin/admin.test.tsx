import { screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { expect, test } from 'vitest';
import { newerSandbox } from '~/test/newer-sandbox';
import { lastBody, toasts } from '~/test/outcome';
import { demoSandbox, rbacSandbox, renderApp } from '~/test/render-app';
import { typeAndConfirm } from '~/test/type-to-confirm';

type App = Awaited<ReturnType<typeof renderApp>>;

async function choose({ user }: App, { of, item }: { of: string; item: string }) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${of}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog', { busy: false }));
}

/** Pastes a text, where typing is not the point: a form is drawn again for each letter. */
async function fill(user: App['user'], label: string, text: string) {
  await user.click(within(screen.getByRole('dialog')).getByLabelText(label));
  await user.paste(text);
}

test('a user is made, and the list shows them', async () => {
  const { user, requests } = await renderApp('/admin/user-management');
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Add User' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('User Name required')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'User Name' }), 'nadia');
  await user.type(dialog.getByRole('textbox', { name: 'Display Name' }), '<i>Nadia</i>');
  await user.click(dialog.getByRole('checkbox', { name: 'Admin' }));
  await fill(user, 'Password', 'longenoughA1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('User nadia has been created'));
  const sent = await lastBody(requests, /\/users$/, 'POST');
  expect(sent).toMatchObject({
    user: { username: 'nadia', displayName: '<i>Nadia</i>', admin: true, active: true },
    isHashed: true,
  });
  expect(sent.password).toMatch(/^[0-9a-f]{128}$/);
  expect(await screen.findAllByText('<i>Nadia</i>')).not.toHaveLength(0);
});

test('an account without a password is a choice, with a word of who could sign in (real-masters M-3)', async () => {
  const { user, requests } = await renderApp('/admin/user-management');
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Add User' }));
  await user.type(dialog.getByRole('textbox', { name: 'User Name' }), 'nadia');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('New password required.')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Has a password' }));
  expect(dialog.getByRole('status')).toHaveTextContent(
    'Anybody who reaches the cluster can sign in as nadia.',
  );
  expect(dialog.queryByLabelText('Password')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('User nadia has been created'));
  expect(await lastBody(requests, /\/users$/, 'POST')).not.toHaveProperty('password');
});

test('names that the master refuses are told before they are sent (platform L14)', async () => {
  const { user, requests } = await renderApp('/admin/user-management');
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Add User' }));
  await user.type(dialog.getByRole('textbox', { name: 'User Name' }), 'l');
  await user.type(dialog.getByRole('textbox', { name: 'Display Name' }), 'Léa');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('User Name must have at least 2 characters')).toBeVisible();
  expect(dialog.getByText('Display Name cannot contain non-ASCII characters')).toBeVisible();
  expect(requests.some(({ method, url }) => method === 'POST' && /\/users$/.test(url))).toBe(false);
});

test('a newer master makes a user with a password by its rules, or one who signs in elsewhere', async () => {
  const sandbox = newerSandbox();
  const { user, requests } = await renderApp('/admin/user-management', { sandbox });
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Add User' }));
  await user.type(dialog.getByRole('textbox', { name: 'User Name' }), 'nadia');
  const save = dialog.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(await dialog.findByText('New password required.')).toBeVisible();
  await user.type(dialog.getByLabelText('Password'), 'longenough');
  expect(dialog.getByText('Password must include an uppercase letter.')).toBeVisible();
  await user.type(dialog.getByLabelText('Password'), 'A1');
  await user.click(save);
  await waitFor(() => expect(toasts()).toContain('User nadia has been created'));
  const sent = await lastBody(requests, /\/users$/, 'POST');
  expect(sent).toMatchObject({ user: { username: 'nadia', remote: false }, isHashed: true });
  expect(sent.password).toMatch(/^[0-9a-f]{128}$/);
});

test('a user of a newer master is switched to sign in with a provider, and has no password to set', async () => {
  const app = await renderApp('/admin/user-management?name=jtan', { sandbox: newerSandbox() });
  const dialog = await choose(app, { of: 'Jun Tan', item: 'Edit User...' });
  await app.user.click(dialog.getByRole('checkbox', { name: 'Signs in with a provider only' }));
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('User has been updated'));
  expect(await lastBody(app.requests, /\/users\/\d+$/, 'PATCH')).toEqual({ remote: true });
  await app.user.click(await screen.findByRole('button', { name: 'Actions for Jun Tan' }));
  await screen.findByRole('menuitem', { name: 'Edit User...' });
  expect(screen.queryByRole('menuitem', { name: /^Set password/ })).toBeNull();
});

test('a newer master says when each user was last seen', async () => {
  await renderApp('/admin/user-management', { sandbox: newerSandbox() });
  const table = within(await screen.findByRole('table', { name: 'Users' }));
  expect(table.getByRole('columnheader', { name: /Last Seen/ })).toBeVisible();
  expect(within(table.getByRole('row', { name: /^Select admin/ })).queryByText('Never')).toBeNull();
  expect(table.getAllByText('Never').length).toBeGreaterThan(0);
});

test('a name that is taken stays in the dialog with the words of the master', async () => {
  const { user } = await renderApp('/admin/user-management');
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Add User' }));
  await user.type(dialog.getByRole('textbox', { name: 'User Name' }), 'jtan');
  await fill(user, 'Password', 'longenoughA1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Error creating new user\. \S/);
});

test('a user whom another system gave other letters can be edited', async () => {
  const sandbox = demoSandbox();
  const app = await renderApp('/admin/user-management?name=jtan', {
    sandbox,
    answer: (request) =>
      request.method === 'GET' && /\/users(?:\?|$)/.test(request.url)
        ? sandbox
            .fetch(request)
            .then(async (answer) => new Response((await answer.text()).replaceAll('Jun', 'Jün')))
        : undefined,
  });
  const dialog = await choose(app, { of: 'Jün Tan', item: 'Edit User...' });
  await app.user.click(dialog.getByRole('checkbox', { name: 'Admin' }));
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('User has been updated'));
  expect(await lastBody(app.requests, /\/users\/\d+$/, 'PATCH')).toEqual({ admin: true });
});

test('a user is renamed, loses access, and gets it back', async () => {
  const app = await renderApp('/admin/user-management?name=jtan');
  const dialog = await choose(app, { of: 'Jun Tan', item: 'Edit User...' });
  expect(dialog.getByText('User Name')).toHaveTextContent('User Name jtan');
  const name = dialog.getByRole('textbox', { name: 'Display Name' });
  await app.user.clear(name);
  await app.user.type(name, 'June{Enter}');
  await waitFor(() => expect(toasts()).toContain('User has been updated'));
  const renamed = await lastBody(app.requests, /\/users\/\d+$/, 'PATCH');
  expect(renamed).toEqual({ displayName: 'June' });

  await app.user.click(await screen.findByRole('button', { name: 'Actions for June' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  await waitFor(() => expect(toasts()).toContain('User has been deactivated'));
  const sent = await lastBody(app.requests, /\/users\/\d+$/, 'PATCH');
  expect(sent).toEqual({ active: false });
  const row = () => within(screen.getByRole('row', { name: /June/ }));
  await waitFor(() => expect(row().getAllByText('No')).not.toHaveLength(0));
  toastStore.getSnapshot().at(-1)?.action?.run();
  await waitFor(() => expect(toasts()).toContain('User has been activated'));
});

test('a password is typed twice, hashed, and sent by the call that stores it', async () => {
  const app = await renderApp('/admin/user-management?name=jtan');
  const dialog = await choose(app, { of: 'Jun Tan', item: 'Set password...' });
  await app.user.type(dialog.getByLabelText('New password'), 'Secret123');
  await app.user.type(dialog.getByLabelText('Confirm Password'), 'Secret12');
  expect(dialog.getByText('Passwords do not match.')).toBeVisible();
  await app.user.type(dialog.getByLabelText('Confirm Password'), '3');
  await app.user.click(dialog.getByRole('button', { name: 'Set password' }));
  await waitFor(() => expect(toasts()).toContain('Password of Jun Tan updated.'));
  const sent = await lastBody(app.requests, /\/users\/\d+$/, 'PATCH');
  expect(sent).toEqual({ isHashed: true, password: expect.any(String) });
  expect(JSON.stringify(sent)).not.toContain('Secret123');
});

test('the agent user of a user is saved', async () => {
  const app = await renderApp('/admin/user-management?name=jtan');
  const dialog = await choose(app, { of: 'Jun Tan', item: 'Configure Agent...' });
  await app.user.type(dialog.getByRole('textbox', { name: 'Agent User ID' }), '1001');
  await app.user.type(dialog.getByRole('textbox', { name: 'Agent User Name' }), 'jun');
  await app.user.type(dialog.getByRole('textbox', { name: 'Agent User Group ID' }), '1002');
  await app.user.type(dialog.getByRole('textbox', { name: 'Agent Group Name' }), 'lab');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await lastBody(app.requests, /\/users\/\d+$/, 'PATCH')).toMatchObject({
    agentUserGroup: { agentUid: 1001, agentUser: 'jun', agentGid: 1002, agentGroup: 'lab' },
  });
});

test('users cannot deactivate themselves, nor change their password without the old one', async () => {
  const { user } = await renderApp('/admin/user-management?name=admin');
  await user.click(await screen.findByRole('button', { name: 'Actions for admin' }));
  await screen.findByRole('menuitem', { name: 'Edit User...' });
  expect(screen.queryByRole('menuitem', { name: 'Deactivate' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Set password...' })).toBeNull();
});

test('users cannot be changed here if another system manages them', async () => {
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
  expect(add.dataset.tooltip).toBe('The users of this master are managed by a provider.');
  expect(screen.getByText('Jun Tan')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Jun Tan' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['View User']);
  await user.click(screen.getByRole('menuitem', { name: 'View User' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'View User Jun Tan' }),
  );
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
  // the form replaces a loading dialog of the same name
  await user.type(await screen.findByRole('textbox', { name: 'Group Name' }), 'night shift');
  const fresh = within(screen.getByRole('dialog', { name: 'New Group' }));
  await user.click(fresh.getByRole('option', { name: 'viewer' }));
  await user.click(fresh.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('New group has been created.'));
  expect((await lastBody(requests, /\/groups$/, 'POST')).addUsers).toHaveLength(1);

  const edit = await choose(app, { of: 'night shift', item: 'Edit...' });
  await user.click(await edit.findByRole('button', { name: 'Save' }));
  expect((await edit.findByRole('alert')).textContent).toContain('No changes to save.');
  await user.click(edit.getByRole('option', { name: 'editor' }));
  const [role] = within(edit.getByRole('listbox', { name: 'Global Roles' })).getAllByRole('option');
  if (!role) throw new Error('no role');
  await user.click(role);
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('Group has been updated.'));
  expect((await lastBody(requests, /\/groups\/\d+$/, 'PUT')).addUsers).toHaveLength(1);
  expect((await lastBody(requests, /add-assignments$/, 'POST')).groupRoleAssignments).toHaveLength(
    1,
  );

  await choose(app, { of: 'night shift', item: 'Delete...' });
  // final deletions ask for the name (L3)
  await typeAndConfirm(user, 'Delete');
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
  await fill(user, 'Password', 'longenoughA1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('User nadia has been created'));
  const { userRoleAssignments } = await lastBody(requests, /add-assignments$/, 'POST');
  expect(userRoleAssignments[0].roleAssignment.scopeCluster).toBe(true);

  const groups = await choose(app, { of: 'nadia', item: 'Manage Groups...' });
  const [group] = await groups.findAllByRole('option');
  if (!group) throw new Error('no group');
  await user.click(group);
  await user.click(groups.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('Groups of nadia updated'));
  expect((await lastBody(requests, /\/groups\/\d+$/, 'PUT')).addUsers).toHaveLength(1);
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

test('with roles, the list shows the roles of each user, and the groups they come through', async () => {
  await renderApp('/admin/user-management', { as: 'clusteradmin', sandbox: rbacSandbox() });
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect(
    await (await row(/^Select editor/)).findByText(
      'Editor in lab, Viewer in lab (through reviewers)',
    ),
  ).toBeVisible();
  expect(
    await (await row(/^Select grouped/)).findByText(/Editor in lab \(through team\)/),
  ).toBeVisible();
  expect((await row(/^Select grouped/)).getByText('team, reviewers')).toBeVisible();
  expect(await (await row(/^Select clusterviewer/)).findByText('Viewer')).toBeVisible();
});

test('with roles, a group opens to its members, who can be removed and put back', async () => {
  const { user, requests } = await renderApp('/admin/group-management', {
    as: 'clusteradmin',
    sandbox: rbacSandbox(),
  });
  expect(await screen.findByRole('link', { name: /^Users ?\d+$/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Groups ?\d+$/ })).toBeVisible();
  const group = await screen.findByRole('button', { name: 'team' });
  expect(group.getAttribute('aria-expanded')).toBe('false');
  await user.click(group);
  const members = within(await screen.findByRole('list', { name: 'Members of team' }));
  await user.click(members.getByRole('button', { name: 'Remove grouped' }));
  await waitFor(() => expect(toasts()).toContain('User has been deleted.'));
  const sent = await lastBody(requests, /\/groups\/\d+$/, 'PUT');
  expect(sent.removeUsers).toHaveLength(1);
  expect(await screen.findByText('No members')).toBeVisible();
  toastStore.getSnapshot().at(-1)?.action?.run();
  expect(await screen.findByRole('list', { name: 'Members of team' })).toBeVisible();
});

test('a form that takes the place of its spinner has the focus', async () => {
  const { user } = await renderApp('/admin/user-management', {
    as: 'clusteradmin',
    sandbox: rbacSandbox(),
  });
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const field = await screen.findByRole('textbox', { name: 'User Name' });
  // the spinner's dialog would give the focus back a moment later
  await user.keyboard('ada');
  expect(field).toHaveValue('ada');
});

test('the form of a user describes the permissions of each role', async () => {
  const app = await renderApp('/admin/user-management', {
    as: 'clusteradmin',
    sandbox: rbacSandbox(),
  });
  const dialog = await choose(app, { of: 'editor', item: 'Edit User...' });
  await app.user.click(dialog.getByText('Learn more: what each role permits'));
  expect(dialog.getByText('create workspace')).toBeVisible();
});
