import {
  forecastPool,
  type JobForecast,
  type PoolState,
} from '@trainyard/insights/forecast/forecast';

addEventListener('message', ({ data: state }: MessageEvent<PoolState>) => {
  const forecasts: JobForecast[] = forecastPool(state, { seed: 1 });
  postMessage(forecasts);
});
