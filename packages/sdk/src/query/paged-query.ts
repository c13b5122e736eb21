import type { DataTag, InfiniteData } from '@tanstack/query-core';
import { type Call, type Caller, operationOf } from '../client/call';
import type { AcceptedArgs, Args } from '../client/operation';
import type { ApiError } from '../errors/errors';
import type { PagePlace } from '../pages/open-pages';
import type { Item, Page, PagedId } from '../pages/page';
import type { CallRest, QueryCallOptions, ReadMeta } from './call-types';
import { describeOperation } from './describe-call';
import { type KeyScope, scopeOf, typedKey } from './keys';
import { type Retry, retryOf } from './retry';

/** One page of a list in an infinite query. */
export type QueryPage<Row> = Page<Row> & {
  /** where the next page starts; undefined after the last one */
  next: PagePlace | undefined;
};

/** The key of a list that is read in pages; that of the call alone is another query. */
export type PagedKey<Id extends PagedId> = readonly [
  operation: Id,
  args: Args<Id>,
  ...([] | [KeyScope]),
  'pages',
];

type PagedData<Id extends PagedId> = InfiniteData<QueryPage<Item<Id>>, PagePlace | undefined>;

/** The infinite query of a list, as `useInfiniteQuery` and `fetchInfiniteQuery` take it. */
export type PagedQuery<Id extends PagedId> = {
  queryKey: DataTag<PagedKey<Id>, PagedData<Id>, ApiError>;
  /** requests one page */
  queryFn: (context: {
    pageParam: PagePlace | undefined;
    signal: AbortSignal;
  }) => Promise<QueryPage<Item<Id>>>;
  initialPageParam: PagePlace | undefined;
  /** returns where the next page starts; undefined after the last one */
  getNextPageParam: (page: QueryPage<Item<Id>>) => PagePlace | undefined;
  retry: Retry;
  meta: ReadMeta;
};

/**
 * Returns the infinite query of a list: `useInfiniteQuery(pagedQuery(client, getExperiments, {
 * limit: 50 }))`. The three kinds of paging have this one form; `limit` is the size of a page, as in
 * `pages`. Each page has `items` and the `total` of the list. A row that moves while pages are read
 * is not skipped; one that moves back by more than a page may come twice.
 * @param client a transport, or the client of `createClient`
 * @param call a function of `@trainyard/sdk/calls` with a paged list
 * @param rest the arguments of the call, and its options without `signal`
 * @throws ApiError of type `input`, from the query, for a negative limit
 */
export function pagedQuery<Id extends PagedId>(
  client: Caller,
  call: Call<Id>,
  ...rest: CallRest<AcceptedArgs<Id>, QueryCallOptions>
): PagedQuery<Id> {
  const [inputs, options] = rest;
  const { operation, shows, ...described } = describeOperation(operationOf(call), inputs);
  // under the names of today they are arguments of the call as well
  const args = described.args as Args<Id>;
  return {
    queryKey: typedKey<PagedKey<Id>, PagedData<Id>>([
      operation.id,
      args,
      ...scopeOf(client),
      'pages',
    ]),
    queryFn: async ({ pageParam, signal }) => {
      const { fetchPage } = await import('../pages/open-pages');
      const opening = { client, operation, args, options: { ...options, signal } };
      const { page, next } = await fetchPage<Id>({ ...opening, after: pageParam });
      return { ...page, next };
    },
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    retry: retryOf(client, options),
    meta: { operation: operation.id, tags: shows },
  };
}
