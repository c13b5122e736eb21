import { Chart, LinearScale, PointElement, ScatterController } from 'chart.js';
import { expect, test } from 'vitest';
import { chartOptions } from '../chart-options';
import { RecordingContext } from '../export/recording-context';
import { svgOf } from '../export/svg-file';
import { paintChart } from '../paint-chart';
import { axesPlugin } from './axes-plugin';
import { categoryAxis, roundAxis } from './axis';

Chart.register(ScatterController, PointElement, LinearScale, axesPlugin);

test('a chart of chart.js has the texts and the grid lines of its axes once', () => {
  const size = { width: 300, height: 200 };
  const context = new RecordingContext({ size });
  const axes = { x: categoryAxis(['relu', 'gelu']), y: roundAxis([0, 4], 'linear') };
  paintChart(
    {
      type: 'scatter',
      data: { datasets: [{ data: [{ x: 0, y: 3 }] }] },
      options: chartOptions(axes),
      plugins: [],
    },
    { context, size },
  );
  const svg = new DOMParser().parseFromString(svgOf(context.recording), 'image/svg+xml');
  const texts = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['0', '1.5', '3', '4.5', 'relu', 'gelu']);
  expect(svg.querySelectorAll('path[d*="L294"]')).toHaveLength(4);
});
