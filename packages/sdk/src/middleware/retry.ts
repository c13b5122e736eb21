import type { CallRequest, Failure, Middleware, Next, RetryOptions, Route } from '../client/call';
import { isInPage } from '../client/in-page';
import { noteFailure } from '../client/last-failure';
import { onAbort } from '../client/on-abort';
import { isApiError, isOnce, noAnswer, refusal } from '../errors/errors';
import { isUnclear, mayPass } from '../errors/failure';
import { retryAfterMs } from './backoff';
import type { Log } from './log';

type Patience = RetryOptions | 'off' | undefined;
type Trial = { failure: Failure; response?: Response };

const longestObeyedMs = 60_000;

/**
 * Repeats a call after a transient failure: no connection, a lost one, a timeout, or 408, 429, 502,
 * 503, 504; never 500, and not if the name of the host is unknown, TLS is cut, or the certificate or
 * the protocol of the port is wrong. Calls that must not happen twice (`check-first` and `unsafe` in
 * the contract) are repeated only if they cannot have happened: master not reached, 429, or a 503
 * with a `Retry-After`. If a repeated `conflict-if-repeated` call is refused because an earlier attempt
 * succeeded, returns the answer of that attempt. A wait of more than 60 s, requested by the master,
 * ends the call.
 */
export const retrying =
  (base: Patience, log: Log): Middleware =>
  async (request, next) => {
    const own = request.options.retry ?? base;
    if (own === 'off') return next(request);
    const patience = base === 'off' ? own : { ...base, ...own };
    for (let attempt = 1, wasUnclear = false; ; attempt++) {
      const trial = await tried(request, attempt, next);
      if ('ok' in trial) noteFailure(request.signal, undefined);
      if ('ok' in trial) return wasUnclear ? repeatOutcome(request.operation, trial) : trial;
      const { failure, response } = trial;
      const delayMs = delayOf(failure, request.operation, patience);
      if (delayMs === undefined) return response ?? rejected(failure);
      noteFailure(request.signal, errorOf(request.operation, trial));
      const why = failure.status ?? 'no answer';
      log('info', `${request.operation.id}: ${why}, again in ${Math.round(delayMs)} ms`, () => ({
        requestId: request.requestId,
        attempt,
      }));
      wasUnclear ||= isUnclear(failure);
      // frees the connection; a body that was read has nothing to cancel
      await response?.body?.cancel().catch(() => undefined);
      await pause(delayMs, request.signal);
    }
  };

/** A final answer, or a transient failure with its answer. */
async function tried(request: CallRequest, attempt: number, next: Next): Promise<Response | Trial> {
  try {
    const response = await next(attempt === 1 ? request : againOf(request, attempt));
    const { status, headers } = response;
    if (response.ok || !mayPass({ attempt, status })) return response;
    return { failure: { attempt, status, retryAfterMs: retryAfterMs(headers) }, response };
  } catch (cause) {
    // the caller's own abort, and an error of another part of the client, end the call
    if (request.signal?.aborted || isApiError(cause) || !mayPass({ attempt, cause })) throw cause;
    return { failure: { attempt, cause } };
  }
}

/** Each attempt has its own headers, which may be changed. */
const againOf = (request: CallRequest, attempt: number) => ({
  ...request,
  headers: new Headers(request.headers),
  attempt,
});

/** The error of an attempt, as it is if no other one follows. */
const errorOf = ({ id }: Route, { failure, response }: Trial) =>
  response ? refusal(id, response, '') : noAnswer(id, failure.cause);

const rejected = ({ cause }: Failure) => Promise.reject(cause);

/** The wait before the next attempt, in ms; undefined if there is none. */
function delayOf(failure: Failure, operation: Route, patience: RetryOptions = {}) {
  const { attempts = 4, startMs = 1000, factor = 2, capMs = 600_000, when } = patience;
  const { jitter = isInPage() ? 0 : 0.25 } = patience;
  const { attempt } = failure;
  if (attempt >= attempts || (isOnce(operation.retry) && isUnclear(failure))) return undefined;
  if (when?.(failure) === false) return undefined;
  const requestedMs = failure.retryAfterMs;
  if (requestedMs !== undefined) return requestedMs > longestObeyedMs ? undefined : requestedMs;
  return Math.min(startMs * factor ** (attempt - 1), capMs) * (1 - jitter * Math.random());
}

/** Converts the refusal of a repeated call to the answer that the first attempt must have had. */
async function repeatOutcome(operation: Route, response: Response) {
  if (!operation.repeatRefusals) return response;
  // loaded on demand, because few repetitions are refused
  const { isRepeatRefusal, firstAnswer } = await import('./repeat-outcome');
  const refusal = { status: response.status, text: await response.clone().text() };
  if (!isRepeatRefusal(operation, refusal)) return response;
  const headers = { 'Content-Type': 'application/json' };
  return new Response(firstAnswer(operation, refusal), { headers });
}

/** Resolves after this time in ms; rejects with the reason of the signal as soon as it aborts. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      removeStop();
      resolve();
    }, ms);
    const removeStop = onAbort(signal, () => {
      clearTimeout(timer);
      reject(signal?.reason);
    });
  });
}
