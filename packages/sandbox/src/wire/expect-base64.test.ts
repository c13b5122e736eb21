import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MasterError } from '../handlers/errors';
import { expectBase64 } from './decode-text';

test('encoded base64 passes, and can be decoded', () => {
  fc.assert(
    fc.property(fc.base64String(), (text) => {
      expect(expectBase64(text)).toBe(text);
    }),
  );
  expect(expectBase64('YQ\r\n==\n')).toBe('YQ\r\n==\n');
});

test('accepted texts can be decoded, and others are rejected', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'B', '+', '/', '=', '-', ' ', '\n', 'é') });
  fc.assert(
    fc.property(texts, (text) => {
      try {
        atob(expectBase64(text));
      } catch (error) {
        expect(error).toBeInstanceOf(MasterError);
      }
    }),
  );
});

test.each([
  ['a', 0],
  ['aaaaab', 4],
  ['aa=', 2],
  ['aaaa=', 4],
  ['aa==aa==', 2],
  ['aaaa-b==', 4],
  [' aaa', 0],
])('%j is reported at byte %i', (text, byte) => {
  expect(() => expectBase64(text)).toThrow(`illegal base64 data at input byte ${byte}`);
});
