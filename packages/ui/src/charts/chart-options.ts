import type { Scale as ChartScale } from 'chart.js';
import type { Axis } from './axes/axis';
import { plotInsets, yWidth } from './axes/plot';
import type { ChartTheme } from './chart-theme';

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

/** keeps a text at the right edge inside the chart */
function xAlign({ min, max, ticks }: Axis): 'inner' | 'center' {
  return (ticks.at(-1) ?? min) > max - (max - min) * 0.03 ? 'inner' : 'center';
}

export type Axes = { x: Axis; y: Axis };

const typeOf = ({ scale }: Axis) =>
  scale === 'log' ? ('logarithmic' as const) : ('linear' as const);

/** no animation, no events, fixed insets: the layer above the canvas handles hovering */
export function chartOptions({ x, y }: Axes, theme: ChartTheme) {
  const xOptions = axisOptions(x, theme);
  const yOptions = axisOptions(y, theme);
  const { top, right, bottom } = plotInsets;
  return {
    animation: false as const,
    responsive: true,
    maintainAspectRatio: false,
    parsing: false as const,
    normalized: true,
    spanGaps: true,
    events: [],
    layout: { padding: { top, right } },
    elements: { line: { tension: 0, borderJoinStyle: 'round' as const } },
    scales: {
      x: {
        ...xOptions,
        type: typeOf(x),
        grid: { display: false },
        ticks: { ...xOptions.ticks, align: xAlign(x), padding: 1 },
        afterFit: (axis: ChartScale) => {
          axis.height = bottom;
          axis.paddingLeft = 0;
          axis.paddingRight = 0;
        },
      },
      y: {
        ...yOptions,
        type: typeOf(y),
        grid: { color: theme.color('--line'), drawTicks: false },
        ticks: { ...yOptions.ticks, padding: 7 },
        afterFit: (axis: ChartScale) => {
          axis.width = yWidth(y);
          axis.paddingTop = 0;
          axis.paddingBottom = 0;
        },
      },
    },
  };
}
