import { BasicPlatform, Chart, type ChartConfiguration, type ChartType } from 'chart.js';
import type { Size } from '../hooks/use-element';
import type { RecordingContext } from './export/recording-context';

/**
 * Records the drawing of a chart.js chart. Strokes lines segment by segment, because a finished path cannot
 * be read.
 */
export function paintChart<Type extends ChartType, Data>(
  config: ChartConfiguration<Type, Data>,
  { context, size }: { context: RecordingContext; size: Size },
): void {
  const canvas = { ...size, getContext: () => context };
  context.canvas = canvas;
  const chart = new Chart(
    // the platform without a document only reads the context from this
    canvas as unknown as HTMLCanvasElement,
    {
      ...config,
      options: { ...config.options, responsive: false, devicePixelRatio: 1 },
      data: {
        ...config.data,
        datasets: config.data.datasets.map((dataset) => ({ ...dataset, segment: {} })),
      },
      platform: BasicPlatform,
      // spread types are wider than the config of one kind of chart, but the value still fits it
    } as unknown as ChartConfiguration<Type, Data>,
  );
  // creating it has drawn it: it has no animation
  chart.destroy();
}
