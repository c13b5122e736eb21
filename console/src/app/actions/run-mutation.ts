import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import type { Caller } from '@trainyard/sdk/calls';
import { composedMutation } from '@trainyard/sdk/query';
import { client } from '~/app/api';

/** Options of a mutation, with the calls that it sends. */
export type WriteOptions<Data, Variables, Context> = Omit<
  MutationOptions<Data, Error, Variables, Context>,
  'mutationFn'
> & {
  /** sends calls through the client that it gets; what they change is refreshed after the mutation */
  send: (client: Caller, variables: Variables) => Promise<Data>;
};

/** Returns the options of a mutation for the query library. */
export const mutationOf = <Data, Variables, Context>({
  send,
  ...options
}: WriteOptions<Data, Variables, Context>): MutationOptions<Data, Error, Variables, Context> => ({
  ...options,
  mutationFn: composedMutation(client, send).mutationFn,
});

/**
 * Runs a mutation outside components, as `useMutation` does inside one. The caller reports a
 * failure.
 */
export const runMutation = <Data, Context>(
  queryClient: QueryClient,
  options: WriteOptions<Data, void, Context>,
): Promise<Data> =>
  queryClient.getMutationCache().build(queryClient, mutationOf(options)).execute();
