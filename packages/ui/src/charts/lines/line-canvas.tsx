import {
  Chart,
  LinearScale,
  LineController,
  LineElement,
  LogarithmicScale,
  PointElement,
} from 'chart.js';
import { useMemo } from 'react';
import { edgeMarks } from '../axes/edge-marks';
import { flagMarks } from '../axes/flag-marks';
import { ChartJs } from '../chart-js';
import { type Axes, chartOptions } from '../chart-options';
import type { ChartTheme } from '../chart-theme';
import type { PictureRef } from '../picture';
import { bands } from './bands';
import type { Line } from './line-data';
import { chartData } from './line-datasets';
import { manyLines } from './many-lines';

Chart.register(LineController, LineElement, PointElement, LinearScale, LogarithmicScale);

const plugins = [bands, manyLines, edgeMarks, flagMarks];

type Props = Axes & {
  label: string;
  lines: readonly Line[];
  theme: ChartTheme;
  picture: PictureRef;
};

/** the drawing itself; it brings chart.js, so it is loaded when the first chart comes into sight */
export function LineCanvas({ lines, x, y, theme, ...rest }: Props) {
  const data = useMemo(() => chartData(lines, theme), [lines, theme]);
  const options = useMemo(() => chartOptions({ x, y }, theme), [x, y, theme]);
  return (
    <ChartJs
      // the kind of an axis is fixed when a chart is made
      key={`${x.scale} ${y.scale}`}
      type="line"
      data={data}
      options={options}
      plugins={plugins}
      {...rest}
    />
  );
}
