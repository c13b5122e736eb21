import { logEntry } from '@trainyard/ui/test/memory-log';
import { expect, test } from 'vitest';
import { problemOf } from './problems';

test.each([
  ['info', '\x1b[31mValueError: 3 is too much\x1b[0m', 'error'],
  ['warning', 'KeyboardInterrupt', 'error'],
  ['warning', 'ErrorRate 0.4', 'warning'],
  ['critical', 'RuntimeError: no', 'critical'],
  ['info', 'no error here', undefined],
] as const)('a line of level %s that says %j is a problem of level %s', (level, text, expected) => {
  expect(problemOf(logEntry(1, { level, text }))?.level).toBe(expected);
});

test('a problem has plain text, and shares its signature with similar ones', () => {
  const text = '\x1b[31mloss   7\x1b[0m';
  expect(problemOf(logEntry(1, { level: 'error', text }))).toMatchObject({
    id: '1',
    text: 'loss   7',
    signature: 'loss #',
  });
});
