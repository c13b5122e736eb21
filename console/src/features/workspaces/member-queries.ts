import { queryOptions } from '@tanstack/react-query';
import {
  getGroups,
  getGroupsAndUsersAssignedToWorkspace,
  searchRolesAssignableToScope,
} from '@trainyard/sdk/calls';
import { displayName } from '@trainyard/sdk/model';
import { call, showsOf } from '@trainyard/sdk/query';
import type { Answer } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { q } from '~/data/q';

type Assigned = Answer<'getGroupsAndUsersAssignedToWorkspace'>;

export type MemberRef = { kind: 'user' | 'group'; id: number };

/** A role assignment in a workspace; a user or group with two roles is listed twice. */
export type Member = MemberRef & {
  key: string;
  name: string;
  /** how a user signs in, where the name is another */
  username: string;
  roleId: number;
  roleName: string;
  /** the role holds everywhere, and cannot be changed from here */
  isClusterWide: boolean;
};

/** The rows of the members' table, in no order of their own. */
function membersOf({ assignments, groups, usersAssignedDirectly }: Assigned): Member[] {
  const users = new Map(usersAssignedDirectly.map((user) => [user.id, user]));
  const groupNames = new Map(groups.map(({ groupId, name }) => [groupId, name]));
  return assignments.flatMap(({ role, userRoleAssignments, groupRoleAssignments }) => {
    const held = { roleId: role.roleId, roleName: role.name };
    return [
      // a search by name thins people and groups, and leaves the assignments as they are
      ...userRoleAssignments.flatMap(({ userId: id, roleAssignment }): Member[] => {
        const user = users.get(id);
        if (!user) return [];
        const isClusterWide = roleAssignment?.scopeCluster ?? false;
        const { username } = user;
        return [
          {
            ...held,
            ...toRow({ kind: 'user', id }, held),
            name: displayName(user),
            username,
            isClusterWide,
          },
        ];
      }),
      ...groupRoleAssignments.flatMap(({ groupId: id, roleAssignment }): Member[] => {
        const name = groupNames.get(id);
        if (name === undefined) return [];
        const isClusterWide = roleAssignment?.scopeCluster ?? false;
        return [
          { ...held, ...toRow({ kind: 'group', id }, held), name, username: '', isClusterWide },
        ];
      }),
    ];
  });
}

const toRow = (ref: MemberRef, { roleId }: { roleId: number }) => ({
  ...ref,
  key: `${ref.kind} ${ref.id} ${roleId}`,
});

export const memberQueries = {
  /** The members of a workspace; the master searches for `name`. */
  list: (workspaceId: number, name: string) =>
    queryOptions({
      queryKey: ['workspaceMembers', { workspaceId, name }],
      queryFn: async ({ signal }) => {
        const query = { workspaceId, ...(name === '' ? {} : { name }) };
        return membersOf(await getGroupsAndUsersAssignedToWorkspace(client, query, { signal }));
      },
      refetchInterval: pollEvery(pollMs.settled),
      meta: {
        ...showsOf(call(getGroupsAndUsersAssignedToWorkspace, { workspaceId })),
        errorMessage: 'Unable to fetch workspace members.',
      },
    }),

  /** The roles that can be given here. */
  roles: (workspaceId: number) =>
    q(
      searchRolesAssignableToScope,
      { body: { workspaceId, limit: 1000 } },
      {
        select: ({ roles }) => roles,
        staleTime: pollMs.people,
        error: 'Unable to fetch roles.',
      },
    ),

  /** Every group of the cluster, to choose from. */
  groups: () =>
    q(
      getGroups,
      { body: { limit: 100 } },
      {
        select: ({ groups }) => groups.map(({ group }) => group),
        staleTime: pollMs.settled,
        error: 'Unable to fetch groups.',
      },
    ),
};
