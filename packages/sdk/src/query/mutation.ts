import type { MutationCacheConfig, QueryClient, QueryKey } from '@tanstack/query-core';
import { type Caller, type CallOptions, operationOf } from '../client/call';
import { doTagsMeet, resolveTags, type Tag } from '../client/tags';
import type { AnyCall } from './call-types';
import { tagsOf } from './composed-query';
import { describeOperation } from './describe-call';

/** Facts about a mutation, in its `meta`. */
export type WriteMeta = {
  /** id of the operation */
  operation?: string;
  /**
   * tags of the resources that it changes, with `{name}` for a value of the variables; or a function
   * of the variables that returns them
   */
  changes?: readonly Tag[] | ((variables: never) => readonly Tag[]);
  /**
   * keys of the queries of what it deletes, or beginnings of them: they keep their data, because the
   * master would answer 404
   */
  deleted?: readonly QueryKey[];
};

/** The mutation of one call, as `useMutation` and `MutationObserver` take it. */
export type CallMutation<Args, Data> = {
  mutationKey: readonly [operation: string];
  /** sends the call with its arguments */
  mutationFn: (variables: Args) => Promise<Data>;
  meta: WriteMeta;
};

/**
 * Returns the mutation of a call: `useMutation(mutation(client, pauseExperiment))`, whose variables
 * are the arguments of the call. Its `meta` has the tags of what it changes, by which
 * `invalidateAfterMutation` finds the queries to refresh. Works with calls of both masters.
 * @param client a transport, or the client of `createClient`
 * @param call a function of `@trainyard/sdk/calls` or `/v038`
 * @param options options of every call of the mutation
 * @throws TypeError for a function that does not make a call; the mutation fails as the call does
 */
export function mutation<Args, Data>(
  client: Caller,
  call: AnyCall<Args, Data>,
  options?: CallOptions,
): CallMutation<Args, Data> {
  const operation = operationOf(call);
  const { id } = operation;
  return {
    mutationKey: [id],
    mutationFn: (variables) => call(client, variables, options),
    meta: {
      operation: id,
      changes: (variables: unknown) => describeOperation(operation, variables).changes,
    },
  };
}

/** Returns the tags of what a mutation changes with these variables; none without `changes`. */
export function changesIn({ changes = [] }: WriteMeta, variables: unknown): Tag[] {
  // the function belongs to the mutation with these variables
  const read = changes as readonly Tag[] | ((variables: unknown) => readonly Tag[]);
  return resolveTags(typeof read === 'function' ? read(variables) : read, variables);
}

/**
 * Marks every query as stale whose tags meet the changes, and refetches those in use.
 * @param changes tags such as `experiment 7`; see `changesOf`
 * @param deleted keys of queries that are left out; see `WriteMeta`
 * @returns a promise that resolves when all of them have their answers, or have failed
 */
export const invalidateChanges = (
  queryClient: QueryClient,
  changes: readonly Tag[],
  deleted: readonly QueryKey[] = [],
): Promise<void> => {
  const cache = queryClient.getQueryCache();
  const deletedQueries = new Set(deleted.flatMap((queryKey) => cache.findAll({ queryKey })));
  return queryClient.invalidateQueries({
    predicate: (query) => !deletedQueries.has(query) && doTagsMeet(tagsOf(query), changes),
  });
};

/**
 * A callback for the `MutationCache` of a program, which then needs no other invalidation: `new
 * QueryClient({ mutationCache: new MutationCache({ onSettled: invalidateAfterMutation }) })`. After
 * each mutation it refreshes the queries that show what `meta.changes` names. The mutation stays
 * pending until they have their answers; after an error, when the master may have changed all the
 * same, they are refreshed in the background.
 */
export const invalidateAfterMutation: NonNullable<MutationCacheConfig['onSettled']> = (
  _data,
  error,
  variables,
  _onMutateResult,
  { meta = {} },
  { client },
) => {
  const changes = changesIn(meta, variables);
  if (changes.length === 0) return undefined;
  const { deleted }: WriteMeta = meta;
  const refreshed = invalidateChanges(client, changes, deleted);
  return error ? undefined : refreshed;
};
