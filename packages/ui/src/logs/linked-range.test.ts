import { expect, test } from 'vitest';
import { logEntries, logEntry } from '../test/memory-log';
import { extendedTo, linkedLines } from './linked-range';
import type { LogEntry } from './window/log-entry';

const view = {
  time: 'utc',
  wrap: false,
  find: '',
  regex: false,
  hit: '',
  hitAt: '',
  line: '',
  to: '',
  at: '',
} as const;
/** As lines of several logs are named: the ids do not tell an order. */
const nameLine = (line: LogEntry, origin: string): LogEntry => ({
  ...line,
  id: `${origin}:${line.id}`,
  origin,
});
const lines = logEntries(1, 9).map((line, index) => nameLine(line, index % 2 === 0 ? '7' : '3'));
const marked = (line: string, to: string, held = lines) => {
  const isLinked = linkedLines(held, { line, to });
  return held.flatMap(({ id }) => (isLinked(id) ? [id] : []));
};
const idOf = (index: number) => lines[index]?.id ?? '';

test('a range is all its lines, also where ids tell no order', () => {
  expect(marked(idOf(2), idOf(5))).toEqual([2, 3, 4, 5].map(idOf));
  expect(marked(idOf(2), '')).toEqual([idOf(2)]);
  expect(marked('', '')).toEqual([]);
});

test('of a range whose other end is not held, what is held is marked', () => {
  expect(marked(idOf(2), idOf(7), lines.slice(0, 5))).toEqual([2, 3, 4].map(idOf));
  expect(marked(idOf(0), idOf(5), lines.slice(3))).toEqual([3, 4, 5].map(idOf));
  expect(marked(idOf(0), idOf(8), lines.slice(3, 5))).toEqual([]);
});

test('numbers need not be held', () => {
  const numbered = logEntries(10, 20);
  expect(marked('5', '12', numbered)).toEqual(['10', '11', '12']);
});

test('a range reaches to either side, lines of one time by their position', () => {
  const at = Date.parse('2026-11-20T09:00:00Z');
  const same = [1, 2, 3].map((id) => nameLine(logEntry(id, { at }), '7'));
  const [first, middle, last] = same;
  if (!first || !middle || !last) throw new Error('no lines');
  const linked = { entries: same, view: { ...view, line: middle.id, at: middle.time ?? '' } };
  expect(extendedTo(last, linked)).toEqual({ to: last.id });
  expect(extendedTo(first, linked)).toMatchObject({ line: first.id, to: middle.id });
});
