import { isApiError, isForbidden, isNotFound } from '@trainyard/sdk/calls';

// The model registry answers 500 to a missing permission: before 0.38 "user does not have permission
// to view this model", on 0.38.1 `current user "ada" doesn't have permissions to get model "x"`.
const isRefusedView = (error: unknown): boolean =>
  isApiError(error) &&
  error.type === 'api' &&
  /do(?:es not|esn't) have permissions? to (?:view|get)\b/i.test(error.message);

/**
 * True if the entity of a page does not exist or is hidden from the user: both show the same page.
 */
export const isNotFoundOrForbidden = (error: unknown): boolean =>
  isNotFound(error) || isForbidden(error) || isRefusedView(error);
