import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logLine, logLines, memoryReader } from '../test/memory-log';
import { exactPages, streamFrom } from './exact-pages';
import { followLog, type StreamLog } from './follow-log';
import { merged } from './log-line';
import type { TimedLine } from './time-order';

const { signal } = new AbortController();
const idsOf = (entries: readonly TimedLine[]) => entries.map(({ id }) => Number(id));

const start = Date.parse('2026-11-20T09:00:00Z');

type Written = { gapMs: number; clock: number; skip: number };

/** Lines of containers whose clocks differ, in the order of arrival. */
function linesOf(lines: readonly Written[], clocks: readonly number[]): TimedLine[] {
  let now = start;
  let id = 1000;
  return lines.map(({ gapMs, clock, skip }) => {
    now += gapMs;
    id += 1 + skip;
    return logLine(id, { at: now + (clocks[clock % clocks.length] ?? 0) });
  });
}

const clock = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: -40_000, max: 40_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -7_200_000, max: 7_200_000 }) },
);

const log = fc
  .record({
    clocks: fc.array(clock, { minLength: 1, maxLength: 4 }),
    lines: fc.array(
      fc.record({
        // many lines at one time, and a few pauses
        gapMs: fc.oneof(
          { weight: 6, arbitrary: fc.constant(0) },
          { weight: 3, arbitrary: fc.integer({ min: 1, max: 50 }) },
          { weight: 1, arbitrary: fc.integer({ min: 1000, max: 120_000 }) },
        ),
        clock: fc.nat(3),
        skip: fc.nat(2),
      }),
      { minLength: 1, maxLength: 250 },
    ),
  })
  .map(({ clocks, lines }) => linesOf(lines, clocks));

const pageSize = fc.integer({ min: 1, max: 40 });

test('reading back from the newest line returns each line once and in order, whatever the clocks show', () =>
  fc.assert(
    fc.asyncProperty(log, pageSize, async (lines, limit) => {
      const pages = exactPages({ read: memoryReader(lines) });
      let { entries: loaded, hasMore } = await pages.newest({ limit, signal });
      while (hasMore) {
        const page = await pages.older({ loaded, limit, signal });
        expect(page.entries.length > 0 || !page.hasMore).toBe(true);
        loaded = [...page.entries, ...loaded];
        hasMore = page.hasMore;
      }
      expect(idsOf(loaded)).toEqual(idsOf(lines));
    }),
  ));

test('reading forward from the oldest line returns each line once and in order, with only the last lines in memory', () =>
  fc.assert(
    fc.asyncProperty(log, pageSize, async (lines, limit) => {
      const pages = exactPages({ read: memoryReader(lines) });
      let { entries: loaded, hasMore } = await pages.oldest({ limit, signal });
      const seen = idsOf(loaded);
      while (hasMore) {
        const page = await pages.newer({ loaded, limit, signal });
        seen.push(...idsOf(page.entries));
        // drops earlier lines, as in a long log
        loaded = [...loaded, ...page.entries].slice(-limit);
        hasMore = page.hasMore;
      }
      expect(seen).toEqual(idsOf(lines));
    }),
  ));

test('opening around any line returns a section without holes that contains the line', () =>
  fc.assert(
    fc.asyncProperty(log, fc.nat(), fc.integer({ min: 1, max: 60 }), async (lines, at, limit) => {
      const pages = exactPages({ read: memoryReader(lines) });
      const place = lines[at % lines.length] ?? logLine(0);
      const { entries, hasOlder, hasNewer } = await pages.around({ place, limit, signal });
      const all = idsOf(lines);
      const from = all.indexOf(Number(entries[0]?.id));
      expect(idsOf(entries)).toEqual(all.slice(from, from + entries.length));
      expect(idsOf(entries)).toContain(Number(place.id));
      if (!hasOlder) expect(from).toBe(0);
      if (!hasNewer) expect(entries.at(-1)?.id).toBe(lines.at(-1)?.id);
    }),
  ));

test('following returns each line that is not loaded, whatever its clock shows', () =>
  fc.assert(
    fc.asyncProperty(log, fc.nat(), pageSize, async (lines, cut, limit) => {
      const count = 1 + (cut % lines.length);
      const loaded = lines.slice(Math.max(0, count - limit), count);
      const read = memoryReader(lines);
      const stream: StreamLog<TimedLine> = async function* ({ afterMs = -Infinity }) {
        yield lines.filter(({ at }) => at > afterMs);
      };
      const following = { readers: { read }, stream, loaded, progress: {}, signal };
      let all: TimedLine[] = loaded;
      for await (const batch of followLog({ ...following, onReconnect: () => {} }))
        all = merged(
          all,
          batch.filter(({ id }) => Number(id) > Number(loaded[0]?.id)),
        );
      expect(idsOf(all)).toEqual(idsOf(lines.slice(lines.indexOf(loaded[0] ?? logLine(0)))));
    }),
  ));

test('in a fast log, a stream repeats at most a thousand lines', () => {
  // a thousand lines a second
  const loaded = logLines(1, 100).map((line, index) => ({ ...line, at: start + index }));
  expect(streamFrom(loaded)).toBeGreaterThan(start - 1000);
  // a line a second
  expect(streamFrom(logLines(1, 100))).toBe(logLine(100).at - 99_000 - 1);
  expect(streamFrom(logLines(90, 100))).toBe(logLine(100).at - 60_000 - 1);
});

describe('more lines at one time than a page may have', () => {
  const crowd = [
    ...logLines(1, 10),
    ...logLines(11, 3000, { at: logLine(11).at }),
    ...logLines(3001, 3010),
  ];

  test('are all read back', async () => {
    const pages = exactPages({ read: memoryReader(crowd) });
    let { entries: loaded, hasMore } = await pages.newest({ limit: 100, signal });
    for (let reads = 0; hasMore && reads < 20; reads++) {
      const page = await pages.older({ loaded, limit: 1000, signal });
      loaded = [...page.entries, ...loaded];
      hasMore = page.hasMore;
    }
    expect(idsOf(loaded)).toEqual(idsOf(crowd));
  });

  test('are found when the log opens around one of them', async () => {
    const pages = exactPages({ read: memoryReader(crowd) });
    const place = { id: '1500', at: logLine(11).at };
    const { entries } = await pages.around({ place, limit: 200, signal });
    expect(idsOf(entries)).toContain(1500);
  });
});

test('a page of a slow log costs one page and one line', async () => {
  const requests: unknown[] = [];
  const pages = exactPages({ read: memoryReader(logLines(1, 5000), requests) });
  const { entries: loaded } = await pages.newest({ limit: 100, signal });
  const page = await pages.older({ loaded, limit: 1000, signal });
  expect(page.entries.length).toBeGreaterThan(850);
  expect(requests).toHaveLength(3);
});
