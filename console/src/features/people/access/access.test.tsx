import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newerSandbox } from '~/test/newer-sandbox';
import { rbacSandbox, renderApp } from '~/test/render-app';

test('a refused button says why, who can grant it, and offers a text that requests it', async () => {
  const { user } = await renderApp('/workspaces/2/models', {
    as: 'viewer',
    sandbox: rbacSandbox(),
  });
  const [button] = await screen.findAllByRole('button', { name: 'New Model' });
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  const [why] = await screen.findAllByRole('button', { name: 'Why?' });
  if (!why) throw new Error('no question');
  await user.click(why);
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Why not?' }));
  expect(
    await dialog.findByText(
      'You may not create models in lab: this needs the permission "create model registry", and there is only Viewer in lab; it comes with Editor, WorkspaceAdmin, or ClusterAdmin.',
    ),
  ).toBeVisible();
  expect(
    await dialog.findByText(/clusteradmin.* wsadmin.* can grant it\.$|can grant it\.$/),
  ).toBeVisible();
  const request = within(dialog.getByRole('region', { name: 'Ask for access' }));
  expect(
    request.getByText('Hello, may I create models in lab? The role Editor in lab would permit it.'),
  ).toBeVisible();
  await user.click(request.getByRole('button', { name: 'Copy the request' }));
  expect(await navigator.clipboard.readText()).toMatch(/^Hello, may I create models in lab\?/);
});

test.each([
  ['/projects/2/experiments', { 'New experiment': 'create experiment' }],
  ['/workspaces/2/projects', { 'New Project': 'create project' }],
  ['/workspaces/2/members', { 'Add Member': 'assign roles' }],
  ['/experiments/1', { Activate: 'update experiment', Fork: 'create experiment' }],
  ['/experiments/1/trials/1', { 'Continue Trial': 'create experiment' }],
])('on %s actions are refused with their permissions: %o', async (path, actions) => {
  const { user } = await renderApp(path, { as: 'viewer', sandbox: rbacSandbox() });
  for (const name of Object.keys(actions))
    expect(await screen.findByRole('button', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  await user.click(await screen.findByRole('button', { name: 'Why?' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Why not?' }));
  for (const permission of Object.values(actions))
    expect(
      await dialog.findByText(new RegExp(`this needs the permission "${permission}"`)),
    ).toBeVisible();
  // one for each policy of the page that refuses something
  expect((await dialog.findAllByText(/can grant it\.$/))[0]).toBeVisible();
});

test('an action that no role permits is granted by administrators', async () => {
  const { user } = await renderApp('/resourcepool/t4-pool/Bindings', {
    as: 'viewer',
    sandbox: rbacSandbox(),
  });
  await screen.findByRole('button', { name: 'Manage Bindings' });
  await user.click(screen.getByRole('button', { name: 'Why?' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Why not?' }));
  expect(
    await dialog.findByText(
      'You may not bind resource pools to workspaces: this needs an administrator.',
    ),
  ).toBeVisible();
  expect(await dialog.findByText(/^admin.* can grant it\.$/)).toBeVisible();
});

test('outside of a workspace the text asks for a role in one, and an administrator is named', async () => {
  const { user } = await renderApp('/tasks', { as: 'norole', sandbox: rbacSandbox() });
  await user.click(await screen.findByRole('button', { name: 'Why?' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Why not?' }));
  expect(await dialog.findByText('admin can grant it.')).toBeVisible();
  expect(dialog.getByText(/The role Editor in a workspace would permit it\.$/)).toBeVisible();
});

test.each([
  [
    '/models',
    'assay-classifier',
    ['Edit, Move, and Archive', 'Delete Model'],
    'edit model registry',
  ],
  ['/workspaces', 'lab', ['Edit and Archive'], 'update workspace'],
  ['/projects/2/experiments', '.*', ['Edit and Edit notes'], 'update experiment metadata'],
])(
  'on %s the menu of %s names the missing actions, and the reasons',
  async (path, name, actions, permission) => {
    const { user } = await renderApp(path, { as: 'viewer', sandbox: rbacSandbox() });
    const menus = await screen.findAllByLabelText(new RegExp(`^Actions for ${name}$`));
    await user.click(menus[0] as HTMLElement);
    const items = await screen.findAllByRole('menuitem');
    expect(items.at(-1)).toHaveTextContent('Why are actions missing?');
    await user.click(screen.getByRole('menuitem', { name: 'Why are actions missing?' }));
    const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Why not?' }));
    for (const action of actions)
      expect(await dialog.findByRole('heading', { name: action })).toBeVisible();
    expect(dialog.getByText(new RegExp(`this needs the permission "${permission}"`))).toBeVisible();
    expect((await dialog.findAllByText(/can grant it\.$/))[0]).toBeVisible();
  },
);

test('a user with permission sees no Why? button', async () => {
  await renderApp('/workspaces/2/models', { as: 'editor', sandbox: rbacSandbox() });
  expect((await screen.findAllByRole('button', { name: 'New Model' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Why?' })).toBeNull();
});

test('the matrix shows roles by workspace, explains a cell, and finds users with a permission', async () => {
  const { user, router } = await renderApp('/admin/access', {
    as: 'clusteradmin',
    sandbox: rbacSandbox(),
  });
  const table = within(await screen.findByRole('table', { name: 'Access' }));
  const cell = table.getByRole('button', {
    name: 'grouped in lab: Editor (team), Viewer (reviewers)',
  });
  expect(table.getByRole('button', { name: 'norole in lab: no role' })).toBeVisible();
  expect(
    table.getByRole('button', { name: 'clusteradmin in Whole cluster: ClusterAdmin' }),
  ).toBeVisible();
  // a global role applies in a workspace, unless it permits nothing there
  expect(table.getByRole('button', { name: 'clusteradmin in lab: ClusterAdmin' })).toBeVisible();
  expect(table.getByRole('button', { name: 'creator in lab: no role' })).toBeVisible();
  expect(table.getByRole('button', { name: 'team in lab: Editor' })).toBeVisible();
  const headings = table.getAllByRole('rowheader').map((heading) => heading.textContent);
  expect(headings.filter((text) => /^(People|Groups) /.test(text))).toEqual([
    expect.stringMatching(/^People \d+$/),
    expect.stringMatching(/^Groups \d+$/),
  ]);
  await user.click(table.getByRole('button', { name: /^Groups/, expanded: true }));
  expect(table.queryByRole('button', { name: 'team in lab: Editor' })).toBeNull();
  expect(router.state.location.search).toMatchObject({ folded: 'Groups' });
  await user.click(table.getByRole('button', { name: /^Groups/, expanded: false }));
  expect(await table.findByRole('button', { name: 'team in lab: Editor' })).toBeVisible();
  await user.click(cell);
  const access = within(
    await screen.findByRole('dialog', { busy: false, name: 'Access of grouped in lab' }),
  );
  expect(access.getByText('Editor in lab through group team')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('combobox', { name: 'Who may' }));
  await user.click(await screen.findByRole('option', { name: 'delete experiments' }));
  expect(await table.findByRole('button', { name: 'grouped in lab: Yes' })).toBeVisible();
  expect(table.getByRole('button', { name: 'viewer in lab: no role' })).toBeVisible();
  expect(router.state.location.search).toMatchObject({ may: 'experiment.delete' });
  await user.click(table.getByRole('button', { name: 'grouped in lab: Yes' }));
  expect(
    await screen.findByText(
      'grouped may delete experiments in lab because: Editor in lab through group team.',
    ),
  ).toBeVisible();
});

test('roles are given, changed and taken away, and the visible rows are filtered and downloaded', async () => {
  const { user, router } = await renderApp('/admin/access', {
    as: 'clusteradmin',
    sandbox: rbacSandbox(),
  });
  const table = within(await screen.findByRole('table', { name: 'Access' }));
  const change = async (cell: string, role: string) => {
    await user.click(table.getByRole('button', { name: cell }));
    await user.click(await screen.findByRole('button', { name: 'Change role...' }));
    const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Change role' }));
    await user.click(dialog.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: role }));
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
  };
  await change('viewer in lab: Viewer', 'Editor');
  expect(await table.findByRole('button', { name: 'viewer in lab: Editor' })).toBeVisible();
  await change('viewer in lab: Editor', 'No role');
  expect(await table.findByRole('button', { name: 'viewer in lab: no role' })).toBeVisible();
  // a role through a group belongs to the group
  await user.click(table.getByRole('button', { name: /^grouped in lab/ }));
  expect(await screen.findByRole('button', { name: 'Give a role...' })).toBeVisible();
  await user.keyboard('{Escape}');

  expect(table.getByRole('button', { name: 'norole in lab: no role' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Give a role' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Give a role' }));
  await user.click(dialog.getByRole('button', { name: 'Give role' }));
  expect(await dialog.findByText('User or Group required')).toBeVisible();
  await user.click(dialog.getByRole('option', { name: /^norole/ }));
  await user.click(dialog.getByRole('combobox', { name: 'Where' }));
  await user.click(await screen.findByRole('option', { name: 'lab' }));
  await user.click(dialog.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'Viewer' }));
  await user.click(dialog.getByRole('button', { name: 'Give role' }));
  expect(await table.findByRole('button', { name: 'norole in lab: Viewer' })).toBeVisible();
  const files: Blob[] = [];
  const created = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => {
    created.mockRestore();
    clicked.mockRestore();
  });
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toMatch(/^Person or group,.*lab.*,Whole cluster\r\n/);

  // narrowed to workspaces and to holders of a role, which the link keeps
  const heads = () => table.getAllByRole('columnheader');
  expect(heads().length).toBeGreaterThan(4);
  await user.click(screen.getByRole('button', { name: /^Workspace/ }));
  await user.click(await screen.findByRole('option', { name: 'lab' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(heads()).toHaveLength(4));
  for (const name of ['Person or group', 'lab', 'Whole cluster'])
    expect(table.getByRole('columnheader', { name })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Editor' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(table.queryByRole('button', { name: /^norole in lab/ })).toBeNull());
  expect(table.getByRole('button', { name: 'team in lab: Editor' })).toBeVisible();
  expect(
    table.getByRole('button', { name: 'grouped in lab: Editor (team), Viewer (reviewers)' }),
  ).toBeVisible();
  expect(router.state.location.search).toMatchObject({ workspace: 2, role: 'Editor' });
});

test('a group expands to its members, and each role lists its permissions', async () => {
  const { user } = await renderApp('/admin/access?name=team', {
    as: 'clusteradmin',
    sandbox: rbacSandbox(),
  });
  const table = within(await screen.findByRole('table', { name: 'Access' }));
  await user.click(table.getByRole('button', { name: 'team' }));
  const members = within(await table.findByRole('list', { name: 'Members of team' }));
  expect(await members.findByRole('button', { name: 'Remove grouped' })).toBeVisible();
  const roles = within(screen.getByRole('table', { name: 'Permissions of roles' }));
  expect(roles.getByRole('columnheader', { name: 'Viewer' })).toBeVisible();
  expect(roles.getByText('delete experiments')).toBeVisible();
});

test('users see their own access, each answer with its reason', async () => {
  const { user, router } = await renderApp('/workspaces', {
    as: 'grouped',
    sandbox: rbacSandbox(),
  });
  await user.click(screen.getByRole('button', { name: /^User menu of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'My access' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'grouped' })).toBeVisible();
  const rolesRegion = within(await screen.findByRole('region', { name: 'Roles' }));
  expect(await rolesRegion.findByText('Editor in lab through group team')).toBeVisible();
  const here = within(screen.getByRole('table', { name: 'What they may do in a workspace' }));
  const row = here.getByRole('row', { name: /^delete experiments Yes/ });
  expect(row.textContent).toContain('Editor in lab through group team');
  expect(
    here.getByRole('row', {
      name: /^delete projects No This needs the permission "delete project"/,
    }),
  ).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/access\/\d+$/);
});

test('a user who manages no users cannot see the access of another user', async () => {
  await renderApp('/access/1', { as: 'grouped', sandbox: rbacSandbox() });
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
});

test('without roles the page of a person reports owners and administrators', async () => {
  await renderApp('/access/1', { as: 'admin' });
  const here = within(
    await screen.findByRole('table', { name: 'What they may do in a workspace' }),
  );
  expect(here.getByRole('row', { name: /^delete experiments Yes Administrator/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Roles' })).toBeNull();
  await waitFor(() => expect(document.title).toMatch(/Access of admin/));
});

test('a newer master explains its own permissions, by its own roles', async () => {
  await renderApp('/access/9', {
    as: 'clusteradmin',
    sandbox: newerSandbox({ scenario: 'rbac' }),
  });
  const everywhere = within(
    await screen.findByRole('table', { name: 'What they may do everywhere' }),
  );
  expect(
    await everywhere.findByRole('row', {
      name: 'set the configuration policies of the cluster Yes ClusterAdmin everywhere',
    }),
  ).toBeVisible();
  expect(
    everywhere.getByRole('row', { name: /^create access tokens Yes ClusterAdmin everywhere/ }),
  ).toBeVisible();
});

test('a newer master that refuses editors to edit a workspace names the roles that may', async () => {
  const { user } = await renderApp('/workspaces/2/projects', {
    as: 'editor',
    sandbox: newerSandbox({ scenario: 'rbac' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Workspace actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Why are actions missing?' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Why not?' }));
  expect(
    await dialog.findByText(/^You may not edit the workspace lab: .* it comes with WorkspaceAdmin/),
  ).toBeVisible();
});
