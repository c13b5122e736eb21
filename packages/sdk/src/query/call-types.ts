import type { Caller, CallOptions } from '../client/call';
import type { KeyScope } from './keys';

/** A function of `@trainyard/sdk/calls` or `@trainyard/sdk/v038` that is answered once. */
export type AnyCall<Args, Data> = (
  client: Caller,
  args: Args,
  options?: CallOptions,
) => Promise<Data>;

/** The options of a call in a query, which has its own signal. */
export type QueryCallOptions = Omit<CallOptions, 'signal'>;

/** The parameters after the call; the arguments are optional if they may be empty. */
export type CallRest<Args, Options> =
  Record<never, never> extends Args
    ? [args?: Args, options?: Options]
    : [args: Args, options?: Options];

/** The key of a call: the id of its operation, its arguments, and the scope of a client that has one. */
export type CallKey<Args> = readonly [operation: string, args: NonNullable<Args>, scope?: KeyScope];

/** Facts about a query, in its `meta`. */
export type ReadMeta = {
  /** id of the operation */
  operation?: string;
  /** tags of the resources that the data shows; see `Tag` */
  tags?: readonly string[];
  /** true: a composed query, which shows what its calls show */
  isComposed?: boolean;
};
