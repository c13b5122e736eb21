import { expect, test } from 'vitest';
import { etagOf, matchesEtag } from './etag';

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
