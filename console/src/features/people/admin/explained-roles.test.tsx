import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rbacSandbox, renderApp } from '~/test/render-app';

const open = (path: string) => renderApp(path, { as: 'clusteradmin', sandbox: rbacSandbox() });

async function expectNotes(title: string) {
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: title }));
  const roles = within(await dialog.findByRole('listbox', { name: 'Global Roles' }));
  for (const role of roles.getAllByRole('option'))
    expect(role).toHaveTextContent(/\w+ \w+ .*· \d+ permissions?$/);
}

test('roles are explained where a user is made (F15)', async () => {
  const { user } = await open('/admin/user-management');
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  await expectNotes('Add User');
});

test('roles are explained where a group is edited (F15)', async () => {
  const { user } = await open('/admin/group-management');
  await user.click(await screen.findByRole('button', { name: 'Actions for team' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Edit/ }));
  await expectNotes('Edit Group');
});
