import type { CallOptions, Middleware } from './call';
import type { RawAnswer } from './call-promise';

type Trace = { requestId: string; attempts: number; response?: Response };
const traces = new WeakMap<CallOptions, Trace>();

/** A short name for one call, for logs and errors; no secret, so chance need not be good. */
const newRequestId = () => `req_${Math.random().toString(36).slice(2, 12).padEnd(10, '0')}`;

/** Runs a call under an id of its own and keeps how it went. */
export async function traced<Answer>(
  options: CallOptions,
  call: (options: CallOptions) => Promise<Answer>,
): Promise<RawAnswer<Answer>> {
  const own = { ...options };
  const trace: Trace = { requestId: newRequestId(), attempts: 0 };
  traces.set(own, trace);
  const data = await call(own);
  const { requestId, attempts, response = new Response() } = trace;
  return { data, response, attempts, requestId };
}

/** Notes what goes out and what comes back for the call it belongs to. */
export const tracing: Middleware = async (request, next) => {
  const trace = traces.get(request.options);
  if (!trace) return next(request);
  trace.attempts = request.attempt;
  trace.response = await next({ ...request, requestId: trace.requestId });
  return trace.response;
};
