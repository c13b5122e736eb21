import { isApiError } from '@trainyard/sdk/calls';

/** The master, or what stands before it, did not answer. */
export const isAway = (error: unknown): boolean => isApiError(error) && error.type === 'server';
