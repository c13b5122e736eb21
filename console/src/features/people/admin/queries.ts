import {
  type Caller,
  getGroup,
  getGroups,
  getRolesAssignedToGroup,
  getRolesAssignedToUser,
  getRolesByID,
  listRoles,
} from '@trainyard/sdk/calls';
import { showsOf } from '@trainyard/sdk/query';
import type { Answer } from '@trainyard/sdk/types';
import { pollMs } from '~/app/polling/polling-intervals';
import { composed, q } from '~/data/q';
import { readInTurns } from '~/data/read-in-turns';
import { accessOf, type GroupRow, type GroupWithUsers } from './access-of-users';

export type { GroupAccess, GroupRow } from './access-of-users';

const groupRows = ({ groups }: Answer<'getGroups'>): GroupRow[] =>
  groups.flatMap(({ group, numMembers }) => (group ? [{ ...group, numMembers }] : []));

export const groupsQuery = q(
  getGroups,
  { body: { limit: 500, offset: 0 } },
  { select: groupRows, poll: 'people', error: 'Unable to fetch groups.' },
);

/** One group with its members. */
export const groupQuery = (groupId: number) =>
  q(getGroup, { groupId }, { select: ({ group }) => group });

const groupsOf = (userId: number) => ({ body: { userId, limit: 500, offset: 0 } });

const groupIds = ({ groups }: Answer<'getGroups'>): number[] =>
  groups.flatMap(({ group }) => (group ? [group.groupId] : []));

/** Ids of the groups of a user, without the personal group of each user, which has no name. */
export const fetchUserGroups = async (client: Caller, userId: number): Promise<number[]> =>
  groupIds(await getGroups(client, groupsOf(userId)));

export const userGroupsQuery = (userId: number) =>
  q(getGroups, groupsOf(userId), { select: groupIds });

/** Roles that can be given for the whole cluster. */
export const globalRolesQuery = q(
  listRoles,
  { body: { limit: 0 } },
  {
    select: ({ roles }) => roles.filter(({ scopeTypeMask }) => scopeTypeMask?.cluster),
    staleTime: pollMs.people,
  },
);

export const roleIdsOfGroup = (
  { assignments }: Answer<'getRolesAssignedToGroup'>,
  workspaceId?: number,
): number[] =>
  assignments
    .filter(({ scopeCluster, scopeWorkspaceIds }) =>
      workspaceId === undefined ? scopeCluster : scopeWorkspaceIds.includes(workspaceId),
    )
    .map(({ roleId }) => roleId);

export const roleIdsOfUser = (
  { roles }: Answer<'getRolesAssignedToUser'>,
  workspaceId?: number,
): number[] =>
  roles.flatMap(({ role, userRoleAssignments }) =>
    role &&
    userRoleAssignments.some(({ roleAssignment }) =>
      workspaceId === undefined
        ? roleAssignment?.scopeCluster
        : roleAssignment?.scopeWorkspaceId === workspaceId,
    )
      ? [role.roleId]
      : [],
  );

/** Ids of the roles that a user holds on the whole cluster, without those of their groups. */
export const rolesOfUserQuery = (userId: number) =>
  q(getRolesAssignedToUser, { userId }, { select: (answer) => roleIdsOfUser(answer) });

/** Ids of the roles that a group holds on the whole cluster. */
export const rolesOfGroupQuery = (groupId: number) =>
  q(getRolesAssignedToGroup, { groupId }, { select: (answer) => roleIdsOfGroup(answer) });

/** for more groups the members are not read, because each is a request */
const maxGroups = 100;

const readMembers = readInTurns({
  idOf: ({ groupId }: GroupRow) => groupId,
  signOf: ({ name, numMembers }) => `${name} ${numMembers}`,
  read: async (caller, { groupId, name }): Promise<GroupWithUsers> => {
    const { group } = await getGroup(caller, { groupId });
    return { groupId, name, users: group.users };
  },
});

/** The roles and groups of every user. */
export const accessQuery = composed(
  'accessOfUsers',
  {},
  async (caller, context) => {
    const [{ roles }, rows] = await Promise.all([
      listRoles(caller, { body: { limit: 0 } }),
      // fresh, so that a group that was just changed is not the former one
      context.client.fetchQuery({ ...groupsQuery, staleTime: 0 }).then(groupRows),
    ]);
    const roleIds = roles.map(({ roleId }) => roleId);
    const [answer, groups] = await Promise.all([
      getRolesByID(caller, { body: { roleIds } }),
      readMembers(caller, context, rows.slice(0, maxGroups)),
    ]);
    return accessOf(answer.roles, groups);
  },
  {
    poll: 'people',
    error: 'Unable to fetch roles.',
    ...showsOf(listRoles, getRolesByID, getGroups, getGroup),
  },
);
