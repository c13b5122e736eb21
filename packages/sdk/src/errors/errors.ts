import type { Failure } from '../client/call';
import type { Operation } from '../client/operation';
import { causeText, isUnclear, mayPass, reasonOf } from './failure';

/** The types of the product's error catalogue. */
export type ErrorType =
  | 'api'
  | 'apiBadResponse'
  | 'assert'
  | 'auth'
  | 'input'
  | 'server'
  | 'ui'
  | 'unknown';
/** `fatal` ends the user's task, `error` this call, `warning` nothing. */
export type ErrorLevel = 'error' | 'fatal' | 'warning';

const brand = Symbol.for('trainyard.ApiError');

/**
 * Every failure of a call. `message` is the master's own text where it sent one (its `error` field,
 * else its `message` field), else a sentence of ours that names the operation. Use `isApiError`
 * rather than `instanceof`: the ES module and the CommonJS build have separate classes.
 */
export class ApiError extends Error {
  // assigned in the constructor, because a field initializer reads the class name in CommonJS
  declare readonly name: 'ApiError';
  declare readonly type: ErrorType;
  declare readonly level: ErrorLevel;
  /** not shown unless the user requests it: the catalogue's silent errors */
  declare readonly isSilent: boolean;
  /** operation id, `getExperiment` */
  declare readonly operation: string | undefined;
  /** HTTP status; absent when no answer came */
  declare readonly status: number | undefined;
  /** gRPC code in the master's answer */
  declare readonly code: number | undefined;
  /**
   * The reason: the name of that code, `NotFound`, also where a stream only sent the code. Without
   * an answer: `timeout`, `connection`, `certificate` (it is not accepted), `protocol` (http to an
   * https port, or the other way around), `proxy` (it could not be reached, or refused), `token` (it
   * could not be read), or undefined for another cause.
   */
  declare readonly reason: string | undefined;
  /** our id of the call, `req_…`; only calls of a client have it and the next five fields */
  declare readonly requestId: string | undefined;
  /** number of requests for the call */
  declare readonly attempts: number | undefined;
  /**
   * `refused`: the master refused it. `unknown`: a call that changes something got no clear answer,
   * so it may have happened.
   */
  declare readonly outcome: 'refused' | 'unknown' | undefined;
  /** the effect of sending the call twice, from the contract; undefined for a read */
  declare readonly retryClass: Operation['retry'];
  /** the wait that the master requested, in ms */
  declare readonly retryAfterMs: number | undefined;
  /** the source of the refused token, where the client knows it: `DET_USER_TOKEN of ada` */
  declare readonly credential: string | undefined;
  /** the first version of the master with this call, if this master does not have it */
  declare readonly supportedSince: string | undefined;

  constructor(details: Details) {
    super(details.message, details);
    const { message, cause, ...facts } = details;
    this.name = 'ApiError';
    Object.assign(this, { level: 'error', isSilent: false, status: undefined }, facts);
    Object.defineProperty(this, brand, { value: true });
  }
}
type Details = Partial<Omit<ApiError, 'type' | 'message'>> & { type: ErrorType; message: string };

/** Returns true for an error of this SDK, including another copy of it in the same process. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && brand in error;

/**
 * Returns true if the call was stopped by its own signal without a custom reason, that of
 * `AbortSignal.timeout` too. False for an answer that takes too long, which is an `ApiError`.
 */
export const isAborted = (error: unknown): boolean =>
  isAbortError(error) ||
  (error instanceof Error && error.name === 'TimeoutError' && !isApiError(error));

/** Returns true for an abort at any depth. */
export const isAbortError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || isAbortError(error.cause));

/** Returns true if the master does not accept the token: sign in again. */
export const isAuthFailure = (error: unknown) => isApiError(error) && error.type === 'auth';

/** Returns true if the master refuses the call to a signed-in user; not a reason to sign out. */
export const isForbidden = (error: unknown) => isApiError(error) && error.status === 403;

/**
 * Returns true for a 404, or a refusal whose text reports it (some lookups answer 500 with "not
 * found" in the text).
 */
export const isNotFound = (error: unknown) =>
  isApiError(error) &&
  error.type === 'api' &&
  (error.status === 404 || /not found/i.test(error.message));

/**
 * Returns true if the master does not have this call, or not in its edition; see `supportedSince`.
 */
export const isUnsupported = (error: unknown) => isApiError(error) && error.status === 501;

/**
 * Returns true if the same call may be sent again and may succeed: there was no answer, or a
 * transient one. False for a 500, and for a call that may have happened and must not happen twice.
 */
export const isRetryable = (error: unknown) =>
  isApiError(error) &&
  (error.status !== undefined || error.type === 'server') &&
  mayPass(failureOf(error)) &&
  !(isOnce(error.retryClass) && isUnclear(failureOf(error)));

const failureOf = ({ status, cause, retryAfterMs }: ApiError): Failure => ({
  attempt: 1,
  cause,
  retryAfterMs,
  ...(status === undefined ? {} : { status }),
});

/** Returns true if a call of this class must not be repeated while it may have happened. */
export const isOnce = (retry: Operation['retry']) => retry === 'check-first' || retry === 'unsafe';

/** An argument of the caller is invalid; no request was sent. */
export const badInput = (message: string, operation?: string) =>
  new ApiError({ type: 'input', message, operation });

/** The error of a missing parameter, in the wording of the specification. */
export const missingParameter = (name: string, operation: string) =>
  badInput(`Required parameter ${name} was null or undefined when calling ${operation}`, operation);

/**
 * There was no answer: the network, the URL or the token failed, or the master is unreachable.
 * @param url that of the master, which the message names where its scheme is wrong
 */
export function noAnswer(operation: string, cause: unknown, url?: string) {
  const text = causeText(cause, url);
  return new ApiError({
    type: 'server',
    operation,
    isSilent: true,
    reason: reasonOf(cause),
    message: `Request ${operation} failed${text ? `: ${text}` : '.'}`,
    cause,
  });
}

/** An answer that differs from the contract, with the place inside it. */
export const badResponse = (operation: string, detail: string, cause?: unknown) =>
  new ApiError({
    type: 'apiBadResponse',
    level: 'fatal',
    operation,
    message: `Failed in decoding ${operation} API response. ${detail}`.trim(),
    cause,
  });

type Wire = {
  text: string | undefined;
  code?: number | undefined;
  reason?: string | undefined;
  httpCode?: number | undefined;
};

// the names of the gRPC codes, from 0
const codeNames =
  /* @__PURE__ */
  'OK Canceled Unknown InvalidArgument DeadlineExceeded NotFound AlreadyExists PermissionDenied ResourceExhausted FailedPrecondition Aborted OutOfRange Unimplemented Internal Unavailable DataLoss Unauthenticated'.split(
    ' ',
  );

/** Reads either error shape of the master, a plain route's `{message}`, plain text, or nothing. */
function readWire(body: unknown): Wire {
  if (typeof body === 'string') return { text: shownText(body) };
  const { error, message } = recordOf(body);
  const inner = recordOf(error);
  const code = numberOf(inner.code ?? inner.grpcCode);
  return {
    text: [error, inner.error, inner.message, message].find(isText),
    code,
    httpCode: numberOf(inner.httpCode),
    // streams only send the code
    reason: isText(inner.reason) ? inner.reason : codeNames[code ?? -1],
  };
}

/**
 * Shortens a body that is not JSON: the title of a proxy's page, else the beginning of the text.
 */
function shownText(body: string) {
  const text = body.trim();
  const excerpt = text.startsWith('<')
    ? /<title>([^<]*)/i.exec(text)?.[1]?.replace(/\s+/g, ' ').trim()
    : text;
  return excerpt && excerpt.length > 500 ? `${excerpt.slice(0, 500)}…` : excerpt;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Creates the error of a refusal from the answer's status, status text and body, parsed if it is
 * JSON. 401 is `auth` and fatal; 502 to 504 mean that the master is unreachable (`server`);
 * everything else is `api`.
 */
export const refusal = (
  operation: string,
  answer: { status: number; statusText: string },
  body: unknown,
): ApiError => fromWire(operation, answer.status, readWire(body), answer.statusText);

/** The error that ended a stream, sent as a line of a 200 answer. */
export function streamRefusal(operation: string, line: unknown): ApiError {
  const wire = readWire(line);
  return fromWire(operation, wire.httpCode ?? 500, wire, '');
}

function fromWire(operation: string, status: number, wire: Wire, statusText: string) {
  const isAuth = status === 401;
  const isAway = status >= 502 && status <= 504;
  const fallback = isAuth
    ? `Unauthenticated ${operation} request.`
    : `Request ${operation} failed.`;
  return new ApiError({
    operation,
    status,
    code: wire.code,
    reason: wire.reason,
    type: isAuth ? 'auth' : isAway ? 'server' : 'api',
    level: isAuth ? 'fatal' : 'error',
    isSilent: !isAuth,
    message: wire.text || statusText || fallback,
  });
}
