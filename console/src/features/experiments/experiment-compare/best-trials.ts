import type { Trial } from '@trainyard/sdk/types';
import {
  lastValues,
  type MetricValues,
  type ShownMetrics,
  shownValues,
} from '~/lib/metrics/metric-rows';
import { type MetricSummaries, metricSummaries } from '~/lib/metrics/metric-summary';

export type BestTrial = {
  trialId: number;
  /** the values of its metrics that are shown, by group and name */
  values: MetricValues;
  summaries: MetricSummaries;
  hparams: Record<string, unknown> | null;
};

/** A trial as it is compared, with the last values of its metrics. */
export const comparedTrial = (
  trial: Pick<Trial, 'id' | 'hparams' | 'summaryMetrics'>,
): BestTrial => ({
  trialId: trial.id,
  values: lastValues(trial),
  summaries: metricSummaries(trial),
  hparams: trial.hparams,
});

/** The best trial by experiment; undefined if it has none. */
export type BestTrials = ReadonlyMap<number, BestTrial | undefined>;

/** The trials with the values of their metrics that are shown. */
export const withShownValues = (best: BestTrials, metrics: ShownMetrics): BestTrials =>
  metrics.kind === 'last'
    ? best
    : new Map(
        [...best].map(([id, trial]) => [
          id,
          trial && { ...trial, values: shownValues(trial.summaries, metrics) },
        ]),
      );
