import type { Caller, Middleware } from '../client/call';
import type { Answer, Args, Operation, StreamId, UnaryId } from '../client/operation';
import { recordedRequest } from '../client/recorded-request';
import { createTransport } from '../client/transport';
import { ApiError, isApiError } from '../errors/errors';
import type { Fetch } from './flaky-fetch';

type Unary<Id extends UnaryId> = (
  args: Args<Id>,
  signal: AbortSignal | undefined,
) => Answer<Id> | Promise<Answer<Id>>;
type Lines<Id extends StreamId> = (
  args: Args<Id>,
  signal: AbortSignal | undefined,
) => AsyncIterable<Answer<Id>> | Iterable<Answer<Id>>;

/**
 * The handler of each call; arguments and answers have its types, the signal aborts when the call
 * is left.
 */
export type FakeHandlers = { [Id in UnaryId]?: Unary<Id> } & { [Id in StreamId]?: Lines<Id> };

/** A master of a few calls, and the calls that it received. */
export type FakeApi = Caller & {
  /** received calls, in order */
  readonly calls: ReadonlyArray<{ operation: string; args: Record<string, unknown> }>;
  /** for a custom client: `createClient({ baseUrl, middleware: [api.middleware] })` */
  readonly middleware: Middleware;
  /** for code without a client of ours, such as a page: answers web requests to any address */
  readonly fetch: Fetch;
};

/**
 * Creates a master of a few calls, for functions and flows in a test. Requests and answers pass
 * through the real client, so required parameters are checked and answers decoded. A handler that
 * throws an `ApiError` refuses with its status; a call without a handler is refused with 501.
 */
export function fakeApi(handlers: FakeHandlers): FakeApi {
  const calls: Array<{ operation: string; args: Record<string, unknown> }> = [];
  const byName: Partial<Record<string, Handler>> = Object.fromEntries(Object.entries(handlers));
  const answer = async ({ operation, args }: FakeCall, signal: AbortSignal | undefined) => {
    calls.push({ operation: operation.id, args });
    try {
      const handler = byName[operation.id];
      if (!handler) throw noHandler(operation.id);
      // the handler of an operation accepts the arguments of its call
      const handlerAnswer = handler(args as never, signal);
      return operation.stream ? await lines(handlerAnswer) : json(await handlerAnswer);
    } catch (error) {
      return refused(error, operation.stream);
    }
  };
  const middleware: Middleware = (request) => answer(request, request.signal);
  const fetch: Fetch = async (request) => {
    const recorded = await recordedRequest(request);
    return recorded ? answer(recorded, request.signal) : refused(noHandler(request.url), false);
  };
  const caller = createTransport({ baseUrl: 'http://fake', middleware: [middleware] });
  return { ...caller, calls, middleware, fetch };
}

type Handler = (args: never, signal: AbortSignal | undefined) => unknown;
type FakeCall = {
  operation: Pick<Operation, 'stream'> & { id: string };
  args: Record<string, unknown>;
};

const noHandler = (operation: string) =>
  new ApiError({
    type: 'api',
    status: 501,
    code: 12,
    message: `Nothing answers ${operation}: give fakeApi a handler of that name.`,
  });

const json = (value: unknown, status = 200) =>
  new Response(text(value), { status, headers: { 'Content-Type': 'application/json' } });

// the wire has texts for values that JSON does not have
const text = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'bigint' || (typeof each === 'number' && !Number.isFinite(each))
      ? String(each)
      : each,
  );

function refused(error: unknown, isStream: boolean | undefined): Response {
  const { status, code, message } = wordsOf(error);
  const unary = { error: { code, reason: '', error: message } };
  return json(isStream ? streamError(error) : unary, status);
}

const streamError = (error: unknown) => {
  const { status, code, message } = wordsOf(error);
  return { error: { grpcCode: code, httpCode: status, message, httpStatus: '', details: [] } };
};

function wordsOf(error: unknown) {
  if (!isApiError(error)) return { status: 500, code: 2, message: String(error) };
  return { status: error.status ?? 500, code: error.code ?? 2, message: error.message };
}

/**
 * A failure before the first message answers with its status; a later one becomes the last line.
 */
async function lines(messages: unknown): Promise<Response> {
  if (!isIterable(messages)) throw new Error('The handler of a stream gives something to iterate');
  const iterator = (async function* () {
    yield* messages;
  })();
  const encoder = new TextEncoder();
  let next = await iterator.next();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(encoder.encode(`${text({ result: next.value })}\n`));
      try {
        next = await iterator.next();
      } catch (error) {
        controller.enqueue(encoder.encode(text(streamError(error))));
        controller.close();
      }
    },
    cancel: async () => {
      await iterator.return(undefined);
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Symbol.asyncIterator in value || Symbol.iterator in value);
