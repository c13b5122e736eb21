import type { ChartData, ChartOptions } from 'chart.js';
import type { Axis } from './axis';
import type { ChartTheme } from './chart-theme';
import type { MarkedDataset } from './edge-marks';
import type { Line } from './line-data';
import { plotInsets, yWidth } from './plot';
import type { Point, Scale } from './series';
import { withAlpha } from './strokes';

/** above this, every line is one device pixel: a wider one takes ten times as long to draw */
const manyLines = 24;

const lineWidth = (lineCount: number) => (lineCount > manyLines ? 1 / devicePixelRatio : 1.5);

type Look = { label: string; color: string; width: number };

function dataset(points: readonly Point[], { label, color, width }: Look): MarkedDataset {
  return {
    label,
    // chart.js does not change what it is given
    data: points as Point[],
    borderColor: color,
    borderWidth: width,
    // a lone point has no line to be seen by
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

/** unsmoothed lines first, so that they lie under the others */
export function chartData(lines: readonly Line[], theme: ChartTheme): ChartData<'line', Point[]> {
  const width = lineWidth(lines.length);
  const raw = lines.flatMap((line) => rawDataset(line, { theme, width }));
  const drawn = lines.map(({ id, points, color, dash, marks }) => ({
    ...dataset(points, { label: id, color: theme.color(color), width }),
    borderDash: lines.length > manyLines * 2 ? [] : [...dash],
    marks,
  }));
  return { datasets: [...raw, ...drawn] };
}

const axisFont = { family: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif", size: 11 };

function axisOptions({ min, max, ticks, text }: Axis, theme: ChartTheme) {
  return {
    min,
    max,
    border: { display: false },
    afterBuildTicks: (scale: { ticks: { value: number }[] }) => {
      scale.ticks = ticks.map((value) => ({ value }));
    },
    ticks: {
      autoSkip: false,
      maxRotation: 0,
      color: theme.color('--faint'),
      font: axisFont,
      callback: (value: number | string) => text(Number(value)),
    },
  };
}

/** a text at the right edge has to stand inside it */
function xAlign({ min, max, ticks }: Axis): 'inner' | 'center' {
  return (ticks.at(-1) ?? min) > max - (max - min) * 0.03 ? 'inner' : 'center';
}

type Axes = { x: Axis; y: Axis; scale: Scale };

/** no animation, no events, fixed insets: the layer above the canvas does the hovering */
export function chartOptions({ x, y, scale }: Axes, theme: ChartTheme): ChartOptions<'line'> {
  const xOptions = axisOptions(x, theme);
  const yOptions = axisOptions(y, theme);
  const { top, right, bottom } = plotInsets;
  return {
    animation: false,
    responsive: true,
    maintainAspectRatio: false,
    parsing: false,
    normalized: true,
    spanGaps: true,
    events: [],
    layout: { padding: { top, right } },
    elements: { line: { tension: 0, borderJoinStyle: 'round' } },
    scales: {
      x: {
        ...xOptions,
        type: 'linear',
        grid: { display: false },
        ticks: { ...xOptions.ticks, align: xAlign(x) },
        afterFit: (axis) => {
          axis.height = bottom;
          axis.paddingLeft = 0;
          axis.paddingRight = 0;
        },
      },
      y: {
        ...yOptions,
        type: scale === 'log' ? 'logarithmic' : 'linear',
        grid: { color: theme.color('--line'), drawTicks: false },
        ticks: { ...yOptions.ticks, padding: 7 },
        afterFit: (axis) => {
          axis.width = yWidth(y);
          axis.paddingTop = 0;
          axis.paddingBottom = 0;
        },
      },
    },
  };
}
