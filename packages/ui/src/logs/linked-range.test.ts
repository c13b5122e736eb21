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
/** Names lines as logs from several sources do: the ids have no order. */
const nameLine = (line: LogEntry, origin: string): LogEntry => ({
  ...line,
  id: `${origin}:${line.id}`,
  origin,
});
const lines = logEntries(1, 9).map((line, index) => nameLine(line, index % 2 === 0 ? '7' : '3'));
const marked = (line: string, to: string, all = lines) => {
  const isLinked = linkedLines(all, { line, to });
  return all.flatMap(({ id }) => (isLinked(id) ? [id] : []));
};
const idOf = (index: number) => lines[index]?.id ?? '';

test('a range contains all its lines, also if ids have no order', () => {
  expect(marked(idOf(2), idOf(5))).toEqual([2, 3, 4, 5].map(idOf));
  expect(marked(idOf(2), '')).toEqual([idOf(2)]);
  expect(marked('', '')).toEqual([]);
});

test('a range with one end not loaded marks its loaded lines', () => {
  expect(marked(idOf(2), idOf(7), lines.slice(0, 5))).toEqual([2, 3, 4].map(idOf));
  expect(marked(idOf(0), idOf(5), lines.slice(3))).toEqual([3, 4, 5].map(idOf));
  expect(marked(idOf(0), idOf(8), lines.slice(3, 5))).toEqual([]);
});

test('lines named by number need not be loaded', () => {
  const numbered = logEntries(10, 20);
  expect(marked('5', '12', numbered)).toEqual(['10', '11', '12']);
});

test('a range extends to either side, and lines of one time follow their position', () => {
  const at = Date.parse('2026-11-20T09:00:00Z');
  const same = [1, 2, 3].map((id) => nameLine(logEntry(id, { at }), '7'));
  const [first, middle, last] = same;
  if (!first || !middle || !last) throw new Error('no lines');
  const linked = { entries: same, view: { ...view, line: middle.id, at: middle.time ?? '' } };
  expect(extendedTo(last, linked)).toEqual({ to: last.id });
  expect(extendedTo(first, linked)).toMatchObject({ line: first.id, to: middle.id });
});
