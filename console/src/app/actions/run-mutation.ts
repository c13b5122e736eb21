import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/**
 * Runs a mutation outside components, as `useMutation` does inside one. The caller reports a
 * failure.
 */
export const runMutation = <Data>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Error, void>,
): Promise<Data> => queryClient.getMutationCache().build(queryClient, options).execute();

/**
 * Makes a function that runs a call as a mutation and then refreshes the queries that it changes.
 * After a failure it does so too, because the master may have done it before the answer was lost.
 */
export const mutation =
  <Args extends unknown[], Data>(
    call: (...args: Args) => Promise<Data>,
    after: (queryClient: QueryClient, ...args: Args) => Promise<void>,
    options?: Pick<MutationOptions, 'retry'>,
  ) =>
  (queryClient: QueryClient, ...args: Args): Promise<Data> =>
    runMutation(queryClient, {
      ...options,
      mutationFn: () => call(...args),
      onSuccess: () => after(queryClient, ...args),
      onError: () => void after(queryClient, ...args),
    });
