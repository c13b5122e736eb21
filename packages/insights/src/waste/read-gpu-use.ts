import type { CallOptions } from '@trainyard/sdk';
import {
  type Caller,
  getExperimentTrials,
  getMetrics,
  getTrialProfilerMetrics,
} from '@trainyard/sdk/calls';
import { isActive } from '@trainyard/sdk/model';
import { type GpuUse, idleSince } from './waste';

type Measured = { gpu: string; at: number; percent: number };

/**
 * Reads the measured use of each GPU of the running trials of an experiment, trial by trial: from the
 * profiler's series, or, where there are none, from the metrics that programs on 0.38 report in the
 * group "gpu". Undefined once a GPU is in use, or is not measured, which counts as in use.
 * @throws ApiError where trials or measurements cannot be read
 */
export async function readIdleGpus(
  client: Caller,
  { experimentId, now }: { experimentId: number; now: number },
  options: CallOptions,
): Promise<GpuUse[] | undefined> {
  const args = { experimentId, states: ['STATE_ACTIVE' as const], limit: 100 };
  const { trials } = await getExperimentTrials(client, args, options);
  const all: GpuUse[] = [];
  for (const { id } of trials.filter(({ state }) => isActive(state))) {
    const gpus = await readTrialUse(client, id, options);
    const isIdle = gpus.length > 0 && gpus.every((use) => idleSince(use, now) !== undefined);
    if (!isIdle) return undefined;
    all.push(...gpus);
  }
  return all;
}

/**
 * Reads the measured use of each GPU of a trial, from its first to its last measurement.
 * @throws ApiError where measurements cannot be read
 */
export async function readTrialUse(
  client: Caller,
  trialId: number,
  options: CallOptions,
): Promise<GpuUse[]> {
  const series = await readSeries(client, trialId, options);
  return byGpu(series.length > 0 ? series : await readGroup(client, trialId, options));
}

function byGpu(measured: readonly Measured[]): GpuUse[] {
  const gpus = new Map<string, Measured[]>();
  for (const each of measured) {
    const own = gpus.get(each.gpu);
    if (own) own.push(each);
    else gpus.set(each.gpu, [each]);
  }
  return [...gpus.values()];
}

async function readSeries(client: Caller, labelsTrialId: number, options: CallOptions) {
  const measured: Measured[] = [];
  const query = { labelsTrialId, 'labels.name': metricName };
  for await (const { batch } of getTrialProfilerMetrics(client, query, options)) {
    if (!batch) continue;
    const gpu = `${batch.labels?.agentId} ${batch.labels?.gpuUuid}`;
    for (const [index, percent] of batch.values.entries()) {
      const at = Date.parse(batch.timestamps[index] ?? '');
      if (!Number.isNaN(at)) measured.push({ gpu, at, percent: Number(percent) });
    }
  }
  return measured;
}

const metricName = 'gpu_util';

async function readGroup(client: Caller, trialId: number, options: CallOptions) {
  const measured: Measured[] = [];
  const query = { trialIds: [trialId], group: 'gpu' };
  for await (const { metrics } of getMetrics(client, query, options)) {
    for (const report of metrics) {
      const at = Date.parse(report.endTime ?? '');
      if (Number.isNaN(at)) continue;
      for (const each of usesIn(report.metrics, '')) measured.push({ ...each, at });
    }
  }
  return measured.sort((one, other) => one.at - other.at);
}

/** The GPUs in a report: the path to "gpu_util", by agent and GPU as the program nests them, names each. */
function usesIn(value: unknown, path: string): Omit<Measured, 'at'>[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === metricName && typeof each === 'number'
      ? [{ gpu: path, percent: each }]
      : usesIn(each, `${path} ${key}`),
  );
}
