import { expect, test } from 'vitest';
import { controlsIn } from './terminal.mjs';

test('colors and line ends are allowed, other control characters are reported', () => {
  expect(controlsIn('\x1b[1mName\x1b[0m\r\na\tb\n')).toEqual([]);
  expect(controlsIn('a\x1b]0;x\x07b\x1b[2J\x9bK\u202e\rc')).toEqual([
    'U+001B',
    'U+0007',
    'U+001B',
    'U+009B',
    'U+202E',
    'U+000D',
  ]);
});
