import { isApiError } from '@trainyard/sdk/calls';

const tries = 3;

/** Retries a user's request twice while the master is unreachable; a refusal is final. */
export const retryUnreachable = (failures: number, error: unknown): boolean =>
  isApiError(error) && error.type === 'server' && failures < tries - 1;
