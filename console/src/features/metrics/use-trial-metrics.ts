import { useQuery } from '@tanstack/react-query';
import type { Metric } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { mergeMetrics, summarizedMetrics } from './metric-names';
import { metricQueries } from './queries';
import type { MetricGroups } from './trial-series';

const noNames: Metric[] = [];
const noGroups: MetricGroups = [];

type Asked = { experimentId: number; trial: Trial; isLive: boolean };

/** Which metrics a trial has, by what its experiment reported and by its own summary. */
export function useMetricNames({ experimentId, trial, isLive }: Asked) {
  const names = useQuery(metricQueries.names(experimentId, { isLive }));
  const known = names.data ?? noNames;
  const metrics = useMemo(
    () => mergeMetrics(known, summarizedMetrics(trial.summaryMetrics)),
    [known, trial.summaryMetrics],
  );
  return { names, metrics };
}

/** Everything a trial has measured: which metrics there are, and their curves as they grow. */
export function useTrialMetrics(asked: Asked) {
  const { trial, isLive } = asked;
  const { names, metrics } = useMetricNames(asked);
  const series = useQuery({
    ...metricQueries.series(trial.id, { metrics, isLive }),
    enabled: metrics.length > 0,
  });
  return {
    metrics,
    groups: series.data ?? noGroups,
    isLoading: names.isLoading || (metrics.length > 0 && series.isLoading),
    error: series.data ? null : (series.error ?? names.error),
    refetch: () => void (metrics.length > 0 ? series : names).refetch(),
  };
}
