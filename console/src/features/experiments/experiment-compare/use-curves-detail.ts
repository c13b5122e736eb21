import type { Metric } from '@trainyard/sdk/model';
import { useMemo } from 'react';
import { useCurvesDetail as useDetailOfTrials } from '~/components/metrics/detail/use-curves-detail';
import type { Curve } from '~/data/experiments/metrics';
import type { BestTrials } from './best-trials';
import type { ComparedItem } from './compared-item';
import type { CompareAxis } from './curve-series';

type Input = {
  experiments: readonly ComparedItem[];
  best: BestTrials;
  /** the metrics of a chart, and the points of each of their curves */
  metrics: readonly Metric[];
  curvesOfMetrics: readonly (Curve[] | undefined)[];
  x: CompareAxis;
  isLive: boolean;
};

/** Reads finer points of the best trials of experiments in the zoomed range of their chart. */
export function useCurvesDetail({ experiments, best, ...input }: Input) {
  const trials = useMemo(
    () =>
      experiments.flatMap(({ id, startTime }) => {
        const trialId = best.get(id)?.trialId;
        if (trialId === undefined) return [];
        return { trialId, start: Date.parse(startTime ?? '') / 1000 || 0 };
      }),
    [experiments, best],
  );
  return useDetailOfTrials({ trials, ...input });
}
