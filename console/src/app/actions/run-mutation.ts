import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs a mutation outside of components, as `useMutation` does inside of one. */
export const runMutation = <Data, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> => queryClient.getMutationCache().build(queryClient, options).execute(variables);
