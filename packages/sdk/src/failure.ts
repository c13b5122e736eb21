import type { Failure } from './call';

// never 500: it is this master's ordinary answer to bad input
export const passing = [408, 429, 502, 503, 504];

/** A failure that may be gone at the next try: no answer, or the master or what is before it away. */
export const mayPass = ({ status }: Failure) => status === undefined || passing.includes(status);

/**
 * Whether the call may have happened: no answer after the connection was there, or the word of a
 * proxy that lost the master. A 429, and a 503 that names a time to come back, were never let in.
 */
export function isUnclear({ status, cause, retryAfterMs }: Failure): boolean {
  if (status === undefined) return !isUnreached(cause);
  return mayPass({ attempt: 1, status }) && status !== 429 && !(status === 503 && retryAfterMs);
}

// Node's own, undici's and Bun's names for a connection that was never made
const unreached =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT|ConnectionRefused)/;

function isUnreached(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  if ('code' in cause && unreached.test(String(cause.code))) return true;
  return 'cause' in cause && cause.cause !== cause && isUnreached(cause.cause);
}
