import { backoffMs } from '../backoff';
import { isApiError } from '../errors';

/** The wait after a failure, in ms: what the master asked for where that is longer. */
export const delayAfter = (error: unknown, failures: number) =>
  Math.max(backoffMs(failures), (isApiError(error) && error.retryAfterMs) || 0);
