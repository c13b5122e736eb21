import { queryOptions } from '@tanstack/react-query';
import { type HeldRole, heldRole } from '@trainyard/rbac';
import { getGroup, getGroups, getRolesByID, listRoles } from '@trainyard/sdk/calls';
import { showsOf } from '@trainyard/sdk/query';
import type { Role, RoleWithAssignments } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { type GroupRow, groupRows, groupsQuery } from './queries';

/** The roles and groups that give one user permissions. */
export type Access = { roles: HeldRole[]; groups: string[] };

type Group = { groupId: number; name: string; users: readonly { id: number }[] };

/** A group with the roles that its members hold through it. */
export type GroupAccess = GroupRow & { roles: HeldRole[] };

type EveryonesAccess = {
  /** roles and groups by the id of the user */
  people: ReadonlyMap<number, Access>;
  groups: GroupAccess[];
  /** every role with what it permits */
  roles: readonly Role[];
};

/** Joins role assignments of users and groups with the members of groups. */
function accessOf(
  roles: readonly RoleWithAssignments[],
  groups: readonly Group[],
): EveryonesAccess {
  const access = new Map<number, Access>();
  const ofGroup = new Map(
    groups.map(({ groupId, name, users }) => [
      groupId,
      { groupId, name, numMembers: users.length, roles: [] as HeldRole[] },
    ]),
  );
  const of = (userId: number): Access => {
    const userAccess = access.get(userId) ?? { roles: [], groups: [] };
    access.set(userId, userAccess);
    return userAccess;
  };
  for (const { name, users } of groups) for (const { id } of users) of(id).groups.push(name);
  for (const { role, userRoleAssignments, groupRoleAssignments } of roles) {
    for (const { userId, roleAssignment } of userRoleAssignments)
      of(userId).roles.push(heldRole(role, roleAssignment));
    for (const { groupId, roleAssignment } of groupRoleAssignments) {
      const group = groups.find((each) => each.groupId === groupId);
      ofGroup.get(groupId)?.roles.push(heldRole(role, roleAssignment));
      for (const { id } of group?.users ?? [])
        of(id).roles.push(heldRole(role, roleAssignment, group?.name ?? ''));
    }
  }
  return { people: access, groups: [...ofGroup.values()], roles: roles.map(({ role }) => role) };
}

/** for more groups the members are not read, because each is a request */
const groupsAtMost = 100;
/** requests at a time */
const atOnce = 6;

async function membersOf(rows: readonly GroupRow[], signal: AbortSignal): Promise<Group[]> {
  const groups: Group[] = [];
  for (let at = 0; at < Math.min(rows.length, groupsAtMost); at += atOnce) {
    const requests = rows.slice(at, at + atOnce).map(async ({ groupId, name }) => {
      const { group } = await getGroup(client, { groupId }, { signal });
      return { groupId, name, users: group.users };
    });
    groups.push(...(await Promise.all(requests)));
  }
  return groups;
}

/** The roles and groups of every user. */
export const accessQuery = queryOptions({
  queryKey: ['accessOfUsers'],
  queryFn: async ({ signal, client: queryClient }) => {
    const [{ roles }, rows] = await Promise.all([
      listRoles(client, { body: { limit: 0 } }, { signal }),
      // fresh, so that a group that was just changed is not the former one
      queryClient.fetchQuery({ ...groupsQuery, staleTime: 0 }).then(groupRows),
    ]);
    const roleIds = roles.map(({ roleId }) => roleId);
    const [answer, groups] = await Promise.all([
      getRolesByID(client, { body: { roleIds } }, { signal }),
      membersOf(rows, signal),
    ]);
    return accessOf(answer.roles, groups);
  },
  refetchInterval: pollEvery(pollMs.people),
  meta: {
    ...showsOf(listRoles, getRolesByID, getGroups, getGroup),
    errorMessage: 'Unable to fetch roles.',
  },
});
