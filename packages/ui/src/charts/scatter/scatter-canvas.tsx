import { Chart, LinearScale, LogarithmicScale, PointElement, ScatterController } from 'chart.js';
import { useMemo } from 'react';
import { ChartJs } from '../chart-js';
import { type Axes, chartOptions } from '../chart-options';
import type { ChartTheme } from '../chart-theme';
import type { PictureRef } from '../drawing';
import type { Point } from '../lines/series';
import { withAlpha } from '../lines/strokes';

Chart.register(ScatterController, PointElement, LinearScale, LogarithmicScale);

type Props = Axes & {
  label: string;
  points: readonly Point[];
  /** one per point */
  colors: readonly string[];
  /** one per point: chosen points have a ring and full opacity */
  isChosen?: readonly boolean[] | undefined;
  theme: ChartTheme;
  picture: PictureRef;
};

/** many points overlap, so they are translucent */
const opacityOf = (count: number) => (count > 200 ? 0.55 : 0.8);

export function ScatterCanvas({ points, colors, isChosen, x, y, theme, ...rest }: Props) {
  const data = useMemo(
    () => ({
      datasets: [
        {
          // chart.js does not change its input
          data: points as Point[],
          pointRadius: points.length > 400 ? 2.5 : 3.5,
          borderWidth: isChosen ? isChosen.map((chosen) => (chosen ? 2 : 0)) : 0,
          borderColor: theme.color('--text'),
          // draws points on the edge completely
          clip: 6,
          pointBackgroundColor: colors.map((color, index) =>
            isChosen?.[index] ? color : withAlpha(color, opacityOf(points.length)),
          ),
        },
      ],
    }),
    [points, colors, isChosen, theme],
  );
  const options = useMemo(() => chartOptions({ x, y }), [x, y]);
  return (
    <ChartJs key={`${x.scale} ${y.scale}`} type="scatter" data={data} options={options} {...rest} />
  );
}
