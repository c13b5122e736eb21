import {
  type QueryClient,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { mutationOf, type WriteOptions } from './run-mutation';

/** Makes the hook of a mutation; its options are made with the query client, which they update. */
export const mutationHook =
  <Data, Variables, Context, Args extends unknown[]>(
    optionsOf: (queryClient: QueryClient, ...args: Args) => WriteOptions<Data, Variables, Context>,
  ) =>
  (...args: Args): UseMutationResult<Data, Error, Variables, Context> =>
    useMutation(mutationOf(optionsOf(useQueryClient(), ...args)));
