import { expect, test } from 'vitest';
import { colorScale, scaleEnds, scaleStep, scaleSteps } from './color-scale';

test('the good colour is at the better end', () => {
  expect(scaleEnds('low')).toEqual(['--run', '--bad']);
  expect(scaleEnds('high')).toEqual(['--bad', '--run']);
  expect(scaleEnds(undefined)).toEqual(['--warn', '--run']);
});

test('a scale goes from one colour to the other in even steps', () => {
  const scale = colorScale(['oklch(0.5 0.1 0)', 'oklch(0.7 0.1 180)']);
  expect(scale).toHaveLength(scaleSteps);
  expect(scale[0]).toBe('oklab(0.5 0.1 0)');
  expect(scale.at(-1)).toBe('oklab(0.7 -0.1 0)');
  expect(new Set(scale).size).toBe(scaleSteps);
});

test('colours of another notation still make two halves', () => {
  const scale = colorScale(['#f00', '#00f']);
  expect([scale[0], scale.at(-1)]).toEqual(['#f00', '#00f']);
});

test.each([
  [0, 0],
  [10, scaleSteps - 1],
  [5, scaleSteps / 2],
  [-3, 0],
  [99, scaleSteps - 1],
])('%d of 0 to 10 is step %d', (value, step) => expect(scaleStep(value, [0, 10])).toBe(step));

test('where all values are alike they stand in the middle', () => {
  expect(scaleStep(3, [3, 3])).toBe(scaleSteps / 2);
});

test('percentages are the same as shares, as builds write them', () => {
  expect(colorScale(['oklch(50% 0.1 0)', 'oklch(70% 25% 180)'])).toEqual(
    colorScale(['oklch(0.5 0.1 0)', 'oklch(0.7 0.1 180)']),
  );
});
