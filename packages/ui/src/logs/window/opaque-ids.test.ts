import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logEntry, memoryLog } from '../../test/memory-log';
import { addHits, nextHit, noHits } from '../search/hit-list';
import { type LogEntry, linesAfter } from './log-entry';
import { createLogWindow, type LogWindow } from './log-window';

/** letters in an arbitrary order, as the line ids of some log stores */
const opaque = (index: number) => `l${((index * 7919) % 100_003).toString(36)}x`;

const start = Date.parse('2026-11-20T09:00:00Z');

const line = (index: number, at: number): LogEntry => ({
  ...logEntry(index, { at }),
  id: opaque(index),
});

const log = fc
  .array(
    // many lines at one time, and a few pauses
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(0) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 5_000 }) },
    ),
    { minLength: 1, maxLength: 300 },
  )
  .map((gaps) => {
    let at = start;
    return gaps.map((gap, index) => {
      at += gap;
      return line(index, at);
    });
  });

const size = fc.integer({ min: 1, max: 60 });
const idsOf = (lines: ReadonlyArray<{ id: string }>) => lines.map(({ id }) => id);

const rested = (window: LogWindow) =>
  expect
    .poll(() => window.state(), { interval: 1 })
    .toMatchObject({ isLoading: false, error: undefined });

test.each(['newest', 'oldest'] as const)(
  'with ids that have no order: from the %s line on, each line appears once and at its position',
  (at) =>
    fc.assert(
      fc.asyncProperty(log, size, size, async (lines, firstPage, nextPage) => {
        const window = createLogWindow({ source: memoryLog(lines), firstPage, nextPage });
        window.open({ at });
        await rested(window);
        for (let pages = 0; pages <= lines.length; pages++) {
          const { hasOlder, hasNewer } = window.state();
          if (!hasOlder && !hasNewer) break;
          if (hasOlder) window.loadOlder();
          else window.loadNewer();
          await rested(window);
        }
        window.stop();
        expect(idsOf(window.state().entries)).toEqual(idsOf(lines));
      }),
      { numRuns: 40 },
    ),
);

test('lines written meanwhile appear once, also when a reconnect repeats them', async () => {
  const lines = [0, 1, 2].map((index) => line(index, start));
  const late = [3, 4].map((index) => line(index, start + 1));
  const source = memoryLog(lines, async function* () {
    yield lines.slice(1);
    yield late.slice(0, 1);
    yield late;
  });
  const window = createLogWindow({ source });
  window.open({ at: 'newest' });
  await expect.poll(() => window.state().live).toBe('ended');
  expect(idsOf(window.state().entries)).toEqual(idsOf([...lines, ...late]));
});

test('a search adds up over its pages, counts nothing twice, and wraps', () => {
  const lines = [0, 1, 2, 3].map((index) => line(index, start + index));
  const hits = [lines.slice(0, 2), lines.slice(1, 4), lines].reduce(addHits, noHits);
  expect(hits.count).toBe(4);
  expect(idsOf(hits.places)).toEqual(idsOf(lines));
  expect([0, 1, 2, 3].map((at) => nextHit(hits.places, hits.places[at], 1))).toEqual([1, 2, 3, 0]);
  expect([0, 1, 2, 3].map((at) => nextHit(hits.places, hits.places[at], -1))).toEqual([3, 0, 1, 2]);
  expect(nextHit(hits.places, { id: 'elsewhere', at: start + 1.5 }, 1)).toBe(2);
  expect(nextHit(hits.places, { id: 'elsewhere', at: start + 1.5 }, -1)).toBe(1);
});

test('lines after a known one are those behind it', () => {
  const lines = [0, 1, 2].map((index) => line(index, start));
  expect(linesAfter(lines, opaque(0))).toEqual(lines.slice(1));
  expect(linesAfter(lines, opaque(2))).toEqual([]);
});
