import type { ChartData, ChartOptions, ChartType, DefaultDataPoint, Plugin } from 'chart.js';
import { useEffect } from 'react';
import { Chart } from 'react-chartjs-2';
import type { PictureRef } from './drawing';

type Props<Type extends ChartType, Data> = {
  type: Type;
  label: string;
  data: ChartData<Type, Data>;
  options: ChartOptions<Type>;
  plugins?: Plugin<Type>[];
  picture: PictureRef;
};

/** A chart.js drawing that can be drawn once more for a file. */
export function ChartJs<Type extends ChartType, Data = DefaultDataPoint<Type>>({
  picture,
  label,
  ...config
}: Props<Type, Data>) {
  const { type, data, options, plugins } = config;
  useEffect(() => {
    picture.current = async (context, size) => {
      const { paintChart } = await import('./paint-chart');
      paintChart({ type, data, options, plugins: plugins ?? [] }, { context, size });
    };
    return () => {
      picture.current = undefined;
    };
  }, [picture, type, data, options, plugins]);
  return <Chart {...config} aria-label={label} />;
}
