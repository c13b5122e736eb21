import type { Metric } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import type { Scale } from '@trainyard/ui/charts/lines/series';
import { useMemo } from 'react';
import type { CurveTrial } from '../learning-curve-series';
import {
  chosenHyperparameters,
  hyperparameterDimension,
  metricDimension,
} from './trial-dimensions';
import { betterOf, type Measured } from './use-measured-trials';

type Input = { trials: readonly CurveTrial[]; metric: Metric; scale: Scale };

/**
 * The trials of a search by the value that ranks them, the best or the newest one, and the axes for
 * them; unlike `useMeasuredTrials`, it compares trials that were stopped at other batches.
 */
export function useBestTrials(experiment: Experiment, { trials, metric, scale }: Input): Measured {
  return useMemo(() => {
    const measured = trials.flatMap(({ trialId, hparams, value }) =>
      value === undefined ? [] : [{ trialId, hparams, value }],
    );
    const better = betterOf(experiment, metric);
    return {
      metric,
      better,
      trials: measured,
      hyperparameters: chosenHyperparameters(experiment, []).map((varied) =>
        hyperparameterDimension(varied, measured),
      ),
      metricDimension: metricDimension(metric, { scale, better }),
    };
  }, [experiment, trials, metric, scale]);
}
