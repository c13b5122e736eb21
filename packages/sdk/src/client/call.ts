import type { Answer, Args, Operation, StreamId, UnaryId } from './operation';

/** How often and how patiently a call is repeated. What may be repeated is the contract's to say. */
export type RetryOptions = {
  /** attempts in all, the first one too; 4 unless said */
  attempts?: number;
  /** wait after the first failure, in ms; 1000 unless said */
  startMs?: number;
  /** what each wait grows by; 2 unless said */
  factor?: number;
  /** the longest wait, in ms; 600000 unless said */
  capMs?: number;
  /** largest share by which a wait is shortened at random; 0.25, in a page 0, unless said */
  jitter?: number;
  /** asked before each repetition; false ends the call with this failure */
  when?: (failure: Failure) => boolean;
};

/** One attempt that failed in a way that may pass: a status of the master, or no answer. */
export type Failure = {
  /** counts from 1 */
  attempt: number;
  status?: number;
  /** what the fetch rejected with */
  cause?: unknown;
  /** how long the master asked to be left alone, in ms */
  retryAfterMs?: number | undefined;
};

/** How to treat an answer that differs from the contract; see `ClientOptions`. */
export type DecodeMode = 'strict' | 'report' | 'off';

/** Where an answer was not what the contract says; an enum name it does not know is one too. */
export type Difference = {
  /** `experiments[2].state` */
  path: string;
  expected: string;
  /** as it was sent */
  found: unknown;
};

/** A transport made by `createTransport` heeds `signal` and `headers` alone; a client all of them. */
export type CallOptions = {
  /** stops the call; it then rejects with the signal's reason, an `AbortError` unless it gave another */
  signal?: AbortSignal;
  /** added to those of the client */
  headers?: Record<string, string>;
  /** the longest an attempt may take, in ms; 60 s unless said, for long polls what they ask for and 10 s */
  timeoutMs?: number;
  /** other patience for this call, or none */
  retry?: RetryOptions | 'off';
  decode?: DecodeMode;
  /** send even what is known to harm a 0.23.4 master */
  force?: boolean;
};

/** One attempt of one call, on its way out. Middleware passes it on as it is or changed. */
export type CallRequest = {
  readonly operation: Route;
  readonly args: Record<string, unknown>;
  readonly options: CallOptions;
  /** absolute address */
  readonly url: string;
  readonly method: string;
  /** belongs to this attempt: may be changed */
  readonly headers: Headers;
  /** JSON text */
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** counts from 1 */
  readonly attempt: number;
  /** `req_…`, the same for every attempt of a call; a client's calls have one */
  readonly requestId?: string;
};

/** The rest of the way, to which a middleware passes the request. */
export type Next = (request: CallRequest) => Promise<Response>;

/**
 * Runs between the calls and the network: sees every attempt, may change the request, answer by
 * itself, or look at the answer. An answer of any status resolves; no answer rejects.
 */
export type Middleware = (request: CallRequest, next: Next) => Promise<Response>;

/**
 * Where a request goes: an operation of the contract, or a route of the master beside it, such as
 * a download. With `stream` its body is left to the caller, without a limit of time.
 */
export type Route = Omit<Operation, 'id' | 'decode'> & { id: string; decode?: Operation['decode'] };

/** The way of a call to the master: made by `createTransport` or `createClient`. */
export type Caller = {
  /** one answer, decoded */
  call<Id extends UnaryId>(
    operation: Operation<Id>,
    args: Args<Id> | undefined,
    options: CallOptions | undefined,
  ): Promise<Answer<Id>>;
  /** each message as it comes, decoded; once, without going on after a cut */
  stream<Id extends StreamId>(
    operation: Operation<Id>,
    args: Args<Id> | undefined,
    options: CallOptions | undefined,
  ): AsyncGenerator<Answer<Id>, void, undefined>;
  /** the messages of a stream in arrays, as they come: for who takes many, much quicker */
  batches?<Id extends StreamId>(
    operation: Operation<Id>,
    args: Args<Id> | undefined,
    options: CallOptions | undefined,
  ): AsyncGenerator<Array<Answer<Id>>, void, undefined>;
  /** the answer itself, its body unread; of a route beside the contract too */
  send(route: Route, args: Record<string, unknown>, options: CallOptions): Promise<Response>;
};

// an argument that may be empty may be left out
type Rest<Id extends UnaryId | StreamId> =
  Record<never, never> extends Args<Id>
    ? [args?: Args<Id>, options?: CallOptions]
    : [args: Args<Id>, options?: CallOptions];

/** A function of `/calls`: takes a client, the arguments of the operation and options. */
export type Call<Id extends UnaryId> = (client: Caller, ...rest: Rest<Id>) => Promise<Answer<Id>>;
/** A function of `/calls` whose answer is a stream. */
export type StreamCall<Id extends StreamId> = (
  client: Caller,
  ...rest: Rest<Id>
) => AsyncGenerator<Answer<Id>, void, undefined>;

type Batches = Required<Caller>['batches'];

/** The streams of a caller in arrays of messages; of one that knows none, each message alone. */
export const arraysOf =
  (caller: Caller): Batches =>
  (operation, args, options) =>
    caller.batches?.(operation, args, options) ?? alone(caller.stream(operation, args, options));

async function* alone<T>(messages: AsyncIterable<T>): AsyncGenerator<T[], void, undefined> {
  for await (const message of messages) yield [message];
}

/**
 * The operation behind a function of `/calls`: what it would send is looked at, nothing is sent.
 * @throws TypeError for a function that makes no call
 */
export function operationOf<Id extends UnaryId>(call: Call<Id>): Operation<Id>;
export function operationOf<Id extends StreamId>(call: StreamCall<Id>): Operation<Id>;
export function operationOf(call: (client: Caller) => unknown): Operation {
  const found: Operation[] = [];
  const recorder: Caller = {
    call: (operation) => {
      found.push(operation);
      return new Promise<never>(() => {});
    },
    stream: (operation) => {
      found.push(operation);
      return nothing();
    },
    send: () => new Promise<never>(() => {}),
  };
  call(recorder);
  const [operation] = found;
  if (!operation) throw new TypeError('Not a function of @trainyard/sdk/calls');
  return operation;
}

async function* nothing(): AsyncGenerator<never, void, undefined> {}
