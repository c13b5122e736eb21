import type { Log } from '../middleware/log';
import type {
  AcceptedArgs,
  Answer,
  Args,
  Operation,
  StreamId,
  UnaryId,
  WriteId,
} from './operation';

/**
 * How often and after which waits a call is repeated. The contract defines which calls may be
 * repeated.
 */
export type RetryOptions = {
  /** number of attempts, including the first; 4 by default */
  attempts?: number;
  /** wait after the first failure, in ms; 1000 by default */
  startMs?: number;
  /** factor between consecutive waits; 2 by default */
  factor?: number;
  /** the longest wait, in ms; 600000 by default */
  capMs?: number;
  /** largest share by which a wait is shortened at random; 0.25 by default, 0 in a page */
  jitter?: number;
  /** called before each repetition; false ends the call with this failure */
  when?: (failure: Failure) => boolean;
};

/** One attempt that failed for a transient reason: a status of the master, or no answer. */
export type Failure = {
  /** counts from 1 */
  attempt: number;
  status?: number;
  /** the error of the rejected fetch */
  cause?: unknown;
  /** the wait that the master requested, in ms */
  retryAfterMs?: number | undefined;
};

/** How to treat an answer that differs from the contract; see `ClientOptions`. */
export type DecodeMode = 'strict' | 'report' | 'off';

/**
 * A place at which an answer differs from the contract; an unknown enum name is a difference, too.
 */
export type Difference = {
  /** `experiments[2].state` */
  path: string;
  expected: string;
  /** the value as sent */
  found: unknown;
};

/**
 * Options of a call. A transport created by `createTransport` only uses `signal`, `headers` and
 * `keepalive`; a client uses all of them.
 */
export type CallOptions = {
  /** stops the call; it then rejects with the signal's reason, by default an `AbortError` */
  signal?: AbortSignal;
  /** added to the headers of the client */
  headers?: Record<string, string>;
  /**
   * The browser completes the request even if the page is closed meanwhile. All such requests
   * together may contain 64 KiB (Fetch, keepalive), so it is for small bodies only.
   */
  keepalive?: boolean;
  /**
   * time limit of an attempt, in ms; 60 s by default; for long polls the requested time plus 10 s
   */
  timeoutMs?: number;
  /** other retry options for this call, or none */
  retry?: RetryOptions | 'off';
  decode?: DecodeMode;
  /** sends calls even if they are known to damage a 0.23.4 master */
  force?: boolean;
};

/** One attempt of one call, before it is sent. Middleware passes it on unchanged or changed. */
export type CallRequest = {
  readonly operation: Route;
  readonly args: Record<string, unknown>;
  readonly options: CallOptions;
  /** absolute URL */
  readonly url: string;
  readonly method: string;
  /** belongs to this attempt and may be changed */
  readonly headers: Headers;
  /** JSON text */
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** counts from 1 */
  readonly attempt: number;
  /** `req_…`, the same for all attempts of a call; only calls of a client have one */
  readonly requestId?: string;
};

/** The next step, to which a middleware passes the request. */
export type Next = (request: CallRequest) => Promise<Response>;

/**
 * Runs between the calls and the network: sees every attempt, may change the request, return its
 * own answer, or read the answer. An answer of any status resolves; no answer rejects.
 */
export type Middleware = (request: CallRequest, next: Next) => Promise<Response>;

/**
 * The target of a request: an operation of the contract, or another route of the master, such as a
 * download. With `stream` the caller reads the body, without a time limit.
 */
export type Route = Omit<Operation, 'id' | 'decode'> & { id: string; decode?: Operation['decode'] };

/** Sends calls to the master: created by `createTransport` or `createClient`. */
export type Caller = {
  /** returns one decoded answer */
  call<Id extends UnaryId>(
    operation: Operation<Id>,
    args: AcceptedArgs<Id> | undefined,
    options: CallOptions | undefined,
  ): Promise<Answer<Id>>;
  /** yields each decoded message on arrival, from one connection; does not resume after a cut */
  stream<Id extends StreamId>(
    operation: Operation<Id>,
    args: AcceptedArgs<Id> | undefined,
    options: CallOptions | undefined,
  ): AsyncGenerator<Answer<Id>, void, undefined>;
  /** yields the messages of a stream in arrays as they arrive: much faster for many messages */
  batches?<Id extends StreamId>(
    operation: Operation<Id>,
    args: AcceptedArgs<Id> | undefined,
    options: CallOptions | undefined,
  ): AsyncGenerator<Array<Answer<Id>>, void, undefined>;
  /** returns the response with an unread body; also for routes outside the contract */
  send(route: Route, args: Record<string, unknown>, options: CallOptions): Promise<Response>;
  /** the log of a client, on which waits and streams report outages */
  readonly log?: Log;
  /** true: it repeats failed calls itself, so that nothing above it needs to */
  readonly isRetrying?: boolean;
  /** tells its queries from those of other clients in one cache; see `TransportOptions` */
  readonly scope?: string | undefined;
};

/** The place of a call's effect, which exists in types only. */
declare const effect: unique symbol;

/** A function of `/calls` that reads; also any function of your own. */
export type ReadCall = { readonly [effect]?: 'read' };
/** A function of `/calls` that changes something; also any function of your own. */
export type WriteCall = { readonly [effect]?: 'write' };

// the argument is optional if it may be empty
type Rest<Id extends UnaryId | StreamId> =
  Record<never, never> extends Args<Id>
    ? [args?: AcceptedArgs<Id>, options?: CallOptions]
    : [args: AcceptedArgs<Id>, options?: CallOptions];

/**
 * A function of `/calls`: its parameters are a client, the arguments of the operation and options.
 */
export type Call<Id extends UnaryId> = ((
  client: Caller,
  ...rest: Rest<Id>
) => Promise<Answer<Id>>) &
  (Id extends WriteId ? WriteCall : ReadCall);
/** A function of `/calls` whose answer is a stream. */
export type StreamCall<Id extends StreamId> = (
  client: Caller,
  ...rest: Rest<Id>
) => AsyncGenerator<Answer<Id>, void, undefined>;

type Batches = Required<Caller>['batches'];

/**
 * The streams of a caller in arrays of messages; if it does not support arrays, with one message
 * each.
 */
export const arraysOf =
  (caller: Caller): Batches =>
  (operation, args, options) =>
    caller.batches?.(operation, args, options) ?? alone(caller.stream(operation, args, options));

async function* alone<T>(messages: AsyncIterable<T>): AsyncGenerator<T[], void, undefined> {
  for await (const message of messages) yield [message];
}

/**
 * Returns the operation behind a function of `/calls`, by reading the request that it would send;
 * nothing is sent.
 * @throws TypeError for a function that does not make a call
 */
export function operationOf<Id extends UnaryId>(call: Call<Id>): Operation<Id>;
export function operationOf<Id extends StreamId>(call: StreamCall<Id>): Operation<Id>;
export function operationOf(call: (client: Caller, ...rest: never[]) => unknown): Operation;
export function operationOf(call: (client: Caller) => unknown): Operation {
  const operations: Operation[] = [];
  const recorder: Caller = {
    call: (operation) => {
      operations.push(operation);
      return new Promise<never>(() => {});
    },
    stream: (operation) => {
      operations.push(operation);
      return nothing();
    },
    send: () => new Promise<never>(() => {}),
  };
  call(recorder);
  const [operation] = operations;
  if (!operation) throw new TypeError('Not a function of @trainyard/sdk/calls');
  return operation;
}

async function* nothing(): AsyncGenerator<never, void, undefined> {}
