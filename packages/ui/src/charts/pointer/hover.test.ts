import { describe, expect, test } from 'vitest';
import type { Series } from '../lines/series';
import {
  dragRange,
  hoverRows,
  nearestIndex,
  nearestSeries,
  snapX,
  stepX,
  visibleRows,
  xOfKey,
} from './hover';

const series = (id: string, xs: number[], value = (x: number) => x): Series => ({
  id,
  name: id,
  color: '--c1',
  points: xs.map((x) => ({ x, y: value(x) })),
});

describe('nearestIndex', () => {
  const points = series('a', [0, 10, 20, 40]).points;
  test.each([
    [-5, 0],
    [0, 0],
    [4, 0],
    [5, 0],
    [6, 1],
    [29, 2],
    [31, 3],
    [99, 3],
  ])('the nearest index of %i is %i', (x, index) => expect(nearestIndex(points, x)).toBe(index));

  test('the nearest index is -1 without points', () => expect(nearestIndex([], 3)).toBe(-1));
});

test('the crosshair snaps to the nearest x of any series', () => {
  const both = [series('a', [0, 100]), series('b', [0, 30, 60])];
  expect(snapX(both, 41)).toBe(30);
  expect(snapX(both, 90)).toBe(100);
  expect(snapX([], 1)).toBeUndefined();
});

test('arrow keys walk through every x of all series and stop at the ends', () => {
  const both = [series('a', [0, 100]), series('b', [30, 60])];
  const walked = [0];
  for (let step = 0; step < 4; step++) walked.push(stepX(both, walked.at(-1) ?? 0, 1));
  expect(walked).toEqual([0, 30, 60, 100, 100]);
  expect(stepX(both, 60, -1)).toBe(30);
  expect(stepX(both, 0, -1)).toBe(0);
});

test.each([
  ['ArrowRight', undefined, 1, 0],
  ['ArrowLeft', undefined, 1, 100],
  ['ArrowRight', 30, 1, 60],
  ['ArrowRight', 0, 10, 100],
  ['Home', 60, 1, 0],
  ['End', 0, 1, 100],
  ['a', 30, 1, undefined],
] as const)('%s from %s by %i goes to %s', (key, x, steps, expected) => {
  const both = [series('a', [0, 100]), series('b', [30, 60])];
  expect(xOfKey(key, { series: both, x, visible: [0, 100], steps })).toBe(expected);
});

describe('rows of the tooltip', () => {
  test('are sorted by value, and leave out a series that has ended earlier', () => {
    const rows = hoverRows(
      [
        series('low', [0, 50, 100], () => 1),
        series('high', [0, 50, 100], () => 9),
        series('over', [0, 20]),
      ],
      { x: 60, reach: 5 },
    );
    expect(rows.map(({ id, value }) => [id, value])).toEqual([
      ['high', 9],
      ['low', 1],
    ]);
  });

  test('put NaN on top, where it is noticed', () => {
    const rows = hoverRows([series('a', [0], () => 3), series('b', [0], () => Number.NaN)], {
      x: 0,
      reach: 0,
    });
    expect(rows.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('are at most twelve, including the highlighted one', () => {
    const many = Array.from({ length: 50 }, (_, index) =>
      series(`run ${index}`, [0], () => -index),
    );
    const rows = hoverRows(many, { x: 0, reach: 0 });
    expect(visibleRows(rows, undefined)).toMatchObject({ more: 38 });
    const { visible, more } = visibleRows(rows, 'run 40');
    expect([visible.length, more, visible.at(-1)?.id]).toEqual([12, 38, 'run 40']);
  });
});

describe('nearestSeries', () => {
  const pixels = { toX: (x: number) => x, toY: (y: number) => 100 - y };
  const both = [series('a', [0, 10], () => 50), series('b', [0, 10], () => 80)];
  test.each([
    [48, 'a'],
    [24, 'b'],
    [100, undefined],
  ])('the nearest series at height %i is %s', (top, id) => {
    expect(nearestSeries(both, { x: 10, left: 10, top, pixels, within: 30 })).toBe(id);
  });
});

test('a drag selects a range in either direction, a click does not', () => {
  const span = [0, 1000] as const;
  expect(dragRange(300, 200, { span })).toEqual([200, 300]);
  expect(dragRange(300, 305, { span })).toBeUndefined();
  // short enough for a link, also in seconds since 1970
  expect(dragRange(29885.05747, 49042.14559, { span: [0, 100_000] })).toEqual([29890, 49040]);
  expect(dragRange(1_795_000_000.123, 1_795_003_600.456, { span: [1.7949e9, 1.7951e9] })).toEqual([
    1_795_000_000, 1_795_003_600,
  ]);
});
