import { expect, test } from 'vitest';
import { decodeResponse } from '../decode';
import { readLine } from './read-line';

const line = (change: object) =>
  readLine(
    decodeResponse('trialLogs', {
      id: '52',
      timestamp: '2026-11-20T09:41:02.373200Z',
      message: '',
      level: 'LOG_LEVEL_INFO',
      trialId: 99,
      ...change,
    }),
  );

test('a line keeps its origin', () => {
  expect(
    line({
      log: 'epoch 7\n',
      rankId: 2,
      agentId: 'agent-3',
      containerId: 'a6aa017f-e58c-4d9d-89d5-3d1b140c3a8c',
      level: 'LOG_LEVEL_WARNING',
    }),
  ).toEqual({
    id: '52',
    time: '2026-11-20T09:41:02.373200Z',
    at: Date.parse('2026-11-20T09:41:02.373Z'),
    level: 'warning',
    text: 'epoch 7',
    isPartial: false,
    rank: 2,
    container: 'a6aa017f-e58c-4d9d-89d5-3d1b140c3a8c',
    agent: 'agent-3',
    origin: '',
  });
});

test.each([
  ['[2026-11-20T07:09:32.373200Z]          || INFO: Scheduling Trial 99\n', 'Scheduling Trial 99'],
  ['[2026-11-20T07:09:32.6Z] a6aa017f [rank=1] || ERROR: [20] root: failed\n', '[20] root: failed'],
  ['no prefix at all', 'no prefix at all'],
])('without a log field the message has its prefix removed: %j', (message, text) => {
  expect(line({ message }).text).toBe(text);
});

test('only one newline is removed', () => {
  expect(line({ log: 'a\n\n' }).text).toBe('a\n');
});

test.each([
  ['Collecting torch\r\n', { text: 'Collecting torch', isPartial: false }],
  ['a\r\nb\r\r\n', { text: 'a\nb', isPartial: false }],
  ['\r 10%\r 20%\n', { text: '\r 10%\r 20%', isPartial: false }],
  ['\r 10%', { text: '\r 10%', isPartial: true }],
])('the end of %j is told from the states within it', (log, expected) => {
  expect(line({ log })).toMatchObject(expected);
});
