import { expect, test } from 'vitest';
import {
  moveAxis,
  nearestLine,
  parallelAxes,
  parallelLayout,
  passing,
  shareOf,
  shareOfTop,
  sharesOf,
  topOfShare,
  valueOfShare,
} from './parallel-layout';

const dimensions = [
  { id: 'lr', label: 'lr', kind: 'number', scale: 'log' },
  { id: 'optimizer', label: 'optimizer', kind: 'category', names: ['adam', 'sgd'] },
  { id: 'loss', label: 'loss', kind: 'number', scale: 'linear' },
] as const;
const lines = [
  { id: '1', name: 'trial 1', values: [0.1, 0, 1] },
  { id: '2', name: 'trial 2', values: [0.001, 1, 3] },
  { id: '3', name: 'trial 3', values: [0, 1, Number.NaN] },
];
const axes = parallelAxes(dimensions, lines);
const shares = sharesOf(lines, { dimensions, axes });

test('each axis holds all of its values: numbers, logarithms and words', () => {
  expect(axes.map(({ min, max }) => [min, max])).toEqual([
    [0.001, 0.1],
    [-0.5, 1.5],
    [1, 3],
  ]);
  expect(shares[0]).toEqual([1, 0.25, 0]);
  expect(shares[1]).toEqual([0, 0.75, 1]);
});

test('zero is left out on a log axis, NaN on every axis', () => {
  expect(shares[2]).toEqual([undefined, 0.75, undefined]);
});

test('a share converts back to its value', () => {
  const [lr] = axes;
  expect(lr && valueOfShare(lr, shareOf(lr, 0.02))).toBeCloseTo(0.02, 12);
});

test('lines pass when every brushed axis lets them pass', () => {
  const brushed = new Map([
    [0, [[0.5, 1]] as const],
    [1, [[0, 0.3]] as const],
  ]);
  expect(passing(shares, new Map())).toEqual([true, true, true]);
  expect(passing(shares, brushed)).toEqual([true, false, false]);
  expect(passing(shares, new Map([[0, [[0, 1]] as const]]))).toEqual([true, true, false]);
});

const names = (count: number) => Array.from({ length: count }, (_, index) => `hp ${index}`);

test('names that do not fit side by side are rotated, with space above and to the right', () => {
  const size = { width: 700, height: 300 };
  const level = parallelLayout(size, names(7));
  expect(level).toMatchObject({ isSlanted: false, top: 28 });
  const slanted = parallelLayout(size, [...names(5), 'model.momentum', 'optimizer.weight_decay']);
  expect(slanted.isSlanted).toBe(true);
  expect(slanted.top).toBeGreaterThan(28 + 90);
  expect(slanted.width - (slanted.xs.at(-1) ?? 0)).toBeGreaterThan(90);
  const long = parallelLayout(size, [...names(6), 'x'.repeat(80), 'x'.repeat(80)]);
  expect(long.top).toBeLessThan(28 + 120);
});

test('one long name does not rotate all: it goes beside its axis where it has room (E14.10)', () => {
  const size = { width: 700, height: 300 };
  // the last name alone is wider than the distance between two axes
  const last = parallelLayout(size, [...names(6), 'validation_accuracy']);
  expect(last).toMatchObject({ isSlanted: false, top: 28 });
  const spot = last.spots.at(-1);
  expect((spot?.left ?? 0) + (spot?.width ?? 0)).toBe(700);
  const middle = parallelLayout(size, ['lr', 'optimizer.weight_decay', 'hp']);
  expect(middle.isSlanted).toBe(false);
  const ends = last.spots.map(({ left, width }) => left + width);
  expect(last.spots.slice(1).every(({ left }, at) => left > (ends[at] ?? 0))).toBe(true);
});

test('a name of wide letters has the width that it needs', () => {
  const { spots } = parallelLayout({ width: 700, height: 300 }, ['lr', 'warmup', 'hp']);
  // 46.8 pixels in the font of the page, and the padding
  expect(spots[1]?.width).toBeGreaterThan(46.8 + 8);
});

test('axes share the width, and scroll when their names would be unreadable', () => {
  expect(parallelLayout({ width: 880, height: 300 }, names(5)).xs).toEqual([
    48, 244, 440, 636, 832,
  ]);
  const narrow = parallelLayout({ width: 300, height: 300 }, names(8));
  expect(narrow.width).toBe(96 + 84 * 7);
});

test('a height converts back to its share', () => {
  const layout = parallelLayout({ width: 500, height: 300 }, names(3));
  expect(shareOfTop(layout, topOfShare(layout, 0.3))).toBeCloseTo(0.3, 12);
});

test('the line closest to the pointer is found between any two axes', () => {
  const layout = parallelLayout({ width: 880, height: 300 }, names(3));
  const at = (left: number, share: number, isShown = [true, true, true]) =>
    nearestLine(shares, {
      spot: { left, top: topOfShare(layout, share) },
      layout,
      order: [0, 1, 2],
      isShown,
      within: 20,
    });
  expect(at(48, 0.98)).toBe(0);
  expect(at(244, 0.4)).toBe(1);
  expect(at(828, 0.99)).toBe(1);
  expect(at(48, 0.5)).toBeUndefined();
  expect(at(40, 0.98, [false, true, true])).toBeUndefined();
});

test('an axis moves to another place, and not beyond the ends', () => {
  expect(moveAxis([0, 1, 2], 0, 1)).toEqual([1, 0, 2]);
  expect(moveAxis([0, 1, 2], 2, 0)).toEqual([2, 0, 1]);
  expect(moveAxis([0, 1, 2], 1, 9)).toEqual([0, 2, 1]);
});

test('E9: a diverged line ends where the axis of the metric does; a hyperparameter keeps its axis', () => {
  const stretched = [
    { id: 'width', label: 'width', kind: 'number', scale: 'linear' },
    { id: 'loss', label: 'loss', kind: 'number', scale: 'linear', isMeasured: true },
  ] as const;
  const trials = Array.from({ length: 16 }, (_, index) => ({
    id: String(index),
    name: `trial ${index}`,
    values: index === 15 ? [900, 880] : [index, 2 + index / 10],
  }));
  const [width, loss] = parallelAxes(stretched, trials, 'auto');
  expect(width?.max).toBeGreaterThanOrEqual(900);
  expect(loss?.max).toBeLessThan(6);
  const axes = [width, loss].flatMap((axis) => axis ?? []);
  expect(sharesOf(trials, { dimensions: stretched, axes }).at(-1)?.[1]).toBe(1);
  expect(parallelAxes(stretched, trials, 'shown')[1]?.max).toBeGreaterThanOrEqual(880);
});

test('on paper all axes are within the width', () => {
  const names = Array.from({ length: 20 }, (_, index) => `hyperparameter ${index}`);
  const size = { width: 670, height: 340 };
  expect(parallelLayout(size, names).width).toBeGreaterThan(670);
  const { width, xs } = parallelLayout(size, names, 0);
  expect(width).toBe(670);
  expect(Math.max(...xs)).toBeLessThan(670);
  expect(new Set(xs).size).toBe(20);
});
