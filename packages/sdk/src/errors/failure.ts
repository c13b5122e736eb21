import type { Failure } from '../client/call';

// without 500, which is this master's ordinary answer to bad input
const passing = [408, 429, 502, 503, 504];

/**
 * Returns true for a failure that the next attempt may not have: no answer, or the master or a
 * proxy in front of it unavailable. The certificate and the protocol of a port stay what they are; an
 * unknown host and a cut TLS connection are rarely other than a wrong address.
 */
export const mayPass = ({ status, cause }: Failure) =>
  status === undefined ? !mismatchOf(cause) && !isWrongAddress(cause) : passing.includes(status);

// the texts of Node and Bun, of Deno, and of Node for a port that closes instead of speaking TLS
const unknownHost = /ENOTFOUND|failed to lookup address|before secure TLS connection/;

/** Returns true if the name of the host is unknown, or TLS was cut before it was established. */
function isWrongAddress(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  const text = cause instanceof Error ? cause.message : '';
  return unknownHost.test(`${nameOf(cause, 'code')} ${text}`) || isWrongAddress(innerOf(cause));
}

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

// the codes of OpenSSL and Node, and the text of Deno
const certificate =
  /CERT_|_CERT|^(CRL_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED|UNABLE_TO_)/;
const certificateText = /invalid peer certificate/i;
// https to a port that speaks something else; Node has them as codes or inside a text of OpenSSL
const noTls =
  /wrong.version.number|packet.length.too.long|unsupported.protocol|protocol.version|http.request|handshake.failure/i;

// undici 7 leaves out the code of its parser
const noHttpText = /^Response does not match the HTTP\/1\.1 protocol/;

// the end of the message about a port
const noHttp = 'does not speak http';
const wrongCertificate = 'certificate';

type Mismatch =
  | typeof wrongCertificate
  | typeof noHttp
  | 'does not speak https'
  | 'only speaks https';

/** The code of the error of a port that closes plain connections, but accepts TLS. */
export const tlsPortCode = 'ERR_TLS_PORT';

/** The code of the error of a proxy that cannot be reached, or refuses. */
export const proxyCode = 'ERR_PROXY';

/**
 * Returns how the connection and the port differ, if that is why there is no answer: the
 * certificate is not accepted, or the port speaks neither TLS nor, with plain http, HTTP, or only TLS.
 */
function mismatchOf(cause: unknown): Mismatch | undefined {
  if (typeof cause !== 'object' || cause === null) return undefined;
  const code = nameOf(cause, 'code');
  const text = cause instanceof Error ? cause.message : '';
  if (certificate.test(code) || certificateText.test(text)) return wrongCertificate;
  if (/^(EPROTO|ERR_SSL_)/.test(code) && noTls.test(`${code} ${text}`))
    return 'does not speak https';
  if (code === 'HPE_INVALID_CONSTANT' || noHttpText.test(text)) return noHttp;
  if (code === tlsPortCode) return 'only speaks https';
  return mismatchOf(innerOf(cause));
}

/**
 * Returns the text of the innermost error: `connect ECONNREFUSED 127.0.0.1:1`. Those of OpenSSL and
 * of the HTTP parser, which name their own sources, become sentences.
 * @param url that of the master, which the sentence names
 */
export function causeText(cause: unknown, url?: string): string {
  const mismatch = mismatchOf(cause);
  if (mismatch && mismatch !== wrongCertificate)
    return `the port${url ? ` of ${url}` : ''} ${mismatch}`;
  const inner = innerOf(cause);
  if (nameOf(cause, 'code') === proxyCode && cause instanceof Error) return cause.message;
  const text = inner === undefined ? '' : causeText(inner);
  return text || (cause instanceof Error ? cause.message || nameOf(cause, 'code') : '');
}

type Reason = 'timeout' | 'connection' | 'certificate' | 'protocol' | 'proxy' | 'token';

/** The reason of a missing answer; undefined for other errors, such as one of a middleware. */
export function reasonOf(cause: unknown): Reason | undefined {
  if (cause === undefined || cause === null) return undefined;
  const name = nameOf(cause, 'name');
  const code = nameOf(cause, 'code');
  if (name === 'TokenError') return 'token';
  if (code === proxyCode) return 'proxy';
  const mismatch = mismatchOf(cause);
  if (mismatch) return mismatch === wrongCertificate ? mismatch : 'protocol';
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
  // without TLS, none was sent either
  const mismatch = mismatchOf(cause);
  if (mismatch && mismatch !== noHttp) return true;
  if (nameOf(cause, 'code') === proxyCode) return true;
  if ('code' in cause && unreached.test(String(cause.code))) return true;
  if (isWrongAddress(cause)) return true;
  return 'cause' in cause && cause.cause !== cause && isUnreached(cause.cause);
}
