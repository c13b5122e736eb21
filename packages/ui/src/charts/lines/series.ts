import type { Cell, ChartTableData } from '../accessible-table';
import type { ChartEvent } from '../events/chart-event';

/** y may be NaN or infinite: those points are kept and drawn as marks on the edge */
export type Point = { x: number; y: number };

export type Series = {
  id: string;
  /** its name in the tooltip, table and legend */
  name: string;
  /** a CSS variable such as `--c1`, so that the line follows the theme, or a color of a scale */
  color: string;
  dash?: readonly number[];
  /** drawn wider, and above the others, such as the base of a comparison */
  isWide?: boolean;
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

/** Adds what people wrote about an x as the last column; without such texts the table is the same. */
export function withNotes(table: ChartTableData, events: readonly ChartEvent[]): ChartTableData {
  const texts = new Map<number, string>();
  for (const { x, note } of events)
    if (note !== undefined) texts.set(x, [texts.get(x), note].filter(Boolean).join('; '));
  if (texts.size === 0) return table;
  const xOf = ([x]: readonly Cell[]) => Number(x);
  const xsOfRows = new Set(table.rows.map(xOf));
  const empty = table.columns.slice(1).map(() => undefined);
  const more = [...texts.keys()].filter((x) => !xsOfRows.has(x)).map((x) => [x, ...empty]);
  return {
    columns: [...table.columns, { title: 'Notes' }],
    rows: [...table.rows, ...more]
      .sort((a, b) => xOf(b) - xOf(a))
      .map((row) => [...row, texts.get(xOf(row))]),
  };
}
