import { type Metric, metricType } from '@trainyard/sdk/model';
import type { CompareTrialsResponse } from '@trainyard/sdk/types';

export { snapshotArgs as snapshotQuery } from '~/data/experiments/metric-requests';

/** points per trial in a learning curve */
const sampleDatapoints = 5000;
/** points per trial that are drawn while the others load */
export const firstDatapoints = 200;

type SampleOf = { metric: Metric; maxTrials: number; maxDatapoints?: number };

/** How the curves of the best trials are requested. */
export function sampleQuery({ metric, maxTrials, maxDatapoints = sampleDatapoints }: SampleOf) {
  const type = metricType(metric);
  const group = type === 'METRIC_TYPE_UNSPECIFIED' ? { group: metric.group } : { metricType: type };
  return { metricName: metric.name, ...group, maxTrials, maxDatapoints };
}

/** How the last batches of some trials of a search are requested. */
export const reachedQuery = (metric: Metric, trialIds: readonly number[]) => ({
  trialIds: someOf(trialIds),
  maxDatapoints: 100,
  startBatches: 0,
  metricNames: [metric.name],
  metricType: metricType(metric),
});

/** enough to estimate the progress of most trials; each costs the master 6 ms */
const requestedTrials = 16;

/** A sample of the trials of a search, evenly spread over it. */
function someOf(trialIds: readonly number[]): number[] {
  const step = Math.max(1, trialIds.length / requestedTrials);
  const count = Math.min(requestedTrials, trialIds.length);
  return Array.from({ length: count }, (_, at) => trialIds[Math.floor(at * step)] ?? 0);
}

/** The last batch with a measurement of each trial in such an answer. */
export const lastBatches = (trials: CompareTrialsResponse['trials']): number[] =>
  trials.flatMap(({ metrics }) => {
    const batches = metrics.flatMap(({ data }) => data.map((point) => point.batches));
    return batches.length > 0 ? [Math.max(...batches)] : [];
  });
