import { isFinished, metricKey } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { type Direction, searchedBy } from '~/lib/metrics/metric-direction';
import { metricSummaries, shownValue } from '~/lib/metrics/metric-summary';

type By = {
  /** the key of the metric */
  metric: string;
  direction: Direction | undefined;
};

export type TrialValue = { trialId: number; value: number };

/**
 * The best value of a metric of each trial that has ended; of the metric of the search by its
 * validations, if the summary has none. Without trials whose values have NaN among them: the best
 * of the others is not in the summary.
 */
export function valuesOf(
  { config }: Pick<Experiment, 'config'>,
  { trials, metric, direction }: By & { trials: readonly Trial[] },
): TrialValue[] {
  const [searched = ''] = searchedBy(config) ?? [];
  const isSearched = metric === metricKey({ group: 'validation', name: searched });
  return trials.flatMap((trial) => {
    if (!isFinished(trial.state)) return [];
    const summary = metricSummaries(trial).get(metric);
    const best = isSearched ? trial.bestValidation?.metrics?.avgMetrics?.[searched] : undefined;
    const value = summary ? shownValue(summary, 'best', direction) : best;
    return typeof value === 'number' && Number.isFinite(value)
      ? [{ trialId: trial.id, value }]
      : [];
  });
}
