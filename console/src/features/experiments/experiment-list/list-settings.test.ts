import { expect, test } from 'vitest';
import { toRowHeight } from './list-settings';

test.each([
  ['SHORT', 'small'],
  ['MEDIUM', 'medium'],
  ['TALL', 'large'],
  ['EXTRA_TALL', 'xl'],
  ['GIANT', 'medium'],
  [undefined, 'medium'],
  [34, 'medium'],
])('a stored %j is %s', (stored, height) => expect(toRowHeight(stored)).toBe(height));
