import type { Caller, CallOptions } from '../call';
import type { CallPromise } from '../call-promise';
import type * as calls from '../generated/calls';
import type * as newCalls from '../generated/v038/calls';
import type * as Base from '../operation';
import type { changedArguments } from './arguments';
import type { Answer, Args, OperationId, StreamId } from './operation';

/**
 * Which master a client speaks to: `0.23.4` unless said, `0.38.1`, or `auto`, which asks the master
 * for its version once, before the first call.
 */
export type Target = '0.23.4' | '0.38.1' | 'auto';

type Calls = typeof calls;
type NewCalls = typeof newCalls;
type Bound<Function> = Function extends (client: Caller, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result extends Promise<infer Data> ? CallPromise<Data> : Result
  : never;

/** Operations that 0.38.1 has and 0.23.4 has not. */
export type NewId = keyof NewCalls & OperationId;
/** Operations that 0.23.4 has and 0.38.1 has not. */
export type GoneId = Exclude<Base.OperationId, OperationId>;
type CommonId = Extract<keyof Calls & Base.OperationId, OperationId>;

/** What is written as for 0.23 is translated; the newer form is taken too. */
type Translated<Id extends CommonId> =
  | (Base.Args<Id> & Partial<Omit<Args<Id>, keyof Base.Args<Id> | 'body'>>)
  | Args<Id>;
export type Args038<Id extends CommonId> = Id extends keyof typeof changedArguments
  ? Translated<Id>
  : Args<Id>;

type Rest<Given> =
  Record<never, never> extends Given
    ? [args?: Given, options?: CallOptions]
    : [args: Given, options?: CallOptions];
type Method038<Id extends CommonId> = (
  ...rest: Rest<Args038<Id>>
) => Id extends StreamId ? AsyncGenerator<Answer<Id>, void, undefined> : CallPromise<Answer<Id>>;

type Methods023 = { [Id in keyof Calls]: Bound<Calls[Id]> };
type NewMethods = { [Id in keyof NewCalls]: Bound<NewCalls[Id]> };
// written over the calls of 0.23, so that editors show what stands there
type Methods038 = {
  [Id in keyof Calls as Id extends CommonId ? Id : never]: Id extends CommonId
    ? Method038<Id>
    : never;
} & NewMethods;

/**
 * Every operation of a master as a method. With `auto` those of both: arguments and answers of what
 * both have are those of 0.23, and a call that the master at hand lacks rejects before it is sent.
 */
export type Methods<To extends Target> = To extends '0.38.1'
  ? Methods038
  : To extends 'auto'
    ? Methods023 & NewMethods
    : Methods023;
