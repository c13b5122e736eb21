import type { CallRequest, Failure, Middleware, Next, RetryOptions, Route } from './call';
import { isApiError, isOnce } from './errors';
import { isUnclear, mayPass } from './failure';
import { isInPage } from './in-page';
import type { Log } from './logger';
import { pause } from './pause';
import { retryAfterMs } from './retry-after';

type Patience = RetryOptions | 'off' | undefined;
type Trial = { failure: Failure; response?: Response };

const longestObeyedMs = 60_000;

/**
 * Repeats a call that failed in a way that may pass: no connection, a lost one, a timeout, or 408,
 * 429, 502, 503, 504; never 500. Calls that must not happen twice (`look` and `never` of the
 * contract) are repeated only where nothing can have happened: never reached, 429, or a 503 that
 * names a time to come back. A refusal that tells the second try of a `settled` call that the first
 * one had worked becomes its answer. A master that asks for more than 60 s ends the call.
 */
export const retrying =
  (base: Patience, log: Log): Middleware =>
  async (request, next) => {
    const own = request.options.retry ?? base;
    if (own === 'off') return next(request);
    const patience = base === 'off' ? own : { ...base, ...own };
    for (let attempt = 1, wasUnclear = false; ; attempt++) {
      const trial = await tried(request, attempt, next);
      if ('ok' in trial) return wasUnclear ? settledOr(request.operation, trial) : trial;
      const { failure, response } = trial;
      const delayMs = delayOf(failure, request.operation, patience);
      if (delayMs === undefined) return response ?? rejected(failure);
      const why = failure.status ?? 'no answer';
      log('info', `${request.operation.id}: ${why}, again in ${Math.round(delayMs)} ms`, () => ({
        requestId: request.requestId,
        attempt,
      }));
      wasUnclear ||= isUnclear(failure);
      // frees the connection; one that is read already has nothing to cancel
      await response?.body?.cancel().catch(() => undefined);
      await pause(delayMs, request.signal);
    }
  };

/** An answer that is final, or a failure that may pass, with the answer it came in. */
async function tried(request: CallRequest, attempt: number, next: Next): Promise<Response | Trial> {
  try {
    const response = await next(attempt === 1 ? request : againOf(request, attempt));
    const { status, headers } = response;
    if (response.ok || !mayPass({ attempt, status })) return response;
    return { failure: { attempt, status, retryAfterMs: retryAfterMs(headers) }, response };
  } catch (cause) {
    // the caller's own stop, and what another part of the client has found out, end the call
    if (request.signal?.aborted || isApiError(cause)) throw cause;
    return { failure: { attempt, cause } };
  }
}

/** Each attempt has headers of its own to change. */
const againOf = (request: CallRequest, attempt: number) => ({
  ...request,
  headers: new Headers(request.headers),
  attempt,
});

const rejected = ({ cause }: Failure) => Promise.reject(cause);

/** How long to wait before the next try, in ms; undefined where there is to be none. */
function delayOf(failure: Failure, operation: Route, patience: RetryOptions = {}) {
  const { attempts = 4, startMs = 1000, factor = 2, capMs = 600_000, when } = patience;
  const { jitter = isInPage() ? 0 : 0.25 } = patience;
  const { attempt } = failure;
  if (attempt >= attempts || (isOnce(operation.retry) && isUnclear(failure))) return undefined;
  if (when?.(failure) === false) return undefined;
  const asked = failure.retryAfterMs;
  if (asked !== undefined) return asked > longestObeyedMs ? undefined : asked;
  return Math.min(startMs * factor ** (attempt - 1), capMs) * (1 - jitter * Math.random());
}

/** What a second try was answered, turned into what the first one must have been. */
async function settledOr(operation: Route, response: Response) {
  if (!operation.settled) return response;
  // second tries that were refused are few
  const { isSettled, settledBody } = await import('./settled');
  const refusal = { status: response.status, text: await response.clone().text() };
  if (!isSettled(operation, refusal)) return response;
  const headers = { 'Content-Type': 'application/json' };
  return new Response(settledBody(operation, refusal), { headers });
}
