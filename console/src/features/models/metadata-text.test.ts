import { expect, test } from 'vitest';
import { metadataText, readMetadata } from './metadata-text';

test('a line is a key and a value, and a value may hold colons', () => {
  expect(readMetadata('url: https://x\n\n team :  vision ')).toEqual({
    metadata: { url: 'https://x', team: 'vision' },
  });
  expect(readMetadata('')).toEqual({ metadata: {} });
});

test.each([
  ['just words', 'A colon is missing on line 1'],
  ['a: 1\n: 2', 'Key is required on line 2'],
  ['a: 1\na: 2', 'Key a appears twice on line 2'],
])('%j is told as %s', (text, problem) => expect(readMetadata(text).problem).toBe(problem));

test('what is there is typed back as it was, or not at all', () => {
  const metadata = { url: 'https://x', team: 'vision' };
  expect(readMetadata(metadataText(metadata) ?? '')).toEqual({ metadata });
  expect(metadataText({ nested: { a: 1 } })).toBeNull();
  expect(metadataText({ two: 'lines\nhere' })).toBeNull();
});
