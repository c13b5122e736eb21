import { expect, test } from 'vitest';
import { explainPermission, explainRefusal, type Person, whoCanGrant } from './explain-permission';
import { can, type PolicyName, policies, policyNamesOf } from './policies';
import { roles } from './roles';
import { rolesOf } from './roles-038';
import { ownerId, viewerKinds, viewers, viewers038, workspaceId } from './test/viewers';
import { type UserRole, userRolesOf } from './user-roles';
import { viewerOf } from './viewer';

const policyNames = Object.keys(policies).filter((name): name is PolicyName => name in policies);

const roleOf = (role: string, fields: Partial<UserRole> = {}): UserRole => ({
  role,
  permissions: roles.find(({ name }) => name === role)?.permissions ?? [],
  ...fields,
});

/** The users of the matrix with their roles one by one. */
const heldBy: Record<(typeof viewerKinds)[number], UserRole[]> = {
  admin: [],
  owner: [],
  other: [],
  ClusterAdmin: [roleOf('ClusterAdmin')],
  WorkspaceAdmin: [roleOf('WorkspaceAdmin', { workspaceId })],
  Editor: [roleOf('Editor', { workspaceId })],
  Viewer: [roleOf('Viewer', { workspaceId })],
  ModelRegistryViewer: [roleOf('ModelRegistryViewer', { workspaceId })],
  'Editor elsewhere': [roleOf('Editor', { workspaceId: 9 })],
  'no role': [],
};

const scope = { workspaceId, ownerId };

function explained(kind: (typeof viewerKinds)[number], policy: PolicyName, more: UserRole[] = []) {
  const { user, rbacEnabled } = viewers[kind];
  const person: Person = {
    user: { id: user.id, admin: user.isAdmin },
    roles: [...heldBy[kind], ...more],
  };
  return explainPermission({ person, policy, scope, rbacEnabled });
}

// a test for each policy, so that a new one fails alone
test.each(policyNames)('%s is explained to each user as it is decided', (policy) => {
  for (const kind of viewerKinds) {
    const { isAllowed, because, missing, grantedBy, sentence } = explained(kind, policy);
    expect(isAllowed, kind).toBe(can(viewers[kind], policy, scope));
    expect(sentence).toMatch(isAllowed ? /^You may .* because: .+\.$/ : /^You may not .+: .+\.$/);
    // no explaining role lacks a permission, and the permitting roles belong to the user
    expect(because.every((userRole) => heldBy[kind].includes(userRole))).toBe(true);
    expect(missing.length > 0, kind).toBe(
      !isAllowed && viewers[kind].rbacEnabled && grantedBy.length > 0,
    );
    // any named role would suffice, assigned everywhere
    if (!isAllowed)
      for (const role of grantedBy)
        expect(explained(kind, policy, [roleOf(role)])).toMatchObject({ isAllowed: true });
  }
});

const roles038 = rolesOf('0.38.1');
const isEverywhere = ['ClusterAdmin', 'GenAIUser', 'TokenCreator'];

test.each(policyNamesOf({ release: '0.38' }))('%s is explained by the roles of 0.38', (policy) => {
  for (const [kind, viewer] of Object.entries(viewers038)) {
    const role = roles038.find(({ name }) => kind === name || kind === `${name} elsewhere`);
    const where = { workspaceId: kind.endsWith('elsewhere') ? 9 : workspaceId };
    const assignedRoles = role
      ? [
          {
            role: role.name,
            permissions: role.permissions,
            ...(isEverywhere.includes(kind) ? {} : where),
          },
        ]
      : [];
    const { id, isAdmin: admin } = viewer.user;
    const { rbacEnabled, release } = viewer;
    const question = { policy, scope, rbacEnabled, release };
    const answer = explainPermission({
      ...question,
      person: { user: { id, admin }, roles: assignedRoles },
    });
    expect(answer.isAllowed, kind).toBe(can(viewer, policy, scope));
    for (const name of answer.isAllowed ? [] : answer.grantedBy) {
      const granting = roles038.filter((each) => each.name === name);
      const granted = granting.map(({ permissions }) => ({ role: name, permissions }));
      const person = { user: { id, admin }, roles: granted };
      expect(explainPermission({ ...question, person }).isAllowed, name).toBe(true);
    }
  }
});

const names = (id: number) => (id === workspaceId ? 'Vision' : `W${id}`);
const anika = { id: 3, admin: false };
const explain = (policy: PolicyName, fields: Partial<Person>, rest: object = {}) =>
  explainPermission({
    person: { user: anika, roles: [], ...fields },
    policy,
    scope,
    rbacEnabled: true,
    workspaceName: names,
    ...rest,
  }).sentence;

test('a role has its scope and its group', () => {
  const team = roleOf('Editor', { workspaceId, group: 'team' });
  const all = roleOf('Viewer');
  expect(explain('model.modify', { name: 'Anika Roy', roles: [team, all] })).toBe(
    'Anika Roy may edit models in Vision because: Editor in Vision through group team.',
  );
  expect(explain('model.view', { roles: [team, all] })).toBe(
    'You may see models in Vision because: Editor in Vision through group team and Viewer everywhere.',
  );
});

test('a refusal lists the required permissions, the missing ones, and the roles that have them', () => {
  expect(explain('experiment.delete', { roles: [roleOf('Viewer', { workspaceId })] })).toBe(
    'You may not delete experiments in Vision: this needs the permission "delete experiment", and there is only Viewer in Vision; it comes with Editor, WorkspaceAdmin, or ClusterAdmin.',
  );
  expect(explain('webhook.edit', { roles: [roleOf('Editor', { workspaceId })] })).toBe(
    'You may not edit webhooks: this needs the permission "edit webhooks", and there is no role here; it comes with ClusterAdmin.',
  );
});

test('an editor of 0.38 may not edit the workspace, and is not told to become one', () => {
  const permissions = roles038.find(({ name }) => name === 'Editor')?.permissions ?? [];
  const editor = { role: 'Editor', permissions, workspaceId };
  expect(explain('workspace.modify', { roles: [editor] }, { release: '0.38' })).toBe(
    'You may not edit the workspace Vision: this needs the permission "update workspace", and there is only Editor in Vision; it comes with WorkspaceAdmin or ClusterAdmin.',
  );
});

test.each([
  ['no such thing', '', undefined],
  [
    'access denied; required permissions: PERMISSION_TYPE_ASSIGN_ROLES, PERMISSION_TYPE_UPDATE_ROLES',
    '0.23.4',
    'You need the permissions "assign roles" and "update roles". It comes with ClusterAdmin.',
  ],
  [
    'access denied; required permissions: PERMISSION_TYPE_CREATE_TOKEN',
    '0.38.1',
    'You need the permission "create token". It comes with TokenCreator or ClusterAdmin.',
  ],
  ['PERMISSION_TYPE_OF_LATER', '0.38.1', 'You need the permission "of later".'],
])('a refusal of a master is worded for people: %s', (message, version, words) => {
  expect(explainRefusal(message, version)).toBe(words);
});

test('decisions without roles have other sentences', () => {
  const off = { rbacEnabled: false };
  expect(explain('experiment.create', {}, off)).toBe(
    'You may start experiments because: everyone who is signed in may.',
  );
  expect(explain('experiment.delete', {}, off)).toBe(
    'You may not delete experiments: this needs the owner or an administrator.',
  );
  expect(explain('experiment.delete', { user: { id: ownerId, admin: false } }, off)).toBe(
    'You may delete experiments because: owner of it.',
  );
  expect(explain('webhook.edit', { user: { id: 1, admin: true } }, off)).toBe(
    'You may edit webhooks because: administrator.',
  );
  expect(explain('role.assign', { user: { id: ownerId, admin: false } })).toBe(
    'You may give and take roles in Vision because: owner of it.',
  );
  expect(explain('model.view', { user: { ...anika, active: false } })).toBe(
    'You may not see models in Vision: the account is not active.',
  );
  expect(explain('group.view', {})).toBe(
    'You may see groups because: everyone who is signed in may.',
  );
});

test('users who may assign roles can grant; without roles, administrators and owners can', () => {
  const people = viewerKinds.map((name) => ({ name, viewer: viewers[name] }));
  const withRoles = people.filter(({ viewer }) => viewer.rbacEnabled);
  expect(whoCanGrant(withRoles, { policy: 'experiment.create', workspaceId })).toEqual([
    'ClusterAdmin',
    'WorkspaceAdmin',
  ]);
  expect(whoCanGrant(withRoles, { policy: 'webhook.edit', workspaceId })).toEqual(['ClusterAdmin']);
  const owner = viewerOf({ user: { id: ownerId, admin: false }, rbacEnabled: true });
  const workspaceOwner = { name: 'Ada', viewer: owner };
  expect(
    whoCanGrant([workspaceOwner], {
      policy: 'model.create',
      workspaceId,
      workspaceOwnerId: ownerId,
    }),
  ).toEqual(['Ada']);
  const without = people.filter(({ viewer }) => !viewer.rbacEnabled);
  expect(whoCanGrant(without, { policy: 'experiment.delete', ownerId })).toEqual([
    'admin',
    'owner',
  ]);
  expect(whoCanGrant(without, { policy: 'webhook.edit', ownerId })).toEqual(['admin']);
  expect(whoCanGrant(without, { policy: 'permission.modify' })).toEqual([]);
});

test('roles of an answer are distinguished by scope and group', () => {
  const of = (scopeWorkspaceId: number | null) => ({
    role: null,
    scopeCluster: scopeWorkspaceId === null,
    ...(scopeWorkspaceId === null ? {} : { scopeWorkspaceId }),
  });
  const role = { roleId: 6, name: 'R', permissions: [], scopeTypeMask: null };
  const answer = {
    role,
    userRoleAssignments: [{ userId: 3, roleAssignment: of(null) }],
    groupRoleAssignments: [
      { groupId: 7, roleAssignment: of(2) },
      { groupId: 8, roleAssignment: of(2) },
    ],
  };
  expect(userRolesOf([answer], new Map([[7, 'team']]))).toEqual([
    { role: 'R', permissions: [] },
    { role: 'R', permissions: [], workspaceId: 2, group: 'team' },
    { role: 'R', permissions: [], workspaceId: 2, group: '8' },
  ]);
});
