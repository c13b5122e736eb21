import type { ChartTableData } from '../accessible-table';

/** y may be NaN or infinite: those points are kept and drawn as marks on the edge */
export type Point = { x: number; y: number };

export type Series = {
  id: string;
  /** what tooltip, table and legend call it */
  name: string;
  /** a CSS variable such as `--c1`, so that the line follows the theme */
  color: string;
  dash?: readonly number[];
  /** ordered by x */
  points: readonly Point[];
  /** lowest and highest of what each point stands for, where it stands for many */
  band?: readonly Spread[];
  /** points that stand for something, marked by a diamond */
  flags?: readonly Flag[];
};

/** what the point at one x is, such as the best checkpoint */
export type Flag = { x: number; label: string };

/** from `low` to `high` at one x */
export type Spread = { x: number; low: number; high: number };

export type Scale = 'linear' | 'log';

export type Range = readonly [from: number, to: number];

/** `time`: seconds since 1970; `duration`: seconds since a start */
export type XKind = 'number' | 'time' | 'duration';

export const pointCount = (series: readonly Series[]): number =>
  series.reduce((total, { points }) => total + points.length, 0);

type Axis = { xLabel: string; formatX: (x: number) => string; formatY?: (y: number) => string };

/** one row per x that any series has, newest first, since that is what one looks for */
export function seriesTable(
  series: readonly Series[],
  { xLabel, formatX, formatY }: Axis,
): ChartTableData {
  const rows = new Map<number, (number | undefined)[]>();
  for (const [column, { points }] of series.entries())
    for (const { x, y } of points) {
      const row = rows.get(x) ?? [x, ...series.map(() => undefined)];
      row[column + 1] = y;
      rows.set(x, row);
    }
  return {
    columns: [
      { title: xLabel, format: formatX },
      ...series.map(({ name }) => ({ title: name, ...(formatY ? { format: formatY } : {}) })),
    ],
    rows: [...rows.values()].sort(([a = 0], [b = 0]) => b - a),
  };
}
