import type { Metric } from '@trainyard/sdk/model';
import type { CheckpointWorkload, MetricsWorkload, WorkloadContainer } from '@trainyard/sdk/types';
import type { WorkloadKind } from './workload-search';

/** The workloads of a trial at one batch. */
export type WorkloadRow = {
  batches: number;
  training?: MetricsWorkload;
  validation?: MetricsWorkload;
  checkpoint?: CheckpointWorkload;
};

const batchesOf = ({ training, validation, checkpoint }: WorkloadContainer) =>
  (training ?? validation ?? checkpoint)?.totalBatches;

/**
 * The workloads of each batch as one row, in the order of their first one. `from` and `to` limit
 * the page within the list: a batch belongs to the page of its first workload.
 */
export function mergeWorkloads(
  workloads: readonly WorkloadContainer[],
  { from, to }: { from: number; to: number },
): WorkloadRow[] {
  const rows = new Map<number, WorkloadRow & { at: number }>();
  for (const [at, workload] of workloads.entries()) {
    const batches = batchesOf(workload);
    if (batches === undefined) continue;
    rows.set(batches, { at, batches, ...rows.get(batches), ...workload });
  }
  return [...rows.values()]
    .filter(({ at }) => at >= from && at < to)
    .map(({ at: _, ...row }) => row);
}

/** true if it can be opened: a deleted checkpoint has no files */
export const hasCheckpoint = ({ checkpoint }: WorkloadRow): boolean =>
  checkpoint !== undefined &&
  checkpoint.state !== 'STATE_DELETED' &&
  Object.keys(checkpoint.resources).length > 0;

/** True if a row is shown: the master answers both checkpoint filters with the same rows. */
export function isShown(row: WorkloadRow, kind: WorkloadKind): boolean {
  if (kind === 'all') return true;
  if (kind === 'checkpoint') return hasCheckpoint(row);
  if (kind === 'validation') return row.validation !== undefined;
  return hasCheckpoint(row) || row.validation !== undefined;
}

/** Values of metrics by name, by batches, by group. */
export type GroupValues = ReadonlyMap<
  string,
  ReadonlyMap<number, Readonly<Record<string, unknown>>>
>;

/**
 * Returns true if workloads contain the values of a group; those of another group are read from its
 * reports.
 */
export const isWorkload = (group: string): group is 'training' | 'validation' =>
  group === 'training' || group === 'validation';

/** The value of a metric at the batch: of its workload, or of the reports of its group. */
export function metricAt(
  row: WorkloadRow,
  { group, name }: Metric,
  reports: GroupValues = new Map(),
): number | undefined {
  const value = isWorkload(group)
    ? row[group]?.metrics?.avgMetrics?.[name]
    : reports.get(group)?.get(row.batches)?.[name];
  return typeof value === 'number' ? value : undefined;
}
