import { expect, test } from 'vitest';
import { strokesOf, withAlpha } from './strokes';

test('a run has the color of its id, in any set of runs', () => {
  expect(strokesOf([3, 40]).get(3)).toEqual(strokesOf([900, 3]).get(3));
  expect(strokesOf([3]).get(3)).toEqual({ color: '--c3', dash: [] });
});

test('a repeated hue gets a dash pattern', () => {
  const strokes = strokesOf([1, 2, 13, 25]);
  expect(strokes.get(1)).toEqual({ color: '--c1', dash: [] });
  expect(strokes.get(2)?.dash).toEqual([]);
  expect(strokes.get(13)?.color).toBe('--c1');
  expect(strokes.get(13)?.dash).not.toEqual([]);
  expect(strokes.get(25)?.dash).not.toEqual(strokes.get(13)?.dash);
});

test.each([
  ['oklch(0.56 0.16 250)', 'oklch(0.56 0.16 250 / 0.2)'],
  [' rgb(1 2 3) ', 'rgb(1 2 3 / 0.2)'],
  ['#123456', '#123456'],
])('%s with alpha is %s', (color, expected) => expect(withAlpha(color, 0.2)).toBe(expected));
