import { isApiError, isRetryable } from '@trainyard/sdk/calls';
import { isNotFoundOrForbidden } from '~/app/errors/is-not-found-or-forbidden';
import { isUnreachable } from '~/app/errors/is-unreachable';

const tries = 3;

/**
 * Retries a request twice while the master is unreachable. A refusal is not retried, nor is a write
 * that may have happened and must not happen twice.
 */
export const retryUnreachable = (failures: number, error: unknown): boolean =>
  isUnreachable(error) && isRetryable(error) && failures < tries - 1;

/**
 * True for a 500 of the master that may pass. Some of its answers with that status report what is not
 * found or hidden, always in the same words.
 */
const isInternal = (error: unknown) =>
  isApiError(error) && error.status === 500 && !isNotFoundOrForbidden(error);

/**
 * The same for a read that a page waits for, which is also sent again after an internal error of the
 * master.
 */
export const retryRead = (failures: number, error: unknown): boolean =>
  retryUnreachable(failures, error) || (isInternal(error) && failures < tries - 1);
