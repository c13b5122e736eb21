import type { FailureLine } from '@trainyard/insights/failures/failure-groups';
import { expect, test } from 'vitest';
import { reasonText } from './reason-text';

const reasonOf = (text: string, rest: Partial<FailureLine> = {}, count?: number) => {
  const line: FailureLine = {
    ...{ id: '1', time: null, text, signature: '', by: 'words', rank: null, where: '', others: 0 },
    ...{ signal: '', launcher: [], traceback: [text], frameAt: -1, ...rest },
  };
  return reasonText({ count, numTrials: 16, failure: { trialId: 1, line } });
};

test.each([
  [
    "FileNotFoundError: [Errno 2] No such file or directory: '/mnt/a.json'",
    "No such file or directory: '/mnt/a.json' (FileNotFoundError)",
  ],
  [
    'torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2 GiB',
    'CUDA out of memory. Tried to allocate 2 GiB (torch.OutOfMemoryError)',
  ],
  [
    "AttributeError: 'Model' object has no attribute 'fit'",
    "'Model' object has no attribute 'fit' (AttributeError)",
  ],
  ["KeyError: 'lr'", "KeyError: 'lr'"],
  ["KeyError: 'a name of words'", "KeyError: 'a name of words'"],
  ['ValueError: negative', 'ValueError: negative'],
  ['Segmentation fault (core dumped)', 'Segmentation fault (core dumped)'],
])('the message of %s comes first where it is understood alone (L5)', (text, reason) => {
  expect(reasonOf(text)).toBe(reason);
});

test('the meaning of a signal is last, the number of failed trials first', () => {
  const signal = 'killed: most often out of memory';
  expect(reasonOf('RuntimeError: exit code was 137', { signal }, 3)).toBe(
    `3 of 16 trials failed: exit code was 137 (RuntimeError) (${signal})`,
  );
});

test('a log that names no error gives no reason', () => {
  expect(reasonOf('step 2', { by: 'last' })).toBe('');
});
