import { expect, test } from 'vitest';
import { masterPattern } from './master-pattern';

test.each([
  ['error', '[eE][rR][rR][oO][rR]'],
  ['loss: \\d+\\.\\d{2,4}', '[lL][oO][sS][sS]\\: \\d+\\.\\d{2,4}'],
  ['(nan|inf)', '([nN][aA][nN]|[iI][nN][fF])'],
  ['(?:x)?.*y', '(?:[xX])?.*[yY]'],
  ['[^a-f_]x', '[^a-fA-F\\_][xX]'],
  ['[[:]', '[\\[\\:]'],
  ['rank_7', '[rR][aA][nN][kK]\\_7'],
])('%j is searched for as %j', (pattern, expected) => {
  expect(masterPattern(pattern)).toBe(expected);
});

test.each([
  '^start',
  'end$',
  '\\bword',
  '(?=later)',
  '(a)\\1',
  '{x',
  '[é-ü]',
  '[\\d-x]',
  '\\u0041',
  '[\\W]',
  'a{3,400}',
  '',
])('%j is not left to the master', (pattern) => {
  expect(masterPattern(pattern)).toBeUndefined();
});

test.each([
  ['loss: \\d+', 'LOSS: 12'],
  ['[a-f]{2}', 'zzABzz'],
  ['(nan|inf)', 'value is NaN'],
  ['a.c?', 'xA-'],
  ['é', 'É'],
])('what %j finds, the pattern for the master finds in %j', (pattern, line) => {
  expect(new RegExp(pattern, 'i').test(line)).toBe(true);
  // without ignoring case, as some masters look
  expect(new RegExp(masterPattern(pattern) ?? '').test(line)).toBe(true);
});
