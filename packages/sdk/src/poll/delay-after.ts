import { isApiError } from '../errors/errors';
import { backoffMs } from '../middleware/backoff';

/** The wait after a failure, in ms: what the master asked for where that is longer. */
export const delayAfter = (error: unknown, failures: number) =>
  Math.max(backoffMs(failures), (isApiError(error) && error.retryAfterMs) || 0);
