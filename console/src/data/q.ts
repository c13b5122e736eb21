import { type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import {
  type AnyCall,
  type CallKey,
  type ComposedKey,
  composedQuery,
  query,
  type ReadCall,
  type ReadContext,
  type ReadMeta,
} from '@trainyard/sdk/query';
import { client } from '~/app/api';
import { pollEvery } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';

type Options<Key extends QueryKey, Data, Picked> = Omit<
  UseQueryOptions<Data, Error, Picked, Key>,
  'queryKey' | 'queryFn' | 'meta'
> &
  Pick<ReadMeta, 'tags'> & {
    /** the interval of a query in use; `refetchInterval` for one that depends on the data */
    poll?: keyof typeof pollMs;
    /** the sentence of the toast for a failure; without it the caller shows the failure itself */
    error?: string;
  };

const intervalOf = (poll: keyof typeof pollMs | undefined) =>
  poll && { refetchInterval: pollEvery(pollMs[poll]) };

const metaOf = (tags: ReadMeta['tags'], error: string | undefined) => ({
  ...(tags && { tags }),
  ...(error !== undefined && { errorMessage: error }),
});

/**
 * The query of one call: `q(getWebhooks, {}, { poll: 'settled', error: 'Unable to fetch webhooks.' })`.
 * `select` picks a field of the answer; the cache, `getQueryData` and `refetchInterval` have the
 * answer itself. Mutations refresh it by the tags of the contract, or by `tags` in their place.
 */
export const q = <Args, Data, Picked = Data>(
  call: AnyCall<Args, Data> & ReadCall,
  args: Args,
  { poll, error, tags, ...options }: Options<CallKey<Args>, Data, Picked> = {},
) => {
  // without its `retry`: the console has one for all
  const { queryKey, queryFn, meta } = query(client, call, ...([args] as never));
  return queryOptions({
    ...intervalOf(poll),
    ...options,
    queryKey,
    queryFn,
    meta: { ...meta, ...metaOf(tags, error) },
  });
};

type Read<Args extends object, Data> = Parameters<typeof composedQuery<Args, Data>>[3];

/**
 * The query of several calls: `composed('workspacePools', { workspaceId }, async (client) => …, { poll:
 * 'poolBindings' })`. The key is the name with the arguments. `read` sends its calls through the client
 * that it gets: they stop with the query, and mutations that change what they show refresh it, unless
 * `tags` says by which it is refreshed; with `[]` by none. An empty list is for answers that no write
 * changes, such as the lines of a log, and for those that the page draws itself; never for a list, a
 * name or a state.
 */
export const composed = <Args extends object, Data, Picked = Data>(
  name: string,
  args: Args,
  read: Read<Args, Data>,
  { poll, error, tags, ...options }: Options<ComposedKey<Args>, Data, Picked> = {},
) => {
  const { queryKey, queryFn, meta } = composedQuery(client, name, args, read, metaOf(tags, error));
  return queryOptions({ ...intervalOf(poll), ...options, queryKey, queryFn, meta });
};

/**
 * Returns a function that shows a partial answer while the rest loads. It does nothing during a
 * refetch, because the cached answer is already complete.
 */
export function showParts<Data>({ client: queryClient, queryKey }: ReadContext) {
  const isFirst = queryClient.getQueryData(queryKey) === undefined;
  return (part: Data): void => {
    if (isFirst) queryClient.setQueryData<Data>(queryKey, part);
  };
}
