import { expect, test } from 'vitest';
import { heatCells, sideOf } from './heat-cells';

const lr = { id: 'lr', label: 'lr', kind: 'number', scale: 'log' } as const;
const optimizer = {
  id: 'optimizer',
  label: 'optimizer',
  kind: 'category',
  names: ['adam', 'sgd'],
} as const;

test('a few repeated numbers have a bin each', () => {
  const side = sideOf(lr, [0.1, 0.01, 0.1, 0.001]);
  expect(side.count).toBe(3);
  expect([0.001, 0.01, 0.1, 0.5].map(side.partOf)).toEqual([0, 1, 2, -1]);
  expect(side.axis.ticks.map(side.axis.text)).toEqual(['0.001', '0.01', '0.1']);
});

test('many numbers fall into ranges, which have one ratio on a log scale', () => {
  const values = Array.from({ length: 300 }, (_, index) => 10 ** (-4 + (index / 299) * 4));
  const side = sideOf(lr, values);
  expect(side.count).toBeGreaterThan(2);
  expect(side.count).toBeLessThanOrEqual(12);
  expect([side.partOf(1e-4), side.partOf(1)]).toEqual([0, side.count - 1]);
  expect(side.partOf(1e-2)).toBe(side.count >> 1);
});

test('words keep their order', () => {
  const side = sideOf(optimizer, []);
  expect(side.axis.ticks.map(side.axis.text)).toEqual(['adam', 'sgd']);
  expect(side.partOf(2)).toBe(-1);
});

test('a cell has the mean of its points, an empty cell is left out', () => {
  const x = sideOf(lr, [0.1, 0.01]);
  const y = sideOf(optimizer, []);
  const cells = heatCells(
    [
      { id: '1', x: 0.1, y: 0, value: 2 },
      { id: '2', x: 0.1, y: 0, value: 4 },
      { id: '3', x: 0.01, y: 1, value: 9 },
      { id: '4', x: 0.01, y: 1, value: Number.NaN },
      { id: '5', x: undefined, y: 1, value: 1 },
    ],
    { x, y },
  );
  expect(cells).toEqual([
    { column: 1, row: 0, ids: ['1', '2'], mean: 3 },
    { column: 0, row: 1, ids: ['3'], mean: 9 },
  ]);
});
