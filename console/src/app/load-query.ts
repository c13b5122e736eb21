import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { retryThrice } from './retry';

/** For loaders: the data of a query, from the cache or the master; a person waits for it, so it is tried thrice. */
export const loadQuery = <Fetched, Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<Fetched, Error, Data, Key>,
): Promise<Data> => queryClient.ensureQueryData({ ...options, retry: retryThrice });
