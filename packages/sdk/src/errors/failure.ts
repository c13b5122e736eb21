import type { Failure } from '../client/call';

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

const nameOf = (cause: unknown, name: 'name' | 'code') =>
  typeof cause === 'object' && cause !== null && name in cause
    ? String((cause as Record<string, unknown>)[name])
    : '';

/** The error behind an error; of a failure on all addresses of a host the first one. */
function innerOf(cause: unknown): unknown {
  if (typeof cause !== 'object' || cause === null) return undefined;
  if ('errors' in cause && Array.isArray(cause.errors)) return cause.errors[0];
  return 'cause' in cause && cause.cause !== cause ? cause.cause : undefined;
}

/** Returns the text of the innermost error: `connect ECONNREFUSED 127.0.0.1:1`. */
export function causeText(cause: unknown): string {
  const inner = innerOf(cause);
  const text = inner === undefined ? '' : causeText(inner);
  return text || (cause instanceof Error ? cause.message || nameOf(cause, 'code') : '');
}

/** Why no answer came; undefined for what is neither of these, such as an error of a middleware. */
export function reasonOf(cause: unknown): 'timeout' | 'connection' | 'token' | undefined {
  if (cause === undefined || cause === null) return undefined;
  const name = nameOf(cause, 'name');
  const code = nameOf(cause, 'code');
  if (name === 'TokenError') return 'token';
  if (name === 'TimeoutError' || /TIMEDOUT|_TIMEOUT/.test(code)) return 'timeout';
  // what fetch rejects with, in Node and in pages, and what sockets do
  if (
    name === 'TypeError' ||
    /^(E[A-Z_]{3,}|UND_ERR_\w+|Connection\w+|FailedToOpenSocket)$/.test(code)
  )
    return reasonOf(innerOf(cause)) ?? 'connection';
  return reasonOf(innerOf(cause));
}

// Node's own, undici's and Bun's names for a connection that was never made
const unreached =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT|ConnectionRefused)/;

function isUnreached(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  // without a token nothing was sent
  if (nameOf(cause, 'name') === 'TokenError') return true;
  if ('code' in cause && unreached.test(String(cause.code))) return true;
  return 'cause' in cause && cause.cause !== cause && isUnreached(cause.cause);
}
