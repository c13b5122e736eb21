import { queryOptions } from '@tanstack/react-query';
import {
  getGroups,
  getGroupsAndUsersAssignedToWorkspace,
  searchRolesAssignableToScope,
} from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import { membersOf } from './members';

export const memberQueries = {
  /** The members of a workspace; the master searches for `name`. */
  list: (workspaceId: number, name: string) =>
    queryOptions({
      queryKey: queryKeys.workspaces.memberList(workspaceId, name),
      queryFn: async ({ signal }) => {
        const query = { workspaceId, ...(name === '' ? {} : { name }) };
        return membersOf(await getGroupsAndUsersAssignedToWorkspace(client, query, { signal }));
      },
      refetchInterval: pollEvery(pollMs.settled),
      meta: { errorMessage: 'Unable to fetch workspace members.' },
    }),

  /** The roles that can be given here. */
  roles: (workspaceId: number) =>
    queryOptions({
      queryKey: queryKeys.workspaces.memberRoles(workspaceId),
      queryFn: async ({ signal }) => {
        const body = { workspaceId, limit: 1000 };
        return (await searchRolesAssignableToScope(client, { body }, { signal })).roles;
      },
      staleTime: pollMs.people,
      meta: { errorMessage: 'Unable to fetch roles.' },
    }),

  /** Every group of the cluster, to choose from. */
  groups: () =>
    queryOptions({
      queryKey: queryKeys.groups.search,
      queryFn: async ({ signal }) => {
        const { groups } = await getGroups(client, { body: { limit: 100 } }, { signal });
        return groups.map(({ group }) => group);
      },
      staleTime: pollMs.settled,
      meta: { errorMessage: 'Unable to fetch groups.' },
    }),
};
