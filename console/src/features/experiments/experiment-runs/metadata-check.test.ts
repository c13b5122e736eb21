import { expect, test } from 'vitest';
import { readMetadata } from './metadata-check';

const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1) });

test.each([
  ['{"a": 1', 'This is not JSON'],
  ['[1, 2]', 'Metadata is an object'],
  [JSON.stringify({ ['k'.repeat(51)]: 1 }), 'is longer than 50 characters.'],
  [JSON.stringify({ a: { b: 'x'.repeat(5_001) } }), 'The text of "b" is longer than 5,000'],
  [JSON.stringify(nested(10)), 'Objects nest at most 10 deep.'],
  ['{"": 1}', 'A key is empty.'],
])('%s is refused as the master would', (text, words) => {
  expect(readMetadata(text)).toEqual({ problem: expect.stringContaining(words) });
});

test('metadata that the master accepts is valid', () => {
  const metadata = { data: { version: 3, tags: ['a', 'b'] }, ok: true };
  expect(readMetadata(JSON.stringify(metadata))).toEqual({ metadata });
  expect(readMetadata(JSON.stringify(nested(9)))).toHaveProperty('metadata');
});
