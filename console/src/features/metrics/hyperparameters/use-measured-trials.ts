import { useQuery } from '@tanstack/react-query';
import {
  isFinished,
  type Metric,
  metricKey,
  metricType,
  searcherMetric,
  smallerIsBetter,
} from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import type { Better } from '~/components/charts/color-scale';
import type { Dimension } from '~/components/charts/dimension';
import { metricQueries } from '../queries';
import type { HyperparameterSearch } from './search';
import {
  chosenHyperparameters,
  hyperparameterDimension,
  type MeasuredTrial,
  measuredTrials,
  metricDimension,
} from './trial-dimensions';

export type Measured = {
  metric: Metric;
  better: Better;
  trials: readonly MeasuredTrial[];
  hyperparameters: readonly Dimension[];
  metricDimension: Dimension;
};

/** the metric of the link, else the searcher's, else the first; the master tells of these two groups alone */
function chosenMetric(metrics: readonly Metric[], key: string, searched: string | undefined) {
  return (
    metrics.find((metric) => metricKey(metric) === key) ??
    metrics.find(({ group, name }) => group === 'validation' && name === searched) ??
    metrics[0]
  );
}

/** the searcher's own metric has a better side, of others nobody knows */
function betterOf({ config }: Experiment, { group, name }: Metric): Better {
  if (group !== 'validation' || name !== searcherMetric(config)) return undefined;
  return smallerIsBetter(config) ? 'low' : 'high';
}

const defaultBatch = (batches: readonly number[], own: number | undefined) =>
  batches.find((batch) => batch === own) ?? batches[0];

const noMetrics: Metric[] = [];
const noBatches: number[] = [];

/** What the trials of a search measured near one batch, and over which axes that can be drawn. */
export function useMeasuredTrials(
  experiment: Experiment,
  search: HyperparameterSearch,
  ownBatch: number | undefined,
) {
  const isLive = !isFinished(experiment.state);
  const names = useQuery(metricQueries.names(experiment.id, { isLive }));
  const metrics = useMemo(
    () =>
      (names.data ?? noMetrics).filter(
        (metric) => metricType(metric) !== 'METRIC_TYPE_UNSPECIFIED',
      ),
    [names.data],
  );
  const metric = chosenMetric(metrics, search.metric, searcherMetric(experiment.config));
  const batches = useQuery({
    ...metricQueries.batches(experiment.id, { metric: metric ?? noMetric, isLive }),
    enabled: metric !== undefined,
  });
  const known = batches.data ?? noBatches;
  const batch = known.find((one) => one === search.batch) ?? defaultBatch(known, ownBatch);
  const snapshot = useQuery({
    ...metricQueries.snapshot(experiment.id, {
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
      hyperparameters: chosenHyperparameters({ config }, search.hp).map((named) =>
        hyperparameterDimension(named, trials),
      ),
      metricDimension: metricDimension(metric, search.scale),
    };
  }, [data, metric, better, config, search.hp, search.scale]);
  const failed = [names, batches, snapshot].find(({ data, error }) => !data && error);
  return {
    isLive,
    metrics,
    metric,
    batches: known,
    batch,
    measured,
    isLoading: names.isLoading || batches.isLoading || snapshot.isLoading,
    failed: failed && {
      title:
        failed === batches
          ? 'Unable to retrieve experiment batches info.'
          : 'Unable to retrieve experiment metric info.',
      error: failed.error,
      retry: () => void failed.refetch(),
    },
  };
}

const noMetric: Metric = { group: 'validation', name: '' };
