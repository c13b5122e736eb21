import type { Answer, Args, Operation, StreamId, UnaryId } from './operation';

export type CallOptions = {
  /** stops the call; it then rejects with the signal's reason, an `AbortError` unless it gave another */
  signal?: AbortSignal;
  /** added to those of the client */
  headers?: Record<string, string>;
};

/** What a call goes through: made by `createTransport` or `createClient`. */
export type Caller = {
  call<Id extends UnaryId>(
    operation: Operation<Id>,
    args: Args<Id> | undefined,
    options: CallOptions | undefined,
  ): Promise<Answer<Id>>;
  stream<Id extends StreamId>(
    operation: Operation<Id>,
    args: Args<Id> | undefined,
    options: CallOptions | undefined,
  ): AsyncGenerator<Answer<Id>, void, undefined>;
};

// an argument that may be empty may be left out
type Rest<Id extends UnaryId | StreamId> =
  Record<never, never> extends Args<Id>
    ? [args?: Args<Id>, options?: CallOptions]
    : [args: Args<Id>, options?: CallOptions];

export type Call<Id extends UnaryId> = (client: Caller, ...rest: Rest<Id>) => Promise<Answer<Id>>;
export type StreamCall<Id extends StreamId> = (
  client: Caller,
  ...rest: Rest<Id>
) => AsyncGenerator<Answer<Id>, void, undefined>;
