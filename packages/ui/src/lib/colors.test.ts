import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorOf, colorOfName, dashOf, seriesColor } from './colors';

const css = readFileSync(`${import.meta.dirname}/../styles/theme.css`, 'utf8');
const [light = '', dark = ''] = css.split('[data-theme="dark"]');

type Lab = [lightness: number, a: number, b: number];

function paletteOf(theme: string): Lab[] {
  return [...theme.matchAll(/--c\d+: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map((match) => {
    const [, lightness, chroma, hue] = match.map(Number);
    const angle = ((hue ?? 0) * Math.PI) / 180;
    return [lightness ?? 0, (chroma ?? 0) * Math.cos(angle), (chroma ?? 0) * Math.sin(angle)];
  });
}

// a rough simulation of vision without one kind of cone: no red-green axis
const withoutRedGreen = ([lightness, , b]: Lab): Lab => [lightness, 0, b];

function closest(palette: Lab[]): number {
  const distances = palette.flatMap((one, index) =>
    palette
      .slice(index + 1)
      .map((other) => Math.hypot(...one.map((part, axis) => part - (other[axis] ?? 0)))),
  );
  return Math.min(...distances);
}

test.each([
  ['light', light],
  ['dark', dark],
])('the twelve colors of the %s theme are distinct', (_name, theme) => {
  const palette = paletteOf(theme);
  expect(palette).toHaveLength(12);
  expect(closest(palette)).toBeGreaterThan(0.06);
  expect(closest(palette.map(withoutRedGreen))).toBeGreaterThan(0.015);
});

test('hues repeat from the thirteenth on, with distinct dash patterns', () => {
  expect(seriesColor(12)).toBe(seriesColor(0));
  expect(dashOf(0)).toEqual([]);
  expect(dashOf(12)).not.toEqual(dashOf(0));
  expect(dashOf(24)).not.toEqual(dashOf(12));
});

test('a run and a name have a stable color', () => {
  expect(colorOf(1)).toBe('var(--c1)');
  expect(colorOf(13)).toBe('var(--c1)');
  expect(colorOfName('Vision')).toBe(colorOfName('Vision'));
  expect(colorOfName('')).toContain('var(--off)');
});
