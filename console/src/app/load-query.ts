import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { retryUnreachable } from './polling/retry';

/** Returns the data of a query for a loader, from the cache or the master. A user waits for it, so it is retried. */
export const loadQuery = <Fetched, Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<Fetched, Error, Data, Key>,
): Promise<Data> => queryClient.ensureQueryData({ ...options, retry: retryUnreachable });
