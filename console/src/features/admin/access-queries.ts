import { queryOptions } from '@tanstack/react-query';
import { getGroup, getRolesByID, listRoles } from '@trainyard/sdk/calls';
import type { RoleAssignment, RoleWithAssignments } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import { type GroupRow, groupsQuery } from './queries';

/** A role that a user holds: everywhere, or in one workspace (its id). */
export type HeldRole = { role: string; workspaceId: number | null; group?: string };

/** Names the roles and groups that give one user permissions. */
export type Access = { roles: HeldRole[]; groups: string[] };

/** Holds the roles and groups of users, by the id of the user. */
type AccessOf = ReadonlyMap<number, Access>;

type Group = { groupId: number; name: string; users: readonly { id: number }[] };

/** Joins who holds a role, by themselves or through a group, with who is in which group. */
function accessOf(roles: readonly RoleWithAssignments[], groups: readonly Group[]): AccessOf {
  const access = new Map<number, Access>();
  const of = (userId: number): Access => {
    const known = access.get(userId) ?? { roles: [], groups: [] };
    access.set(userId, known);
    return known;
  };
  for (const { name, users } of groups) for (const { id } of users) of(id).groups.push(name);
  for (const { role, userRoleAssignments, groupRoleAssignments } of roles) {
    const held = (assignment: RoleAssignment | null) => ({
      role: role.name,
      workspaceId: assignment?.scopeWorkspaceId ?? null,
    });
    for (const { userId, roleAssignment } of userRoleAssignments)
      of(userId).roles.push(held(roleAssignment));
    for (const { groupId, roleAssignment } of groupRoleAssignments) {
      const group = groups.find((each) => each.groupId === groupId);
      for (const { id } of group?.users ?? [])
        of(id).roles.push({ ...held(roleAssignment), group: group?.name ?? '' });
    }
  }
  return access;
}

/** of more groups the members are not asked for: each is a request of its own */
const groupsAtMost = 100;
/** requests at a time */
const atOnce = 6;

async function membersOf(rows: readonly GroupRow[], signal: AbortSignal): Promise<Group[]> {
  const groups: Group[] = [];
  for (let at = 0; at < Math.min(rows.length, groupsAtMost); at += atOnce) {
    const asked = rows.slice(at, at + atOnce).map(async ({ groupId, name }) => {
      const { group } = await getGroup(client, { groupId }, { signal });
      return { groupId, name, users: group.users };
    });
    groups.push(...(await Promise.all(asked)));
  }
  return groups;
}

/** The roles and groups of every user. */
export const accessQuery = queryOptions({
  queryKey: queryKeys.roles.everybody,
  queryFn: async ({ signal, client: queryClient }) => {
    const [{ roles }, rows] = await Promise.all([
      listRoles(client, { body: { limit: 0 } }, { signal }),
      queryClient.fetchQuery(groupsQuery),
    ]);
    const roleIds = roles.map(({ roleId }) => roleId);
    const [answer, groups] = await Promise.all([
      getRolesByID(client, { body: { roleIds } }, { signal }),
      membersOf(rows, signal),
    ]);
    return accessOf(answer.roles, groups);
  },
  refetchInterval: pollEvery(pollMs.people),
  meta: { errorMessage: 'Unable to fetch roles.' },
});
