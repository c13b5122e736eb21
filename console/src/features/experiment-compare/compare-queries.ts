import { queryOptions } from '@tanstack/react-query';
import { mapWithConcurrency } from '@trainyard/sdk';
import { getExperiments, searchExperiments } from '@trainyard/sdk/calls';
import { showsOf } from '@trainyard/sdk/query';
import type { Answer, Trial } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollIf, pollWhile } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { isExperimentLive } from '~/data/experiments';
import { partsOf } from '~/data/metrics';
import { q } from '~/data/q';
import { type FilterGroup, toFilterJson } from '~/features/experiments/filter/filter-set';
import { type MetricSummaries, metricSummaries } from '~/lib/metric-summary';
import { lastValues, type MetricValues, type ShownMetrics, shownValues } from './metric-rows';

/** per request, because its URL has to stay short */
export const experimentsEach = 100;

/** Experiments by id, of which there is one at least, without those that are missing or hidden. */
export const compareQuery = (ids: readonly number[]) =>
  q(
    getExperiments,
    { 'experimentIdFilter.incl': [...ids], limit: 0, showTrialData: true },
    {
      select: ({ experiments }) => experiments,
      refetchInterval: pollWhile(({ experiments }: Answer<'getExperiments'>) =>
        experiments.some(isExperimentLive),
      ),
      error: 'Unable to fetch experiments to compare.',
    },
  );

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

const anyOf = (experimentIds: readonly number[]): FilterGroup => ({
  kind: 'group',
  conjunction: 'or',
  children: experimentIds.map((value) => ({
    kind: 'field',
    columnName: 'id',
    location: 'LOCATION_TYPE_EXPERIMENT',
    type: 'COLUMN_TYPE_NUMBER',
    operator: '=',
    value,
  })),
});

/** The best trial of each experiment that has one: only list calls return it. */
export const bestTrialsQuery = (
  experimentIds: readonly number[],
  { isLive }: { isLive: boolean },
) =>
  queryOptions({
    queryKey: ['bestTrials', { ids: experimentIds }] as const,
    queryFn: async ({ signal }): Promise<BestTrials> => {
      const answers = await mapWithConcurrency(partsOf(experimentIds, curvesEach), 3, (ids) => {
        const filter = toFilterJson({ filterGroup: anyOf(ids), showArchived: true });
        const request = { filter, sort: 'id=asc', offset: 0, limit: ids.length };
        return searchExperiments(client, request, { signal });
      });
      const best = new Map<number, BestTrial | undefined>(
        experimentIds.map((id) => [id, undefined]),
      );
      for (const { experiment, bestTrial } of answers.flatMap(({ experiments }) => experiments))
        if (experiment && bestTrial) best.set(experiment.id, comparedTrial(bestTrial));
      return best;
    },
    ...pollIf(isLive, pollMs.metricNames),
    meta: showsOf(searchExperiments),
  });
