import type { DataTag, Query, QueryClient, QueryKey } from '@tanstack/query-core';
import type { Caller } from '../client/call';
import type { Tag } from '../client/tags';
import type { ReadMeta } from './call-types';
import { type KeyScope, scopeOf, typedKey } from './keys';
import { recordingCaller } from './recording-caller';
import { type Retry, retryOf } from './retry';

/** The key of a composed query: its name, and its arguments. */
export type ComposedKey<Args> = readonly [name: string, args: Args, scope?: KeyScope];

/** The context that TanStack Query passes to a query. */
export type ReadContext = { client: QueryClient; queryKey: QueryKey; signal: AbortSignal };

/** The query of several calls, as `useQuery`, `fetchQuery` and `QueryObserver` take it. */
export type ComposedQuery<Args, Data> = {
  queryKey: DataTag<ComposedKey<Args>, Data, Error>;
  /** sends the calls */
  queryFn: (context: ReadContext) => Promise<Data>;
  retry: Retry<Error>;
  meta: ReadMeta;
};

/** The tag of a query that shows anything: every change refreshes it. */
const everything: readonly Tag[] = ['*'];

/**
 * Returns the query of several calls: `composedQuery(client, 'summary', { experimentId: 7 }, async
 * (client) => ({ ...(await getExperiment(client, { experimentId: 7 })), … }))`. Its key is `[name,
 * arguments]`. Calls through the client that `read` gets stop with the query, and the query shows
 * what they show: a mutation that changes any of it refreshes the query. Calls through another client
 * do neither. An answer that came from elsewhere, from a server or a stored cache, counts as showing
 * everything until the calls are sent here.
 * @param client a transport, or the client of `createClient`
 * @param name another one than those of other composed queries, and of operations
 * @param args everything that the answer depends on
 * @param read sends the calls; also gets the context of the query
 * @param meta with `tags`, these count in place of those of the calls; none if changes do not refresh
 *   the query
 */
export const composedQuery = <Args extends object, Data>(
  client: Caller,
  name: string,
  args: Args,
  read: (client: Caller, context: ReadContext) => Promise<Data>,
  meta: ReadMeta = {},
): ComposedQuery<Args, Data> => ({
  queryKey: typedKey<ComposedKey<Args>, Data, Error>([name, args, ...scopeOf(client)]),
  queryFn: async (context) => {
    const query = context.client.getQueryCache().find({ queryKey: context.queryKey, exact: true });
    const tags = new Set<Tag>();
    let requests = 0;
    const recording = recordingCaller(client, ({ shows }) => {
      requests += 1;
      for (const tag of shows) tags.add(tag);
      return { signal: context.signal };
    });
    if (query) recordedTags.set(query, [...formerTags(query), tags]);
    const data = await read(recording, context);
    if (query) recordedTags.set(query, [tags]);
    if (query) sentRequests.set(query, requests);
    return data;
  },
  retry: retryOf(client),
  meta: { ...meta, ...(meta.tags === undefined && { isComposed: true }) },
});

/** The tags of the calls that composed queries sent, for the answer that they show and for the next. */
const recordedTags = new WeakMap<object, readonly Iterable<Tag>[]>();

/** The tags of the answer that a query shows until it has another; none without an answer. */
const formerTags = (query: Query): readonly Iterable<Tag>[] =>
  recordedTags.get(query) ?? (query.state.data === undefined ? [] : [everything]);

/** The number of requests that the last answer of composed queries took. */
const sentRequests = new WeakMap<object, number>();

/**
 * Returns the number of requests that the last answer of a composed query took: those that it sent by
 * the client that it gets. 1 for any other query, and before the first answer.
 */
export const requestsOf = (query: object): number => sentRequests.get(query) ?? 1;

const isTags = (tags: unknown): tags is readonly Tag[] => Array.isArray(tags);

/**
 * Returns the tags of what a query shows: those in its `meta`, else those of the calls that it sent as
 * a composed query, or `*` for a composed query whose answer came from elsewhere; none for any other.
 */
export function tagsOf(query: Query): readonly Tag[] {
  const { tags, isComposed = false } = query.meta ?? {};
  if (isTags(tags)) return tags;
  const recorded = recordedTags.get(query) ?? (isComposed ? formerTags(query) : []);
  return recorded.flatMap((each) => [...each]);
}
