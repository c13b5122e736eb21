import { isFlat } from '../axes/ticks';
import type { Range } from '../lines/series';

/** The stops of the scale as CSS variables, from low to high; their values are in theme.css. */
const scaleStops = ['--scale-1', '--scale-2', '--scale-3', '--scale-4', '--scale-5'] as const;

type Lab = readonly [lightness: number, a: number, b: number];

const part = '(-?[\\d.]+%?)';
const oklch = new RegExp(`^oklch\\(\\s*${part}\\s+${part}\\s+${part}`);

/** a share is written as a number or as a percentage */
const read = (text: string, fullValue = 1) =>
  text.endsWith('%') ? (Number.parseFloat(text) / 100) * fullValue : Number(text);

/** the chroma of 100 %, for colors with a percentage (CSS Color 4, section 9.3) */
const fullChroma = 0.4;

/**
 * Converts OKLCH to OKLab: a hue and its chroma as a point (Ottosson, "A perceptual color space",
 * 2020).
 */
function toLab(color: string): Lab | undefined {
  const [, lightness, chroma, hue] = oklch.exec(color.trim()) ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined) return undefined;
  const angle = (Number(hue) * Math.PI) / 180;
  const away = read(chroma, fullChroma);
  return [read(lightness), away * Math.cos(angle), away * Math.sin(angle)];
}

const digits = (value: number) => String(Math.round(value * 10_000) / 10_000);

/**
 * number of colors of a scale: more are indistinguishable, and lines of one color are drawn
 * together
 */
export const scaleSteps = 32;

/**
 * Returns colors through the stops in even steps, linear in OKLab from one stop to the next, where
 * even steps appear even. Stops that are not written as `oklch()` are used as they are.
 */
export function scaleThrough(stops: readonly string[]): string[] {
  const points = stops.map(toLab);
  return Array.from({ length: scaleSteps }, (_, step) => {
    const place = (step / (scaleSteps - 1)) * (stops.length - 1);
    const at = Math.min(Math.floor(place), stops.length - 2);
    const [from, to, share] = [points[at], points[at + 1], place - at];
    if (!from || !to) return stops[Math.round(place)] ?? '';
    const [lightness, a, b] = from.map((value, axis) => value + ((to[axis] ?? 0) - value) * share);
    return `oklab(${[lightness, a, b].map((value) => digits(value ?? 0)).join(' ')})`;
  });
}

/** The colors of values from low to high, in the current theme. */
export const colorScale = (color: (variable: string) => string): string[] =>
  scaleThrough(scaleStops.map(color));

/**
 * The position of a value on a scale, as an index of its colors; the middle where all are equal.
 */
export function scaleStep(value: number, [from, to]: Range): number {
  if (isFlat([from, to])) return scaleSteps >> 1;
  const share = (value - from) / (to - from);
  return Math.min(scaleSteps - 1, Math.max(0, Math.floor(share * scaleSteps)));
}
