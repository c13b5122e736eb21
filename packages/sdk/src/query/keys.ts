import type { DataTag, QueryKey } from '@tanstack/query-core';
import type { AnyCall } from './call-types';
import { describeCall } from './describe-call';

/**
 * Gives a key the types of its data, which `getQueryData` and `setQueryData` then have. TanStack
 * Query reads them from a mark that exists in types only, so this is the one place that casts a key.
 */
export const typedKey = <Key extends QueryKey, Data>(key: Key): DataTag<Key, Data, Error> =>
  key as DataTag<Key, Data, Error>;

/** Some of the arguments; those of a former release are others. */
export type SomeArgs<Args> = Args extends unknown ? Partial<Args> : never;

/**
 * Returns the beginning of the keys of the queries of a call, or of those that `composedQuery` makes
 * under a name: `queryClient.getQueriesData({ queryKey: keyOf(getExperiment) })`.
 * @param args the queries with these arguments; without them all queries of the call or the name
 * @throws TypeError for a function that does not make a call
 */
export function keyOf<Args>(
  made: AnyCall<Args, unknown> | string,
  args?: NoInfer<SomeArgs<Args>>,
): QueryKey {
  if (typeof made === 'string') return args === undefined ? [made] : [made, args];
  const described = describeCall(made, args);
  return args === undefined ? [described.operation.id] : [described.operation.id, described.args];
}
