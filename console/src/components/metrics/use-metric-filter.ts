import type { Metric } from '@trainyard/sdk/model';
import { useMemo } from 'react';
import { metricTexts } from './metric-tree';
import { type Filtered, useTextFilter } from './use-text-filter';

/** The metrics whose group or name contain the filter, or match it as a regular expression. */
export function useMetricFilter(metrics: readonly Metric[], filter: string): Filtered<Metric> {
  const texts = useMemo(() => metrics.map(metricTexts), [metrics]);
  return useTextFilter(metrics, { texts, filter });
}
