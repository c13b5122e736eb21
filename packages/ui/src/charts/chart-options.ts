import type { Scale as ChartScale } from 'chart.js';
import type { Axis } from './axes/axis';
import { plotInsets, yWidth } from './axes/plot';

/** An axis without a drawing: `axesPlugin` draws its ticks. */
const axisOptions = ({ min, max, ticks, text }: Axis) => ({
  min,
  max,
  display: false,
  afterBuildTicks: (scale: { ticks: { value: number }[] }) => {
    scale.ticks = ticks.map((value) => ({ value }));
  },
  ticks: { autoSkip: false, callback: (value: number | string) => text(Number(value)) },
});

export type Axes = { x: Axis; y: Axis };

const typeOf = ({ scale }: Axis) =>
  scale === 'log' ? ('logarithmic' as const) : ('linear' as const);

/** no animation, no events, fixed insets: the layer above the canvas handles hovering */
export function chartOptions({ x, y }: Axes) {
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
        ...axisOptions(x),
        type: typeOf(x),
        afterFit: (axis: ChartScale) => {
          axis.height = bottom;
          axis.paddingLeft = 0;
          axis.paddingRight = 0;
        },
      },
      y: {
        ...axisOptions(y),
        type: typeOf(y),
        afterFit: (axis: ChartScale) => {
          axis.width = yWidth(y);
          axis.paddingTop = 0;
          axis.paddingBottom = 0;
        },
      },
    },
  };
}
