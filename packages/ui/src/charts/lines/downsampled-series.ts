import { downsample, downsampleToBand, fewSeries } from './downsample';
import { type EdgeMark, type Line, type LineData, type LineOptions, toLineData } from './line-data';
import type { Series } from './series';

/** `columns`: width of the chart in device pixels */
export type DrawOptions = LineOptions & { columns: number };

/** keeps one mark per column and kind, because more are not visible */
function thinMarks(marks: readonly EdgeMark[], { width }: { width: number }): readonly EdgeMark[] {
  const seen = new Set<string>();
  return marks.filter(({ x, kind }) => {
    const key = `${kind} ${Math.floor(x / width)}`;
    return !seen.has(key) && seen.add(key);
  });
}

type How = { columns: number; seriesCount: number };

/**
 * Replaces a long curve by its mean within the band of its values; a smoothed one is within the
 * band of its raw values.
 */
function thinLine(line: Line, how: How): Line {
  const { raw, band, points } = line;
  const columns =
    how.seriesCount <= fewSeries && !band
      ? downsampleToBand(raw ?? points, how.columns)
      : undefined;
  if (!columns) {
    return {
      ...line,
      points: downsample(points, how),
      ...(raw ? { raw: downsample(raw, how) } : {}),
    };
  }
  const { raw: _, ...rest } = line;
  return { ...rest, points: raw ? downsample(points, how) : columns.points, band: columns.band };
}

/** Returns line data with no more points than the screen can show. */
export function toDownsampledSeries(series: readonly Series[], options: DrawOptions): LineData {
  const data = toLineData(series, options);
  const { columns } = options;
  const how = { columns, seriesCount: series.length };
  const [from, to] = data.x ?? [0, 0];
  const width = Math.max((to - from) / (columns / 6), Number.MIN_VALUE);
  const lines = data.lines.map((line) => ({
    ...thinLine(line, how),
    marks: thinMarks(line.marks, { width }),
  }));
  return { ...data, lines };
}
