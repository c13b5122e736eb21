import type { CallRequest, Failure } from '../client/call';
import { retryAfterMs } from '../middleware/backoff';
import type { ApiError } from './errors';
import { isUnclear } from './failure';

type Trace = {
  request?: CallRequest;
  response?: Response;
  requestId: string;
  attempts: number;
  credential?: string | undefined;
};

/** The same error with facts that only the client has about its call. */
export function enrichError(error: ApiError, trace: Trace): ApiError {
  const { request, requestId, attempts, response, credential } = trace;
  // nothing was sent, or it is the error of another call, such as the sign-in before it
  if (!request || error.requestId) return error;
  const retryAfter = response && retryAfterMs(response.headers);
  const outcome = outcomeOf(error, request, retryAfter);
  const { since } = request.operation;
  return Object.assign(error, {
    requestId,
    attempts,
    message: credential
      ? `${credential} is refused: ${error.message}`
      : messageOf(error, outcome, since),
    ...(credential ? { credential } : {}),
    ...(outcome ? { outcome } : {}),
    ...(retryAfter === undefined ? {} : { retryAfterMs: retryAfter }),
    ...(error.status === 501 && since ? { supportedSince: since } : {}),
  });
}

function messageOf({ message, status, operation }: ApiError, outcome: Outcome, since?: string) {
  if (outcome === 'unknown')
    return `${/[.!?]$/.test(message) ? message : `${message}.`} It may have happened.`;
  // the message of the master for an unknown path, and this path is in the contract
  if (status !== 501 || message !== 'Not Implemented') return message;
  return `${operation} is not in this master's version${since ? `: it came with ${since}` : ''}`;
}

type Outcome = ApiError['outcome'];

function outcomeOf(error: ApiError, request: CallRequest, retryAfter: number | undefined): Outcome {
  const { status, cause, type } = error;
  // an answer that cannot be decoded is an answer, and an unsent call has none
  if (type === 'apiBadResponse' || type === 'input') return undefined;
  const failure: Failure = { attempt: 1, cause, retryAfterMs: retryAfter };
  if (!isUnclear(status === undefined ? failure : { ...failure, status })) return 'refused';
  return request.operation.retry ? 'unknown' : undefined;
}
