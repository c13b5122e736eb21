import { isApiError } from '@trainyard/sdk/calls';
import { PageMessage } from '~/app/page-message';

/** For React's root: what a page showed instead of itself. The expected kinds are said there, a bug is not. */
export function logCaughtError(error: unknown): void {
  if (isApiError(error) || error instanceof PageMessage) return;
  // biome-ignore lint/suspicious/noConsole: a bug must be found by whoever looks for it
  console.error(error);
}
