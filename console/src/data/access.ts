import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import {
  type Person,
  type PolicyName,
  policyOf,
  type Scope,
  userRolesOf,
  viewerOf,
  whoCanGrant,
} from '@trainyard/rbac';
import {
  getGroups,
  getGroupsAndUsersAssignedToWorkspace,
  getRolesAssignedToUser,
} from '@trainyard/sdk/calls';
import { displayName } from '@trainyard/sdk/model';
import { useMemo } from 'react';
import { pollMs } from '~/app/polling/polling-intervals';
import { namedViewers } from '~/lib/named-viewers';
import { q } from './q';
import { meQuery } from './session';
import { usersQuery } from './users';
import { useViewer } from './viewer';
import { workspaceQueries } from './workspaces';

/** Reads the roles of a user one by one; everyone may read their own. */
export function useAssignedRoles(userId: number, isEnabled: boolean) {
  const options = { staleTime: pollMs.people, enabled: isEnabled };
  const roles = useQuery(q(getRolesAssignedToUser, { userId }, options));
  const groups = useQuery(q(getGroups, { body: { userId, limit: 500, offset: 0 } }, options));
  const heldPermissions = useMemo(() => {
    const names = groups.data?.groups.flatMap(({ group }): [number, string][] =>
      group ? [[group.groupId, group.name]] : [],
    );
    return roles.data && names && userRolesOf(roles.data.roles, new Map(names));
  }, [roles.data, groups.data]);
  return {
    data: heldPermissions,
    error: roles.error ?? groups.error,
    refetch: () => Promise.all([roles.refetch(), groups.refetch()]),
  };
}

/** The signed-in user with their roles one by one; undefined until they are known. */
export function useOwnPerson(): { person: Person | undefined; error: Error | null } {
  const { rbacEnabled } = useViewer();
  const { data: user } = useSuspenseQuery(meQuery);
  const query = useAssignedRoles(user.id, rbacEnabled);
  const roles = rbacEnabled ? query.data : [];
  return { person: roles && { user, roles }, error: query.error };
}

/** Users and groups with a role in a workspace that the user may see. */
const assignedQuery = (workspaceId: number) =>
  q(getGroupsAndUsersAssignedToWorkspace, { workspaceId }, { staleTime: pollMs.people });

/** Returns the names of users who can grant a refused action; undefined while loading, empty if none is known. */
export function useGrantors(policy: PolicyName, scope: Scope): string[] | undefined {
  const viewer = useViewer();
  const byRoles = viewer.rbacEnabled && !policyOf(policy, viewer).isAdminsAlone;
  const { data: workspaces } = useQuery({ ...workspaceQueries.list(), enabled: byRoles });
  // the answer for any workspace includes the global roles
  const scopeId = scope.workspaceId ?? workspaces?.[0]?.id;
  const assigned = useQuery({
    ...assignedQuery(scopeId ?? 0),
    enabled: byRoles && scopeId !== undefined,
  });
  const { data: users } = useQuery({ ...usersQuery, enabled: !byRoles });
  const { workspaceId, ownerId } = scope;
  const workspaceOwnerId = workspaces?.find(({ id }) => id === workspaceId)?.userId;
  const people = byRoles
    ? ((assigned.data && namedViewers(assigned.data, viewer.release)) ??
      (assigned.error || (workspaces && scopeId === undefined) ? [] : undefined))
    : users?.map((user) => ({
        name: displayName(user),
        viewer: viewerOf({ user, rbacEnabled: false }),
      }));
  return (
    people &&
    whoCanGrant(people, {
      policy,
      ...(workspaceId === undefined ? {} : { workspaceId }),
      ...(workspaceOwnerId === undefined ? {} : { workspaceOwnerId }),
      ...(ownerId === undefined ? {} : { ownerId }),
    })
  );
}
