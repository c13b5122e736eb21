import { ApiError } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { retryThrice } from './retry';

const away = new ApiError({ type: 'server', message: 'away' });

test('a master that is away is asked three times', () => {
  expect([0, 1, 2].map((failures) => retryThrice(failures, away))).toEqual([true, true, false]);
});

test('a refusal is final', () => {
  expect(retryThrice(0, new ApiError({ type: 'api', status: 403, message: 'no' }))).toBe(false);
  expect(retryThrice(0, new Error('a mistake of ours'))).toBe(false);
});
