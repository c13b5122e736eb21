import { expect, test } from 'vitest';
import { logEntry } from '../../test/memory-log';
import { addProblems, isErrorText, noProblems, signatureOf, worstFirst } from './signature';

test.each([
  ['CUDA out of memory. Tried to allocate 2.20 GiB', 'CUDA out of memory. Tried to allocate # GiB'],
  ['at 0x7f3a2b: step 71,083 of /run/determined/train.py', 'at address: step # of …/train.py'],
  ['task 0b5c3f0e-1111-4222-8333-944445555666 is gone', 'task id is gone'],
  ['\x1b[31mloss   nan\x1b[0m', 'loss nan'],
])('%j is of the kind %j', (text, signature) => {
  expect(signatureOf(text)).toBe(signature);
});

test.each([
  ['RuntimeError: CUDA out of memory', true],
  ['torch.cuda.OutOfMemoryError: no', true],
  ['KeyboardInterrupt', true],
  ['no error here', false],
  ['ErrorRate 0.4', false],
])('%j tells of an error: %s', (text, expected) => {
  expect(isErrorText(text)).toBe(expected);
});

const at = (id: number, level: 'info' | 'warning' | 'error', text: string) =>
  logEntry(id, { level, text });

test('alike messages are one kind, the worst and commonest first', () => {
  const known = addProblems(noProblems, [
    at(1, 'warning', 'worker 5 took 4.1 s'),
    at(2, 'info', 'all is well'),
    at(3, 'warning', 'worker 2 took 6.0 s'),
    at(4, 'info', 'ValueError: 3 is too much'),
  ]);
  const { groups, ...counts } = addProblems(known, [at(5, 'error', 'ValueError: 4 is too much')]);
  expect(counts).toEqual({ errors: 2, warnings: 2 });
  const [first, second, ...rest] = worstFirst({ groups, ...counts });
  expect(first).toMatchObject({ count: 2, level: 'error', example: 'ValueError: 3 is too much' });
  expect(first?.places.map(({ id }) => id)).toEqual(['4', '5']);
  expect(second).toMatchObject({ count: 2, level: 'warning' });
  expect(rest).toEqual([]);
});

test('kinds and places are bounded, counts are not', () => {
  // words, since numbers are left out of a signature
  const word = (index: number) =>
    [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const many = Array.from({ length: 700 }, (_, index) => at(index, 'error', `bad ${word(index)}`));
  const alike = Array.from({ length: 1000 }, (_, index) => at(700 + index, 'error', 'bad a'));
  const problems = addProblems(addProblems(noProblems, many), alike);
  expect(problems.errors).toBe(1700);
  expect(problems.groups.size).toBe(500);
  const [first] = worstFirst(problems);
  expect(first?.count).toBe(1001);
  expect(first?.places).toHaveLength(200);
});
