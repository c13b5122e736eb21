import type { Failure } from '../client/call';

// without 500, which is this master's ordinary answer to bad input
export const passing = [408, 429, 502, 503, 504];

/**
 * Returns true for a failure that the next attempt may not have: no answer, or the master or a
 * proxy in front of it unavailable.
 */
export const mayPass = ({ status }: Failure) => status === undefined || passing.includes(status);

/**
 * Returns true if the call may have happened: no answer after the connection was established, or a
 * proxy that lost the master. A 429, and a 503 with a `Retry-After`, were never processed.
 */
export function isUnclear({ status, cause, retryAfterMs }: Failure): boolean {
  if (status === undefined) return !isUnreached(cause);
  return mayPass({ attempt: 1, status }) && status !== 429 && !(status === 503 && retryAfterMs);
}

const nameOf = (cause: unknown, name: 'name' | 'code') =>
  typeof cause === 'object' && cause !== null && name in cause
    ? String((cause as Record<string, unknown>)[name])
    : '';

/** The cause of an error; for a failure on all addresses of a host, the first one. */
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

/** The reason of a missing answer; undefined for other errors, such as one of a middleware. */
export function reasonOf(cause: unknown): 'timeout' | 'connection' | 'token' | undefined {
  if (cause === undefined || cause === null) return undefined;
  const name = nameOf(cause, 'name');
  const code = nameOf(cause, 'code');
  if (name === 'TokenError') return 'token';
  if (name === 'TimeoutError' || /TIMEDOUT|_TIMEOUT/.test(code)) return 'timeout';
  // the rejections of fetch in Node and in pages, and those of sockets
  if (
    name === 'TypeError' ||
    /^(E[A-Z_]{3,}|UND_ERR_\w+|Connection\w+|FailedToOpenSocket)$/.test(code)
  )
    return reasonOf(innerOf(cause)) ?? 'connection';
  return reasonOf(innerOf(cause));
}

// the names of Node, undici and Bun for a connection that was never established
const unreached =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT|ConnectionRefused)/;

function isUnreached(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  // without a token, no request was sent
  if (nameOf(cause, 'name') === 'TokenError') return true;
  if ('code' in cause && unreached.test(String(cause.code))) return true;
  return 'cause' in cause && cause.cause !== cause && isUnreached(cause.cause);
}
