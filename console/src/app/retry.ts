import { isApiError } from '@trainyard/sdk/calls';

const tries = 3;

/** What a person asked for is tried three times, where the master was away; a refusal is final. */
export const retryThrice = (failures: number, error: unknown): boolean =>
  isApiError(error) && error.type === 'server' && failures < tries - 1;
