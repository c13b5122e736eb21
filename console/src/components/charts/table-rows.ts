import type { Series } from './series';

export type TableRow = { x: number; values: (number | undefined)[] };

/** one row per x that any series has, newest first, since that is what one looks for */
export function tableRows(series: readonly Series[]): TableRow[] {
  const rows = new Map<number, TableRow>();
  for (const [column, { points }] of series.entries())
    for (const { x, y } of points) {
      const row = rows.get(x) ?? { x, values: series.map(() => undefined) };
      row.values[column] = y;
      rows.set(x, row);
    }
  return [...rows.values()].sort((a, b) => b.x - a.x);
}
