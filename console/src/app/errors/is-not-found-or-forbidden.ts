import { isApiError, isForbidden, isNotFound } from '@trainyard/sdk/calls';

// the model registry refuses with a 500
const isRefusedView = (error: unknown): boolean =>
  isApiError(error) &&
  error.type === 'api' &&
  /does not have permission to view/i.test(error.message);

/** Whether the thing that a page was opened for does not exist or may not be seen: both show the same page. */
export const isNotFoundOrForbidden = (error: unknown): boolean =>
  isNotFound(error) || isForbidden(error) || isRefusedView(error);
