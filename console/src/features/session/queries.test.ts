import { expect, test } from 'vitest';
import { isV038 } from './queries';

test.each([
  ['', false],
  ['dev', false],
  ['0.23.4-dev0', false],
  ['0.37.9', false],
  ['0.38.0', true],
  ['0.38.1-rc2', true],
  ['0.100.0', true],
  ['1.0.0', true],
  ['v1.2.3', true],
  ['2.23.4', true],
])('a master of version “%s” takes other words: %s', (version, expected) => {
  expect(isV038(version)).toBe(expected);
});
