import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorLines, harmlessLines } from './corpus/read-corpus';
import { isErrorText, signatureOf } from './error-text';

test.each([
  ['CUDA out of memory. Tried to allocate 2.20 GiB', 'CUDA out of memory. Tried to allocate # GiB'],
  ['at 0x7f3a2b: step 71,083 of /run/determined/train.py', 'at address: step # of …/train.py'],
  ['task 0b5c3f0e-1111-4222-8333-944445555666 is gone', 'task id is gone'],
  ['loss   nan ', 'loss nan'],
])('%j has the signature %j', (text, signature) => {
  expect(signatureOf(text)).toBe(signature);
});

test('failures without Python are errors too (public-reports PB6)', () => {
  const lines = errorLines();
  expect(lines.length).toBeGreaterThan(60);
  expect(lines.filter((line) => !isErrorText(line))).toEqual([]);
});

test('a harmless line is not an error (public-reports PB6)', () => {
  const lines = harmlessLines();
  expect(lines.length).toBeGreaterThanOrEqual(60);
  expect(lines.filter((line) => isErrorText(line))).toEqual([]);
});

const parts = fc.constantFrom(
  ...['error', 'Error', 'ERROR', ': ', ' - ', '[', ']', '(', ')', '|', '.', '/', '\\', '`', "'"],
  ...['a', 'A', '0', ' ', '\t', 'Assertion ', ' failed', 'line 1: ', 'Killed', '.cc:1', 'E0501 '],
);

test('no line takes long to read, whatever repeats in it', () => {
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 4 }), (pieces) => {
      const line = pieces.join('').repeat(2000);
      const start = performance.now();
      isErrorText(line);
      signatureOf(line);
      return performance.now() - start < 2000;
    }),
    { numRuns: 200 },
  );
});
