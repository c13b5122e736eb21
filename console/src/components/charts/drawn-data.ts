import { type EdgeMark, type LineData, type LineOptions, toLineData } from './line-data';
import type { Series } from './series';
import { thin } from './thin';

/** `columns`: device pixels the chart is wide */
export type DrawOptions = LineOptions & { columns: number };

/** one mark per column and kind is all that can be seen */
function thinMarks(marks: readonly EdgeMark[], { width }: { width: number }): readonly EdgeMark[] {
  const seen = new Set<string>();
  return marks.filter(({ x, kind }) => {
    const key = `${kind} ${Math.floor(x / width)}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** line data with no more points than the screen can show */
export function toDrawnData(series: readonly Series[], options: DrawOptions): LineData {
  const data = toLineData(series, options);
  const { columns } = options;
  const how = { columns, seriesCount: series.length };
  const [from, to] = data.x ?? [0, 0];
  const width = Math.max((to - from) / (columns / 6), Number.MIN_VALUE);
  const lines = data.lines.map((line) => ({
    ...line,
    points: thin(line.points, how),
    ...(line.raw ? { raw: thin(line.raw, how) } : {}),
    marks: thinMarks(line.marks, { width }),
  }));
  return { ...data, lines };
}
