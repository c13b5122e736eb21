import { expect, test } from 'vitest';
import { type DrawOptions, toDownsampledSeries } from '../lines/downsampled-series';
import { packSeries, unpackLineData } from '../lines/packed-series';
import type { Series } from '../lines/series';
import { toDownsampledCrowd } from './downsampled-crowd';

const series = (id: number, count: number): Series => ({
  id: String(id),
  name: `run ${id}`,
  color: '--c1',
  ...(id % 2 === 0 ? { dash: [2, 3] } : {}),
  points: Array.from({ length: count }, (_, x) => ({ x: x + id, y: 2 + Math.sin(x / (id + 3)) })),
});

const crowd = Array.from({ length: 40 }, (_, index) => series(index, 100 * index));
const plain: DrawOptions = { scale: 'linear', columns: 600 };

const ofCrowd = (lines: readonly Series[], options: DrawOptions) => {
  const data = toDownsampledCrowd(packSeries(lines), options);
  return data && unpackLineData(data);
};

test.each(['linear', 'log'] as const)(
  'on a %s axis the result equals that of the general path',
  (scale) => {
    const options = { ...plain, scale };
    expect(ofCrowd(crowd, options)).toEqual(toDownsampledSeries(crowd, options));
  },
);

test.each([
  ['smoothed lines', { smoothing: 0.5 }],
  ['a zoom', { range: [10, 20] }],
  ['an axis set by hand', { yRange: [1, 2] }],
  ['outliers left out', { outliers: 'left-out' }],
] as const)('%s use the general path', (_, change) => {
  expect(ofCrowd(crowd, { ...plain, ...change })).toBeUndefined();
});

test.each([
  ['NaN', Number.NaN, 'linear'],
  ['infinity', Number.POSITIVE_INFINITY, 'linear'],
  ['zero on a log axis', 0, 'log'],
] as const)('a line with %s uses the general path', (_, y, scale) => {
  const odd = { ...series(50, 0), points: [{ x: 3, y }] };
  expect(ofCrowd([...crowd, odd], { ...plain, scale })).toBeUndefined();
});

test('few lines use the general path, and so do lines without points', () => {
  expect(ofCrowd(crowd.slice(0, 3), plain)).toBeUndefined();
  const empty = crowd.map((one) => ({ ...one, points: [] }));
  expect(ofCrowd(empty, plain)).toBeUndefined();
});

test('a crowd whose axis one line stretches uses the general path by default', () => {
  const diverged = { ...series(50, 40), points: [{ x: 1, y: 900 }] };
  const options = { ...plain, outliers: 'auto' } as const;
  expect(ofCrowd(crowd, options)).toEqual(toDownsampledSeries(crowd, options));
  expect(ofCrowd([...crowd, diverged], options)).toBeUndefined();
});
