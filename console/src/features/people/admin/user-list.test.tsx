import { screen, waitFor, within } from '@testing-library/react';
import { onPhone } from '@trainyard/ui/test/on-phone';
import { expect, test } from 'vitest';
import { toasts } from '~/test/outcome';
import { rbacSandbox, renderApp } from '~/test/render-app';

test('the search of users is cleared by a button, and people without access are grayed', async () => {
  const { user, router } = await renderApp('/admin/user-management?name=dubois');
  const row = await screen.findByRole('row', { name: /Paul Dubois/ });
  expect(row.className).toContain('grayscale');
  await user.click(screen.getByRole('button', { name: 'Clear Filter' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  const other = await screen.findByRole('row', { name: /Jun Tan/ });
  expect(other.className).not.toContain('grayscale');
});

test('on a phone every figure of a user has its name', async () => {
  onPhone();
  await renderApp('/admin/user-management');
  const users = within(await screen.findByRole('region', { name: 'Users' }));
  const [admin, other] = ['admin', 'Jun Tan'].map((name) =>
    users.getByRole('checkbox', { name: `Select ${name}` }).closest('li'),
  );
  expect(admin).toHaveTextContent(/Admin.*Active ?Yes/);
  expect(other).toHaveTextContent(/Active ?Yes/);
  expect(other).not.toHaveTextContent(/No\b/);
});

test('users are filtered by status and role, in the link', async () => {
  const { user, router } = await renderApp('/admin/user-management');
  await screen.findByRole('row', { name: /Jun Tan/ });
  await user.click(screen.getByRole('radio', { name: 'Inactive' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ status: 'inactive' }));
  expect(screen.queryByRole('row', { name: /Jun Tan/ })).toBeNull();
  await screen.findByRole('row', { name: /Paul Dubois/ });
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await user.click(screen.getByRole('button', { name: /^Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Admin' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Jun Tan/ })).toBeNull());
  expect(screen.getByRole('row', { name: /admin/ })).toBeVisible();
  expect(router.state.location.search).toHaveProperty('role');
});

test('selected users are deactivated one by one, except the signed-in user', async () => {
  const { user, requests } = await renderApp('/admin/user-management');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Jun Tan' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select admin' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Deactivate 1 user' }),
  );
  const names = within(dialog.getByRole('list', { name: 'Users' })).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Jun Tan']);
  await user.click(dialog.getByRole('button', { name: 'Deactivate 1 user' }));
  await waitFor(() => expect(toasts()).toContain('Deactivated 1 user'));
  const sent = requests.filter(({ method, url }) => method === 'PATCH' && /users\/\d+$/.test(url));
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.clone().json()).toEqual({ active: false });
});

test('users that the master refuses to change are listed by name, and stay selected', async () => {
  const answer = (request: Request) =>
    request.method === 'PATCH'
      ? Response.json({ message: 'not today' }, { status: 400 })
      : undefined;
  const { user } = await renderApp('/admin/user-management', { answer });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Paul Dubois' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Activate' }));
  const failed = within(await screen.findByRole('region', { name: 'What failed' }));
  expect(failed.getByText('Paul Dubois')).toBeVisible();
  expect(failed.getByText(/not today/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select Paul Dubois' })).toBeChecked();
});

test('selected users get roles and groups, without those that they have', async () => {
  const { user, requests } = await renderApp('/admin/user-management', {
    as: 'clusteradmin',
    sandbox: rbacSandbox(),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select viewer' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select editor' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Add roles...' }));
  await screen.findByRole('option', { name: /^WorkspaceCreator/ });
  const roles = within(screen.getByRole('dialog', { name: 'Add roles to 2 users' }));
  await user.click(roles.getByRole('option', { name: /^WorkspaceCreator/ }));
  await user.click(roles.getByRole('button', { name: 'Add roles' }));
  await waitFor(() => expect(toasts()).toContain('Added roles to 2 users'));
  const assignments = requests.filter(
    ({ method, url }) => method === 'POST' && /add-assignments$/.test(url),
  );
  expect(assignments).toHaveLength(2);
});
