import type { Caller, CallOptions } from '../client/call';
import { type ApiError, isRetryable } from '../errors/errors';

/**
 * Returns true if a failed query or mutation is sent again; TanStack Query asks it after each failure,
 * and takes the type of the error from it.
 */
export type Retry<Failure = ApiError> = (failures: number, error: Failure) => boolean;

const attempts = 4;

/**
 * Returns the `retry` of what a client sends: up to 4 attempts where the same call may succeed and may
 * be sent again. None above a client that repeats its calls itself, because attempts would multiply,
 * and none for a call with `retry: 'off'`.
 */
export const retryOf = (
  { isRetrying = false }: Pick<Caller, 'isRetrying'>,
  { retry }: Pick<CallOptions, 'retry'> = {},
): Retry<unknown> =>
  isRetrying || retry === 'off'
    ? () => false
    : (failures, error) => failures < attempts - 1 && isRetryable(error);
