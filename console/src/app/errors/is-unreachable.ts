import { isApiError } from '@trainyard/sdk/calls';

/** Returns true if the master, or a proxy in front of it, did not answer. */
export const isUnreachable = (error: unknown): boolean =>
  isApiError(error) && error.type === 'server';
