import type { Dimension } from '@trainyard/ui/charts/axes/dimension';
import type { ScatterPoint } from '@trainyard/ui/charts/scatter/scatter-plot';
import { placeOf } from './trial-dimensions';
import type { Measured } from './use-measured-trials';

/** each trial as a point: its position on two dimensions, and its metric as colour */
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
