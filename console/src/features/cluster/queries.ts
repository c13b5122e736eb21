import { queryOptions } from '@tanstack/react-query';
import { getAgents } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';

export const agentsQuery = queryOptions({
  queryKey: ['agents'] as const,
  queryFn: async ({ signal }) => (await getAgents(client, {}, { signal })).agents,
  refetchInterval: pollEvery(30_000),
  meta: { errorMessage: 'Unable to fetch agents.' },
});
