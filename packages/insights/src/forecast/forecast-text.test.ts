import { expect, test } from 'vitest';
import type { ForecastBasis, JobForecast, Range } from './forecast';
import { basisText, forecastText, rangeText } from './forecast-text';

const minute = 60_000;
const basis: ForecastBasis = { progress: 8, past: null, likePast: 0, unknown: 0 };
const range = (low: number, median: number, high: number): Range => ({
  ...{ low: low * minute, median: median * minute, high: high * minute },
});

const starts = (range: Range): JobForecast => ({
  ...{ id: 'a', kind: 'starts', range: range, needs: 8, free: 2, basis },
});

test('beside a count of free slots a forecast says none of its own (screens-experiments L6)', () => {
  const beside = (forecast: JobForecast) => forecastText(forecast)?.sentenceBesideCount;
  expect(beside(starts(range(21, 27, 34)))).toBe('starts in 20–35 min: needs 8');
  expect(beside({ id: 'a', kind: 'unknown', needs: 4, free: 0 })).toBe('no forecast yet: needs 4');
  expect(beside({ id: 'a', kind: 'never', needs: 16, capacity: 8 })).toBe(
    'can never start here: needs 16, pool has 8',
  );
});

test('a start has its reason and basis', () => {
  expect(forecastText(starts(range(21, 27, 34)))).toMatchObject({
    sentence: 'starts in 20–35 min: needs 8, 2 free',
    basis: '80 % range, median 27 min, from progress of 8 running jobs',
  });
  expect(forecastText(starts(range(0, 0, 0)), ['t4-pool'])?.sentence).toBe('starts now');
  expect(forecastText(starts(range(21, 27, 34)), ['t4-pool'])?.sentence).toBe(
    'starts in 20–35 min: needs 8, 2 free; t4-pool could start it now',
  );
});

test('an end has the running trials', () => {
  const ends = (range: Range | null, live: number) =>
    forecastText({ id: 'a', kind: 'ends', range: range, live, basis })?.sentence;
  expect(ends(range(24, 26, 28), 1)).toBe('ends in about 26 min');
  expect(ends(range(24, 26, 28), 8)).toBe('ends in about 26 min, 8 trials live');
  expect(ends(null, 8)).toBe('8 trials live');
  expect(ends(null, 1)).toBeUndefined();
});

test('a start beyond the horizon in half of the futures is not visible', () => {
  const starts = (range: Range) =>
    forecastText({ id: 'a', kind: 'starts', range: range, needs: 8, free: 2, basis })?.sentence;
  const never = Number.POSITIVE_INFINITY;
  expect(starts({ low: 600 * 60_000, median: never, high: never })).toBe(
    'start not in sight: needs 8, 2 free',
  );
  expect(starts(range(600, 900, never))).toBe('starts in 10 h or later: needs 8, 2 free');
});

test('a job that cannot start is reported as such', () => {
  const sentence = (forecast: JobForecast) => forecastText(forecast)?.sentence;
  expect(sentence({ id: 'a', kind: 'never', needs: 16, capacity: 8 })).toBe(
    'can never start here: needs 16, pool has 8',
  );
  expect(sentence({ id: 'a', kind: 'never', needs: 12, capacity: 16 })).toBe(
    'can never start here: no agents have room for 12',
  );
  expect(sentence({ id: 'a', kind: 'disabled', needs: 4, disabled: 6 })).toBe(
    'cannot start now: needs 4, 6 are disabled',
  );
  expect(sentence({ id: 'a', kind: 'unknown', needs: 4, free: 0 })).toBe(
    'no forecast yet: needs 4, 0 free',
  );
});

test('times are rounded to their precision', () => {
  expect(rangeText(range(0.2, 3, 8))).toBe('within 8 min');
  expect(rangeText(range(1.1, 1.2, 1.3))).toBe('in about a minute');
  expect(rangeText(range(40, 60, 130))).toBe('in 40 min – 2 h');
  // screens-experiments L18
  expect(rangeText(range(30, 182, 1140))).toBe('in about 3 h (30 min – 19 h)');
  expect(rangeText(range(130, 160, 290))).toBe('in 2–5 h');
  expect(rangeText(range(600, 900, Number.POSITIVE_INFINITY))).toBe('in 10 h or later');
  expect(rangeText(range(2880, 3000, 5760))).toBe('in 2–4 d');
});

test('the basis names the owner of the past runs, and the unknown jobs', () => {
  const past = { kind: 'past', count: 12, owner: 'Ana', project: 'Vision' } as const;
  expect(basisText({ progress: 0, past, likePast: 1, unknown: 0 })).toBe(
    'from 12 past runs of Ana in Vision',
  );
  expect(basisText({ progress: 1, past: null, likePast: 2, unknown: 3 })).toBe(
    'from progress of 1 running job and past runs like 2 running jobs; 3 running jobs may end at any time',
  );
});
