import { getTrialWorkloads } from '@trainyard/sdk/calls';
import { exportMetrics } from '@trainyard/sdk/flows';
import { pollIf } from '~/app/polling/poll';
import { pollMs, staleMs } from '~/app/polling/polling-intervals';
import { metricTags } from '~/data/experiments/metric-requests';
import { composed, q } from '~/data/q';
import type { WorkloadRequest } from './workload-request';
import { mergeWorkloads, type WorkloadRow } from './workload-rows';

export type WorkloadPage = { rows: WorkloadRow[]; total: number };

/** the possible workloads of a batch: a training, a validation and a checkpoint */
const maxPerBatch = 3;

/** A page of the workloads of a trial, one row per batch; `total` counts workloads, not rows. */
export function workloadPageQuery(trialId: number, request: WorkloadRequest, isLive: boolean) {
  // sorted by batches, the workloads of one batch are neighbors: some more at both ends of the page
  // complete its first and last batch
  const more = request.sortKey === 'batches' ? maxPerBatch - 1 : 0;
  const offset = Math.max(0, request.offset - more);
  const before = request.offset - offset;
  return q(
    getTrialWorkloads,
    { ...request, trialId, offset, limit: before + request.limit + more },
    {
      select: ({ workloads, pagination }): WorkloadPage => ({
        rows: mergeWorkloads(workloads, { from: before, to: before + request.limit }),
        total: pagination.total,
      }),
      placeholderData: (previous, last) =>
        last?.queryKey[1].trialId === trialId ? previous : undefined,
      ...pollIf(isLive, pollMs.workloads, { staleMs: staleMs.standard }),
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
      ...pollIf(isLive, pollMs.workloads, { staleMs: staleMs.standard }),
      ...metricTags([trialId]),
      error: `Failed to load the metrics of ${group}.`,
    },
  );
