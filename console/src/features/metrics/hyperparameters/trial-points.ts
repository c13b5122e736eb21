import type { Dimension } from '~/components/charts/dimension';
import type { ScatterPoint } from '~/components/charts/scatter-plot';
import { placeOf } from './trial-dimensions';
import type { Measured } from './use-measured-trials';

/** each trial as a point: where it stands on two dimensions, and its metric as colour */
export const trialPoints = (
  { trials, metricDimension }: Measured,
  { x, y }: { x: Dimension; y: Dimension },
): ScatterPoint[] =>
  trials.map((trial) => {
    const at = (dimension: Dimension) =>
      dimension.id === metricDimension.id ? trial.value : placeOf(trial, dimension);
    return {
      id: String(trial.trialId),
      name: `trial ${trial.trialId}`,
      x: at(x),
      y: at(y),
      value: trial.value,
    };
  });
