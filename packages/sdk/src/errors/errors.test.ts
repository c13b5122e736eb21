import { describe, expect, test } from 'vitest';
import { createTransport, getMe, trialLogs } from '../calls';
import {
  ApiError,
  isAborted,
  isApiError,
  isAuthFailure,
  isForbidden,
  isNotFound,
  isRetryable,
  isUnsupported,
  noAnswer,
  refusal,
  streamRefusal,
} from './errors';

const answer = (status: number) => ({ status, statusText: '' });
const wire = (code: number, error: string) => ({ error: { code, error } });

describe('properties of an error', () => {
  test('an error of another copy of the SDK counts', () => {
    const other = Object.assign(new Error('other'), { [Symbol.for('trainyard.ApiError')]: true });
    expect(isApiError(other)).toBe(true);
    expect(isApiError(new ApiError({ type: 'unknown', message: 'own' }))).toBe(true);
  });

  test.each([new Error('plain'), { type: 'api' }, null, undefined, 'text', 7])(
    '%s is not an error of the SDK',
    (value) => {
      expect(isApiError(value)).toBe(false);
      expect(isNotFound(value)).toBe(false);
      expect(isForbidden(value)).toBe(false);
      expect(isAuthFailure(value)).toBe(false);
    },
  );

  test('an ordinary error with name, message and cause', () => {
    const cause = new Error('why');
    const error = new ApiError({ type: 'server', message: 'text', cause });
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toBe('ApiError: text');
    expect(error.cause).toBe(cause);
    expect(error.level).toBe('error');
    expect(Object.keys(error)).not.toContain('cause');
  });
});

describe('predicates for an error', () => {
  test('errors that may be transient: never a 500', () => {
    const statuses = [400, 401, 404, 408, 409, 429, 500, 501, 502, 503, 504];
    const retryable = statuses.filter((status) =>
      isRetryable(refusal('getMe', answer(status), '')),
    );
    expect(retryable).toEqual([408, 429, 502, 503, 504]);
    expect(isRetryable(noAnswer('getMe', new Error('away')))).toBe(true);
    expect(isRetryable(new ApiError({ type: 'apiBadResponse', message: '' }))).toBe(false);
    expect(isRetryable(new ApiError({ type: 'input', message: '' }))).toBe(false);
    expect(isRetryable(new Error('plain'))).toBe(false);
  });

  test('calls that this master does not have', () => {
    expect(isUnsupported(refusal('listRoles', answer(501), ''))).toBe(true);
    expect(isUnsupported(refusal('listRoles', answer(500), ''))).toBe(false);
    expect(isUnsupported(null)).toBe(false);
  });

  test('things that were not found', () => {
    expect(isNotFound(refusal('getMe', answer(404), undefined))).toBe(true);
    expect(isNotFound(refusal('getMe', answer(500), wire(13, "Task 'x' Not Found")))).toBe(true);
    expect(isNotFound(refusal('getMe', answer(500), wire(13, 'no such thing')))).toBe(false);
  });

  test('a proxy that does not reach the master is not a missing thing', () => {
    expect(isNotFound(refusal('getMe', answer(502), 'upstream host not found'))).toBe(false);
  });

  test('forbidden, and not signed in', () => {
    const denied = refusal('getMe', answer(403), wire(7, 'access denied'));
    const unknown = refusal('getMe', answer(401), wire(16, 'token missing'));
    expect([isForbidden(denied), isAuthFailure(denied)]).toEqual([true, false]);
    expect([isForbidden(unknown), isAuthFailure(unknown)]).toEqual([false, true]);
  });

  test('an abort, at any depth', () => {
    const abort = new DOMException('stopped', 'AbortError');
    expect(isAborted(abort)).toBe(true);
    expect(isAborted(new Error('outer', { cause: new Error('inner', { cause: abort }) }))).toBe(
      true,
    );
    expect(isAborted(new Error('AbortError'))).toBe(false);
    expect(isAborted(undefined)).toBe(false);
  });
});

describe('the end of a signal', () => {
  const slow = createTransport({
    baseUrl: 'http://master',
    fetch: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });

  test.each([
    ['a call', () => getMe(slow, {}, { signal: AbortSignal.timeout(1) })],
    ['a stream', () => trialLogs(slow, { trialId: 7 }, { signal: AbortSignal.timeout(1) }).next()],
  ])('the timeout of its own signal counts as an abort of %s (sdk-cli S1)', async (_name, send) => {
    const error = await send().catch((reason: unknown) => reason);
    expect(isAborted(error)).toBe(true);
  });

  test('an answer that takes too long does not', () => {
    const late = new DOMException('timed out after 1 s', 'TimeoutError');
    expect(isAborted(noAnswer('getMe', late))).toBe(false);
  });
});

describe('the names of codes', () => {
  test.each([
    [1, 'Canceled'],
    [2, 'Unknown'],
    [3, 'InvalidArgument'],
    [4, 'DeadlineExceeded'],
    [5, 'NotFound'],
    [6, 'AlreadyExists'],
    [7, 'PermissionDenied'],
    [8, 'ResourceExhausted'],
    [9, 'FailedPrecondition'],
    [10, 'Aborted'],
    [11, 'OutOfRange'],
    [12, 'Unimplemented'],
    [13, 'Internal'],
    [14, 'Unavailable'],
    [15, 'DataLoss'],
    [16, 'Unauthenticated'],
  ])('%i is %s', (grpcCode, reason) => {
    const line = { error: { grpcCode, httpCode: 500, message: 'text' } };
    expect(streamRefusal('trialLogs', line)).toMatchObject({ code: grpcCode, reason });
  });

  test('the sent name takes precedence; a code without a name has none', () => {
    const sent = { error: { code: 5, reason: 'Missing', error: 'text' } };
    expect(refusal('getMe', answer(404), sent).reason).toBe('Missing');
    expect(refusal('getMe', answer(404), wire(99, 'text')).reason).toBeUndefined();
    expect(refusal('getMe', answer(404), { message: 'text' }).code).toBeUndefined();
  });

  test('a line without a status is a failure of the master', () => {
    expect(streamRefusal('trialLogs', { error: {} })).toMatchObject({
      type: 'api',
      status: 500,
      message: 'Request trialLogs failed.',
    });
  });
});
