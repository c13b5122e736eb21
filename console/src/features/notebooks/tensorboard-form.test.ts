import { expect, test } from 'vitest';
import { errorsOf } from '~/lib/form-schema';
import { parseIds, tensorboardSchema } from './launch-tensorboard';

test.each([
  ['12', [12]],
  [' 12, 15 18,12 ', [12, 15, 18]],
  ['', []],
  ['12,x', null],
  ['1.5', null],
  ['-3', null],
  ['0', null],
])('%j are the ids %j', (text, ids) => {
  expect(parseIds(text)).toEqual(ids);
});

test('a form without ids shows an error', () => {
  expect(errorsOf(tensorboardSchema, { kind: 'trials', ids: ' ' }).ids).toBe('IDs required');
  expect(errorsOf(tensorboardSchema, { kind: 'trials', ids: 'a' }).ids).toMatch(/whole numbers/);
  expect(errorsOf(tensorboardSchema, { kind: 'trials', ids: '7' }).ids).toBeUndefined();
});
