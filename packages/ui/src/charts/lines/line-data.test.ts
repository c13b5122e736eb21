import { describe, expect, test } from 'vitest';
import { clip, type LineOptions, noneClipped, toLineData } from './line-data';
import type { Series } from './series';

const series = (points: [number, number][], id = 'loss'): Series => ({
  id,
  name: id,
  color: '--c1',
  points: points.map(([x, y]) => ({ x, y })),
});

const steps: [number, number][] = [
  [0, 4],
  [100, 2],
  [200, 0],
  [300, -1],
  [400, 1],
];

test('on a linear axis every finite point is drawn', () => {
  const data = toLineData([series(steps)], { scale: 'linear' });
  expect(data.lines[0]?.points).toHaveLength(5);
  expect(data).toMatchObject({ x: [0, 400], y: [-1, 4] });
});

test('on a log axis zero and below are dropped, without a mark', () => {
  const data = toLineData([series(steps)], { scale: 'log' });
  expect(data.lines[0]?.points.map(({ y }) => y)).toEqual([4, 2, 1]);
  expect(data.lines[0]?.marks).toEqual([]);
  expect(data.y).toEqual([1, 4]);
});

test('non-finite values become marks on the edge and do not stretch the axis', () => {
  const odd: [number, number][] = [
    [0, 1],
    [1, Number.NaN],
    [2, Number.POSITIVE_INFINITY],
    [3, Number.NEGATIVE_INFINITY],
    [4, 2],
    [9, Number.NaN],
  ];
  const data = toLineData([series(odd)], { scale: 'linear' });
  expect(data.lines[0]?.marks).toEqual([
    { x: 1, kind: 'nan' },
    { x: 2, kind: 'above' },
    { x: 3, kind: 'below' },
    { x: 9, kind: 'nan' },
  ]);
  expect(data).toMatchObject({ x: [0, 9], y: [1, 2] });
});

test('values of only NaN still have an x axis for their marks', () => {
  const data = toLineData(
    [
      series([
        [5, Number.NaN],
        [6, Number.NaN],
      ]),
    ],
    { scale: 'linear' },
  );
  expect(data.x).toEqual([5, 6]);
  expect(data.y).toBeUndefined();
});

test('without points there are no axes', () => {
  expect(toLineData([series([])], { scale: 'linear' })).toEqual({
    lines: [{ id: 'loss', color: '--c1', dash: [], points: [], marks: [] }],
    clipped: noneClipped,
  });
});

describe('smoothing', () => {
  test('keeps the raw line behind the smoothed one', () => {
    const [line] = toLineData([series(steps)], { scale: 'linear', smoothing: 0.9 }).lines;
    expect(line?.raw?.map(({ y }) => y)).toEqual([4, 2, 0, -1, 1]);
    expect(line?.points.at(-1)?.y).not.toBe(1);
  });

  test('the axis still covers the raw line', () => {
    expect(toLineData([series(steps)], { scale: 'linear', smoothing: 0.9 }).y).toEqual([-1, 4]);
  });
});

describe('a zoomed range', () => {
  test('keeps one neighbor on each side, and fits y to the visible points', () => {
    const data = toLineData([series(steps)], { scale: 'linear', range: [150, 320] });
    expect(data.lines[0]?.points.map(({ x }) => x)).toEqual([100, 200, 300, 400]);
    expect(data.y).toEqual([-1, 0]);
  });

  test.each([
    [[-50, -10], [0]],
    [[500, 600], [400]],
    [
      [100, 200],
      [0, 100, 200, 300],
    ],
  ] as const)('%j keeps x %j', (range, xs) => {
    expect(clip(series(steps).points, range).map(({ x }) => x)).toEqual(xs);
  });
});

const inOrder = (ys: number[]) => ys.map((y, x): [number, number] => [x, y]);

describe('the y axis', () => {
  const curve = Array.from({ length: 100 }, (_, index) => 1 + (index % 10) / 10);
  const spiky = [...curve, 4000];

  test('covers every value unless it ignores outliers', () => {
    expect(toLineData([series(inOrder(spiky))], { scale: 'linear' })).toMatchObject({
      y: [1, 4000],
      clipped: noneClipped,
    });
  });

  test('covers the usual values and counts the rest when it ignores outliers', () => {
    const { y, clipped } = toLineData([series(inOrder(spiky))], {
      scale: 'linear',
      outliers: 'left-out',
    });
    expect(y?.[0]).toBe(1);
    expect(y?.[1]).toBeLessThan(3);
    expect(clipped).toEqual({ above: 1, below: 0 });
  });

  test('leaves out by default what stretches the axis more than tenfold (E9)', () => {
    const one = { scale: 'linear', outliers: 'auto' } as const;
    const { y, clipped } = toLineData([series(inOrder(spiky))], one);
    expect(y?.[1]).toBeLessThan(3);
    expect(clipped).toEqual({ above: 1, below: 0 });
    expect(toLineData([series(inOrder([...curve, 8]))], one)).toMatchObject({
      y: [1, 8],
      clipped: noneClipped,
    });
    expect(toLineData([series(inOrder(spiky))], { ...one, scale: 'log' }).y).toEqual([1, 4000]);
  });

  test('a diverged trial among ten does not hide the others (E9)', () => {
    const trials = Array.from({ length: 10 }, (_, at) => series(inOrder([3, 2 + at / 10, 1])));
    const diverged = series(inOrder([40, 400, 880]));
    const data = toLineData([...trials, diverged], { scale: 'linear', outliers: 'auto' });
    expect(data.y?.[1]).toBeLessThan(6);
    expect(data.clipped).toEqual({ above: 3, below: 0 });
  });

  test('leaves out a quarter of a curve that diverges (screens-experiments E9)', () => {
    const calm = [3.4, 3.1, 2.7, 3.1, 3.1, 3.2, 2.8, 2.5, 3.1, 2.5, 2.7, 2.3, 2.2, 2.4, 2.8];
    const diverged = [...calm, 8.9, 28, 88, 278, 874, Number.NaN];
    for (const ys of [diverged, [...diverged].reverse()]) {
      const data = toLineData([series(inOrder(ys))], { scale: 'linear', outliers: 'auto' });
      expect(data.y?.[0]).toBe(2.2);
      expect(data.y?.[1]).toBeLessThan(5);
      expect(data.clipped).toEqual({ above: 5, below: 0 });
    }
  });

  test('keeps a curve that climbs fast to its plateau, and one that falls slowly', () => {
    const climbing = Array.from({ length: 40 }, (_, x) => 0.95 - 0.95 * Math.exp(-x / 2.2));
    const falling = Array.from({ length: 40 }, (_, x) => 9 * Math.exp(-x / 15));
    for (const ys of [climbing, falling]) {
      const data = toLineData([series(inOrder(ys))], { scale: 'linear', outliers: 'auto' });
      expect(data.clipped).toEqual(noneClipped);
    }
  });

  test('keeps the range that the user has set', () => {
    const data = toLineData([series(inOrder([1, 2, 3]))], { scale: 'linear', yRange: [1.5, 2.5] });
    expect(data).toMatchObject({ y: [1.5, 2.5], clipped: { above: 1, below: 1 } });
  });

  test('covers the band of the points', () => {
    const banded = { ...series(inOrder([5, 5])), band: [{ x: 1, low: 2, high: 9 }] };
    expect(toLineData([banded], { scale: 'linear' })).toMatchObject({ y: [2, 9] });
  });
});

test('a flag is on the drawn line, if that part is visible', () => {
  const flagged: Series = {
    id: 'loss',
    name: 'loss',
    color: '--c1',
    points: [1, 3, Number.NaN, 2].map((y, x) => ({ x, y })),
    flags: [1, 2, 9].map((x) => ({ x, label: 'Best Checkpoint' })),
  };
  const flagsOf = (options: Partial<LineOptions>) =>
    toLineData([flagged], { scale: 'linear', ...options }).lines[0]?.flags;
  expect(flagsOf({})).toEqual([{ x: 1, y: 3 }]);
  expect(flagsOf({ range: [2, 3] })).toEqual([]);
  expect(flagsOf({ smoothing: 0.9 })?.[0]?.y).toBeLessThan(3);
});
