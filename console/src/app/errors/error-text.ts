import { type ApiError, isRetryable } from '@trainyard/sdk/calls';
import { isUnreachable } from './is-unreachable';

export const noAnswer = 'The server does not answer.';

/**
 * Returns the message of a failed call as users read it. That of an unreachable master has neither
 * the name of the operation nor the text of the browser; after a write it says what to do, because
 * the write may have happened.
 */
export function errorText(error: ApiError): string {
  if (!isUnreachable(error)) return error.message;
  const { retryClass, status } = error;
  const problem = status !== undefined || navigator.onLine ? noAnswer : 'This computer is offline.';
  return [problem, senderText(error), retryClass && adviceOf(error)].filter(Boolean).join(' ');
}

const adviceOf = (error: ApiError) =>
  isRetryable(error) ? 'Try again later.' : 'It may have happened: check before you try again.';

/** The text of the proxy that answered instead; an empty answer has none. */
function senderText({ status, message, operation }: ApiError): string {
  if (status === undefined || message === `Request ${operation} failed.`) return '';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** Returns the message of an error without its beginning, for a page with that title. */
export const withoutNoAnswer = (message: string): string =>
  message.startsWith(noAnswer) ? message.slice(noAnswer.length).trim() : message;
