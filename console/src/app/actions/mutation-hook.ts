import {
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/** Makes the hook of a mutation; its options are made with the query client, which they update. */
export const mutationHook =
  <Data, Variables, Context, Args extends unknown[]>(
    optionsOf: (
      queryClient: QueryClient,
      ...args: Args
    ) => UseMutationOptions<Data, Error, Variables, Context>,
  ) =>
  (...args: Args): UseMutationResult<Data, Error, Variables, Context> =>
    useMutation(optionsOf(useQueryClient(), ...args));
