import type { DataTag, QueryKey } from '@tanstack/query-core';
import type { Caller, StreamCall } from '../client/call';
import type { StreamId } from '../client/operation';
import type { ApiError } from '../errors/errors';
import { type AnyFunction, describeCall } from './describe-call';

/** The part of a key that tells the queries of a client from those of another. */
export type KeyScope = { readonly scope: string };

/** The end of the keys of a client's queries; empty for a client without a scope. */
export const scopeOf = ({ scope }: Pick<Caller, 'scope'>): [] | [KeyScope] =>
  scope === undefined ? [] : [{ scope }];

/**
 * Gives a key the types of its data, which `getQueryData` and `setQueryData` then have. TanStack
 * Query reads them from a mark that exists in types only, so this is the one place that casts a key.
 */
export const typedKey = <Key extends QueryKey, Data, Failure = ApiError>(
  key: Key,
): DataTag<Key, Data, Failure> => key as DataTag<Key, Data, Failure>;

/** Some of the arguments; those of a former release are others. */
export type SomeArgs<Args> = Args extends unknown ? Partial<Args> : never;

type NamedKey = readonly [name: string, args?: object, scope?: KeyScope];

type AnyCaller<Args> = (client: Caller, args: Args, ...rest: never[]) => unknown;

/**
 * Returns the beginning of the keys of the queries of a call, or of those that `composedQuery` makes
 * under a name: `queryClient.getQueriesData({ queryKey: keyOf(getExperiment) })`.
 * @param args the queries with these arguments; without them all queries of the call or the name
 * @param client the queries of a client with a scope; without it those of all clients
 * @throws TypeError for a function that does not make a call
 */
export function keyOf<Args>(
  call: AnyCaller<Args>,
  args?: NoInfer<SomeArgs<Args>>,
  client?: Pick<Caller, 'scope'>,
): NamedKey;
export function keyOf<Id extends StreamId>(call: StreamCall<Id>): NamedKey;
export function keyOf(
  call: AnyFunction | string,
  args?: object,
  client?: Pick<Caller, 'scope'>,
): NamedKey;
export function keyOf(
  call: AnyFunction | string,
  args?: object,
  client: Pick<Caller, 'scope'> = {},
): NamedKey {
  const { name, args: described } =
    typeof call === 'string' ? { name: call, args } : namedCall(call, args);
  const [scope] = scopeOf(client);
  if (scope) return [name, { ...described }, scope];
  return args === undefined ? [name] : [name, { ...described }];
}

const namedCall = (call: AnyFunction, inputs: unknown) => {
  const { operation, args } = describeCall(call, inputs);
  return { name: operation.id, args };
};
