import type { Metric } from '@trainyard/sdk/model';
import type { Metrics, Trial } from '@trainyard/sdk/types';
import type { CurveTrial, Ranking } from '../learning-curve-series';

/** the parts of a trial that rank it */
type Ranked = Pick<Trial, 'id' | 'hparams'> & {
  bestValidation: { metrics: Pick<Metrics, 'avgMetrics'> | null } | null;
};

type Input = { curves: readonly CurveTrial[]; metric: Metric; ranking: Ranking };

/**
 * The trials of a search, best first: those with curves, which are the best, and the others by their
 * best validation. The master only tells the best value of the searcher's own metric.
 */
export function rankedTrials(
  trials: readonly Ranked[],
  { curves, metric, ranking }: Input,
): readonly CurveTrial[] {
  const drawnIds = new Set(curves.map(({ trialId }) => trialId));
  const others = trials.flatMap((trial): CurveTrial[] => {
    if (drawnIds.has(trial.id)) return [];
    const value =
      ranking === 'last' ? undefined : trial.bestValidation?.metrics?.avgMetrics?.[metric.name];
    const isNumber = typeof value === 'number' && Number.isFinite(value);
    return [
      {
        trialId: trial.id,
        hparams: trial.hparams,
        points: [],
        value: isNumber ? value : undefined,
      },
    ];
  });
  if (others.length === 0) return curves;
  const sign = ranking === 'smallest' ? 1 : -1;
  const place = ({ value }: CurveTrial) => (value === undefined ? Infinity : sign * value);
  return [...curves, ...others].sort(
    // two without a value have no distance
    (one, other) =>
      (place(one) === place(other) ? 0 : place(one) - place(other)) || one.trialId - other.trialId,
  );
}
