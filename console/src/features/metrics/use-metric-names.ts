import { useQuery } from '@tanstack/react-query';
import type { Metric } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { mergeMetrics, summarizedMetrics } from './metric-names';
import { metricQueries } from './queries';

const noNames: Metric[] = [];

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
