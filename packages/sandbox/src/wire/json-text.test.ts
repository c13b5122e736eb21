import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MasterError } from '../handlers/errors';
import { parseFirst } from './json-text';

const json = fc.json().filter((text) => !/-0/.test(text));

test('any JSON value is parsed like JSON.parse, with any text after it', () => {
  fc.assert(
    fc.property(json, fc.constantFrom('', ' ', ' x', '\n{"more":1}'), (text, rest) => {
      expect(parseFirst(text + rest)).toEqual(JSON.parse(text));
    }),
  );
});

test('any other text is rejected with a message, and never crashes', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '1',
    '-',
    '.',
    'e',
    'null',
    '\\',
    ' ',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      try {
        parseFirst(text);
      } catch (error) {
        expect(error).toBeInstanceOf(MasterError);
      }
    }),
  );
});

test('large integers become the nearest double, and texts stay texts', () => {
  expect(parseFirst('{"a":9007199254740993,"b":"9007199254740993","c":1.5e3}')).toEqual({
    a: 9007199254740992,
    b: '9007199254740993',
    c: 1500,
  });
});

test('a fraction of many digits stays a number', () => {
  const isExact = (number: number) => !Number.isInteger(number) || Number.isSafeInteger(number);
  const numbers = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }).filter(isExact));
  fc.assert(
    fc.property(numbers, (list) => {
      const text = JSON.stringify(list);
      expect(parseFirst(text)).toEqual(JSON.parse(text));
    }),
  );
  expect(parseFirst('-0.0033656010140639047')).toBe(-0.0033656010140639047);
});

test('too many brackets are rejected', () => {
  for (const bracket of ['[', '{"a":']) {
    expect(() => parseFirst(bracket.repeat(100_000))).toThrow('exceeded max depth');
  }
  expect(parseFirst(`${'['.repeat(1000)}${']'.repeat(1000)}`)).toHaveLength(1);
});

test('an empty text parses to undefined', () => {
  expect(parseFirst(' \n')).toBeUndefined();
});
