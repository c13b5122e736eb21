import { expect, test } from 'vitest';
import { colorOf, strokesOf, withAlpha } from './palette';

test('a colour depends on the run alone and comes from a palette of twelve', () => {
  const colors = Array.from({ length: 24 }, (_, index) => colorOf(index + 1));
  expect(new Set(colors).size).toBe(12);
  expect(colors[0]).toBe('--c1');
  expect(colors[11]).toBe('--c12');
  expect(colors[12]).toBe('--c1');
});

test('every id has a colour, odd ones too', () => {
  for (const id of [0, -1, -12, 2 ** 31]) expect(colorOf(id)).toMatch(/^--c([1-9]|1[0-2])$/);
});

test('a hue that comes again takes a dash pattern', () => {
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
