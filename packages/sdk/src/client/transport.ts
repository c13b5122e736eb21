import { decodeAnswer, decodeMessage } from '../decode/answer';
import {
  type ApiError,
  isAbortError,
  isApiError,
  noAnswer,
  refusal,
  streamRefusal,
} from '../errors/errors';
import { createApi } from './api';
import type { Caller, CallOptions, CallRequest, Middleware, Next, Route } from './call';
import { cancel, cancellable, isCanceled, raceAbort } from './cancellable';
import { hashedBody, hasPassword } from './hashed-body';
import type { AcceptedArgs, Answer, Operation, StreamId } from './operation';
import { parseLine, readLines } from './read-lines';
import {
  addressOf,
  cannotSend,
  checkRequired,
  headersOf,
  placeArguments,
  withCurrentNames,
} from './request';

/** Provides the token for each request, so that it can change while the client exists. */
export type AuthProvider = {
  /** `master` can make calls, for a provider that signs in to the master */
  token(master?: Caller): string | undefined | Promise<string | undefined>;
  /**
   * The master refused the token. Called once per token, for any number of refused calls; the calls
   * then request a token again and are sent again if it has changed.
   */
  refused?(reason: ApiError): unknown;
  /** the source of the token, which the error of a refused call names: `DET_PASS of ada` */
  readonly credential?: string | undefined;
  /** a sentence that the client logs once, at `warn`, with the first call that uses a token */
  readonly warning?: string | undefined;
};

/** The address of the master, and how it is reached. */
export type TransportOptions = {
  /** URL of the master, with any path prefix; the calls add `/api/v1` */
  baseUrl: string;
  /** a bearer token, or its provider; without it the browser's cookies are used */
  auth?: string | AuthProvider;
  /** replaces the global fetch: that of a sandbox or a proxy */
  fetch?: (request: Request) => Promise<Response>;
  /** sent with every request */
  headers?: Record<string, string>;
  /** steps that each attempt passes before it is sent, the first one first */
  middleware?: Middleware[];
  /**
   * A name that tells the queries of this client from those of others in one cache of TanStack Query:
   * of another master, or of another person. It is part of their keys; see `/query`.
   */
  scope?: string;
  /** the text that replaces the message of a refused or unanswered call, for users to read */
  errorText?: (error: ApiError) => string | Promise<string>;
};

/**
 * Creates the first argument for the functions of `@trainyard/sdk/calls`. Each call sends one
 * request, without retries.
 * @throws ApiError of type `input` when `baseUrl` is not a URL
 */
export const createTransport = ({ middleware = [], ...where }: TransportOptions): Caller =>
  openTransport({ ...where, middleware: middleware.map(rejecting) }).caller;

/**
 * A transport, with its URL and its middleware for requests outside of it. The middleware rejects
 * instead of throwing; see `rejecting`.
 */
export function openTransport(options: TransportOptions & { middleware: Middleware[] }) {
  const baseUrl = addressOf(options.baseUrl);
  const out = options.middleware.reduceRight<Next>(
    (next, step) => (request) => step(request, next),
    (request) => fetched(request, options.fetch),
  );
  const api = createApi(baseUrl);
  const exchange = async (
    parseAs: 'text' | 'stream',
    operation: Route,
    inputs: Record<string, unknown>,
    callOptions: CallOptions,
  ) => {
    let args = withCurrentNames(operation, inputs);
    checkRequired(operation, args);
    if (hasPassword(operation.id)) args = { ...args, body: await hashedBody(args.body) };
    const { signal } = callOptions;
    const how = { ...options, signal };
    const { id, method, path } = operation;
    const { auth } = options;
    const token =
      operation.open || !auth
        ? undefined
        : await wrapNoAnswer(operation, how, async () => tokenOf({ auth, caller, signal }));
    signal?.throwIfAborted();
    const parts = placeArguments(operation, args);
    const headers = headersOf(operation, [
      parts.body === undefined ? undefined : { 'Content-Type': 'application/json' },
      options.headers,
      token ? { Authorization: `Bearer ${token}` } : undefined,
      callOptions.headers,
    ]);
    let isBuilt = false;
    const init = {
      ...parts,
      ownHeaders: headers,
      signal,
      parseAs,
      operation,
      args,
      options: callOptions,
      fetch: (request: CallRequest) => {
        isBuilt = true;
        return out(request);
      },
    };
    try {
      const { data, error, response } = await raceAbort(api.request(method, path, init), signal);
      if (!response.ok) throw refusal(id, response, error === undefined ? '' : error);
      return { data, response };
    } catch (error) {
      throw isBuilt ? await failureOf(operation, how, error, baseUrl) : cannotSend(id);
    }
  };
  const send: Caller['send'] = async (operation, args, callOptions) =>
    (await exchange('stream', operation, args, callOptions)).response;
  const caller: Caller = {
    scope: options.scope,
    send,
    async call(operation, args, callOptions = {}) {
      const { data } = await exchange('text', operation, args ?? {}, callOptions);
      return decodeAnswer(operation, typeof data === 'string' ? data : '');
    },
    batches: (operation, args, callOptions) =>
      cancellable(callOptions?.signal, (leaving) =>
        arrays(operation, args, { callOptions, leaving }),
      ),
    stream: (operation, args, callOptions) =>
      cancellable(callOptions?.signal, async function* (leaving) {
        for await (const messages of arrays(operation, args, { callOptions, leaving }))
          for (const message of messages) {
            // skips the rest of a chunk that arrived before the signal
            if (leaving.signal.aborted) break;
            yield message;
          }
      }),
  };
  async function* arrays<Id extends StreamId>(
    operation: Operation<Id>,
    args: AcceptedArgs<Id> | undefined,
    { callOptions, leaving }: { callOptions: CallOptions | undefined; leaving: AbortController },
  ): AsyncGenerator<Array<Answer<Id>>, void, undefined> {
    const { signal } = leaving;
    const guard = <T>(read: () => Promise<T>) =>
      wrapNoAnswer(operation, { ...options, signal }, read);
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
      if (!isCanceled(leaving)) throw error;
    } finally {
      cancel(leaving);
    }
  }
  return { caller, out, baseUrl };
}

/** Converts a thrown error to a rejection: the step need not be an async function. */
export const rejecting =
  (step: Middleware): Middleware =>
  async (request, next) =>
    step(request, next);

function fetched(request: CallRequest, send: TransportOptions['fetch']) {
  const { url, method, headers, body = null, signal = null } = request;
  const init = { method, headers, body, signal, keepalive: !!request.options.keepalive };
  // a separate `Request` takes as long as all the rest here
  return send || signal
    ? abortable(async () => (send ? send(new Request(url, init)) : fetch(url, init)), signal)
    : fetch(url, init);
}

async function abortable(send: () => Promise<Response>, signal: AbortSignal | null) {
  const response = await send();
  // the caller may have aborted meanwhile, unnoticed by this fetch
  if (signal?.aborted) await response.body?.cancel();
  signal?.throwIfAborted();
  return response;
}

/**
 * Runs one step of a request; a failure that is neither a refusal nor the caller's own abort
 * becomes a missing answer.
 */
export async function wrapNoAnswer<T>(
  operation: Pick<Route, 'id' | 'retry'>,
  how: FailureOptions,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw await failureOf(operation, how, error);
  }
}

type FailureOptions = Pick<CallOptions, 'signal'> & Pick<TransportOptions, 'errorText'>;

async function failureOf(
  operation: Pick<Route, 'id' | 'retry'>,
  { signal, errorText }: FailureOptions,
  error: unknown,
  masterUrl?: string,
): Promise<unknown> {
  if (signal?.aborted || isAbortError(error)) return error;
  const failure = isApiError(error) ? error : noAnswer(operation.id, error, masterUrl);
  // the error of another call, such as the sign-in before it, keeps its own operation and text
  if (failure.operation === operation.id) {
    Object.assign(failure, { retryClass: operation.retry });
    if (errorText) failure.message = await errorText(failure);
  }
  return failure;
}

/** The messages before the first invalid line, and its error. */
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

type TokenInput = {
  auth: TransportOptions['auth'];
  caller: Caller;
  signal: AbortSignal | undefined;
};

/** The token for a request; a promise only if the provider must be called. */
export function tokenOf({ auth, caller, signal }: TokenInput) {
  if (typeof auth !== 'object') return auth;
  try {
    const token = auth.token(caller);
    return typeof token === 'object'
      ? raceAbort(
          token.catch((error) => throwTokenError(error, signal)),
          signal,
        )
      : token;
  } catch (error) {
    return throwTokenError(error, signal);
  }
}

/** Names the failed step; the errors of a refused sign-in and of an abort already do. */
function throwTokenError(cause: unknown, signal: AbortSignal | undefined): never {
  if (signal?.aborted || isAbortError(cause) || isApiError(cause)) throw cause;
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
