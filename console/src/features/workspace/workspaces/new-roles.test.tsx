import { screen, waitFor, within } from '@testing-library/react';
import {
  assignRoles,
  createTransport,
  getUserByUsername,
  getUserSetting,
  login,
  postUserSetting,
} from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { rbacSandbox, renderApp } from '~/test/render-app';

const name = 'New workspaces';
const note = () => screen.findByRole('note', { name });

async function clientOf(username: string, sandbox: ReturnType<typeof rbacSandbox>) {
  const body = { username, password: '', isHashed: true };
  const open = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const { token } = await login(open, { body });
  return createTransport({ baseUrl: location.origin, fetch: sandbox.fetch, auth: token });
}

test('a new member reads on home and beside the workspaces where they were added, once (B13)', async () => {
  const sandbox = rbacSandbox();
  const { user, router } = await renderApp('/dashboard', { as: 'editor', sandbox });
  expect(await note()).toHaveTextContent(/^Added to lab as Editor/);
  await router.navigate({ to: '/workspaces' });
  const noteView = within(await note());
  expect(noteView.getByRole('link', { name: 'lab' })).toBeVisible();
  await user.click(noteView.getByRole('button', { name: 'Mark as seen' }));
  await waitFor(() => expect(screen.queryByRole('note', { name })).toBeNull());
  await router.navigate({ to: '/dashboard' });
  await screen.findByRole('region', { name: 'Needs you' });
  expect(screen.queryByRole('note', { name })).toBeNull();
});

test('a user of an earlier console reads of roles that are given from now on only (B13)', async () => {
  const sandbox = rbacSandbox();
  const client = await clientOf('editor', sandbox);
  const settings = [{ storagePath: 'time-zone', key: 'zone', value: '"UTC"' }];
  await postUserSetting(client, { body: { settings } });
  const first = await renderApp('/dashboard', { as: 'editor', sandbox });
  const stored = async () => {
    const { settings: all } = await getUserSetting(client, {});
    return all.find(({ storagePath }) => storagePath === 'roles-seen')?.value;
  };
  await waitFor(async () => expect(await stored()).toMatch(/^\["2 5"/));
  expect(screen.queryByRole('note', { name })).toBeNull();
  first.unmount();

  const admin = await clientOf('clusteradmin', sandbox);
  const { user } = await getUserByUsername(admin, { username: 'editor' });
  const roleAssignment = { role: { roleId: 4 }, scopeWorkspaceId: 3, scopeCluster: false };
  const userRoleAssignments = [{ userId: user.id, roleAssignment }];
  await assignRoles(admin, { body: { userRoleAssignments, groupRoleAssignments: [] } });
  await renderApp('/dashboard', { as: 'editor', sandbox });
  expect(await note()).toHaveTextContent(/^Added to vault as Viewer/);
});
