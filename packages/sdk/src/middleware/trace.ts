import {
  arraysOf,
  type Caller,
  type CallOptions,
  type CallRequest,
  type Difference,
  type Middleware,
} from '../client/call';
import type { RawAnswer } from '../client/call-promise';
import { isInPage } from '../client/in-page';
import type { AcceptedArgs, Answer, Operation, UnaryId } from '../client/operation';
import { version } from '../client/version';
import { enrichError } from '../errors/enrich-error';
import { isApiError } from '../errors/errors';

const key = Symbol('trace');

/** The record of one running call. */
export type Trace = {
  requestId: string;
  attempts: number;
  request?: CallRequest;
  response?: Response;
  /** the source of the refused token */
  credential?: string | undefined;
  differences: Difference[];
};
export type RawCall = <Id extends UnaryId>(
  operation: Operation<Id>,
  args: AcceptedArgs<Id> | undefined,
  options: CallOptions | undefined,
) => Promise<RawAnswer<Answer<Id>>>;
type Traced = CallOptions & { [key]?: Trace };

/** A short name for one call, for logs and errors; not a secret, so weak randomness suffices. */
const newRequestId = () => `req_${Math.random().toString(36).slice(2, 12).padEnd(10, '0')}`;

/** The options of a call with its own trace, which copies of them share. */
export function withTrace(options: CallOptions = {}): { options: CallOptions; trace: Trace } {
  const trace: Trace = { requestId: newRequestId(), attempts: 0, differences: [] };
  const own: Traced = { ...options, [key]: trace };
  return { options: own, trace };
}

export const traceOf = (options: Traced) => options[key];

/** A caller whose errors contain the facts of the call; `raw` adds them to answers. */
export function tracedCaller(caller: Caller) {
  const raw: RawCall = async (operation, args, callOptions) => {
    const { options, trace } = withTrace(callOptions);
    try {
      const data = await caller.call(operation, args, options);
      const { requestId, attempts, differences, response = new Response() } = trace;
      return { data, response, attempts, requestId, differences };
    } catch (error) {
      throw enriched(error, trace);
    }
  };
  const traced: Caller = {
    call: async (operation, args, options) => (await raw(operation, args, options)).data,
    stream(operation, args, callOptions) {
      const { options, trace } = withTrace(callOptions);
      return enrichingEach(trace, caller.stream(operation, args, options));
    },
    batches(operation, args, callOptions) {
      const { options, trace } = withTrace(callOptions);
      return enrichingEach(trace, arraysOf(caller)(operation, args, options));
    },
    send(route, args, callOptions) {
      const { options, trace } = withTrace(callOptions);
      return enrichingErrors(trace, caller.send(route, args, options));
    },
  };
  return { ...traced, raw };
}

export async function enrichingErrors<T>(trace: Trace, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw enriched(error, trace);
  }
}

const enriched = (error: unknown, trace: Trace) =>
  isApiError(error) ? enrichError(error, trace) : error;

function enrichingEach<T>(trace: Trace, values: AsyncGenerator<T, void, undefined>) {
  const next = values.next.bind(values);
  return Object.assign(values, { next: () => enrichingErrors(trace, next()) });
}

type Named = CallRequest & { requestId?: string };

/** The outer step: names the call and keeps its answer. */
export const tracing: Middleware = async (request: Named, next) => {
  const trace = traceOf(request.options);
  if (!trace) return next(request);
  // the request belongs to this call: a copy would cost a sixth of the client's time
  request.requestId = trace.requestId;
  trace.request = request;
  trace.response = await next(request);
  return trace.response;
};

/** The inner step: counts the attempts and, outside a page, identifies the client. */
export const counting: Middleware = (request, next) => {
  const trace = traceOf(request.options);
  if (trace) trace.attempts = request.attempt;
  if (!isInPage()) introduce(request);
  return next(request);
};

// in a page each of these headers would cause a preflight request
function introduce({ headers, requestId, attempt }: CallRequest) {
  if (requestId) headers.set('X-Request-Id', `${requestId}-${attempt}`);
  if (!headers.has('User-Agent')) headers.set('User-Agent', agent());
}

let userAgent: string | undefined;
function agent() {
  userAgent ??= `trainyard-sdk/${version} (${runtime()})`;
  return userAgent;
}

function runtime() {
  const { Deno, Bun, process } = globalThis as {
    Deno?: { version: { deno: string } };
    Bun?: { version: string };
    process?: { versions?: { node?: string } };
  };
  if (Deno) return `deno ${Deno.version.deno}`;
  if (Bun) return `bun ${Bun.version}`;
  return `node ${process?.versions?.node ?? 'unknown'}`;
}
