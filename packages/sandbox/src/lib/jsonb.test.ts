import { expect, test } from 'vitest';
import { jsonbText } from './jsonb';

test.each([
  ['{"b": 1, "a":[1,2]}', '{"a": [1, 2], "b": 1}'],
  ['{"long":1,"b":{"z":null}}', '{"b": {"z": null}, "long": 1}'],
  ['"dark"', '"dark"'],
  ['[]', '[]'],
])('%s is stored as %s', (text, stored) => {
  expect(jsonbText(text)).toBe(stored);
});

test('invalid JSON is not stored', () => {
  expect(jsonbText('dark')).toBeNull();
});
