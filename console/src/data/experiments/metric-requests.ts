import {
  compareMetrics,
  isAxisName,
  type Metric,
  metricKey,
  metricType,
} from '@trainyard/sdk/model';
import type { ExpMetricNamesResponse } from '@trainyard/sdk/types';

export const noMetricInfo = 'Unable to retrieve experiment metric info.';

const inGroup = (group: string, names: readonly string[]): Metric[] =>
  names.map((name) => ({ group, name }));

/** the metrics of a message, those in the old fields too; x axes are left out */
export function metricsOf(message: ExpMetricNamesResponse): Metric[] {
  const { metricNames, trainingMetrics, validationMetrics } = message;
  return mergeMetrics(
    [],
    [
      ...metricNames,
      ...inGroup('training', trainingMetrics),
      ...inGroup('validation', validationMetrics),
    ],
  );
}

/** known metrics are never dropped; without a new one the list keeps its identity */
export function mergeMetrics(metrics: readonly Metric[], more: readonly Metric[]): Metric[] {
  const all = new Map(metrics.map((metric) => [metricKey(metric), metric]));
  for (const { group, name } of more) {
    if (!isAxisName(name)) all.set(metricKey({ group, name }), { group, name });
  }
  return [...all.values()].sort(compareMetrics);
}

/** The tags of the metrics of trials; those of the calls name the trials, whose state is none of them. */
export const metricTags = (trialIds: readonly number[]) => ({
  tags: trialIds.map((id) => `metric ${id}`),
});

type SnapshotOf = { metric: Metric; batch: number; margin: number };

/** How measurements of all trials near one batch are requested. */
export const snapshotArgs = ({ metric, batch, margin }: SnapshotOf) => ({
  metricName: metric.name,
  // the master only knows the older name of the group here
  metricType: metricType(metric),
  batchesProcessed: batch,
  batchesMargin: margin,
});
