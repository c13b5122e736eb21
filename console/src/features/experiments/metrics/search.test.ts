import { expect, test } from 'vitest';
import { chartSearch } from './search';

const read = (search: object) => chartSearch(search as never);

test('an empty link shows batches on a linear scale, unsmoothed', () => {
  expect(read({})).toEqual({
    scale: 'linear',
    x: 'batches',
    smoothing: 0,
    smoothingBy: 'points',
    filter: '',
    metric: [],
    chart: [],
    section: [],
    end: 'data',
    base: 0,
    moment: '',
  });
});

test('a full link is read as it is', () => {
  const view = {
    scale: 'log',
    x: 'time',
    smoothing: 0.9,
    smoothingBy: 'time',
    outliers: 'left-out',
    filter: 'loss',
    metric: ['validation/loss'],
    chart: ['training|lr;pinned'],
    section: ['grads;closed'],
    end: 'training',
    range: [10, 500],
    base: 74,
    moment: '2026-11-25T10:00:00Z',
  } as const;
  expect(read(view)).toEqual(view);
});

test.each([
  [{ smoothing: 7 }],
  [{ scale: 'sqrt' }],
  [{ x: 'moon' }],
  [{ x: '|loss' }],
  [{ outliers: 'maybe' }],
  [{ range: [5] }],
  [{ range: [9, 3] }],
  [{ range: ['a', 'b'] }],
])('what makes no sense in %j falls back', (search) => {
  expect(read(search)).toEqual(read({}));
});

test.each(['elapsed', 'training|tokens', 'training|a|b'])('curves can be drawn over %s', (x) => {
  expect(read({ x }).x).toBe(x);
});
