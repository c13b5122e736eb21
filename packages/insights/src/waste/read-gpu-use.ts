import { type CallOptions, mapWithConcurrency } from '@trainyard/sdk';
import {
  type Caller,
  getExperimentTrials,
  getMetrics,
  getTrialProfilerMetrics,
} from '@trainyard/sdk/calls';
import { isActive } from '@trainyard/sdk/model';
import type { GpuUse } from './waste';

// a browser asks a server six things at once, and the page has others to ask
const atOnce = 3;

type Measured = { gpu: string; at: number; percent: number };

/**
 * Reads the measured use of each GPU of the running trials of an experiment: from the profiler's
 * series, or, where there are none, from the metrics that programs on 0.38 report in the group "gpu".
 * @throws ApiError where trials or measurements cannot be read
 */
export async function readGpuUse(
  client: Caller,
  experimentId: number,
  options: CallOptions,
): Promise<GpuUse[]> {
  const args = { experimentId, states: ['STATE_ACTIVE' as const], limit: 100 };
  const { trials } = await getExperimentTrials(client, args, options);
  const running = trials.filter(({ state }) => isActive(state));
  const uses = await mapWithConcurrency(running, atOnce, async ({ id }) => {
    const gpus = await readTrialUse(client, id, options);
    // a trial without measurements is in use as far as one knows
    return gpus.length > 0 ? gpus : [[]];
  });
  return uses.flat();
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
