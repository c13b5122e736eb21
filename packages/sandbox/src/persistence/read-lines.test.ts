import { expect, test } from 'vitest';
import { emptyLog, numberedLines } from './chain';
import { readLines } from './read-lines';

const bytes = (text: string) => new TextEncoder().encode(text);
const file = 'writes-1.jsonl';
const jsons = [1, 2, 3, 4, 5, 6].map((write) => JSON.stringify({ done: write, status: 200 }));
const { text: complete, end } = numberedLines(jsons, emptyLog);
const line = (number: number) => `${complete.split('\n')[number - 1]}\n`;
const start = (count: number) =>
  jsons
    .slice(0, count)
    .map((_, index) => line(index + 1))
    .join('');

test('complete lines are read to the end', () => {
  const read = readLines(bytes(complete), { file, minEnd: end });
  expect(read.lines).toEqual(jsons.map((json) => JSON.parse(json)));
  expect([read.completeBytes, read.end]).toEqual([complete.length, end]);
});

test('lines without numbers are read if an older version wrote them', () => {
  const read = readLines(bytes(`${jsons.join('\n')}\n`), { file, minEnd: false });
  expect(read.lines).toEqual(jsons.map((json) => JSON.parse(json)));
});

test.each(['{"don', '{"seq":3,"sum":"0', '\u0000\u0000\u0000', 'half a line\n'])(
  'a torn end, %j, is left out',
  (torn) => {
    const { lines, completeBytes } = readLines(bytes(start(2) + torn), { file, minEnd: emptyLog });
    expect(lines).toHaveLength(2);
    expect(completeBytes).toBe(start(2).length);
  },
);

const swapped = line(3).replace('200', '500');

test.each([
  [
    'a line in the middle is not a record',
    `${start(2)}{}\n${line(3)}`,
    'Line 3 of writes-1.jsonl is damaged.',
  ],
  [
    'a line is missing',
    line(1) + line(3),
    'Line 2 of writes-1.jsonl is missing: line 3 is in its place.',
  ],
  [
    'the first line is missing',
    line(2),
    'Line 1 of writes-1.jsonl is missing: line 2 is in its place.',
  ],
  [
    'a line is there twice',
    start(2) + line(2),
    'Line 3 of writes-1.jsonl is missing: line 2 is in its place.',
  ],
  [
    'a line was altered',
    start(2) + swapped + line(4),
    'Line 3 of writes-1.jsonl was altered: its checksum does not fit it.',
  ],
  [
    'the last line was altered',
    start(2) + swapped,
    'Line 3 of writes-1.jsonl was altered: its checksum does not fit it.',
  ],
  [
    'the second half is missing',
    start(3),
    'writes-1.jsonl is not whole: lines 4 to 6 are missing or damaged.',
  ],
  [
    'the last line is missing',
    start(5),
    'writes-1.jsonl is not whole: line 6 is missing or damaged.',
  ],
  [
    'all lines are missing',
    '',
    'writes-1.jsonl is not whole: lines 1 to 6 are missing or damaged.',
  ],
])('where %s, it is named', (_, text, sentence) => {
  expect(() => readLines(bytes(text), { file, minEnd: end })).toThrow(sentence);
});

test('another log of the same length is rejected', () => {
  const others = numberedLines(
    jsons.map((json) => json.replace('200', '500')),
    emptyLog,
  );
  expect(() => readLines(bytes(others.text), { file, minEnd: end })).toThrow(
    'writes-1.jsonl is another log than sandbox.json names.',
  );
});
