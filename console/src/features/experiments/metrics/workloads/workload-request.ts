import { type Metric, metricKey, metricType } from '@trainyard/sdk/model';
import type { Args } from '@trainyard/sdk/types';
import { parseSort } from '@trainyard/ui/table/sort/sort';
import { isWorkload } from './workload-rows';
import type { WorkloadKind, WorkloadSearch } from './workload-search';

export const workloadsPerPage = 50;

const filters: Record<WorkloadKind, NonNullable<Args<'getTrialWorkloads'>['filter']>> = {
  all: 'FILTER_OPTION_UNSPECIFIED',
  checkpoint: 'FILTER_OPTION_CHECKPOINT',
  either: 'FILTER_OPTION_CHECKPOINT_OR_VALIDATION',
  validation: 'FILTER_OPTION_VALIDATION',
};

/** the sort value of a metric's column; a sort cannot contain commas */
export const sortIdOf = (metric: Metric): string =>
  metricKey(metric).replace(/[%,]/g, encodeURIComponent);

/** The link as the arguments of the call; an unknown metric keeps the order by batches. */
export function workloadRequest(
  { workloads, workloadSort, workloadPage }: WorkloadSearch,
  metrics: readonly Metric[],
) {
  const sorted = metrics.filter(({ group }) => isWorkload(group));
  const byMetric = new Map(sorted.map((metric) => [sortIdOf(metric), metric]));
  const sortable = new Set(['batches', ...byMetric.keys()]);
  const [entry = { id: 'batches', desc: true }] = parseSort(workloadSort, sortable) ?? [];
  const metric = byMetric.get(entry.id);
  return {
    filter: filters[workloads],
    sortKey: metric?.name ?? 'batches',
    orderBy: entry.desc ? ('ORDER_BY_DESC' as const) : ('ORDER_BY_ASC' as const),
    ...(metric ? { metricType: metricType(metric) } : {}),
    limit: workloadsPerPage,
    offset: workloadPage * workloadsPerPage,
  };
}

export type WorkloadRequest = ReturnType<typeof workloadRequest>;
