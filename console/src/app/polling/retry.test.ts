import { ApiError } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { retryRead, retryUnreachable } from './retry';

const away = new ApiError({ type: 'server', message: 'away' });

test('an unreachable master is tried three times', () => {
  expect([0, 1, 2].map((failures) => retryUnreachable(failures, away))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a refusal is final', () => {
  expect(retryUnreachable(0, new ApiError({ type: 'api', status: 403, message: 'no' }))).toBe(
    false,
  );
  expect(retryUnreachable(0, new Error('a mistake of ours'))).toBe(false);
});

test('a write that may have happened is not sent twice', () => {
  const failed = (retryClass: 'idempotent' | 'check-first' | 'unsafe') =>
    new ApiError({ type: 'server', message: 'away', cause: new TypeError('cut'), retryClass });
  expect(retryUnreachable(0, failed('idempotent'))).toBe(true);
  expect(retryUnreachable(0, failed('check-first'))).toBe(false);
  expect(retryUnreachable(0, failed('unsafe'))).toBe(false);
});

test('a page that waits for a read has it sent again after an internal error, but not a refusal', () => {
  const refused = (status: number, message = 'no') =>
    new ApiError({ type: 'api', status, message });
  expect([0, 1, 2].map((failures) => retryRead(failures, refused(500)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(retryRead(0, away)).toBe(true);
  expect(retryRead(0, refused(403))).toBe(false);
  expect(retryRead(0, refused(500, 'experiment not found'))).toBe(false);
  for (const words of [
    'user does not have permission to view this model',
    'current user "ada" doesn\'t have permissions to get model "gpt-nano"',
  ])
    expect(retryRead(0, refused(500, words))).toBe(false);
});
