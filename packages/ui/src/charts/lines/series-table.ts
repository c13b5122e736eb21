import type { ChartTableData } from '../accessible-table';
import type { Series } from './series';

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
