import { expect, test } from 'vitest';
import { emptyLinesReason, emptyReason } from './empty-reason';

const { NaN: nan, POSITIVE_INFINITY: infinite } = Number;

test.each([
  ['no values', [], 'linear', 'No data to plot.'],
  ['only NaN', [nan, nan], 'linear', 'No value is a finite number.'],
  ['only infinite ones', [infinite, nan, 1e308], 'linear', 'No value is a finite number.'],
  [
    'zero and below on a log axis',
    [nan, 0, -3],
    'log',
    'No value is above zero, where a log axis begins.',
  ],
  ['one number', [nan, -3], 'linear', undefined],
] as const)('a chart of %s says why it is empty (issue 46, row 3)', (_, values, scale, reason) => {
  expect(emptyReason(values, scale)).toBe(reason);
});

const line = {
  id: 'loss',
  name: 'loss',
  color: '--c1',
  points: [
    { x: 0, y: 1 },
    { x: 100, y: nan },
  ],
};

test.each([
  ['whose lines are all hidden', [], undefined, 'All lines are hidden.'],
  ['that is zoomed between its points', [line], [40, 60], 'No points in this part of the x axis.'],
  ['that is zoomed to NaN', [line], [60, 100], 'No value is a finite number.'],
  ['with a point', [line], undefined, undefined],
] as const)('a chart %s says why it is empty (issue 46, row 3)', (_, series, range, reason) => {
  expect(emptyLinesReason(series, { scale: 'linear', range })).toBe(reason);
});
