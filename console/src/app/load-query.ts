import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { isAuthFailure } from '@trainyard/sdk/calls';
import { isUnreachable } from './errors/is-unreachable';
import { retryUnreachable } from './polling/retry';

/**
 * Returns the data of a query for a loader, from the cache or the master. Retries, because a user
 * waits for it.
 */
export const loadQuery = <Fetched, Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<Fetched, Error, Data, Key>,
): Promise<Data> => queryClient.ensureQueryData({ ...options, retry: retryUnreachable });

/**
 * Loads a part of a page that shows its own failure. Rejects only if no part could be loaded:
 * without a session, or without an answering master.
 */
export const loadPart = <Fetched, Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<Fetched, Error, Data, Key>,
): Promise<unknown> =>
  loadQuery(queryClient, options).catch((error: unknown) => {
    if (isAuthFailure(error) || isUnreachable(error)) throw error;
  });

/** Cancels the request of a query that no part of a page shows. Keeps its data, if there is any. */
export const cancelUnseen = (
  queryClient: QueryClient,
  { queryKey }: { queryKey: QueryKey },
): Promise<void> =>
  queryClient.cancelQueries({
    queryKey,
    exact: true,
    predicate: (query) => query.getObserversCount() === 0,
  });
