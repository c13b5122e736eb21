import { queryOptions } from '@tanstack/react-query';
import { mapWithConcurrency } from '@trainyard/sdk';
import {
  compareTrials,
  expMetricNames,
  getExperiments,
  searchExperiments,
} from '@trainyard/sdk/calls';
import {
  compareMetrics,
  isAxisName,
  isFinished,
  type Metric,
  metricKey,
} from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollIf, pollWhile } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import { type FilterGroup, toFilterJson } from '~/features/experiments/filter/filter-set';
import type { Curve } from './curve-series';
import { type LastValues, lastValues } from './metric-rows';

/** per request, because its URL has to stay short */
const experimentsEach = 100;

/** Splits ids into chunks, one per request, without duplicates. */
export function partsOf(ids: readonly number[], most = experimentsEach): number[][] {
  const once = [...new Set(ids)];
  const count = Math.ceil(once.length / most);
  return Array.from({ length: count }, (_, at) => once.slice(at * most, (at + 1) * most));
}

/** Experiments by id, without those that are missing or hidden. */
export const compareQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: queryKeys.experiments.compare(ids),
    queryFn: async ({ signal }) => {
      // an empty filter would match everything
      if (ids.length === 0) return [];
      const query = { 'experimentIdFilter.incl': [...ids], limit: 0, showTrialData: true };
      return (await getExperiments(client, query, { signal })).experiments;
    },
    refetchInterval: pollWhile((experiments: Experiment[]) =>
      experiments.some(({ state }) => !isFinished(state)),
    ),
    meta: { errorMessage: 'Unable to fetch experiments to compare.' },
  });

// enough for a chart of this size, because many curves are large
const pointsEach = 200;

/** for charts with so many curves that single ones cannot be read */
const pointsOfCrowd = 40;

/** more curves than this are drawn with fewer points */
export const fewCurves = 100;

/** trials per request, because its URL has to stay short */
const trialsEach = 100;

/** experiments per request; each is a condition of the filter */
const curvesEach = 30;

export type BestTrial = {
  trialId: number;
  last: LastValues;
  hparams: Record<string, unknown> | null;
};

/** The best trial by experiment; undefined if it has none. */
export type BestTrials = ReadonlyMap<number, BestTrial | undefined>;

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

const inGroup = (group: string, names: readonly string[]): Metric[] =>
  names.map((name) => ({ group, name }));

export const compareCurves = {
  /** every metric that any of the experiments has reported */
  names: (experimentIds: readonly number[], isLive: boolean) =>
    queryOptions({
      queryKey: queryKeys.experiments.compareNames(experimentIds, { isLive }),
      queryFn: async ({ signal }): Promise<Metric[]> => {
        // its first message has all names up to now
        for await (const message of expMetricNames(
          client,
          { ids: [...experimentIds] },
          { signal },
        )) {
          const all = [
            ...message.metricNames,
            ...inGroup('training', message.trainingMetrics),
            ...inGroup('validation', message.validationMetrics),
          ].filter(({ name }) => !isAxisName(name));
          const once = new Map(
            all.map(({ group, name }) => [metricKey({ group, name }), { group, name }]),
          );
          return [...once.values()].sort(compareMetrics);
        }
        return [];
      },
      ...pollIf(isLive, pollMs.metricNames),
    }),

  /** the best trial of each experiment that has one: only list calls return it */
  bestTrials: (experimentIds: readonly number[], isLive: boolean) =>
    queryOptions({
      queryKey: queryKeys.experiments.compareBest(experimentIds, { isLive }),
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
          if (experiment && bestTrial)
            best.set(experiment.id, {
              trialId: bestTrial.id,
              last: lastValues(bestTrial),
              hparams: bestTrial.hparams,
            });
        return best;
      },
      ...pollIf(isLive, pollMs.metricNames),
    }),

  /** one metric of some trials */
  series: (trialIds: readonly number[], { metric, isLive }: { metric: Metric; isLive: boolean }) =>
    queryOptions({
      queryKey: queryKeys.experiments.compareSeries(trialIds, { ...metric, isLive }),
      queryFn: async ({ signal }): Promise<Curve[]> => {
        const request = { metricNames: [metric.name], group: metric.group, startBatches: 0 };
        const maxDatapoints = trialIds.length > fewCurves ? pointsOfCrowd : pointsEach;
        const answers = await mapWithConcurrency(partsOf(trialIds, trialsEach), 3, (part) =>
          compareTrials(client, { ...request, trialIds: part, maxDatapoints }, { signal }),
        );
        return answers.flatMap(({ trials }) =>
          trials.flatMap(({ trial, metrics }) => (trial ? [{ trialId: trial.id, metrics }] : [])),
        );
      },
      ...pollIf(isLive, pollMs.curves),
    }),
};
