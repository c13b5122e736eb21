import { isApiError, isForbidden, isNotFound } from '@trainyard/sdk/calls';

// the model registry refuses with a 500
const isRefusedView = (error: unknown): boolean =>
  isApiError(error) &&
  error.type === 'api' &&
  /does not have permission to view/i.test(error.message);

/** What a page was opened for is not there, or not for this person: the two look the same. */
export const isMissing = (error: unknown): boolean =>
  isNotFound(error) || isForbidden(error) || isRefusedView(error);
