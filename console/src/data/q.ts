import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { type AnyCall, type CallKey, query } from '@trainyard/sdk/query';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';

type Options<Args, Data, Picked> = Omit<
  UseQueryOptions<Data, Error, Picked, CallKey<Args>>,
  'queryKey' | 'queryFn' | 'meta'
> & {
  /** the interval of a query in use; `refetchInterval` for one that depends on the data */
  poll?: keyof typeof pollMs;
  /** the sentence of the toast for a failure; without it the caller shows the failure itself */
  error?: string;
};

/**
 * The query of one call: `q(getWebhooks, {}, { poll: 'settled', error: 'Unable to fetch webhooks.' })`.
 * `select` picks a field of the answer; the cache, `getQueryData` and `refetchInterval` have the
 * answer itself. Mutations refresh it by the tags of the contract.
 */
export const q = <Args, Data, Picked = Data>(
  call: AnyCall<Args, Data>,
  args: Args,
  { poll, error, ...options }: Options<Args, Data, Picked> = {},
) => {
  const { meta, ...called } = query(client, call, ...([args] as never));
  return queryOptions({
    ...(poll && { refetchInterval: pollEvery(pollMs[poll]) }),
    ...options,
    ...called,
    meta: error === undefined ? meta : { ...meta, errorMessage: error },
  });
};
