import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logLine, memoryReader } from '../test/memory-log';
import { compareLines, inTimeOrder, nameLine, ownId, type TimedLine } from './time-order';
import { type LogPart, timePages } from './time-pages';

const start = Date.parse('2026-11-20T09:00:00Z');
const { signal } = new AbortController();

/** few times, so that many lines share one; clocks that jump back and ahead */
const time = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 12 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 4000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -60_000, max: 60_000 }) },
);

const log = fc.array(time, { maxLength: 120 });
const world = fc.record({
  logs: fc.array(log, { minLength: 1, maxLength: 4 }),
  /** logs whose line ids have no order */
  opaque: fc.boolean(),
  limit: fc.integer({ min: 1, max: 40 }),
});

const lineOf = (index: number, ms: number, isOpaque: boolean): TimedLine => {
  const line = logLine(index + 1, { at: start + ms });
  return isOpaque ? { ...line, id: `l${(index * 7919) % 100_003}x` } : line;
};

type World = { logs: readonly number[][]; opaque: boolean };

function openWorld({ logs, opaque }: World) {
  const all = logs.map((times) => times.map((ms, index) => lineOf(index, ms, opaque)));
  const parts = all.map((lines, index): LogPart<TimedLine> => {
    const read = memoryReader(lines);
    return { origin: `${index + 7}`, read, readAll: read };
  });
  const named = all.flatMap((lines, index) => lines.map((line) => nameLine(line, `${index + 7}`)));
  return { pages: timePages(parts), truth: idsOf(inTimeOrder(named)) };
}

const idsOf = (lines: ReadonlyArray<{ id: string }>) => lines.map(({ id }) => id);

test('reading back from the end returns each line of each log once, in the order of their times', () =>
  fc.assert(
    fc.asyncProperty(world, async ({ limit, ...worldOptions }) => {
      const { pages, truth } = openWorld(worldOptions);
      const read: TimedLine[] = [];
      for (let hasMore = true; hasMore; ) {
        const page = await pages.before({ edge: read[0], limit, signal });
        expect(page.entries.length).toBeLessThanOrEqual(limit);
        read.unshift(...page.entries);
        hasMore = page.hasMore && page.entries.length > 0;
      }
      expect(idsOf(read)).toEqual(truth);
    }),
    { numRuns: 150 },
  ));

test('reading forward from the start, too', () =>
  fc.assert(
    fc.asyncProperty(world, async ({ limit, ...worldOptions }) => {
      const { pages, truth } = openWorld(worldOptions);
      const read: TimedLine[] = [];
      for (let hasMore = true; hasMore; ) {
        const page = await pages.after({ edge: read.at(-1), limit, signal });
        expect(page.entries.length).toBeLessThanOrEqual(limit);
        read.push(...page.entries);
        hasMore = page.hasMore && page.entries.length > 0;
      }
      expect(idsOf(read)).toEqual(truth);
    }),
    { numRuns: 150 },
  ));

test('around a line or a time there is a section without a hole that contains the line', () =>
  fc.assert(
    fc.asyncProperty(world, fc.nat(), async ({ limit, ...worldOptions }, pick) => {
      const { pages, truth } = openWorld(worldOptions);
      fc.pre(truth.length > 0);
      const id = truth[pick % truth.length] ?? '';
      const at = atOf(worldOptions, id);
      for (const place of [
        { id, at },
        { id: '', at },
      ]) {
        const { entries, hasOlder, hasNewer } = await pages.around({ place, limit, signal });
        const ids = idsOf(entries);
        const from = truth.indexOf(ids[0] ?? '');
        expect(ids).toEqual(truth.slice(from, from + ids.length));
        if (place.id !== '') expect(ids).toContain(id);
        if (!hasOlder) expect(from).toBe(0);
        if (!hasNewer) expect(ids.at(-1)).toBe(truth.at(-1));
      }
    }),
    { numRuns: 100 },
  ));

function atOf({ logs, opaque }: World, id: string) {
  const [origin = '', own = ''] = id.split(':');
  const times = logs[Number(origin) - 7] ?? [];
  const index = times.findIndex((ms, index) => lineOf(index, ms, opaque).id === own);
  return start + (times[index] ?? 0);
}

test('a page of one of many logs of a million lines requests samples, not whole logs', async () => {
  const requests: number[] = [];
  const lines = Array.from({ length: 5000 }, (_, index) => lineOf(index, index * 10, false));
  const read = memoryReader(lines);
  const part = (origin: string): LogPart<TimedLine> => ({
    origin,
    read: (stretch, signal) => {
      requests.push(stretch.limit);
      return read(stretch, signal);
    },
    readAll: () => {
      throw new Error('The whole stripe was read though the samples hold it.');
    },
  });
  const pages = timePages(['1', '2', '3'].map(part));
  const page = await pages.before({ limit: 100, signal });
  expect(page.entries).toHaveLength(100);
  expect(requests).toEqual([100, 100, 100, 1, 1, 1]);
});

test('lines are ordered by time to the last digit, then by log, then by arrival', () => {
  const at = start;
  const line = (origin: string, id: string, fraction: string) => ({
    ...nameLine(logLine(1, { at, time: `2026-11-20T09:00:00.000${fraction}Z` }), origin),
    id: `${origin}:${id}`,
  });
  const sorted = [
    line('9', '41', ''),
    line('10', '7', ''),
    line('10', '30', '000'),
    line('9', '42', '0005'),
    line('9', '40', '1'),
    line('9', '39', '12'),
  ];
  expect(idsOf([...sorted].reverse().sort(compareLines))).toEqual(idsOf(sorted));
  expect(sorted.map(ownId)).toEqual(['41', '7', '30', '42', '40', '39']);
});
