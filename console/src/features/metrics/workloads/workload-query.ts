import { getTrialWorkloads } from '@trainyard/sdk/calls';
import { exportMetrics } from '@trainyard/sdk/flows';
import { type Metric, metricKey, metricType } from '@trainyard/sdk/model';
import type { Args } from '@trainyard/sdk/types';
import { parseSort } from '@trainyard/ui/table/sort/sort';
import { pollIf } from '~/app/polling/poll';
import { pollMs, staleMs } from '~/app/polling/polling-intervals';
import { metricTags } from '~/data/metric-requests';
import { composed, q } from '~/data/q';
import { isWorkload, mergeWorkloads, type WorkloadRow } from './workload-rows';
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

/** The link as the master's query; an unknown metric keeps the order by batches. */
export function workloadQuery(
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

export type WorkloadQuery = ReturnType<typeof workloadQuery>;
export type WorkloadPage = { rows: WorkloadRow[]; total: number };

/** the possible workloads of a batch: a training, a validation and a checkpoint */
const maxPerBatch = 3;

/** A page of the workloads of a trial, one row per batch; `total` counts workloads, not rows. */
export function workloadPageQuery(trialId: number, query: WorkloadQuery, isLive: boolean) {
  // sorted by batches, the workloads of one batch are neighbors: some more at both ends of the page
  // complete its first and last batch
  const more = query.sortKey === 'batches' ? maxPerBatch - 1 : 0;
  const offset = Math.max(0, query.offset - more);
  const before = query.offset - offset;
  return q(
    getTrialWorkloads,
    { ...query, trialId, offset, limit: before + query.limit + more },
    {
      select: ({ workloads, pagination }): WorkloadPage => ({
        rows: mergeWorkloads(workloads, { from: before, to: before + query.limit }),
        total: pagination.total,
      }),
      placeholderData: (previous, last) =>
        last?.queryKey[1].trialId === trialId ? previous : undefined,
      ...pollIf(isLive, pollMs.live, { staleMs: staleMs.standard }),
      error: 'Failed to load recent trial workloads.',
    },
  );
}

/** All reports of a group of the training script: the workloads of the master do not contain them. */
export const groupReportsQuery = (trialId: number, group: string, isLive: boolean) =>
  composed(
    'reportsOfGroup',
    { trialId, group },
    async (client, { signal }): Promise<ReadonlyMap<number, Record<string, unknown>>> => {
      const values = new Map<number, Record<string, unknown>>();
      for await (const row of exportMetrics(client, [trialId], { group, signal })) {
        const { batches, name, value } = row;
        values.set(batches, { ...values.get(batches), [name]: value });
      }
      return values;
    },
    {
      ...pollIf(isLive, pollMs.live, { staleMs: staleMs.standard }),
      ...metricTags([trialId]),
      error: `Failed to load the metrics of ${group}.`,
    },
  );
