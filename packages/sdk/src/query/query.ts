import type { DataTag } from '@tanstack/query-core';
import type { Caller, ReadCall } from '../client/call';
import type { ApiError } from '../errors/errors';
import type { AnyCall, CallKey, CallRest, QueryCallOptions, ReadMeta } from './call-types';
import { describeCall } from './describe-call';
import { scopeOf, typedKey } from './keys';
import { type Retry, retryOf } from './retry';

/** The query of one call, as `useQuery`, `fetchQuery` and `QueryObserver` take it. */
export type CallQuery<Args, Data> = {
  queryKey: DataTag<CallKey<Args>, Data, ApiError>;
  /** sends the call */
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  retry: Retry;
  meta: ReadMeta;
};

/**
 * Returns the query of a call: `useQuery(query(client, getExperiment, { experimentId: 7 }))`. Its
 * key is `[operation, arguments]`, its data the decoded answer, and its `meta` has the tags of what
 * the answer shows. Add options of your own by spreading it: `{ ...query(…), refetchInterval: 5_000 }`.
 * Works with calls of both masters that read; one that writes does not compile.
 * @param client a transport, or the client of `createClient`
 * @param call a function of `@trainyard/sdk/calls` or `/v038`, or one of yours that passes its
 *   arguments to one
 * @param rest the arguments of the call, and its options without `signal`, which the query passes
 * @throws TypeError for a function that does not make a call; the query fails as the call does
 */
export function query<Args, Data>(
  client: Caller,
  call: AnyCall<Args, Data> & ReadCall,
  ...rest: CallRest<Args, QueryCallOptions>
): CallQuery<Args, Data> {
  const [inputs, options] = rest;
  const { operation, args, shows } = describeCall(call, inputs);
  // under the names of today they are arguments of the call as well
  const namedArgs = args as NonNullable<Args>;
  return {
    queryKey: typedKey<CallKey<Args>, Data>([operation.id, namedArgs, ...scopeOf(client)]),
    queryFn: ({ signal }) => call(client, namedArgs, { ...options, signal }),
    retry: retryOf(client, options),
    meta: { operation: operation.id, tags: shows },
  };
}

type QueryOf<Called> =
  Called extends AnyCall<infer Args, infer Data>
    ? (...rest: CallRest<Args, QueryCallOptions>) => CallQuery<Args, Data>
    : never;

/** A function per call that reads, which returns its query. */
export type Queries<Calls> = {
  [Name in keyof Calls as Calls[Name] extends AnyCall<never, unknown> & ReadCall
    ? Name
    : never]: QueryOf<Calls[Name]>;
};

/**
 * Binds calls to a client: `const q = createQueries(client, calls)` with `import * as calls from
 * '@trainyard/sdk/calls'` has a function for every call that reads, and
 * `q.getExperiment({ experimentId: 7 })` is its query. With `{ getExperiment, getMe }` a page loads
 * only those.
 * @param calls functions of `@trainyard/sdk/calls` or `/v038`; other exports are ignored
 */
export function createQueries<Calls extends object>(client: Caller, calls: Calls): Queries<Calls> {
  const bound = Object.entries(calls)
    .filter(([, call]) => typeof call === 'function')
    .map(([name, call]) => [
      name,
      (args?: unknown, options?: QueryCallOptions) => query(client, call, args, options),
    ]);
  return Object.fromEntries(bound);
}
