import { mapWithConcurrency } from '@trainyard/sdk';
import { getExperiments, searchExperiments } from '@trainyard/sdk/calls';
import type { Answer, Trial } from '@trainyard/sdk/types';
import { pollIf, pollWhile } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { isExperimentLive } from '~/data/experiments';
import { partsOf } from '~/data/metrics';
import { composed, q } from '~/data/q';
import { searchByIds } from '~/data/search-filter';
import { type MetricSummaries, metricSummaries } from '~/lib/metric-summary';
import { lastValues, type MetricValues, type ShownMetrics, shownValues } from './metric-rows';

/** per request, because its URL has to stay short */
export const experimentsEach = 100;

/** The arguments of `compareQuery`. */
export const compareArgs = (ids: readonly number[]) => ({
  'experimentIdFilter.incl': [...ids],
  limit: 0,
  showTrialData: true,
});

/** Experiments by id, of which there is one at least, without those that are missing or hidden. */
export const compareQuery = (ids: readonly number[]) =>
  q(getExperiments, compareArgs(ids), {
    select: ({ experiments }) => experiments,
    refetchInterval: pollWhile(({ experiments }: Answer<'getExperiments'>) =>
      experiments.some(isExperimentLive),
    ),
    error: 'Unable to fetch experiments to compare.',
  });

/** experiments per request; each is a condition of the filter */
const curvesEach = 30;

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
export const withShownValues = (best: BestTrials, shown: ShownMetrics): BestTrials =>
  shown.kind === 'last'
    ? best
    : new Map(
        [...best].map(([id, trial]) => [
          id,
          trial && { ...trial, values: shownValues(trial.summaries, shown) },
        ]),
      );

/** The best trial of each experiment that has one: only list calls return it. */
export const bestTrialsQuery = (
  experimentIds: readonly number[],
  { isLive }: { isLive: boolean },
) =>
  composed(
    'bestTrials',
    { ids: experimentIds },
    async (client): Promise<BestTrials> => {
      const answers = await mapWithConcurrency(partsOf(experimentIds, curvesEach), 3, (ids) => {
        const filter = searchByIds(ids);
        return searchExperiments(client, { filter, sort: 'id=asc', offset: 0, limit: ids.length });
      });
      const best = new Map<number, BestTrial | undefined>(
        experimentIds.map((id) => [id, undefined]),
      );
      for (const { experiment, bestTrial } of answers.flatMap(({ experiments }) => experiments))
        if (experiment && bestTrial) best.set(experiment.id, comparedTrial(bestTrial));
      return best;
    },
    pollIf(isLive, pollMs.metricNames),
  );
