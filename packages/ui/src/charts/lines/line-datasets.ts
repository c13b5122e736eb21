import type { Chart, ChartDataset } from 'chart.js';
import type { ChartTheme } from '../chart-theme';
import type { Line } from './line-data';
import { type Point, quietColor } from './series';
import { withAlpha } from './strokes';

/** A dataset with the data for drawings in addition to the line itself. */
export type LineDataset = ChartDataset<'line', Point[]> &
  Partial<Pick<Line, 'dash' | 'marks' | 'band' | 'flags'>> & {
    /** lines that are stroked directly: chart.js would turn each of their points into an object */
    many?: readonly LineDataset[];
    /** the color around its flags */
    flagEdge?: string;
  };

// chart.js keeps unknown fields of datasets
const datasetsOf = ({ data }: Chart<'line'>) => data.datasets as LineDataset[];

/** The lines that chart.js does not draw. */
export const crowdOf = (chart: Chart<'line'>): readonly LineDataset[] =>
  datasetsOf(chart).flatMap(({ many }) => many ?? []);

/** The lines of some datasets, one of which may contain many. */
export const singleLines = (datasets: readonly LineDataset[]): readonly LineDataset[] =>
  datasets.flatMap((dataset) => dataset.many ?? [dataset]);

export const linesOf = (chart: Chart<'line'>): readonly LineDataset[] =>
  singleLines(datasetsOf(chart));

/** with more lines, each is one device pixel wide: a wider one takes ten times as long to draw */
const manyLines = 24;

/** wide enough to be told from the others, and below that of a highlighted line */
const wideWidth = 2.25;

const lineWidth = (lineCount: number) => (lineCount > manyLines ? 1 / devicePixelRatio : 1.5);

type LineStyle = { label: string; color: string; width: number };

function dataset(points: readonly Point[], { label, color, width }: LineStyle): LineDataset {
  return {
    label,
    // chart.js does not change its input
    data: points as Point[],
    borderColor: color,
    borderWidth: width,
    // a single point has no line, so it gets a dot
    pointRadius: points.length === 1 ? 2 : 0,
    pointBackgroundColor: color,
  };
}

function rawDataset(
  { id, color, raw }: Line,
  { theme, width }: { theme: ChartTheme; width: number },
) {
  if (!raw) return [];
  const faded = withAlpha(theme.color(color), 0.2);
  return [dataset(raw, { label: `raw ${id}`, color: faded, width: Math.min(width, 1) })];
}

const isQuiet = ({ color }: Line) => color === quietColor;

const wideLast = (one: Line, other: Line) =>
  Number(one.isWide ?? false) - Number(other.isWide ?? false);

/**
 * Draws unsmoothed lines first, below the others; with many lines, quiet ones as well. Wide lines are
 * above all others.
 */
export function chartData(all: readonly Line[], theme: ChartTheme): { datasets: LineDataset[] } {
  const loud = all.filter((line) => !isQuiet(line));
  const ordered = all.length > manyLines ? [...all.filter(isQuiet), ...loud] : all;
  const lines = ordered.some(({ isWide }) => isWide) ? ordered.toSorted(wideLast) : ordered;
  const width = lineWidth(lines.length);
  const loudWidth = lineWidth(loud.length);
  const raw = lines.flatMap((line) => rawDataset(line, { theme, width }));
  const isSolid = lines.length > manyLines * 2;
  const lineDatasets = lines.map(({ id, points, color, dash, isWide, marks, band, flags }) => ({
    ...dataset(points, {
      label: id,
      color: theme.color(color),
      width: isWide ? wideWidth : color === quietColor ? width : loudWidth,
    }),
    // chart.js draws the lowest order above the others
    ...(isWide ? { order: -1 } : {}),
    ...(isSolid ? {} : { dash, borderDash: [...dash] }),
    marks,
    ...(band ? { band } : {}),
    ...(flags ? { flags, flagEdge: theme.color('--bg') } : {}),
  }));
  const datasets = [...raw, ...lineDatasets];
  if (lines.length <= manyLines) return { datasets };
  const crowd: LineDataset = { label: 'many lines', data: [], many: datasets };
  return { datasets: [crowd] };
}
