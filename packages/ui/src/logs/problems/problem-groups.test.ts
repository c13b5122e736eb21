import { expect, test } from 'vitest';
import { logEntry } from '../../test/memory-log';
import type { LogProblem } from '../window/log-source';
import { addProblems, noProblems, worstFirst } from './problem-groups';

const at = (id: number, level: LogProblem['level'], text: string): LogProblem => ({
  ...logEntry(id, { text }),
  level,
  signature: text.replace(/\d+/g, '#'),
});

test('similar messages form one group, the worst and most frequent first', () => {
  const problems = addProblems(noProblems, [
    at(1, 'warning', 'worker 5 took 4 s'),
    at(3, 'warning', 'worker 2 took 6 s'),
    at(4, 'error', 'ValueError: 3 is too much'),
  ]);
  const { groups, ...counts } = addProblems(problems, [
    at(5, 'error', 'ValueError: 4 is too much'),
  ]);
  expect(counts).toEqual({ errors: 2, warnings: 2 });
  const [first, second, ...rest] = worstFirst({ groups, ...counts });
  expect(first).toMatchObject({ count: 2, level: 'error', example: 'ValueError: 3 is too much' });
  expect(first?.places.map(({ id }) => id)).toEqual(['4', '5']);
  expect(second).toMatchObject({ count: 2, level: 'warning' });
  expect(rest).toEqual([]);
});

test('groups and places are limited, counts are not', () => {
  // letters, because signatures leave out numbers
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
