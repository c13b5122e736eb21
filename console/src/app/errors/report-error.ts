import { type ApiError, isAborted, isApiError, isAuthFailure } from '@trainyard/sdk/calls';
import { mayHaveHappened } from '@trainyard/ui/lib/failure-text';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { session } from '~/app/session/session';

const unknownError = 'Unknown error encountered.';

const reported = new WeakSet<object>();

function isNew(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  if (reported.has(error)) return false;
  reported.add(error);
  return true;
}

// a query that was canceled on purpose
function isCanceled(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const name = 'name' in error ? error.name : '';
  return name === 'AbortError' || name === 'CancelledError' || isAborted(error);
}

/** The message of a failure, from its sender. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : '') || unknownError;

type Report = {
  message?: string | undefined;
  /** precedes the message of the error in the toast */
  explanation?: string | undefined;
  isSilent?: boolean;
  /** a failure with the same key replaces the shown one */
  key?: string | undefined;
};

/**
 * The only place that decides how a failure is handled: silence, sign-out or a toast. Handles the
 * same error once; `message` describes what could not be done, which an unclear answer leaves open.
 */
export function reportError(error: unknown, report: Report = {}): void {
  const { message, explanation, isSilent = false, key } = report;
  if (isCanceled(error)) return;
  if (isAuthFailure(error)) {
    session.refuse();
    return;
  }
  if (isSilent || !isNew(error)) return;
  const isUnclear = mayHaveHappened(error);
  const title = isUnclear ? messageOf(error) : (message ?? titleOf(error));
  const words = isUnclear ? title : [explanation, messageOf(error)].filter(Boolean).join(' ');
  showToast({
    kind: 'error',
    title,
    description: words === title ? undefined : words,
    details: detailsOf(error, title),
    key: key ?? `error: ${title}`,
  });
}

const titleOf = (error: unknown) =>
  isApiError(error) && error.operation ? `Request ${error.operation} failed.` : unknownError;

/** Returns facts for a bug report: no tokens, no bodies. */
function detailsOf(error: unknown, title: string): string {
  const facts: Partial<ApiError> = isApiError(error) ? error : {};
  const { type, status, reason, operation } = facts;
  return JSON.stringify(
    { title, message: messageOf(error), type, operation, status, reason, page: location.pathname },
    null,
    2,
  );
}
