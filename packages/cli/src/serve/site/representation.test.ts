import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, etagOf, matchesEtag, pickEncoding } from './representation';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('Accept-Encoding %s selects %s', (header, expected) => {
  expect(pickEncoding(header)).toBe(expected);
});

test('both encodings decode to the original text', async () => {
  const text = 'loss '.repeat(1000);
  const body = Buffer.from(text);
  expect(brotliDecompressSync(await compress(body, 'br', 'quick')).toString()).toBe(text);
  expect(gunzipSync(await compress(body, 'gzip', 'thorough')).toString()).toBe(text);
});

test('equal bodies have equal tags, others do not', () => {
  expect(etagOf(Buffer.from('{"a":1}'))).toBe(etagOf(Buffer.from('{"a":1}')));
  expect(etagOf(Buffer.from('{"a":1}'))).not.toBe(etagOf(Buffer.from('{"a":2}')));
});

test.each([
  ['W/"x"', true],
  ['"x"', true],
  ['"a", W/"x"', true],
  ['*', true],
  ['"y"', false],
  [undefined, false],
])('If-None-Match %s against W/"x": %s', (header, expected) => {
  expect(matchesEtag(header, 'W/"x"')).toBe(expected);
});
