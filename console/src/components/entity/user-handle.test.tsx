import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rbacSandbox, renderApp } from '~/test/render-app';
import { builtInText } from './user-handle';

test('the account that the master creates itself is named in the list of users (F17)', async () => {
  await renderApp('/admin/user-management?name=determined');
  const mark = await screen.findByText('Built-in account');
  expect(mark).toHaveAttribute('data-tooltip', builtInText);
  expect(within(screen.getByRole('table')).getAllByText('Built-in account')).toHaveLength(1);
});

test('lists of users to choose from name the account of the master (F17)', async () => {
  const { user } = await renderApp('/workspaces/2/members', {
    as: 'wsadmin',
    sandbox: rbacSandbox(),
  });
  await user.click(await screen.findByRole('button', { name: 'Add Member' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false }));
  await user.click(dialog.getByRole('combobox', { name: 'User or Group' }));
  await user.type(dialog.getByRole('combobox', { name: 'User or Group' }), 'determined');
  expect(await screen.findByRole('option', { name: /determined.*built-in account/ })).toBeVisible();
});
