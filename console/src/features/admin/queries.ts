import { queryOptions } from '@tanstack/react-query';
import { getGroups } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';

export const groupsQuery = queryOptions({
  queryKey: ['groups'] as const,
  queryFn: async ({ signal }) => {
    const { groups } = await getGroups(client, { body: { limit: 500, offset: 0 } }, { signal });
    return groups.flatMap(({ group, numMembers }) => (group ? [{ ...group, numMembers }] : []));
  },
  refetchInterval: pollEvery(60_000),
  meta: { errorMessage: 'Unable to fetch groups.' },
});
