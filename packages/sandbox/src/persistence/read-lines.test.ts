import { expect, test } from 'vitest';
import { readLines } from './read-lines';

const bytes = (text: string) => new TextEncoder().encode(text);
const done = (write: number) => `${JSON.stringify({ done: write, status: 200 })}\n`;

test('whole lines are read to the end', () => {
  const { lines, wholeBytes } = readLines(bytes(done(1) + done(2)), 'writes-1.jsonl');
  expect(lines).toEqual([
    { done: 1, status: 200 },
    { done: 2, status: 200 },
  ]);
  expect(wholeBytes).toBe(done(1).length * 2);
});

test.each(['{"don', '{"done":2,"status":', '\u0000\u0000\u0000', 'half a line\n'])(
  'a torn end, %j, is left out',
  (torn) => {
    const { lines, wholeBytes } = readLines(bytes(done(1) + torn), 'writes-1.jsonl');
    expect(lines).toHaveLength(1);
    expect(wholeBytes).toBe(done(1).length);
  },
);

test('damage in the middle is named', () => {
  expect(() => readLines(bytes(`${done(1)}{}\n${done(2)}`), 'writes-1.jsonl')).toThrow(
    'Line 2 of writes-1.jsonl is damaged.',
  );
});
