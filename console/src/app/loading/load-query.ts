import type {
  AnyUseQueryOptions,
  EnsureQueryDataOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
import { isAuthFailure } from '@trainyard/sdk/calls';
import { isUnreachable } from '~/app/errors/is-unreachable';
import { isRecentlyRefused } from '~/app/polling/recent-refusal';
import { retryRead } from '~/app/polling/retry';
import { layoutWaitMs } from './layout-wait-ms';

type LoadOptions<Fetched, Key extends QueryKey, Data> = EnsureQueryDataOptions<
  Fetched,
  Error,
  Fetched,
  Key
> & { select?: ((answer: Fetched) => Data) | undefined };

/**
 * Returns the data of a query for a loader, from the cache or the master. Retries, because a user
 * waits for it. Fails at once if the master has just refused the query.
 */
export const loadQuery = async <Fetched, Key extends QueryKey, Data = Fetched>(
  queryClient: QueryClient,
  { select, ...options }: LoadOptions<Fetched, Key, Data>,
): Promise<Data> => {
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey });
  if (query && isRecentlyRefused(query)) throw query.state.error;
  const answer = await queryClient.ensureQueryData({ ...options, retry: retryRead });
  // without `select` both are of one type
  return select ? select(answer) : (answer as Fetched & Data);
};

/**
 * Returns the data of a query, requested again if they are older than its `staleTime`: `fetchQuery`
 * of the library with `select`.
 */
export const fetchData = async <Fetched, Key extends QueryKey, Data = Fetched>(
  queryClient: QueryClient,
  { select, ...options }: LoadOptions<Fetched, Key, Data>,
): Promise<Data> => {
  const answer = await queryClient.fetchQuery(options);
  // without `select` both are of one type
  return select ? select(answer) : (answer as Fetched & Data);
};

/**
 * Loads a part of a page that shows its own failure. Rejects only if no part could be loaded:
 * without a session, or without an answering master.
 */
export const loadPart = <Fetched, Key extends QueryKey, Data = Fetched>(
  queryClient: QueryClient,
  options: LoadOptions<Fetched, Key, Data>,
): Promise<unknown> =>
  loadQuery(queryClient, options).catch((error: unknown) => {
    if (isAuthFailure(error) || isUnreachable(error)) throw error;
  });

/** Runs a query for the page that waits for it, and leaves a failure to it. Retries as `loadQuery` does. */
export async function prefetch(
  queryClient: QueryClient,
  options: AnyUseQueryOptions,
): Promise<void> {
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey });
  if (!query || !isRecentlyRefused(query))
    await queryClient.prefetchQuery({ ...options, retry: retryRead });
}

/** Queries to run; a promise where they depend on the answers of others. */
type QueryList = readonly AnyUseQueryOptions[] | Promise<readonly AnyUseQueryOptions[]>;

/**
 * Runs queries ahead of the loader or the component that waits for them, which reports what fails.
 * A loader that comes later waits for the same request.
 */
export async function prefetchAll(queryClient: QueryClient, queries: QueryList): Promise<void> {
  try {
    for (const query of await queries) void prefetch(queryClient, query);
  } catch {
    // a query that the others depend on has failed
  }
}

/**
 * Waits for parts of a page that decide where its other parts are, so that nothing moves once the
 * page is shown. Parts that take longer appear later; failed ones show their own failures.
 */
export async function loadInTime(...parts: Promise<unknown>[]): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, layoutWaitMs));
  await Promise.race([Promise.allSettled(parts), late]);
}

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
