import { queryOptions } from '@tanstack/react-query';
import { getGroup, getGroups } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

export type GroupRow = { groupId: number; name: string; numMembers: number };

export const groupsQuery = queryOptions({
  queryKey: queryKeys.groups.all,
  queryFn: async ({ signal }) => {
    const { groups } = await getGroups(client, { body: { limit: 500, offset: 0 } }, { signal });
    return groups.flatMap(({ group, numMembers }) => (group ? [{ ...group, numMembers }] : []));
  },
  refetchInterval: pollEvery(pollMs.people),
  meta: { errorMessage: 'Unable to fetch groups.' },
});

/** One group with its members. */
export const groupQuery = (groupId: number) =>
  queryOptions({
    queryKey: queryKeys.groups.detail(groupId),
    queryFn: async ({ signal }) => {
      const { group } = await getGroup(client, { groupId }, { signal });
      return group;
    },
  });

/** Ids of the groups a user is in; everyone's own one apart, which has no name to show. */
export async function fetchUserGroups(userId: number, signal?: AbortSignal): Promise<number[]> {
  const body = { userId, limit: 500, offset: 0 };
  const { groups } = await getGroups(client, { body }, signal ? { signal } : {});
  return groups.flatMap(({ group }) => (group ? [group.groupId] : []));
}

export const userGroupsQuery = (userId: number) =>
  queryOptions({
    queryKey: queryKeys.groups.ofUser(userId),
    queryFn: ({ signal }) => fetchUserGroups(userId, signal),
  });
