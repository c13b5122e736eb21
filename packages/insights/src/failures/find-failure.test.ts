import { expect, test } from 'vitest';
import { findFailure } from './find-failure';
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
