import { queryOptions } from '@tanstack/react-query';
import { getWebhooks } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';

export const webhookQueries = {
  all: () => ['webhooks'] as const,

  list: () =>
    queryOptions({
      queryKey: [...webhookQueries.all(), 'list'] as const,
      queryFn: async ({ signal }) => (await getWebhooks(client, {}, { signal })).webhooks,
      refetchInterval: pollEvery(15_000),
      meta: { errorMessage: 'Unable to fetch webhooks.' },
    }),
};
