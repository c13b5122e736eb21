import { expect, test } from 'vitest';
import { fitAfter, idleByDay, idleDays, idleStretches, idleWeek } from './idle-hours';

const minute = 60_000;
const now = Date.parse('2026-11-20T12:00:00Z');

test('a GPU counts as idle for spans of half an hour and more, without gaps', () => {
  const at = (minutes: number, percent: number) => ({ at: now + minutes * minute, percent });
  const every = (from: number, to: number, percent: number) =>
    Array.from({ length: (to - from) / 5 + 1 }, (_, each) => at(from + 5 * each, percent));
  const use = [
    ...every(0, 40, 1),
    ...every(45, 60, 90),
    ...every(65, 85, 0),
    ...every(120, 160, 4),
  ];
  expect(idleStretches(use)).toEqual([
    { from: now, to: now + 40 * minute },
    { from: now + 120 * minute, to: now + 160 * minute },
  ]);
});

test('idle hours are summed up by day, with the prices of their pools', () => {
  const midnight = Date.parse('2026-11-20T00:00:00Z');
  const stretch = (pool: string, fromHour: number, toHour: number) => ({
    ...{ from: midnight + fromHour * 60 * minute, to: midnight + toHour * 60 * minute },
    ...{ slots: 2, pool },
  });
  const all = [stretch('a', -3, 2), stretch('b', 4, 5)];
  const morning = midnight + 6 * 60 * minute;
  const days = idleByDay(all, morning);
  expect(days).toHaveLength(idleDays);
  expect(days.slice(-3)).toEqual([
    { day: '2026-11-18', hours: 0 },
    { day: '2026-11-19', hours: 6 },
    { day: '2026-11-20', hours: 6 },
  ]);
  const weekLater = morning + (7 * 24 - 6) * 60 * minute;
  const prices = { currency: '$', all: null, pools: { a: 3 } };
  expect(idleWeek(all, weekLater, { ...prices, all: 1 })).toEqual({ hours: 6, cost: 14 });
  expect(idleWeek(all, weekLater, prices)).toEqual({ hours: 6, cost: null });
});

test('jobs that would fit are those without free slots before', () => {
  const waiting = [
    { pool: 'a', slots: 2 },
    { pool: 'a', slots: 4 },
    { pool: 'b', slots: 1 },
  ];
  const free = new Map([
    ['a', 2],
    ['b', 0],
  ]);
  expect(fitAfter(waiting, { free, freed: [{ pool: 'a', slots: 4 }] })).toBe(1);
  expect(fitAfter(waiting, { free, freed: [{ pool: 'a', slots: 3 }] })).toBe(0);
});
