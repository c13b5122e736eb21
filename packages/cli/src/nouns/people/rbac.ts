import { items } from '@trainyard/sdk';
import { listRoles } from '@trainyard/sdk/calls';
import type { Role, RoleWithAssignments } from '@trainyard/sdk/types';
import { runOnEach } from '../../core/each';
import { Failure } from '../../core/failure';
import { UsageError } from '../../core/option-values';
import { computed, field, numberField } from '../../core/output/columns';
import { listRows } from '../../core/pages';
import { type Cli, defineVerb } from '../../core/verb';
import { findWorkspace } from '../workspace/find';
import { findGroup, findUser } from './find';
import { requireAction } from './require-action';

type Permission = Role['permissions'][number];

const roleColumns = [
  numberField<Role>('roleId', 'ID'),
  field<Role>('name', 'Name'),
  computed<Role>(
    'permissions',
    'Permissions',
    ({ permissions }) => permissions.map(({ name }) => name),
    { align: 'right', show: ({ permissions }) => String(permissions.length) },
  ),
  field<Role>('scopeTypeMask', 'Assignable in'),
];

const shownRoles = roleColumns.map((column) =>
  column.key === 'scopeTypeMask'
    ? { ...column, show: ({ scopeTypeMask }: Role) => scopesOf(scopeTypeMask) }
    : column,
);

const scopesOf = (mask: Role['scopeTypeMask']) =>
  [mask?.cluster && 'cluster', mask?.workspace && 'workspace'].filter(Boolean).join(', ');

const list = defineVerb({
  name: 'list-roles',
  summary: 'List the roles of the cluster',
  prints: 'rows',
  isDefault: true,
  options: {
    'exclude-global-roles': { type: 'boolean', help: 'Only those that a workspace can assign' },
  },
  run: async ({ values, cli }) => {
    const keep = values['exclude-global-roles']
      ? ({ scopeTypeMask }: Role) => scopeTypeMask?.workspace === true
      : () => true;
    const rows = listRows(cli, listRoles, { body: { limit: 100 } }, { keep });
    await cli.out.rows(shownRoles, rows, { id: ({ name }) => name });
  },
});

const permissionColumns = [
  field<Permission>('id', 'Permission'),
  field<Permission>('name', 'Name'),
];

const describe = defineVerb({
  name: 'describe-role',
  summary: 'List what a role permits',
  operands: '<role>',
  completes: 'role',
  prints: 'rows',
  run: async ({ operands: [name = ''], cli }) => {
    const { permissions } = await findRole(cli, name);
    await cli.out.rows(permissionColumns, permissions);
  },
});

async function findRole(cli: Cli, name: string): Promise<Role> {
  const { client } = await cli.session();
  const args = { body: { limit: 100 } };
  for await (const role of items(client, listRoles, args, { signal: cli.signal }))
    if (role.name.toLowerCase() === name.toLowerCase()) return role;
  throw new Failure(`There is no role "${name}", or you may not see it.`, {
    hint: '`trainyard rbac list-roles` lists them.',
    outcome: 'notFound',
  });
}

type RoleRow = { role: string; scope: string; workspaceId: number | null; through: string };

const heldColumns = [
  field<RoleRow>('role', 'Role'),
  field<RoleRow>('scope', 'Where'),
  field<RoleRow>('through', 'Through'),
];

async function heldOf(cli: Cli, roles: RoleWithAssignments[]): Promise<RoleRow[]> {
  const assignedRoles: RoleRow[] = [];
  for (const { role, userRoleAssignments, groupRoleAssignments } of roles) {
    const all = [
      ...userRoleAssignments.map(({ roleAssignment }) => ({ roleAssignment, through: '' })),
      ...groupRoleAssignments.map(({ roleAssignment, groupId }) => ({
        roleAssignment,
        through: `group ${groupId}`,
      })),
    ];
    for (const { roleAssignment, through } of all) {
      const workspaceId = roleAssignment?.scopeWorkspaceId ?? null;
      const scope = workspaceId === null ? 'cluster' : await nameOf(cli, workspaceId);
      assignedRoles.push({ role: role.name, scope, workspaceId, through });
    }
  }
  return assignedRoles;
}

async function nameOf(cli: Cli, id: number): Promise<string> {
  const { client } = await cli.session();
  const { workspace } = await client.getWorkspace({ workspaceId: id }, { signal: cli.signal });
  return workspace.name;
}

const usersRoles = defineVerb({
  name: 'list-users-roles',
  summary: 'List the roles of a user, with those of their groups',
  operands: '<username>',
  completes: 'user',
  prints: 'rows',
  run: async ({ operands: [username = ''], cli }) => {
    const { client } = await cli.session();
    const { id: userId } = await findUser(cli, username);
    const { roles } = await client.getRolesAssignedToUser({ userId }, { signal: cli.signal });
    await cli.out.rows(heldColumns, await heldOf(cli, roles));
  },
});

const groupsRoles = defineVerb({
  name: 'list-groups-roles',
  summary: 'List the roles of a group',
  operands: '<group>',
  completes: 'user-group',
  prints: 'rows',
  run: async ({ operands: [name = ''], cli }) => {
    const { client } = await cli.session();
    const { groupId } = await findGroup(cli, name);
    const answer = await client.getRolesAssignedToGroup({ groupId }, { signal: cli.signal });
    const byId = new Map(answer.roles.map((role) => [role.roleId, role.name]));
    const assignedRoles: RoleRow[] = [];
    for (const { roleId, scopeCluster, scopeWorkspaceIds } of answer.assignments) {
      const role = byId.get(roleId) ?? String(roleId);
      if (scopeCluster)
        assignedRoles.push({ role, scope: 'cluster', workspaceId: null, through: '' });
      for (const workspaceId of scopeWorkspaceIds)
        assignedRoles.push({
          role,
          scope: await nameOf(cli, workspaceId),
          workspaceId,
          through: '',
        });
    }
    await cli.out.rows(heldColumns, assignedRoles);
  },
});

type OwnPermission = { permission: string; scope: string; role: string };
const ownPermissionColumns = [
  field<OwnPermission>('permission', 'Permission'),
  field<OwnPermission>('scope', 'Where'),
  field<OwnPermission>('role', 'Role'),
];

const ownPermissions = defineVerb({
  name: 'my-permissions',
  summary: 'List your permissions, and where they apply',
  prints: 'rows',
  run: async ({ cli }) => {
    const { client } = await cli.session();
    const { roles, assignments } = await client.getPermissionsSummary({}, { signal: cli.signal });
    const rows: OwnPermission[] = [];
    for (const { roleId, scopeCluster, scopeWorkspaceIds } of assignments) {
      const role = roles.find((each) => each.roleId === roleId);
      const scopes = scopeCluster ? ['cluster'] : [];
      for (const id of scopeWorkspaceIds) scopes.push(await nameOf(cli, id));
      for (const scope of scopes)
        for (const { id } of role?.permissions ?? [])
          rows.push({ permission: id, scope, role: role?.name ?? '' });
    }
    await cli.out.rows(ownPermissionColumns, rows);
  },
});

const assigning = (call: 'assignRoles' | 'removeAssignments') => {
  const isGiving = call === 'assignRoles';
  return defineVerb({
    name: isGiving ? 'assign-role' : 'unassign-role',
    summary: isGiving
      ? 'Assign a role to a user or a group'
      : 'Remove a role from a user or a group',
    operands: '<role>',
    completes: 'role',
    options: {
      'workspace-name': {
        type: 'string',
        short: 'w',
        value: 'NAME',
        help: 'In this workspace; in the whole cluster by default',
      },
      'username-to-assign': { type: 'string', short: 'u', value: 'NAME', help: 'The user' },
      'group-name-to-assign': { type: 'string', short: 'g', value: 'NAME', help: 'The group' },
    },
    examples: ['trainyard rbac assign-role Editor -u mkowalski -w vision'],
    run: async ({ values, operands: [name = ''], cli }) => {
      const username = values['username-to-assign'];
      const groupName = values['group-name-to-assign'];
      if ((username === undefined) === (groupName === undefined))
        throw new UsageError('Name a user by -u or a group by -g, one of them.');
      const role = await findRole(cli, name);
      const workspace = values['workspace-name'];
      const place = workspace === undefined ? undefined : await findWorkspace(cli, workspace);
      const scope = place ? { scopeWorkspaceId: place.id } : { scopeCluster: true };
      await requireAction(
        cli,
        { role: place ? { workspaceId: place.id, workspaceOwnerId: place.userId } : {} },
        isGiving ? 'assign' : 'remove',
      );
      const roleAssignment = { role: { roleId: role.roleId }, ...scope };
      const body =
        username !== undefined
          ? {
              userRoleAssignments: [{ userId: (await findUser(cli, username)).id, roleAssignment }],
            }
          : {
              groupRoleAssignments: [
                { groupId: (await findGroup(cli, groupName ?? '')).groupId, roleAssignment },
              ],
            };
      const { client } = await cli.session();
      return runOnEach(cli, {
        ids: [role.name],
        what: 'role',
        verb: isGiving ? 'assign' : 'unassign',
        done: isGiving ? 'Assigned' : 'Unassigned',
        run: () => client[call]({ body }, { signal: cli.signal }),
      });
    },
  });
};

export const verbs = [
  list,
  describe,
  usersRoles,
  groupsRoles,
  ownPermissions,
  assigning('assignRoles'),
  assigning('removeAssignments'),
];
