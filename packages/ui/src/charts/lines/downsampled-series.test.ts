import { expect, test } from 'vitest';
import { toDownsampledSeries } from './downsampled-series';
import { packLineData, packSeries, unpackLineData, unpackSeries } from './packed-series';
import type { Series } from './series';

const series = (id: string, count: number): Series => ({
  id,
  name: id,
  color: '--c1',
  points: Array.from({ length: count }, (_, x) => ({ x, y: Math.sin(x / 9) })),
});

test('a large set is drawn with about one point per column and series', () => {
  const crowd = Array.from({ length: 100 }, (_, index) => series(`run ${index}`, 3000));
  const { lines, x } = toDownsampledSeries(crowd, { scale: 'linear', columns: 600 });
  expect(lines.every(({ points }) => points.length <= 600)).toBe(true);
  expect(x).toEqual([0, 2999]);
});

test('thousands of NaN become a handful of marks', () => {
  const broken = {
    ...series('loss', 0),
    points: series('loss', 5000).points.map(({ x }) => ({ x, y: Number.NaN })),
  };
  const [line] = toDownsampledSeries([broken], { scale: 'linear', columns: 600 }).lines;
  expect(line?.marks.length).toBeGreaterThan(50);
  expect(line?.marks.length).toBeLessThanOrEqual(102);
});

test('a long line becomes its mean, within a band of the range of each column', () => {
  const spiky = { ...series('loss', 9000) };
  spiky.points = spiky.points.map((point) => (point.x === 4321 ? { ...point, y: 50 } : point));
  const [line] = toDownsampledSeries([spiky], { scale: 'linear', columns: 300 }).lines;
  expect(line?.points).toHaveLength(300);
  expect([line?.points[0]?.x, line?.points.at(-1)?.x]).toEqual([0, 8999]);
  expect(Math.max(...(line?.band ?? []).map(({ high }) => high))).toBe(50);
  expect(line?.band?.every(({ low, high }) => low < high)).toBe(true);
});

test('a long smoothed line is within the band of its raw values', () => {
  const [line] = toDownsampledSeries([series('loss', 9000)], {
    scale: 'linear',
    smoothing: 0.9,
    columns: 300,
  }).lines;
  expect(line?.points.length).toBeLessThanOrEqual(602);
  expect(line?.band).toHaveLength(300);
  expect(line?.raw).toBeUndefined();
});

test('a short smoothed line keeps its raw points behind it', () => {
  const [line] = toDownsampledSeries([series('loss', 900)], {
    scale: 'linear',
    smoothing: 0.9,
    columns: 300,
  }).lines;
  expect(line?.raw?.length).toBeLessThanOrEqual(602);
  expect(line?.band).toBeUndefined();
});

test('many lines have no band', () => {
  const crowd = Array.from({ length: 30 }, (_, index) => series(`run ${index}`, 3000));
  const { lines } = toDownsampledSeries(crowd, { scale: 'linear', columns: 300 });
  expect(lines.some(({ band }) => band)).toBe(false);
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
  const both = [odd, series('loss', 40)];
  expect(packSeries(both).map(unpackSeries)).toEqual(both);
  const downsampled = toDownsampledSeries([odd, series('loss', 40)], {
    scale: 'log',
    smoothing: 0.5,
    columns: 300,
  });
  expect(unpackLineData(packLineData(downsampled))).toEqual(downsampled);
});
