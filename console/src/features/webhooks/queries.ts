import { queryOptions } from '@tanstack/react-query';
import { getWebhooks } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

export const webhookQueries = {
  list: () =>
    queryOptions({
      queryKey: queryKeys.webhooks.list,
      queryFn: async ({ signal }) => (await getWebhooks(client, {}, { signal })).webhooks,
      refetchInterval: pollEvery(pollMs.settled),
      meta: { errorMessage: 'Unable to fetch webhooks.' },
    }),
};
