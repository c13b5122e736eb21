import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/**
 * Runs a mutation outside components, as `useMutation` does inside one. The caller reports a
 * failure.
 */
export const runMutation = <Data>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Error, void>,
): Promise<Data> => queryClient.getMutationCache().build(queryClient, options).execute();
