import { isApiError, isForbidden, isNotFound } from '@trainyard/sdk/calls';

// the model registry answers 500 to a missing permission
const isRefusedView = (error: unknown): boolean =>
  isApiError(error) &&
  error.type === 'api' &&
  /does not have permission to view/i.test(error.message);

/**
 * True if the entity of a page does not exist or is hidden from the user: both show the same page.
 */
export const isNotFoundOrForbidden = (error: unknown): boolean =>
  isNotFound(error) || isForbidden(error) || isRefusedView(error);
