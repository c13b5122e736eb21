import { isApiError } from '@trainyard/sdk/calls';

/** Whether the master, or a proxy in front of it, did not answer. */
export const isUnreachable = (error: unknown): boolean =>
  isApiError(error) && error.type === 'server';
