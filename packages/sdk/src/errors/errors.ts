import type { Failure } from '../client/call';
import type { Operation } from '../client/operation';
import { causeText, isUnclear, passing, reasonOf } from './failure';

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
/** `fatal` ends what the person was doing, `error` this call, `warning` nothing. */
export type ErrorLevel = 'error' | 'fatal' | 'warning';

const brand = Symbol.for('trainyard.ApiError');

/**
 * Every failure of a call. `message` is the master's own text where it sent one (its `error` field,
 * else its `message` field), else a sentence of ours that names the operation. Ask `isApiError`
 * rather than `instanceof`: what was imported and what was required have a class each.
 */
export class ApiError extends Error {
  // assigned, since a field's initial value takes the class its name in CommonJS
  declare readonly name: 'ApiError';
  declare readonly type: ErrorType;
  declare readonly level: ErrorLevel;
  /** hidden unless the user asks: the catalogue's silent errors */
  declare readonly isSilent: boolean;
  /** operation id, `getExperiment` */
  declare readonly operation: string | undefined;
  /** HTTP status; absent when no answer came */
  declare readonly status: number | undefined;
  /** gRPC code the master named */
  declare readonly code: number | undefined;
  /**
   * Why: the name of that code, `NotFound`, also where a stream sent the code alone. Where no answer
   * came: `timeout`, `connection`, `token` (it could not be read), or undefined for another cause.
   */
  declare readonly reason: string | undefined;
  /** of the call, ours, `req_…`; of a client's calls alone, as are the four after it */
  declare readonly requestId: string | undefined;
  /** how many times the call went out */
  declare readonly attempts: number | undefined;
  /**
   * `refused`: the master said no. `unknown`: no clear answer came to a call that changes
   * something, so it may have happened.
   */
  declare readonly outcome: 'refused' | 'unknown' | undefined;
  /** whether the call may be sent twice, from the contract; undefined for a read */
  declare readonly retryClass: Operation['retry'];
  /** how long the master asked to be left alone, in ms */
  declare readonly retryAfterMs: number | undefined;
  /** the first version of the master that has the call, where this one has not */
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

/** True for an error of this SDK, also of another copy of it in the same process. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && brand in error;

/** The call was stopped by its own signal, unless that gave a reason of its own. */
export const isAborted = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || isAborted(error.cause));

/** The master does not know the caller: sign in again. */
export const isAuthFailure = (error: unknown) => isApiError(error) && error.type === 'auth';

/** The master knows the caller and says no; never a reason to sign out. */
export const isForbidden = (error: unknown) => isApiError(error) && error.status === 403;

/** A 404, or a refusal whose text reports it (some lookups answer 500 with "not found" in the text). */
export const isNotFound = (error: unknown) =>
  isApiError(error) &&
  error.type === 'api' &&
  (error.status === 404 || /not found/i.test(error.message));

/** The master does not have this call, or not in its edition; see `supportedSince`. */
export const isUnsupported = (error: unknown) => isApiError(error) && error.status === 501;

/**
 * The same call may be sent again and may succeed: no answer came, or one that may be another in a
 * while. False for a 500, and for a call that may have happened and must not happen twice.
 */
export const isRetryable = (error: unknown) =>
  isApiError(error) &&
  (error.status === undefined ? error.type === 'server' : passing.includes(error.status)) &&
  !(isOnce(error.retryClass) && isUnclear(failureOf(error)));

const failureOf = ({ status, cause, retryAfterMs }: ApiError): Failure => ({
  attempt: 1,
  cause,
  retryAfterMs,
  ...(status === undefined ? {} : { status }),
});

/** Whether a call of this class must not be sent again while it may have happened. */
export const isOnce = (retry: Operation['retry']) => retry === 'check-first' || retry === 'unsafe';

/** Something the caller gave cannot be used; no request was made. */
export const badInput = (message: string, operation?: string) =>
  new ApiError({ type: 'input', message, operation });

/** The error of a missing parameter, in the words of the specification. */
export const missingParameter = (name: string, operation: string) =>
  badInput(`Required parameter ${name} was null or undefined when calling ${operation}`, operation);

/** No answer at all: the network, the address, the token, or the master is away. */
export function noAnswer(operation: string, cause: unknown) {
  const text = causeText(cause);
  return new ApiError({
    type: 'server',
    operation,
    isSilent: true,
    reason: reasonOf(cause),
    message: `Request ${operation} failed${text ? `: ${text}` : '.'}`,
    cause,
  });
}

/** An answer that is not what the contract says, with the place inside it. */
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
    // streams send the code alone
    reason: isText(inner.reason) ? inner.reason : codeNames[code ?? -1],
  };
}

/** Summarizes a body that is not JSON: the title of a proxy's page, else the text itself, cut. */
function shownText(body: string) {
  const text = body.trim();
  const shown = text.startsWith('<')
    ? /<title>([^<]*)/i.exec(text)?.[1]?.replace(/\s+/g, ' ').trim()
    : text;
  return shown && shown.length > 500 ? `${shown.slice(0, 500)}…` : shown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * The error behind a refusal: the answer's status and status text, and its body, parsed where it was JSON.
 * 401 is `auth` and fatal; 502 to 504 mean the master is away (`server`); everything else is `api`.
 */
export const refusal = (
  operation: string,
  answer: { status: number; statusText: string },
  body: unknown,
): ApiError => fromWire(operation, answer.status, readWire(body), answer.statusText);

/** The error a stream ended with, sent as a line of a 200 answer. */
export function streamRefusal(operation: string, line: unknown): ApiError {
  const wire = readWire(line);
  return fromWire(operation, wire.httpCode ?? 500, wire, '');
}

function fromWire(operation: string, status: number, wire: Wire, statusText: string) {
  const isAuth = status === 401;
  const isAway = status >= 502 && status <= 504;
  const ours = isAuth ? `Unauthenticated ${operation} request.` : `Request ${operation} failed.`;
  return new ApiError({
    operation,
    status,
    code: wire.code,
    reason: wire.reason,
    type: isAuth ? 'auth' : isAway ? 'server' : 'api',
    level: isAuth ? 'fatal' : 'error',
    isSilent: !isAuth,
    message: wire.text || statusText || ours,
  });
}
