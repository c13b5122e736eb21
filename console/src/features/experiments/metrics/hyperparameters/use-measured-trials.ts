import { useQuery } from '@tanstack/react-query';
import { isFinished, type Metric, searcherMetric, smallerIsBetter } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import type { Dimension } from '@trainyard/ui/charts/axes/dimension';
import type { Better } from '@trainyard/ui/charts/axes/extent';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { useMemo } from 'react';
import { noMetricInfo } from '~/data/experiments/metric-requests';
import { batchesQuery, noBatchesInfo, snapshotQuery } from '~/data/experiments/metrics';
import { metricQueries } from '../detail-queries';
import { useSearchMetric } from '../use-metric-names';
import { batchOfLink, commonBatch, defaultBatch } from './default-batch';
import { isMeasured } from './load-measured';
import type { HyperparameterSearch } from './search';
import {
  chosenHyperparameters,
  hyperparameterDimension,
  type MeasuredTrial,
  measuredTrials,
  metricDimension,
  variedHyperparameters,
} from './trial-dimensions';

export type Measured = {
  metric: Metric;
  /** undefined if unknown */
  better: Better | undefined;
  trials: readonly MeasuredTrial[];
  hyperparameters: readonly Dimension[];
  metricDimension: Dimension;
};

/** the direction is known for the searcher's metric only */
export function betterOf({ config }: Experiment, { group, name }: Metric): Better | undefined {
  if (group !== 'validation' || name !== searcherMetric(config)) return undefined;
  return smallerIsBetter(config) ? 'low' : 'high';
}

const noBatches: number[] = [];

/** The values of the trials of a search near one batch, and the axes for them. */
export function useMeasuredTrials(
  experiment: Experiment,
  search: HyperparameterSearch,
  /** that of the best validation of the trial that the page is about */
  ownBatch: number | undefined,
) {
  const isLive = !isFinished(experiment.state);
  const { names, metrics, metric } = useSearchMetric(experiment, {
    key: search.metric,
    isLive,
    fits: isMeasured,
  });
  const batches = useQuery({
    ...batchesQuery(experiment.id, { metric: metric ?? noMetric, isLive }),
    enabled: metric !== undefined,
  });
  const reached = useQuery({
    ...metricQueries.reached(experiment.id, {
      metric: metric ?? noMetric,
      trialIds: experiment.trialIds,
    }),
    enabled: metric !== undefined && ownBatch === undefined,
  });
  useReportUnknown({
    name: 'hp',
    values: search.hp,
    choices: useMemo(() => variedHyperparameters(experiment).map(({ name }) => name), [experiment]),
    fault: (name) => `The search does not vary ${name}.`,
    instead: 'It has no axis.',
  });
  useReportUnknown({
    name: 'batch',
    values: search.batch > 0 ? [search.batch] : [],
    choices: batches.data,
    fault: (batch) => `Nothing was measured at the batch ${batch}.`,
    instead: 'Another batch is shown.',
  });
  const common = useMemo(() => commonBatch(reached.data ?? noBatches), [reached.data]);
  const linkedBatch = batchOfLink(batches.data, search.batch);
  const initialBatch = reached.isLoading
    ? undefined
    : defaultBatch(batches.data, { common, own: ownBatch });
  const batch = linkedBatch ?? initialBatch;
  const snapshot = useQuery({
    ...snapshotQuery(experiment.id, {
      metric: metric ?? noMetric,
      batch: batch ?? 0,
      margin: search.margin,
      isLive,
    }),
    enabled: metric !== undefined && batch !== undefined,
  });
  const { data } = snapshot;
  const { config } = experiment;
  const better = metric && betterOf(experiment, metric);
  const measured = useMemo<Measured | undefined>(() => {
    if (!data || !metric) return undefined;
    const trials = measuredTrials(data.trials);
    return {
      metric,
      better,
      trials,
      hyperparameters: chosenHyperparameters({ config }, search.hp).map((varied) =>
        hyperparameterDimension(varied, trials),
      ),
      metricDimension: metricDimension(metric, { scale: search.scale, better }),
    };
  }, [data, metric, better, config, search.hp, search.scale]);
  const failed = [names, batches, snapshot].find(({ data, error }) => !data && error);
  return {
    isLive,
    metrics,
    metric,
    batches: batches.data ?? (batch === undefined ? noBatches : [batch]),
    batch,
    measured,
    isLoading:
      names.isLoading ||
      batches.isLoading ||
      (linkedBatch === undefined && reached.isLoading) ||
      snapshot.isLoading,
    failed: failed && {
      title: failed === batches ? noBatchesInfo : noMetricInfo,
      error: failed.error,
      retry: () => void failed.refetch(),
    },
  };
}

const noMetric: Metric = { group: 'validation', name: '' };
