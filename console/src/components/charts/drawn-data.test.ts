import { expect, test } from 'vitest';
import { toDrawnData } from './drawn-data';
import { packSeries, unpackSeries } from './packed-series';
import type { Series } from './series';

const series = (id: string, count: number): Series => ({
  id,
  name: id,
  color: '--c1',
  points: Array.from({ length: count }, (_, x) => ({ x, y: Math.sin(x / 9) })),
});

test('a large set is drawn with about one point per column and series', () => {
  const crowd = Array.from({ length: 100 }, (_, index) => series(`run ${index}`, 3000));
  const { lines, x } = toDrawnData(crowd, { scale: 'linear', columns: 600 });
  expect(lines.every(({ points }) => points.length <= 600)).toBe(true);
  expect(x).toEqual([0, 2999]);
});

test('thousands of NaN become a handful of marks', () => {
  const broken = {
    ...series('loss', 0),
    points: series('loss', 5000).points.map(({ x }) => ({ x, y: Number.NaN })),
  };
  const [line] = toDrawnData([broken], { scale: 'linear', columns: 600 }).lines;
  expect(line?.marks.length).toBeGreaterThan(50);
  expect(line?.marks.length).toBeLessThanOrEqual(102);
});

test('a smoothed line and the raw one behind it are both thinned', () => {
  const [line] = toDrawnData([series('loss', 9000)], {
    scale: 'linear',
    smoothing: 0.9,
    columns: 300,
  }).lines;
  expect(line?.points.length).toBeLessThanOrEqual(602);
  expect(line?.raw?.length).toBeLessThanOrEqual(602);
});

test('packing for the worker loses nothing', () => {
  const odd: Series = {
    id: 'x',
    name: 'x',
    color: '--c2',
    dash: [2, 3],
    points: [
      { x: 0, y: Number.NaN },
      { x: 1.5, y: Number.NEGATIVE_INFINITY },
    ],
  };
  expect(unpackSeries(packSeries(odd))).toEqual(odd);
});
