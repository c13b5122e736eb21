import { Chart, LinearScale, LineController, LineElement, PointElement } from 'chart.js';
import { useMemo } from 'react';
import { ChartJs } from '../chart-js';
import { type Axes, chartOptions } from '../chart-options';
import type { ChartTheme } from '../chart-theme';
import type { PictureRef } from '../drawing';
import { withAlpha } from '../lines/strokes';
import type { Interval } from './interval';

Chart.register(LineController, LineElement, PointElement, LinearScale);

type Props = Axes & {
  label: string;
  intervals: readonly Interval[];
  /** a line joins the means, in their order */
  isOrdered: boolean;
  theme: ChartTheme;
  picture: PictureRef;
};

const gap = { x: Number.NaN, y: Number.NaN };

/** Draws each mean as a point on the bar of its interval; points without a mark are hollow. */
export function IntervalCanvas({ intervals, isOrdered, x, y, theme, ...rest }: Props) {
  const data = useMemo(() => {
    const color = theme.color('--c1');
    const inner = { pointRadius: 0, spanGaps: false };
    return {
      datasets: [
        {
          data: intervals.map(({ mean }, index) => ({ x: index + 0.5, y: mean })),
          borderColor: isOrdered ? withAlpha(color, 0.5) : 'transparent',
          borderWidth: 1.5,
          pointRadius: 4,
          pointBorderWidth: 1.5,
          pointBorderColor: color,
          pointBackgroundColor: intervals.map(({ isMarked }) =>
            isMarked ? color : theme.color('--bg'),
          ),
          clip: 6,
        },
        {
          ...inner,
          data: intervals.flatMap(({ low, high }, index) =>
            low === null || high === null
              ? []
              : [{ x: index + 0.5, y: low }, { x: index + 0.5, y: high }, gap],
          ),
          borderColor: withAlpha(color, 0.35),
          borderWidth: 5,
          clip: 6,
        },
      ],
    };
  }, [intervals, isOrdered, theme]);
  const options = useMemo(() => chartOptions({ x, y }), [x, y]);
  return <ChartJs type="line" data={data} options={options} {...rest} />;
}
