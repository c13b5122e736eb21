import { queryOptions } from '@tanstack/react-query';
import {
  getGroups,
  getGroupsAndUsersAssignedToWorkspace,
  searchRolesAssignableToScope,
} from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { membersOf } from './members';
import { workspaceQueries } from './queries';

export const memberQueries = {
  all: (workspaceId: number) => [...workspaceQueries.all(), 'members', workspaceId] as const,

  /** Who holds a role in a workspace; `name` is searched for by the master. */
  list: (workspaceId: number, name: string) =>
    queryOptions({
      queryKey: [...memberQueries.all(workspaceId), 'list', name] as const,
      queryFn: async ({ signal }) => {
        const query = { workspaceId, ...(name === '' ? {} : { name }) };
        return membersOf(await getGroupsAndUsersAssignedToWorkspace(client, query, { signal }));
      },
      refetchInterval: pollEvery(15_000),
      meta: { errorMessage: 'Unable to fetch workspace members.' },
    }),

  /** The roles that can be given here. */
  roles: (workspaceId: number) =>
    queryOptions({
      queryKey: [...memberQueries.all(workspaceId), 'roles'] as const,
      queryFn: async ({ signal }) => {
        const body = { workspaceId, limit: 1000 };
        return (await searchRolesAssignableToScope(client, { body }, { signal })).roles;
      },
      staleTime: 60_000,
      meta: { errorMessage: 'Unable to fetch roles.' },
    }),

  /** Every group of the cluster, to choose from. */
  groups: () =>
    queryOptions({
      queryKey: ['groups', 'search'] as const,
      queryFn: async ({ signal }) => {
        const { groups } = await getGroups(client, { body: { limit: 100 } }, { signal });
        return groups.map(({ group }) => group);
      },
      staleTime: 15_000,
      meta: { errorMessage: 'Unable to fetch groups.' },
    }),
};
