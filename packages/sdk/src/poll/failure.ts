import { isApiError, isNotFound } from '../errors/errors';
import { backoffMs } from '../middleware/backoff';

/**
 * The class of an error: it states if another request can help. `transient`: the master is
 * unreachable, restarting or busy, so retry. `ambiguous`: a 500, an unreadable answer or another kind of error, which a proxy or a
 * starting master causes too. `permanent`: the answer stays the same.
 */
export type ErrorClass = 'transient' | 'ambiguous' | 'permanent';

const transientStatuses: readonly unknown[] = [408, 425, 429, 502, 503, 504];
// gRPC: a master that shuts down cancels its running calls
const canceled = 1;

export function errorClassOf(error: unknown): ErrorClass {
  if (!isApiError(error)) return 'ambiguous';
  if (error.reason === 'certificate' || error.reason === 'protocol') return 'permanent';
  if (error.type === 'server' || transientStatuses.includes(error.status)) return 'transient';
  if (error.code === canceled) return 'transient';
  if (error.type === 'apiBadResponse' || error.type === 'unknown') return 'ambiguous';
  return error.status === 500 && !isNotFound(error) ? 'ambiguous' : 'permanent';
}

/** The number of consecutive ambiguous failures after which to stop. */
export const maxAmbiguous = 4;

/** The wait after a failure, in ms: the master's requested one if that is longer. */
export const delayAfter = (error: unknown, failures: number) =>
  Math.max(backoffMs(failures), (isApiError(error) && error.retryAfterMs) || 0);
