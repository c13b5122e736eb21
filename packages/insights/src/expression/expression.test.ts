import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestExpression, readExpression } from './expression';

const values: Record<string, number> = { 'hp.lr': 0.1, 'validation.loss': 2, numTrials: 8 };
const isNumberName = (name: string) => name === 'numTrials' || /^(hp|validation)\../.test(name);
const read = (text: string) => readExpression(text, { isName: isNumberName });

function worked(text: string) {
  const reading = read(text);
  if (!reading.ok) throw new Error(reading.message);
  return reading.evaluate((name) => values[name]);
}

test.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['8 / 4 / 2', 1],
  ['5 - 3 - 1', 1],
  ['-2 * -3', 6],
  ['- - 2', 2],
  ['.5 + 1e2 + 2.', 102.5],
  ['validation.loss / hp.lr', 20],
  ['min(3, numTrials, 5) + max(1)', 4],
  ['abs(-log(exp(2)))', 2],
  ['`validation.loss` - 1', 1],
])('%s is %d', (text, result) => {
  expect(worked(text)).toBeCloseTo(result);
});

test('a row without a value has no result', () => {
  expect(worked('hp.momentum + 1')).toBeUndefined();
  expect(worked('max(1, hp.momentum)')).toBeUndefined();
  expect(worked('-hp.momentum')).toBeUndefined();
  expect(worked('1 / 0')).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['', 0, /number or a column is missing/],
  ['1 +', 3, /is missing/],
  ['(1', 2, /closing parenthesis is missing/],
  ['1 2', 2, /“2” is not expected here/],
  ['1 + )', 4, /“\)” is not expected here/],
  ['2 ^ 3', 2, /“\^” is not expected here/],
  ['loss * 2', 0, /no column “loss”/],
  ['1 + name', 4, /no column “name”/],
  ['2 * alert(1)', 4, /no function “alert”: min, max/],
  ['constructor(1)', 0, /no function “constructor”/],
  ['log', 0, /“log” is a function/],
  ['abs(1, 2)', 0, /takes one value/],
  ['`hp.a', 0, /not closed/],
  [`${'1+'.repeat(longestExpression)}1`, longestExpression, /characters long/],
])('%s is rejected with the position of the error', (text, at, message) => {
  const reading = read(text);
  expect(reading).toMatchObject({ ok: false, at });
  expect(reading.ok ? '' : reading.message).toMatch(message);
});

test('any text is either read or rejected with a position', () => {
  const piece = fc.constantFrom(
    '1',
    '.5',
    '(',
    ')',
    '+',
    '-',
    '*',
    '/',
    ',',
    'hp.a',
    'min',
    ' ',
    '`',
    '$',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const reading = read(text);
      if (!reading.ok) expect(reading.at).toBeLessThanOrEqual(text.length);
      else expect(reading.evaluate(() => 1)).toEqual(expect.any(Number));
    }),
  );
});
