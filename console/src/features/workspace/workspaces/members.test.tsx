import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toasts } from '~/test/outcome';
import { type RenderOptions, rbacSandbox, renderApp } from '~/test/render-app';

async function openMembers(as: string, answer?: RenderOptions['answer']) {
  const sandbox = rbacSandbox();
  const app = await renderApp('/workspaces/2/members', {
    as,
    sandbox,
    ...(answer ? { answer } : {}),
  });
  return { ...app, table: await screen.findByRole('table', { name: 'Members' }) };
}

const roleOf = (name: string) => screen.getByRole('combobox', { name: `Role of ${name}` });

test('those who give roles see users and groups with their roles, and search, explain and arrange them', async () => {
  const { user, table } = await openMembers('wsadmin');
  const names = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent?.replace(/(?<=group).+/, ''));
  expect(names).toEqual(['editor', 'mrv', 'reviewersgroup', 'teamgroup', 'viewer', 'wsadmin']);
  expect(roleOf('editor').textContent).toBe('Editor');
  expect(screen.getByRole('link', { name: 'Members' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByText(/To hand it over, give another person the role/)).toBeVisible();

  const rows = () => within(table).getAllByRole('row').length;
  const all = rows();
  expect(screen.queryByRole('button', { name: 'Clear Filter' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search members by name' }), 'edit');
  await waitFor(() => expect(rows()).toBe(2));
  await user.click(screen.getByRole('button', { name: 'Clear Filter' }));
  await waitFor(() => expect(rows()).toBe(all));

  await user.click(within(table).getByRole('button', { name: 'Table options: Members' }));
  const columns = within(
    await screen.findByRole('dialog', { busy: false, name: 'Table options: Members' }),
  );
  await user.click(await columns.findByRole('checkbox', { name: 'Role' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Role' })).toBeNull());
  expect(columns.getByRole('button', { name: /CSV/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  // a line and the number of its permissions (F15)
  await user.click(screen.getByRole('button', { name: 'Add Member' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Add Member' }));
  await user.click(dialog.getByRole('combobox', { name: 'Role' }));
  const viewer = await screen.findByRole('option', { name: 'Viewer' });
  expect(viewer).toHaveAccessibleDescription(
    'Reads experiments, tasks, models and projects; changes nothing · 7 permissions',
  );
  await user.click(await screen.findByRole('option', { name: 'Editor' }));
  expect(
    dialog.getByText('Runs and changes experiments, tasks, models and projects · 23 permissions'),
  ).toBeVisible();
});

test('a role is changed, the new one first; a toast takes it back (L5), and a refusal leaves everything', async () => {
  let isRefused = false;
  const answer = (request: Request) => {
    if (!isRefused || !request.url.endsWith('/roles/remove-assignments')) return undefined;
    isRefused = false;
    return Response.json({ code: 7, message: 'not now', error: 'not now' }, { status: 403 });
  };
  const { user, requests } = await openMembers('wsadmin', answer);
  await user.click(roleOf('viewer'));
  await user.click(await screen.findByRole('option', { name: 'Editor' }));
  await waitFor(() => expect(roleOf('viewer').textContent).toBe('Editor'));
  const calls = () =>
    requests.map(({ url }) => new URL(url).pathname).filter((path) => /assignments$/.test(path));
  await waitFor(() =>
    expect(calls()).toEqual(['/api/v1/roles/add-assignments', '/api/v1/roles/remove-assignments']),
  );
  await waitFor(() => expect(toasts()).toContain('viewer is now Editor'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(roleOf('viewer').textContent).toBe('Viewer'));
  await waitFor(() => expect(calls()).toHaveLength(4));

  isRefused = true;
  await user.click(roleOf('viewer'));
  await user.click(await screen.findByRole('option', { name: 'Editor' }));
  await waitFor(() => expect(toasts()).toContain('Unable to update role.'));
  await waitFor(() => expect(roleOf('viewer').textContent).toBe('Viewer'));
  expect(screen.getAllByRole('combobox', { name: 'Role of viewer' })).toHaveLength(1);
});

test('a member is removed, and the focus goes on in the next row; another is added, found by name, and removed', async () => {
  const { user, table } = await openMembers('wsadmin');
  const rows = within(table).getAllByRole('row').slice(1);
  const at = rows.findIndex((row) => within(row).queryByRole('button', { name: 'Remove viewer' }));
  expect(at).toBeGreaterThanOrEqual(0);
  screen.getByRole('button', { name: 'Remove viewer' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Remove' });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  // the page behind a dialog has no roles
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove viewer' })).not.toBeInTheDocument(),
  );
  const next = within(table).getAllByRole('row').slice(1)[Math.min(at, rows.length - 2)];
  await waitFor(() => expect(next?.contains(document.activeElement)).toBe(true));

  await user.click(screen.getByRole('button', { name: 'Add Member' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Add Member' }));
  await user.type(dialog.getByRole('combobox', { name: 'User or Group' }), 'norole{Enter}');
  expect(dialog.queryByRole('option', { name: /editor/ })).toBeNull();
  await user.click(dialog.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'Viewer' }));
  await user.click(dialog.getByRole('button', { name: 'Add Member' }));
  await waitFor(() => expect(toasts()).toContain('norole added to workspace.'));
  await within(table).findByRole('row', { name: /norole/ });

  await user.type(screen.getByRole('searchbox', { name: 'Search members by name' }), 'noro');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Remove norole' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts()).toContain('norole removed from workspace'));
  expect(await screen.findByText('No members matching the current filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filter' }));
  await screen.findByRole('row', { name: /wsadmin/ });
});

test('a user without permission to assign roles sees them and can change none, and reads who is missing (F15)', async () => {
  const { table, requests } = await openMembers('viewer');
  const editor = within(table).getByRole('row', { name: /^editor/ });
  expect(within(editor).getByText('Editor')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /^Role of/ })).toBeNull();
  // the people of groups that a user is not in are a secret, so nothing asks for them
  await waitFor(() => expect(requests.some(({ url }) => /groups\/search$/.test(url))).toBe(true));
  expect(requests.some(({ url }) => /groups\/\d+$/.test(url))).toBe(false);
  expect(screen.getByRole('button', { name: 'Add Member' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.queryByText(/To hand it over/)).toBeNull();
  expect(
    screen.getByText(/^Users with a role on the whole cluster may act here too\./),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'By a role on the whole cluster' })).toBeNull();
});

test('without role-based access there are no members', async () => {
  const { router } = await renderApp('/workspaces/2/members');
  await waitFor(() => expect(router.state.location.pathname).toBe('/workspaces/2/projects'));
  await screen.findByRole('heading', { name: 'Vision' });
  expect(screen.queryByRole('link', { name: 'Members' })).toBeNull();
});

test('administrators see the people of groups, and those of the whole cluster (F15)', async () => {
  const { table } = await openMembers('clusteradmin');
  const group = within(table).getByText('team').closest('td');
  await waitFor(() => expect(group?.textContent).toMatch(/^teamgroup.+/));
  const wide = within(
    await screen.findByRole('region', { name: 'By a role on the whole cluster' }),
  );
  expect(wide.getAllByText('ClusterAdmin').length).toBeGreaterThan(0);
});
