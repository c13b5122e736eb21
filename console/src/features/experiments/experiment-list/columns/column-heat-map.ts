import type { CellValue } from '@trainyard/ui/table/grid/columns';
import type { CSSProperties } from 'react';

/** The least and the largest value of a column. */
export type HeatEnds = { min: number; max: number };

/** The range of values that a column is colored by, and the number of values behind it. */
export type HeatScale = HeatEnds & {
  isLog: boolean;
  count: number;
  /** spans all that match and not only what is loaded */
  isComplete?: boolean;
};

// from here on equal steps would leave all but a few values pale
const logFrom = 100;

/** The scale of a column's numbers, infinite ones left out; undefined where there are none. */
export function heatScale(values: readonly CellValue[]): HeatScale | undefined {
  const numbers = values.filter((value): value is number => Number.isFinite(value));
  if (numbers.length === 0) return undefined;
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of numbers) {
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return { min, max, isLog: min > 0 && max / min >= logFrom, count: numbers.length };
}

/** Widens a scale to the range that the master reports for all rows. */
export function widenScale(scale: HeatScale | undefined, ends: HeatEnds | undefined) {
  if (!scale || !ends) return scale;
  // a row may have moved past an end since it was requested
  const wide = heatScale([scale.min, scale.max, ends.min, ends.max]);
  return wide && { ...wide, count: scale.count, isComplete: true };
}

/** Returns the position of a value on a scale, 0 to 1, clamped to its ends. */
export function heatShare(value: number, { min, max, isLog }: HeatScale): number {
  const place = isLog ? Math.log : (number: number) => number;
  if (max === min) return 0.5;
  const share = (place(value) - place(min)) / (place(max) - place(min));
  return Math.min(1, Math.max(0, share));
}

// one hue that only gets stronger: distinguished without seeing colors, and text stays readable on
// it
const [palest, strongest] = [5, 40];

/** The background of a share of 0 to 1, in percent of the accent color over the page's own. */
export const heatColor = (share: number): string =>
  `color-mix(in oklab, var(--accent) ${Math.round(palest + share * (strongest - palest))}%, var(--bg))`;

// muted text is not readable on the strongest colors
const plainText = { '--muted': 'var(--text)', '--faint': 'var(--text)' };

/** The style of a cell; undefined where it holds no number. */
export function heatStyle(
  value: CellValue,
  scale: HeatScale | undefined,
): CSSProperties | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || scale === undefined) return undefined;
  return { ...plainText, background: heatColor(heatShare(value, scale)) };
}
