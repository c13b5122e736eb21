import type { Caller, CallOptions, CallRequest, Middleware, Next, Route } from './call';
import { decodeAnswer, decodeMessage } from './decode/answer';
import { type ApiError, isAborted, isApiError, noAnswer, refusal, streamRefusal } from './errors';
import { inTime, isLeft, leavable, leave } from './leave';
import type { Answer, Args, Operation, StreamId } from './operation';
import { addressOf, checkRequired, toRequest } from './request';
import { parseLine, readLines } from './stream';

/** Gives the token for each request, so that it can change while the client lives. */
export type AuthProvider = {
  /** `master` is the way to it, for a provider that signs in by itself */
  token(master?: Caller): string | undefined | Promise<string | undefined>;
  /**
   * The master did not take the token. Asked once per token, however many calls were refused; the
   * calls then ask for a token again and are sent once more if it is another one.
   */
  refused?(reason: ApiError): unknown;
};

/** Where the master is, and how it is reached. */
export type TransportOptions = {
  /** address of the master, with any path prefix; `/api/v1` is added by the calls */
  baseUrl: string;
  /** a bearer token, or where to get one; without it cookies must do */
  auth?: string | AuthProvider;
  /** instead of the global one: a sandbox's, a proxy's */
  fetch?: (request: Request) => Promise<Response>;
  /** sent with every request */
  headers?: Record<string, string>;
  /** what each attempt goes through on its way out, the first one first */
  middleware?: Middleware[];
};

/**
 * The way to a master that the functions of `@trainyard/sdk/calls` take as their first argument.
 * Each call makes one request; nothing is retried here.
 * @throws ApiError of type `input` when `baseUrl` is not an address
 */
export function createTransport(options: TransportOptions): Caller {
  const baseUrl = addressOf(options.baseUrl);
  const out = through((options.middleware ?? []).map(rejecting), (request) =>
    fetched(request, options.fetch),
  );
  const requestOf = async (
    operation: Route,
    args: Record<string, unknown>,
    callOptions: CallOptions,
  ) => {
    checkRequired(operation, args);
    const { signal } = callOptions;
    if (operation.id === 'login') args = { ...args, body: await hashed(args.body) };
    const { auth } = options;
    const token = operation.open
      ? undefined
      : await answering(operation, callOptions, async () => tokenOf({ auth, caller, signal }));
    signal?.throwIfAborted();
    const bearer = token ? { Authorization: `Bearer ${token}` } : undefined;
    const headers = [options.headers, bearer, callOptions.headers];
    return toRequest(operation, args, { baseUrl, headers, options: callOptions });
  };
  const send: Caller['send'] = async (operation, args, callOptions) => {
    const request = await requestOf(operation, args, callOptions);
    return answering(operation, callOptions, () =>
      inTime(answered(request, out), callOptions.signal),
    );
  };
  const caller: Caller = {
    send,
    async call(operation, args, callOptions = {}) {
      const request = await requestOf(operation, args ?? {}, callOptions);
      const text = await answering(operation, callOptions, () =>
        inTime(answeredText(request, out), callOptions.signal),
      );
      return decodeAnswer(operation, text);
    },
    batches: (operation, args, callOptions) =>
      leavable(callOptions?.signal, (leaving) => arrays(operation, args, { callOptions, leaving })),
    stream: (operation, args, callOptions) =>
      leavable(callOptions?.signal, async function* (leaving) {
        for await (const messages of arrays(operation, args, { callOptions, leaving }))
          for (const message of messages) {
            // the rest of a chunk that came before the signal
            if (leaving.signal.aborted) break;
            yield message;
          }
      }),
  };
  async function* arrays<Id extends StreamId>(
    operation: Operation<Id>,
    args: Args<Id> | undefined,
    { callOptions, leaving }: { callOptions: CallOptions | undefined; leaving: AbortController },
  ): AsyncGenerator<Array<Answer<Id>>, void, undefined> {
    const { signal } = leaving;
    const guard = <T>(read: () => Promise<T>) => answering(operation, { signal }, read);
    try {
      const { body } = await send(operation, args ?? {}, { ...callOptions, signal });
      if (!body) return;
      for await (const lines of readLines(body, { guard, signal })) {
        const { messages, failure } = readMessages(operation, lines);
        if (messages.length > 0) yield messages;
        signal.throwIfAborted();
        if (failure) throw failure.error;
      }
    } catch (error) {
      if (!isLeft(leaving)) throw error;
    } finally {
      leave(leaving);
    }
  }
  return caller;
}

/** The body of a sign-in, whose password leaves hashed unless `isHashed` says whether it is. */
async function hashed(body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null || 'isHashed' in body) return body;
  if (!('password' in body) || typeof body.password !== 'string') return body;
  const { hashPassword } = await import('./password');
  return { ...body, password: await hashPassword(body.password), isHashed: true };
}

/** The way out through each of these in turn. */
const through = (steps: Middleware[], last: Next) =>
  steps.reduceRight<Next>((next, step) => (request) => step(request, next), last);

/** Several as one. Made for one way out. */
export function chained(steps: Middleware[]): Middleware {
  let way: Next | undefined;
  return (request, next) => {
    way ??= through(steps, next);
    return way(request);
  };
}

/** Whatever it throws, it rejects: it need not be an async function. */
export const rejecting =
  (step: Middleware): Middleware =>
  async (request, next) =>
    step(request, next);

function fetched(request: CallRequest, send: TransportOptions['fetch']) {
  const { url, method, headers, body = null, signal = null } = request;
  const init = { method, headers, body, signal };
  // a request of its own costs what all the rest here does
  return send || signal
    ? heeded(async () => (send ? send(new Request(url, init)) : fetch(url, init)), signal)
    : fetch(url, init);
}

async function heeded(send: () => Promise<Response>, signal: AbortSignal | null) {
  const response = await send();
  // the caller may have gone meanwhile without this fetch having noticed
  if (signal?.aborted) await response.body?.cancel();
  signal?.throwIfAborted();
  return response;
}

const answeredText = async (request: CallRequest, out: Next) =>
  (await answered(request, out)).text();

async function answered(request: CallRequest, out: Next) {
  const response = await out(request);
  if (!response.ok) throw refusal(request.operation.id, response, parsed(await response.text()));
  return response;
}

/** Runs one step of a request; a failure that is neither a refusal nor the caller's own abort means no answer. */
async function answering<T>(
  operation: Pick<Route, 'id' | 'retry'>,
  { signal }: CallOptions,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (signal?.aborted || isAborted(error)) throw error;
    const failure = isApiError(error) ? error : noAnswer(operation.id, error);
    // another call's error, such as that of the sign-in before it, keeps its own
    if (failure.operation === operation.id) Object.assign(failure, { retryClass: operation.retry });
    throw failure;
  }
}

/** The messages before the first line that is none, and what is wrong with that. */
function readMessages<Id extends StreamId>(operation: Operation<Id>, lines: string[]) {
  const messages: Array<Answer<Id>> = [];
  let failure: { error: unknown } | undefined;
  try {
    for (const line of lines) if (line.trim() !== '') messages.push(readMessage(operation, line));
  } catch (error) {
    failure = { error };
  }
  return { messages, failure };
}

function readMessage<Id extends StreamId>(operation: Operation<Id>, line: string) {
  const value = parseLine(line, operation.id);
  if (isError(value)) throw streamRefusal(operation.id, value);
  return decodeMessage(operation, value);
}

const isError = (line: unknown) =>
  typeof line === 'object' && line !== null && 'error' in line && line.error !== null;

type Asking = {
  auth: TransportOptions['auth'];
  caller: Caller;
  signal: AbortSignal | undefined;
};

/** The token for a request; a promise only where it has to be asked for. */
export function tokenOf({ auth, caller, signal }: Asking) {
  if (typeof auth !== 'object') return auth;
  try {
    const token = auth.token(caller);
    return typeof token === 'object'
      ? inTime(
          token.catch((error) => failedToken(error, signal)),
          signal,
        )
      : token;
  } catch (error) {
    return failedToken(error, signal);
  }
}

/** Names the step that failed; a refused sign-in and an abort say enough themselves. */
function failedToken(cause: unknown, signal: AbortSignal | undefined): never {
  if (signal?.aborted || isAborted(cause) || isApiError(cause)) throw cause;
  const text = cause instanceof Error ? cause.message : String(cause);
  const error = new Error(`the token could not be read: ${text}`);
  error.name = 'TokenError';
  throw error;
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
