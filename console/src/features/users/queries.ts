import { queryOptions } from '@tanstack/react-query';
import { getUsers } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';

/** Every user of the cluster: owners' names, faces and filters come from here. */
export const usersQuery = queryOptions({
  queryKey: ['users'] as const,
  queryFn: async ({ signal }) => (await getUsers(client, {}, { signal })).users,
  refetchInterval: pollEvery(60_000),
  staleTime: 60_000,
  meta: { errorMessage: 'Unable to fetch users.' },
});
