import { describe, expect, test } from 'vitest';
import { downsample, downsampleByExtremes, downsampleByTriangles } from './downsample';
import type { Point } from './series';

const wave = (count: number): Point[] =>
  Array.from({ length: count }, (_, x) => ({ x, y: Math.sin(x / 50) }));

const ordered = (points: readonly Point[]) =>
  points.every((point, index) => index === 0 || (points[index - 1]?.x ?? 0) <= point.x);

describe.each([
  ['extremes', (points: readonly Point[]) => downsampleByExtremes(points, 100)],
  ['triangles', (points: readonly Point[]) => downsampleByTriangles(points, 200)],
])('downsampling by %s', (_, thinned) => {
  test('few points are returned unchanged', () => {
    const points = wave(150);
    expect(thinned(points)).toBe(points);
  });

  test('keeps the ends, the order and at most two points per column', () => {
    const points = wave(10_000);
    const thinnedPoints = thinned(points);
    expect(thinnedPoints.length).toBeLessThanOrEqual(202);
    expect(thinnedPoints.length).toBeGreaterThan(100);
    expect(thinnedPoints[0]).toBe(points[0]);
    expect(thinnedPoints.at(-1)).toBe(points.at(-1));
    expect(ordered(thinnedPoints)).toBe(true);
  });

  test('every kept point is one of the input, once', () => {
    const points = wave(5000);
    const originals = new Set(points);
    const thinnedPoints = thinned(points);
    expect(thinnedPoints.every((point) => originals.has(point))).toBe(true);
    expect(new Set(thinnedPoints).size).toBe(thinnedPoints.length);
  });

  test('a single spike survives', () => {
    const points = wave(10_000);
    points[4321] = { x: 4321, y: 40 };
    expect(Math.max(...thinned(points).map(({ y }) => y))).toBe(40);
  });

  test('an empty list stays empty', () => expect(thinned([])).toEqual([]));
});

test('points that share one x become their two extremes', () => {
  const points = Array.from({ length: 500 }, (_, y) => ({ x: 7, y }));
  expect(downsampleByExtremes(points, 100)).toEqual([
    { x: 7, y: 0 },
    { x: 7, y: 499 },
  ]);
});

test('a gap in x does not make empty columns', () => {
  const points = [...wave(300), ...wave(300).map(({ x, y }) => ({ x: x + 1e6, y }))];
  const thinnedPoints = downsampleByExtremes(points, 20);
  expect(ordered(thinnedPoints)).toBe(true);
  expect(thinnedPoints.length).toBeLessThanOrEqual(42);
});

test('the more series share a chart, the fewer points each keeps', () => {
  const points = wave(5000);
  const columns = 1200;
  const few = downsample(points, { columns, seriesCount: 2 }).length;
  const many = downsample(points, { columns, seriesCount: 100 }).length;
  const crowd = downsample(points, { columns, seriesCount: 1000 }).length;
  expect([many, crowd]).toEqual([1200, 250]);
  expect(few).toBeGreaterThan(many);
});
