import type {
  MutationCacheConfig,
  MutationFunctionContext,
  QueryClient,
  QueryKey,
} from '@tanstack/query-core';
import { type Caller, type CallOptions, operationOf, type WriteCall } from '../client/call';
import { doTagsMeet, resolveTags, type Tag } from '../client/tags';
import type { AnyCall } from './call-types';
import { tagsOf } from './composed-query';
import { describeOperation } from './describe-call';
import { recordingCaller } from './recording-caller';
import { type Retry, retryOf } from './retry';

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
  /** false: it ends before the queries that it refreshes have their answers; true by default */
  isRefreshAwaited?: boolean;
};

/** The mutation of one call, as `useMutation` and `MutationObserver` take it. */
export type CallMutation<Args, Data> = {
  mutationKey: readonly [operation: string];
  /** sends the call with its arguments */
  mutationFn: (variables: Args) => Promise<Data>;
  retry: Retry;
  meta: WriteMeta;
};

/**
 * Returns the mutation of a call: `useMutation(mutation(client, pauseExperiment))`, whose variables
 * are the arguments of the call. Its `meta` has the tags of what it changes, by which
 * `invalidateAfterMutation` finds the queries to refresh. Works with calls of both masters that
 * write; one that only reads does not compile.
 * @param client a transport, or the client of `createClient`
 * @param call a function of `@trainyard/sdk/calls` or `/v038`, or one of yours that passes its
 *   arguments to one
 * @param options options of every call of the mutation, and `isRefreshAwaited` of `WriteMeta`
 * @throws TypeError for a function that does not make a call; the mutation fails as the call does
 */
export function mutation<Args, Data>(
  client: Caller,
  call: AnyCall<Args, Data> & WriteCall,
  { isRefreshAwaited, ...options }: CallOptions & Pick<WriteMeta, 'isRefreshAwaited'> = {},
): CallMutation<Args, Data> {
  const operation = operationOf(call);
  const { id } = operation;
  return {
    mutationKey: [id],
    mutationFn: (variables) => call(client, variables, options),
    retry: retryOf(client, options),
    meta: {
      operation: id,
      changes: (variables: unknown) => describeOperation(operation, variables).changes,
      ...(isRefreshAwaited !== undefined && { isRefreshAwaited }),
    },
  };
}

/** The mutation of several calls, as `useMutation` and `MutationObserver` take it. */
export type ComposedMutation<Args, Data> = {
  /** sends the calls */
  mutationFn: (variables: Args, context: MutationFunctionContext) => Promise<Data>;
  retry: Retry<Error>;
  meta: WriteMeta;
};

type Recorded = { changes: Set<Tag>; shows: Set<Tag> };

/** The tags of the calls that composed mutations sent, by the context of each run. */
const recordedCalls = new WeakMap<object, Recorded>();

/**
 * Returns the mutation of several calls: `composedMutation(client, async (client, name: string) => {
 * await patchExperiment(client, …); await killTrial(client, …); })`. What the calls change that it
 * sends through the client that it gets is noted, and `invalidateAfterMutation` finds the queries to
 * refresh by it, also where a later call failed. A mutation that read and found nothing to send has
 * newer answers than the pages, so it refreshes the queries that show what it read. Calls through
 * another client do neither.
 * @param client a transport, or the client of `createClient`
 * @param send sends the calls; also gets the variables of the mutation
 * @param options `isRefreshAwaited` and `deleted` of `WriteMeta`
 */
export const composedMutation = <Args = void, Data = unknown>(
  client: Caller,
  send: (client: Caller, variables: Args) => Promise<Data>,
  options: Pick<WriteMeta, 'isRefreshAwaited' | 'deleted'> = {},
): ComposedMutation<Args, Data> => ({
  mutationFn: (variables, context) => {
    // those of a former try stay
    const recorded = recordedCalls.get(context) ?? { changes: new Set(), shows: new Set() };
    recordedCalls.set(context, recorded);
    const recording = recordingCaller(client, ({ changes, shows }) => {
      for (const tag of changes) recorded.changes.add(tag);
      for (const tag of shows) recorded.shows.add(tag);
      return undefined;
    });
    return send(recording, variables);
  },
  retry: retryOf(client),
  meta: options,
});

/** Returns the tags of what a run of a mutation changed, as far as it is a composed one. */
function recordedIn(context: object): readonly Tag[] {
  const { changes, shows } = recordedCalls.get(context) ?? {};
  return [...((changes?.size ? changes : shows) ?? [])];
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
 * each mutation it refreshes the queries that show what `meta.changes` names, or what the calls of
 * `composedMutation` change. The mutation stays pending until they have their answers, so that what is shown when it ends is what the master holds;
 * with `meta.isRefreshAwaited: false` it ends at once. After an error, when the master may have
 * changed all the same, they are refreshed in the background.
 */
export const invalidateAfterMutation: NonNullable<MutationCacheConfig['onSettled']> = (
  _data,
  error,
  variables,
  _onMutateResult,
  { meta = {} },
  context,
) => {
  const changes = [...changesIn(meta, variables), ...recordedIn(context)];
  if (changes.length === 0) return undefined;
  const { deleted, isRefreshAwaited = true }: WriteMeta = meta;
  const refreshed = invalidateChanges(context.client, changes, deleted);
  return error || !isRefreshAwaited ? undefined : refreshed;
};

/**
 * The same callback for a program none of whose mutations waits: they end with the master's answer,
 * and the queries are refreshed in the background.
 */
export const invalidateInBackground: typeof invalidateAfterMutation = (...settled) => {
  void invalidateAfterMutation(...settled);
};
