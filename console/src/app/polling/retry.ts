import { isApiError } from '@trainyard/sdk/calls';

const tries = 3;

/** Retries a request twice while the master is unreachable; a refusal is not retried. */
export const retryUnreachable = (failures: number, error: unknown): boolean =>
  isApiError(error) && error.type === 'server' && failures < tries - 1;
