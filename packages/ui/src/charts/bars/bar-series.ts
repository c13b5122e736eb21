import type { ChartTableData } from '../accessible-table';
import type { Axis } from '../axes/axis';

export type BarSeries = {
  id: string;
  /** its name in the tooltip, table and legend */
  name: string;
  /** a CSS variable such as `--c1` */
  color: string;
  /** one value per period, in their order */
  values: readonly number[];
  /** drawn as a frame around the parts instead of on top of them */
  isOutline?: boolean;
  /** hidden until it is shown by the button at the end of the legend */
  isHidden?: boolean;
  /** text after the name in the legend: its sum */
  note?: string;
};

/** A line across all bars, such as a capacity. */
export type BarLimit = { value: number; label: string };

/** The height of the highest bar: the sum of its parts, or its outline. */
export const highest = (series: readonly BarSeries[], periodCount: number): number =>
  Math.max(
    0,
    ...Array.from({ length: periodCount }, (_, index) => {
      const at = ({ values }: BarSeries) => values[index] ?? 0;
      const parts = series.filter(({ isOutline }) => !isOutline);
      const outlines = series.filter(({ isOutline }) => isOutline);
      return Math.max(
        parts.reduce((sum, one) => sum + at(one), 0),
        ...outlines.map(at),
      );
    }),
  );

/** Returns an axis of periods, of which every few have a label. */
export function periodAxis(periods: readonly string[], maxTicks: number): Axis {
  const stride = Math.max(1, Math.ceil(periods.length / Math.max(1, maxTicks)));
  const ticks = periods.flatMap((_, index) => (index % stride === 0 ? [index + 0.5] : []));
  return {
    scale: 'linear',
    min: 0,
    max: Math.max(1, periods.length),
    ticks,
    text: (tick) => periods[Math.floor(tick)] ?? '',
  };
}

/** One row per period, the latest first. */
export const barTable = (
  series: readonly BarSeries[],
  { periods, xLabel }: { periods: readonly string[]; xLabel: string },
): ChartTableData => ({
  columns: [{ title: xLabel }, ...series.map(({ name }) => ({ title: name }))],
  rows: periods
    .map((period, index) => [period, ...series.map(({ values }) => values[index] ?? 0)])
    .toReversed(),
});
