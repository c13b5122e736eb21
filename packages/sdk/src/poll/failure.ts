import { isApiError, isNotFound } from '../errors/errors';
import { backoffMs } from '../middleware/backoff';

/**
 * Whether asking again can help. `transient`: the master is unreachable, restarting or busy, so ask
 * again. `ambiguous`: a 500, an answer that cannot be read or an error of another kind, which a proxy
 * or a master that is just starting causes too. `permanent`: the answer stays the same.
 */
export type ErrorClass = 'transient' | 'ambiguous' | 'permanent';

const transientStatuses: readonly unknown[] = [408, 425, 429, 502, 503, 504];
// gRPC: a master that shuts down cancels its running calls
const canceled = 1;

export function errorClassOf(error: unknown): ErrorClass {
  if (!isApiError(error)) return 'ambiguous';
  if (error.type === 'server' || transientStatuses.includes(error.status)) return 'transient';
  if (error.code === canceled) return 'transient';
  if (error.type === 'apiBadResponse' || error.type === 'unknown') return 'ambiguous';
  return error.status === 500 && !isNotFound(error) ? 'ambiguous' : 'permanent';
}

/** The number of ambiguous failures in a row at which to give up. */
export const maxAmbiguous = 4;

/** The wait after a failure, in ms: what the master asked for where that is longer. */
export const delayAfter = (error: unknown, failures: number) =>
  Math.max(backoffMs(failures), (isApiError(error) && error.retryAfterMs) || 0);
