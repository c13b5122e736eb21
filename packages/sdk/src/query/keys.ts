import type { DataTag, QueryKey } from '@tanstack/query-core';
import type { Caller, StreamCall } from '../client/call';
import type { StreamId } from '../client/operation';
import { type AnyFunction, describeCall } from './describe-call';

/**
 * Gives a key the types of its data, which `getQueryData` and `setQueryData` then have. TanStack
 * Query reads them from a mark that exists in types only, so this is the one place that casts a key.
 */
export const typedKey = <Key extends QueryKey, Data>(key: Key): DataTag<Key, Data, Error> =>
  key as DataTag<Key, Data, Error>;

/** Some of the arguments; those of a former release are others. */
export type SomeArgs<Args> = Args extends unknown ? Partial<Args> : never;

type NamedKey = readonly [name: string, args?: object];

type AnyCaller<Args> = (client: Caller, args: Args, ...rest: never[]) => unknown;

/**
 * Returns the beginning of the keys of the queries of a call, or of those that `composedQuery` makes
 * under a name: `queryClient.getQueriesData({ queryKey: keyOf(getExperiment) })`.
 * @param args the queries with these arguments; without them all queries of the call or the name
 * @throws TypeError for a function that does not make a call
 */
export function keyOf<Args>(call: AnyCaller<Args>, args?: NoInfer<SomeArgs<Args>>): NamedKey;
export function keyOf<Id extends StreamId>(call: StreamCall<Id>): NamedKey;
export function keyOf(call: AnyFunction | string, args?: object): NamedKey;
export function keyOf(call: AnyFunction | string, args?: object): NamedKey {
  const { name, args: described } =
    typeof call === 'string' ? { name: call, args } : namedCall(call, args);
  return args === undefined ? [name] : [name, { ...described }];
}

const namedCall = (call: AnyFunction, inputs: unknown) => {
  const { operation, args } = describeCall(call, inputs);
  return { name: operation.id, args };
};
