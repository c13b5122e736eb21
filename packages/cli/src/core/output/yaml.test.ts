import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadYamlWriter } from './yaml';

const yamlText = await loadYamlWriter();

test.each([
  ['text that reads as another type', ['true', 'null', '~', '1e3', '0x1f', '', ' ', '2026-11-20']],
  ['text with signs', ['a: b', '# no', '- x', '*a', '&a', '!t', '{x}', "it's", 'a #b', 'x:', '%']],
  [
    'several lines',
    { code: 'def f():\n  return 1\n', log: 'a\nb', odd: '\n x\n\n', tab: 'a\tb\nc' },
  ],
  ['numbers', [0, -1.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY]],
  ['nesting', [[], {}, [[1, [2]]], { a: { b: [{ c: 1, d: [] }] } }, [{ x: 1, y: { z: 2 } }]]],
  ['hard keys', { '': 1, 'a b': 2, true: 3, 'x:y': 4, '7': 5 }],
])('%s is unchanged after writing and reading', (_name, value) => {
  expect(parse(yamlText(value))).toEqual(value);
});

test('any JSON value is unchanged after writing and reading', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      // the reader turns -0 into a number, and a __proto__ key is a special case
      const json = JSON.parse(JSON.stringify(value));
      if (JSON.stringify(json).includes('__proto__')) return;
      expect(parse(yamlText(json))).toEqual(json);
    }),
    { numRuns: 300 },
  );
});
