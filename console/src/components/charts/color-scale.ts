import type { Range } from './series';

/** which way a metric is better; without one neither end is good */
export type Better = 'low' | 'high' | undefined;

/** the ends of a metric scale as CSS variables, from its low to its high value */
export const scaleEnds = (better: Better): readonly [low: string, high: string] => {
  if (better === undefined) return ['--warn', '--run'];
  return better === 'low' ? ['--run', '--bad'] : ['--bad', '--run'];
};

type Lab = readonly [lightness: number, a: number, b: number];

const part = '(-?[\\d.]+%?)';
const oklch = new RegExp(`^oklch\\(\\s*${part}\\s+${part}\\s+${part}`);

/** a share may be written as such or as a percentage */
const read = (text: string, whole = 1) =>
  text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number(text);

/** all of the chroma there is, for those that write it as a percentage (CSS Color 4, section 9.3) */
const wholeChroma = 0.4;

/** OKLCH to OKLab: a hue and its chroma as a point (Ottosson, "A perceptual color space", 2020) */
function toLab(color: string): Lab | undefined {
  const [, lightness, chroma, hue] = oklch.exec(color.trim()) ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined) return undefined;
  const angle = (Number(hue) * Math.PI) / 180;
  const away = read(chroma, wholeChroma);
  return [read(lightness), away * Math.cos(angle), away * Math.sin(angle)];
}

const digits = (value: number) => String(Math.round(value * 10_000) / 10_000);

/** how many colours a scale has: more cannot be told apart, and lines of one colour are drawn at once */
export const scaleSteps = 32;

/**
 * Colours from one to another in even steps, straight through OKLab, where even steps look even.
 * Colours that are not written as `oklch()` give a scale of two halves.
 */
export function colorScale([low, high]: readonly [string, string]): string[] {
  const [from, to] = [toLab(low), toLab(high)];
  return Array.from({ length: scaleSteps }, (_, step) => {
    const share = step / (scaleSteps - 1);
    if (!from || !to) return share < 0.5 ? low : high;
    const [lightness, a, b] = from.map((value, at) => value + ((to[at] ?? 0) - value) * share);
    return `oklab(${[lightness, a, b].map((value) => digits(value ?? 0)).join(' ')})`;
  });
}

/** where a value stands on a scale, as an index of its colours; the middle where all are alike */
export function scaleStep(value: number, [from, to]: Range): number {
  if (from === to) return scaleSteps >> 1;
  const share = (value - from) / (to - from);
  return Math.min(scaleSteps - 1, Math.max(0, Math.floor(share * scaleSteps)));
}
