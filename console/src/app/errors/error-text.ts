import { type ApiError, type Caller, isRetryable } from '@trainyard/sdk/calls';
import { isUnreachable } from './is-unreachable';

export const noAnswer = 'The master does not answer.';

/**
 * Returns the message of a failed call as users read it. That of an unreachable master has neither
 * the name of the operation nor the text of the browser; after a write it says what to do. A write
 * that may have happened gets its outcome, so that no title says that it failed. The refusal of a
 * write names the users who can grant its permissions; `caller` asks for them.
 */
export function errorText(error: ApiError, caller?: Caller): string | Promise<string> {
  const { message, retryClass, status } = error;
  if (!isUnreachable(error))
    return message.includes('PERMISSION_TYPE_')
      ? import('./refusal-text').then(
          ({ refusalText }) => refusalText(message, retryClass && caller),
          () => message,
        )
      : message;
  const problem = status !== undefined || navigator.onLine ? noAnswer : 'This computer is offline.';
  const isUnclear = retryClass !== undefined && !isRetryable(error);
  if (isUnclear) Object.assign(error, { outcome: 'unknown' });
  const advice = isUnclear ? unclear : retryClass && 'Try again later.';
  return [problem, senderText(error), advice].filter(Boolean).join(' ');
}

const unclear = 'It may have happened: check before you try again.';

/** The text of the proxy that answered instead; an empty answer has none. */
function senderText({ status, message, operation }: ApiError): string {
  if (status === undefined || message === `Request ${operation} failed.`) return '';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
