import {
  Chart,
  LinearScale,
  LineController,
  LineElement,
  LogarithmicScale,
  PointElement,
} from 'chart.js';
import { useMemo } from 'react';
import { Chart as ChartCanvas } from 'react-chartjs-2';
import type { Axis } from './axis';
import { chartData, chartOptions } from './chart-options';
import type { ChartTheme } from './chart-theme';
import { edgeMarks } from './edge-marks';
import type { Line } from './line-data';
import type { Scale } from './series';

Chart.register(LineController, LineElement, PointElement, LinearScale, LogarithmicScale);

const plugins = [edgeMarks];

type Props = {
  label: string;
  lines: readonly Line[];
  x: Axis;
  y: Axis;
  scale: Scale;
  theme: ChartTheme;
};

/** the drawing itself; it brings chart.js, so it is loaded when the first chart comes into sight */
export function LineCanvas({ label, lines, x, y, scale, theme }: Props) {
  const data = useMemo(() => chartData(lines, theme), [lines, theme]);
  const options = useMemo(() => chartOptions({ x, y, scale }, theme), [x, y, scale, theme]);
  // the kind of the y axis is fixed when a chart is made
  return (
    <ChartCanvas
      key={scale}
      type="line"
      data={data}
      options={options}
      plugins={plugins}
      aria-label={label}
    />
  );
}
