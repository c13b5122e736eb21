import { isApiError } from '@trainyard/sdk/calls';
import { PageMessage } from '~/app/errors/page-message';

/**
 * For React's root: logs errors that replaced a page. Expected kinds are shown there, but a bug is
 * not.
 */
export function logCaughtError(error: unknown): void {
  if (isApiError(error) || error instanceof PageMessage) return;
  // biome-ignore lint/suspicious/noConsole: developers must be able to find a bug
  console.error(error);
}
