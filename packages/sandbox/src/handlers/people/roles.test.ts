import { beforeEach, describe, expect, test } from 'vitest';
import { addUser } from '../../database/start-state';
import { createTestMaster, refusal, type TestMaster } from '../../test/fixtures/test-master';

let master: TestMaster;

// users 3 alice and 4 bob, group 5 team with bob, workspace 2 lab and 3 vault
beforeEach(async () => {
  master = await createTestMaster('empty', { rbac: true });
  const { db, clock } = master.masterState;
  for (const username of ['alice', 'bob']) addUser({ db, now: clock.now(), username });
  await master.admin('POST', '/groups', { name: 'team', addUsers: [4] });
  for (const name of ['lab', 'vault']) await master.admin('POST', '/workspaces', { name });
});

const at = (roleId: number, scopeWorkspaceId?: number) => ({
  role: { roleId },
  ...(scopeWorkspaceId && { scopeWorkspaceId }),
});

const give = (roleAssignment: object, to: { userId?: number; groupId?: number }, how = 'add') =>
  master.admin('POST', `/roles/${how}-assignments`, {
    userRoleAssignments: to.userId ? [{ userId: to.userId, roleAssignment }] : [],
    groupRoleAssignments: to.groupId ? [{ groupId: to.groupId, roleAssignment }] : [],
  });

type Summary = { roles: Array<{ name: string }>; assignments: unknown[] };

describe('assignments', () => {
  test('change the result of the very next call', async () => {
    const alice = await master.signIn('alice');
    const seen = async () =>
      (
        (await alice('GET', '/workspaces')).body as { workspaces: Array<{ name: string }> }
      ).workspaces.map(({ name }) => name);
    expect(await seen()).toEqual([]);
    await give(at(4, 2), { userId: 3 });
    expect(await seen()).toEqual(['lab']);
    await give(at(4), { userId: 3 });
    expect(await seen()).toEqual(['Uncategorized', 'lab', 'vault']);
    await give(at(4), { userId: 3 }, 'remove');
    await give(at(4, 2), { userId: 3 }, 'remove');
    expect(await seen()).toEqual([]);
  });

  test('reach the members of a group', async () => {
    await give(at(5, 2), { groupId: 5 });
    const bob = await master.signIn('bob');
    const { roles, assignments } = (await bob('GET', '/permissions/summary')).body as Summary;
    expect(roles.map(({ name }) => name)).toEqual(['Editor']);
    expect(assignments).toEqual([{ roleId: 5, scopeWorkspaceIds: [2], scopeCluster: false }]);
    await master.admin('DELETE', '/groups/5');
    expect((await bob('GET', '/permissions/summary')).body).toEqual({ roles: [], assignments: [] });
  });

  test('the creator of a workspace administers it', async () => {
    await give(at(3), { userId: 3 });
    const alice = await master.signIn('alice');
    await alice('POST', '/workspaces', { name: 'mine' });
    const { assignments } = (await alice('GET', '/permissions/summary')).body as Summary;
    expect(assignments).toContainEqual({
      roleId: 2,
      scopeWorkspaceIds: [4],
      scopeCluster: false,
    });
  });

  test('update the modified time of the user', async () => {
    const before = master.masterState.db.users.find(3).modifiedAt;
    master.clock.advance(1000);
    await give(at(4, 2), { userId: 3 });
    expect(master.masterState.db.users.find(3).modifiedAt).toBe(before + 1000);
  });
});

describe('roles', () => {
  test('a workspace lists its assignments', async () => {
    await give(at(5, 2), { groupId: 5 });
    await give(at(4, 2), { userId: 3 });
    await give(at(4), { userId: 4 });
    const of = async (query: string) =>
      (await master.admin('GET', `/roles/workspace/2${query}`)).body as {
        groups: Array<{ name: string }>;
        usersAssignedDirectly: Array<{ username: string }>;
        assignments: Array<{ role: { name: string }; userRoleAssignments: unknown[] }>;
      };
    const all = await of('');
    expect(all.groups.map(({ name }) => name)).toEqual(['team']);
    expect(all.usersAssignedDirectly.map(({ username }) => username)).toEqual(['admin', 'alice']);
    expect(all.assignments.map(({ role }) => role.name)).toEqual([
      'WorkspaceAdmin',
      'Viewer',
      'Editor',
    ]);
    const some = await of('?name=ali');
    expect(some.assignments.map(({ role }) => role.name)).toEqual(['Viewer']);
    expect(some.assignments[0]?.userRoleAssignments).toEqual([
      {
        userId: 3,
        roleAssignment: {
          role: {
            roleId: 4,
            name: 'Viewer',
            permissions: [],
            scopeTypeMask: { cluster: true, workspace: true },
          },
          scopeWorkspaceId: 2,
          scopeCluster: false,
        },
      },
    ]);
    const alice = await master.signIn('alice');
    expect((await alice('GET', '/roles/workspace/3')).body).toEqual({
      groups: [],
      usersAssignedDirectly: [],
      assignments: [],
    });
  });

  test('are listed by name; users who may not assign roles only see their own', async () => {
    const names = (answer: { body: unknown }) =>
      (answer.body as Summary).roles.map(({ name }) => name);
    expect(names(await master.admin('POST', '/roles/search', { limit: 3 }))).toEqual([
      'ClusterAdmin',
      'Editor',
      'ModelRegistryViewer',
    ]);
    await give(at(4, 2), { userId: 3 });
    const alice = await master.signIn('alice');
    expect(names(await alice('POST', '/roles/search', { limit: 3 }))).toEqual(['Viewer']);
    const assignable = { workspaceId: 2, limit: 20 };
    expect(names(await alice('POST', '/roles/search/by-assignability', assignable))).toEqual([
      'Editor',
      'ModelRegistryViewer',
      'Viewer',
      'WorkspaceAdmin',
    ]);
    const everywhere = await master.admin('POST', '/roles/search/by-assignability', {});
    expect(everywhere.body).toMatchObject({
      pagination: { offset: 0, limit: 500, startIndex: 0, endIndex: 6, total: 6 },
    });
  });

  test('of a user and of a group', async () => {
    await give(at(5, 2), { groupId: 5 });
    expect((await master.admin('GET', '/roles/search/by-user/4')).body).toMatchObject({
      roles: [{ role: { roleId: 5 }, groupRoleAssignments: [{ groupId: 5 }] }],
    });
    expect((await master.admin('GET', '/roles/search/by-group/5')).body).toMatchObject({
      roles: [{ roleId: 5, name: 'Editor' }],
      assignments: [{ roleId: 5, scopeWorkspaceIds: [2], scopeCluster: false }],
    });
    expect((await master.admin('GET', '/roles/search/by-group/9999')).body).toEqual({
      roles: [],
      assignments: [],
    });
    const byIds = await master.admin('POST', '/roles/search/by-ids', { roleIds: [5, 4] });
    expect((byIds.body as { roles: unknown }).roles).toMatchObject([
      { role: { roleId: 4 } },
      { role: { roleId: 5 }, groupRoleAssignments: [{ groupId: 5 }] },
    ]);
  });
});

const inserting = 'error inserting role assignments for user groups: Error inserting assignment';
const assignee = (roleAssignment: object) => ({
  userRoleAssignments: [{ userId: 3, roleAssignment }],
});

test.each([
  ['/roles/add-assignments', {}, '400 3 must specify at least one group or user assignment'],
  ['/roles/remove-assignments', {}, '400 3 must specify at least one group or user assignment'],
  ['/roles/add-assignments', assignee(at(99, 2)), `404 5 ${inserting} for group id 3: not found`],
  ['/roles/add-assignments', assignee(at(4, 99)), `404 5 ${inserting} for group id 3: not found`],
  [
    '/roles/add-assignments',
    assignee(at(1, 2)),
    `500 13 ${inserting} for group id 3: a global-only permission cannot be assigned to a local scope`,
  ],
  [
    '/roles/add-assignments',
    assignee(at(6, 2)),
    `409 6 ${inserting} for group id 3: row already exists`,
  ],
  [
    '/roles/add-assignments',
    { groupRoleAssignments: [{ groupId: 9999, roleAssignment: at(4, 2) }] },
    '404 5 Error getting group 9999: not found',
  ],
  [
    '/roles/add-assignments',
    { groupRoleAssignments: [{ groupId: 3, roleAssignment: at(4, 2) }] },
    '404 5 cannot get a personal group: not found',
  ],
  [
    '/roles/remove-assignments',
    assignee(at(4, 2)),
    '404 5 error removing user group assignments: Error deleting assignment for group id 3: not found',
  ],
  ['/roles/search/by-ids', { roleIds: [1, 99] }, '404 5 not found'],
  ['/roles/search/by-ids', { roleIds: [] }, '404 5 not found'],
])('POST %s %j: %s', async (path, body, expected) => {
  await give(at(6, 2), { userId: 3 });
  expect(refusal(await master.admin('POST', path, body))).toBe(expected);
});

test.each(['/roles/search/by-user/0', '/roles/search/by-group/0'])('GET %s', async (path) => {
  expect(refusal(await master.admin('GET', path))).toBe('400 3 bad request');
});

const needed = (...names: string[]) =>
  `403 7 access denied; required permissions: ${names.map((name) => `PERMISSION_TYPE_${name}`).join(', ')}`;

test.each([
  ['POST', '/roles/add-assignments', assignee(at(4, 2)), needed('ASSIGN_ROLES')],
  ['POST', '/roles/add-assignments', assignee(at(4)), needed('ASSIGN_ROLES')],
  ['POST', '/roles/search/by-ids', { roleIds: [4] }, needed('ASSIGN_ROLES', 'UPDATE_ROLES')],
  ['GET', '/roles/search/by-user/1', undefined, needed('ASSIGN_ROLES')],
  ['GET', '/roles/search/by-group/5', undefined, '404 5 Error getting group 5: not found'],
  [
    'POST',
    '/roles/search/by-assignability',
    { workspaceId: 2, limit: 20 },
    needed('VIEW_WORKSPACE'),
  ],
  ['POST', '/groups', { name: 'g' }, needed('UPDATE_GROUP')],
])('without a role: %s %s %j', async (method, path, body, expected) => {
  const alice = await master.signIn('alice');
  expect(refusal(await alice(method, path, body))).toBe(expected);
});

test('an assignment outside the own workspace is refused as a whole', async () => {
  await give(at(2, 2), { userId: 3 });
  const alice = await master.signIn('alice');
  const both = {
    userRoleAssignments: [2, 3].map((id) => ({ userId: 4, roleAssignment: at(4, id) })),
  };
  expect(refusal(await alice('POST', '/roles/add-assignments', both))).toBe(needed('ASSIGN_ROLES'));
  expect(master.masterState.db.assignments.where(({ roleId }) => roleId === 4)).toEqual([]);
});
