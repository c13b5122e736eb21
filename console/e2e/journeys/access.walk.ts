import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { choose } from './objects/select';

const notFound = "Page not found or you don't have access";

const cellOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Access' }).getByRole('button', { name, exact: true });

describe('with roles', () => {
  const fixture = openConsole('--scenario', 'rbac');

  test('a cell explains the role, with the keyboard alone', async () => {
    const page = await fixture.open('admin/access', { username: 'clusteradmin' });
    const cell = cellOf(page, 'grouped in lab: Editor (team), Viewer (reviewers)');
    await cell.focus();
    await page.keyboard.press('Enter');
    const reasons = page.getByRole('dialog', { name: 'Access of grouped in lab' });
    await reasons.getByText('Editor in lab through group team').waitFor();
    await page.keyboard.press('Escape');
    await reasons.waitFor({ state: 'detached' });
  });

  test('a new role opens a workspace for a user who had none', async () => {
    const page = await fixture.open('admin/access', { username: 'clusteradmin' });
    await cellOf(page, 'norole in lab: no role').waitFor();
    await page.getByRole('button', { name: 'Give a role' }).click();
    const { dialog, submit } = dialogOf(page, 'Give a role');
    await dialog.getByRole('option', { name: /^norole/ }).click();
    await choose(dialog, 'Where', 'lab');
    await choose(dialog, 'Role', 'Viewer');
    await submit('Give role');
    await cellOf(page, 'norole in lab: Viewer').waitFor();
    const other = await fixture.open('workspaces', { username: 'norole' });
    await other.getByRole('main').getByRole('link', { name: 'lab' }).first().waitFor();
  });

  test.each(['editor', 'viewer', 'norole'])('%s finds no page of roles', async (username) => {
    const page = await fixture.open('admin/access', { username });
    await page.getByText(notFound).waitFor();
  });
});
