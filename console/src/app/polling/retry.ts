import { isRetryable } from '@trainyard/sdk/calls';
import { isUnreachable } from '~/app/errors/is-unreachable';

const tries = 3;

/**
 * Retries a request twice while the master is unreachable. A refusal is not retried, nor is a write
 * that may have happened and must not happen twice.
 */
export const retryUnreachable = (failures: number, error: unknown): boolean =>
  isUnreachable(error) && isRetryable(error) && failures < tries - 1;
