import { BarController, BarElement, Chart, LinearScale } from 'chart.js';
import { useMemo } from 'react';
import { ChartJs } from '../chart-js';
import { type Axes, chartOptions } from '../chart-options';
import type { ChartTheme } from '../chart-theme';
import type { PictureRef } from '../drawing';
import type { Point } from '../lines/series';
import { withAlpha } from '../lines/strokes';

Chart.register(BarController, BarElement, LinearScale);

type Props = Axes & {
  label: string;
  /** the middle of each bin, counted from the left, and the number of its values */
  bars: readonly Point[];
  theme: ChartTheme;
  picture: PictureRef;
};

export function HistogramCanvas({ bars, x, y, theme, ...rest }: Props) {
  const data = useMemo(
    () => ({
      datasets: [
        {
          data: bars as Point[],
          // pale, because the points of the plots beside it are the subject
          backgroundColor: withAlpha(theme.color('--c1'), 0.35),
          barPercentage: 0.94,
          categoryPercentage: 1,
        },
      ],
    }),
    [bars, theme],
  );
  const options = useMemo(() => {
    const { scales, ...options } = chartOptions({ x, y });
    // bars extend half a bin to both sides of their middle; the axis already includes that
    return { ...options, scales: { ...scales, x: { ...scales.x, offset: false } } };
  }, [x, y]);
  return <ChartJs type="bar" data={data} options={options} {...rest} />;
}
