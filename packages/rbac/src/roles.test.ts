import { expect, test } from 'vitest';
import { permissions } from './permissions';
import { isAssignableToWorkspace, permissionsSummary, roles, wireRole } from './roles';

// role, its permission numbers, whether a workspace may have it
test.each([
  ['WorkspaceCreator', [94001], false],
  ['Viewer', [2002, 2003, 3002, 4002, 5002, 7001, 9001], true],
  [
    'Editor',
    [
      2001, 2002, 2003, 2004, 2005, 2006, 3001, 3002, 3003, 4002, 4003, 5001, 5002, 5003, 7001,
      7002, 7003, 7004, 7005, 9001, 9002, 9003, 9004,
    ],
    true,
  ],
  [
    'WorkspaceAdmin',
    [
      2001, 2002, 2003, 2004, 2005, 2006, 3001, 3002, 3003, 4002, 4003, 4004, 4006, 5001, 5002,
      5003, 5004, 6002, 7001, 7002, 7003, 7004, 7005, 7006, 7007, 9001, 9002, 9003, 9004,
    ],
    true,
  ],
  ['ModelRegistryViewer', [7001], true],
])('%s has the permissions of the master', (name, numbers, assignable) => {
  const role = roles.find((candidate) => candidate.name === name);
  expect(role?.permissions.map((permission) => permissions[permission].id)).toEqual(numbers);
  expect(role && isAssignableToWorkspace(role)).toBe(assignable);
});

test('a cluster admin has every permission', () => {
  expect(Object.keys(permissions)).toHaveLength(43);
  expect(roles[0]?.permissions).toEqual(Object.keys(permissions));
});

test('a role is sent with its permissions and scopes', () => {
  const creator = roles.filter((role) => role.name === 'WorkspaceCreator').map(wireRole);
  expect(creator).toEqual([
    {
      roleId: 3,
      name: 'WorkspaceCreator',
      permissions: [
        {
          id: 'PERMISSION_TYPE_CREATE_WORKSPACE',
          name: 'create workspace',
          scopeTypeMask: { cluster: true, workspace: false },
        },
      ],
      scopeTypeMask: { cluster: true, workspace: false },
    },
  ]);
});

test('a summary contains each role once and drops unknown ones', () => {
  const assignments = [
    { roleId: 4, scopeWorkspaceIds: [2], scopeCluster: false },
    { roleId: 4, scopeWorkspaceIds: [3], scopeCluster: false },
    { roleId: 99, scopeWorkspaceIds: [3], scopeCluster: false },
  ];
  const summary = permissionsSummary(assignments);
  expect(summary.roles.map((role) => role.name)).toEqual(['Viewer']);
  expect(summary.assignments).toEqual(assignments.slice(0, 2));
});
