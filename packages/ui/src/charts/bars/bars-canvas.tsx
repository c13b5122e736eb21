import { BarController, BarElement, Chart, LinearScale } from 'chart.js';
import { useMemo } from 'react';
import { ChartJs } from '../chart-js';
import { type Axes, chartOptions } from '../chart-options';
import type { ChartTheme } from '../chart-theme';
import type { PictureRef } from '../drawing';
import type { BarSeries } from './bar-series';

Chart.register(BarController, BarElement, LinearScale);

type Props = Axes & {
  label: string;
  series: readonly BarSeries[];
  theme: ChartTheme;
  picture: PictureRef;
};

/** Draws one bar per period, its parts on top of each other, and outlines around the whole bar. */
export function BarsCanvas({ series, x, y, theme, ...rest }: Props) {
  const data = useMemo(
    () => ({
      datasets: series.map(({ values, color, isOutline }) => ({
        data: values.map((value, index) => ({ x: index + 0.5, y: value })),
        stack: isOutline ? 'outline' : 'parts',
        grouped: false,
        backgroundColor: isOutline ? 'transparent' : theme.color(color),
        ...(isOutline ? { borderColor: theme.color(color), borderWidth: 1 } : {}),
        barPercentage: 0.78,
        categoryPercentage: 1,
      })),
    }),
    [series, theme],
  );
  const options = useMemo(() => {
    const { scales, ...options } = chartOptions({ x, y });
    // bars extend half a period to both sides of their middle; the axis already includes that
    return {
      ...options,
      scales: {
        x: { ...scales.x, offset: false, stacked: true },
        y: { ...scales.y, stacked: true },
      },
    };
  }, [x, y]);
  return <ChartJs type="bar" data={data} options={options} {...rest} />;
}
