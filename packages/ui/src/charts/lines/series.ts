import type { ChartTableData } from '../accessible-table';

/** y may be NaN or infinite: those points are kept and drawn as marks on the edge */
export type Point = { x: number; y: number };

export type Series = {
  id: string;
  /** its name in the tooltip, table and legend */
  name: string;
  /** a CSS variable such as `--c1`, so that the line follows the theme, or a color of a scale */
  color: string;
  dash?: readonly number[];
  /** ordered by x */
  points: readonly Point[];
  /** the lowest and highest value behind each point, where a point summarizes many */
  band?: readonly Spread[];
  /** points with a flag, marked by a diamond */
  flags?: readonly Flag[];
};

/** The label of the point at one x, such as the best checkpoint. */
export type Flag = { x: number; label: string };

/** from `low` to `high` at one x */
export type Spread = { x: number; low: number; high: number };

/** The color of lines that are behind others; under the pointer, one has the color of texts. */
export const quietColor = '--line-strong';

export type Scale = 'linear' | 'log';

export type Range = readonly [from: number, to: number];

/** `time`: seconds since 1970; `duration`: seconds since a start */
export type XKind = 'number' | 'time' | 'duration';

export const pointCount = (series: readonly Series[]): number =>
  series.reduce((total, { points }) => total + points.length, 0);

type Axis = {
  xLabel: string;
  formatX: (x: number) => string;
  /** returns the texts of a series; those of measured figures by default */
  formatOf?: (series: Series) => (y: number) => string;
};

/** One row per x of any series, newest first, because readers look for the latest values. */
export function seriesTable(
  series: readonly Series[],
  { xLabel, formatX, formatOf }: Axis,
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
      ...series.map((one) => ({ title: one.name, ...(formatOf ? { format: formatOf(one) } : {}) })),
    ],
    rows: [...rows.values()].sort(([a = 0], [b = 0]) => b - a),
  };
}
