import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFailure, readFailure } from './find-failure';
import type { FailureLogLine } from './log-streams';

const lineOf = (text: string, at: number, rest: Partial<FailureLogLine> = {}): FailureLogLine => ({
  id: String(at),
  time: '2026-03-20T10:00:00Z',
  level: 'none',
  text,
  rank: null,
  container: '',
  ...rest,
});

const newestFirst = (...texts: Array<[string, Partial<FailureLogLine>?]>) =>
  texts.map(([text, rest], at) => lineOf(text, at, rest)).reverse();

test('the line that names an error takes precedence over messages about the container', () => {
  const log = newestFirst(
    ['Traceback (most recent call last):'],
    ['  File "/run/work/train.py", line 12, in main'],
    ['  File "/run/work/model/attention.py", line 61, in forward'],
    ['    scores = q @ k'],
    ['torch.cuda.OutOfMemoryError: Tried to allocate 2.20 GiB', { level: 'error' }],
    ['resources failed with non-zero exit code: 1', { level: 'error' }],
    ['   '],
  );
  expect(findFailure(log)).toMatchObject({
    id: '4',
    signature: 'torch.cuda.OutOfMemoryError: Tried to allocate # GiB',
    where: 'attention.py:61 forward',
    by: 'words',
  });
  expect(findFailure(log)?.traceback.map((line) => line.trim())).toEqual([
    'Traceback (most recent call last):',
    'File "/run/work/train.py", line 12, in main',
    'File "/run/work/model/attention.py", line 61, in forward',
    'scores = q @ k',
    'torch.cuda.OutOfMemoryError: Tried to allocate 2.20 GiB',
  ]);
});

test('the traceback has the same rank; an error without one is returned alone', () => {
  const log = newestFirst(
    ['Traceback (most recent call last):', { rank: 0 }],
    ['Traceback (most recent call last):', { rank: 1 }],
    ['  File "/a/second.py", line 2, in two', { rank: 1 }],
    ['  File "/a/first.py", line 1, in one', { rank: 0 }],
    ['ValueError: no', { rank: 0 }],
  );
  expect(findFailure(log)?.traceback).toEqual([
    'Traceback (most recent call last):',
    '  File "/a/first.py", line 1, in one',
    'ValueError: no',
  ]);
  expect(findFailure(newestFirst(['step 1'], ['ValueError: no']))?.traceback).toEqual([
    'ValueError: no',
  ]);
});

test('the frame has the same rank', () => {
  const log = newestFirst(
    ['  File "/a/first.py", line 1, in one', { rank: 0 }],
    ['  File "/a/second.py", line 2, in two', { rank: 1 }],
    ['ValueError: no', { rank: 0 }],
  );
  expect(findFailure(log)?.where).toBe('first.py:1 one');
});

test('without such a line it is the last one of an error’s level, or the last of all', () => {
  const exit: [string, Partial<FailureLogLine>] = ['exit code 137', { level: 'error' }];
  expect(findFailure(newestFirst(['step 1'], exit, ['terminated']))).toMatchObject({
    text: 'exit code 137',
    where: '',
    by: 'level',
  });
  expect(findFailure(newestFirst(['step 1'], ['step 2']))).toMatchObject({
    text: 'step 2',
    by: 'last',
  });
  expect(findFailure([])).toBeUndefined();
});

/** Reads the end of a log, and notes how much of it. */
function readerOf(log: readonly FailureLogLine[]) {
  const limits: number[] = [];
  const read = async (limit: number) => {
    limits.push(limit);
    return log.slice(0, limit);
  };
  return { read, limits };
}

const steps = (count: number): [string][] =>
  Array.from({ length: count }, (_, at) => [`step ${at}`]);

test('without a cause near the end, an earlier line that names an error is taken, before one of the level alone', () => {
  const ordinary = Array.from({ length: 200 }, (_, at): [string] => [`step ${at} loss 0.${at}`]);
  const log = newestFirst(
    ['ValueError: no such split'],
    ...ordinary,
    ['something is off', { level: 'error' }],
    ...ordinary,
  );
  expect(findFailure(log)).toMatchObject({ text: 'ValueError: no such split', by: 'words' });
});

test('a failure that is longer than the end of the log is read from its beginning', async () => {
  const tracebackOf = (rank: number): Array<[string, Partial<FailureLogLine>]> => [
    ['Traceback (most recent call last):', { rank }],
    ...Array.from({ length: 20 }, (_, at): [string, Partial<FailureLogLine>] => [
      `  File "/w/a.py", line ${at}, in f`,
      { rank },
    ]),
    [`ValueError: of rank ${rank}`, { rank }],
  ];
  const ranks = Array.from({ length: 16 }, (_, rank) => tracebackOf(rank)).flat();
  const { read } = readerOf(newestFirst(...steps(400), ...ranks));
  expect(await readFailure(read)).toMatchObject({
    text: 'ValueError: of rank 0',
    rank: 0,
    others: 15,
  });
});

test('a long shutdown is read back to the failure above it', async () => {
  const shutdown = Array.from({ length: 300 }, (_, at): [string] => [`closing shard ${at}`]);
  const { read } = readerOf(
    newestFirst(...steps(400), ['ValueError: no'], ...shutdown, ['reader got SIGTERM'], ['bye']),
  );
  expect((await readFailure(read))?.text).toBe('ValueError: no');
});

test('a failure within the end of the log is read once', async () => {
  const { read, limits } = readerOf(newestFirst(...steps(400), ['ValueError: no']));
  expect((await readFailure(read))?.text).toBe('ValueError: no');
  expect(limits).toEqual([200]);
  const short = readerOf(newestFirst(...steps(9)));
  expect((await readFailure(short.read))?.by).toBe('last');
  expect(short.limits).toEqual([200]);
});

const pieces = fc.constantFrom(
  ...[
    'Traceback (most recent call last):',
    '  File "a.py", line 1, in f',
    'ValueError: ',
    "'",
    '`',
  ],
  ...[
    'Command ',
    'rank      : 1',
    '[',
    ']',
    '(',
    ')',
    'a',
    ' ',
    '.',
    '/',
    ':',
    'failed',
    '1,',
    '\n',
  ],
);

test('no log takes long to read, whatever repeats in it', () => {
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1, maxLength: 5 }), (parts) => {
      const log = newestFirst(
        ...Array.from({ length: 5 }, () => [parts.join('').repeat(2000)] as [string]),
      );
      const start = performance.now();
      findFailure(log);
      return performance.now() - start < 4000;
    }),
    { numRuns: 25 },
  );
});
