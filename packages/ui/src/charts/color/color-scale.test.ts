import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { valueColors } from './color-by';
import { colorScale, scaleStep, scaleSteps, scaleThrough } from './color-scale';

test('a scale passes through its stops in even steps', () => {
  const scale = scaleThrough(['oklch(0.5 0.1 0)', 'oklch(0.6 0 0)', 'oklch(0.7 0.1 180)']);
  expect(scale).toHaveLength(scaleSteps);
  expect(scale[0]).toBe('oklab(0.5 0.1 0)');
  expect(scale.at(-1)).toBe('oklab(0.7 -0.1 0)');
  expect(new Set(scale).size).toBe(scaleSteps);
});

test('colors of another notation are used as they are', () => {
  const scale = scaleThrough(['#f00', '#00f']);
  expect([scale[0], scale.at(-1)]).toEqual(['#f00', '#00f']);
});

const css = readFileSync(`${import.meta.dirname}/../../styles/theme.css`, 'utf8');
const [light = '', dark = ''] = css.split('[data-theme="dark"]');

type Three = readonly [number, number, number];

const times = (matrix: readonly Three[], [a, b, c]: Three) =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Three; // three rows, three numbers

/** OKLab to linear sRGB (Ottosson, 2020). */
function linear(color: string): Three {
  const lab = color.match(/-?[\d.]+/g)?.map(Number) as unknown as Three; // oklab() has three numbers
  const cubed = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  ).map((value) => value ** 3) as unknown as Three; // as many as before
  return times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    cubed,
  ).map((value) => Math.min(1, Math.max(0, value))) as unknown as Three; // as many as before
}

/** Simulates vision without one kind of cone, in linear sRGB (Machado et al., 2009, severity 1). */
const eyes: Record<string, readonly Three[]> = {
  'with all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const luminance = ([red, green, blue]: Three) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

describe.each([
  ['light', light],
  ['dark', dark],
])('the scale of the %s theme', (_, theme) => {
  const variable = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(theme)?.[1] ?? '';
  const colors = colorScale(variable).map(linear);
  const [background = [0, 0, 0] as const] = scaleThrough([variable('--bg'), variable('--bg')]).map(
    linear,
  );

  test('has enough contrast with the page at every step', () => {
    for (const color of colors) {
      const [low = 0, high = 0] = [luminance(color), luminance(background)].sort((a, b) => a - b);
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(Object.keys(eyes))('gets lighter with every step for %s vision', (kind) => {
    // cube roots are close to perceived lightness
    const steps = colors.map((color) => Math.cbrt(luminance(times(eyes[kind] ?? [], color))));
    const rises = steps.slice(1).map((step, at) => step - (steps[at] ?? 0));
    expect(Math.min(...rises)).toBeGreaterThan(0);
    expect(Math.max(...rises) / Math.min(...rises)).toBeLessThan(3);
    expect((steps.at(-1) ?? 0) - (steps[0] ?? 0)).toBeGreaterThan(0.3);
  });
});

test.each([
  [0, 0],
  [10, scaleSteps - 1],
  [5, scaleSteps / 2],
  [-3, 0],
  [99, scaleSteps - 1],
])('%d of 0 to 10 is step %d', (value, step) => expect(scaleStep(value, [0, 10])).toBe(step));

test('where all values are equal they get the middle color', () => {
  expect(scaleStep(3, [3, 3])).toBe(scaleSteps / 2);
});

test('percentages are the same as shares, as builds write them', () => {
  expect(scaleThrough(['oklch(50% 0.1 0)', 'oklch(70% 25% 180)'])).toEqual(
    scaleThrough(['oklch(0.5 0.1 0)', 'oklch(0.7 0.1 180)']),
  );
});

test('bright is good in both directions of a metric (E11)', () => {
  const theme = { colors: '', color: (name: string) => name };
  const colorsOf = (better: 'low' | 'high' | undefined) =>
    valueColors([1, 5, 9], { by: { label: 'loss', better }, theme });
  const [high, low] = [colorsOf('high'), colorsOf('low')];
  expect(high.colorOf(9)).toBe('--scale-5');
  expect(low.colorOf(1)).toBe('--scale-5');
  expect(low.colorOf(9)).toBe('--scale-1');
  // the legend runs from the lowest value to the highest one
  expect(low.legend).toMatchObject({ from: '1', to: '9', colors: high.colors.toReversed() });
  expect(colorsOf(undefined).colors).toEqual(high.colors);
});

test('E9: an outlier does not stretch the scale, and the legend marks its end', () => {
  const theme = { colors: '', color: (name: string) => name };
  const values = [...Array.from({ length: 15 }, (_, index) => 2 + index / 10), 880];
  const by = { label: 'loss' };
  const { colorOf, legend } = valueColors(values, { by, theme, outliers: 'auto' });
  expect(colorOf(2)).toBe('--scale-1');
  expect(colorOf(880)).toBe('--scale-5');
  expect(colorOf(3)).not.toBe('--scale-1');
  expect(legend.to).toMatch(/^≥ [345]/);
  expect(valueColors(values, { by, theme }).legend.to).toBe('880');
});
