import type { Caller, CallOptions } from '../client/call';
import { mapWithConcurrency } from '../client/map-with-concurrency';
import { getExperiments } from '../generated/calls/experiments';
import { getMetrics } from '../generated/calls/metrics';
import { getTrialProfilerMetrics } from '../generated/calls/profiler';
import { getExperimentTrials } from '../generated/calls/trials';
import { isProfiled } from '../model/config';
import { isActive } from '../model/run-state';
import type { Experiment } from '../types';

type Options = Pick<CallOptions, 'signal'>;

/** Measurements of one GPU, oldest first: percent of use, and the time in ms since 1970. */
export type GpuUse = readonly { at: number; percent: number }[];

/** The start of the period to read, and the result to compute. */
export type PastGpuUse<Result> = {
  /** ms since 1970; experiments that ended before do not count */
  from: number;
  /** returns a result for all measurements of an experiment, which are then discarded */
  map: (experiment: Experiment, gpus: GpuUse[]) => Result;
};

/** Results of the experiments with measured GPUs, and the number of experiments that ran. */
export type PastGpuUses<Result> = { results: Result[]; ran: number };

type Measured = { gpu: string; at: number; percent: number };

// browsers send at most six concurrent requests to a server, and the page needs some of them
const atOnce = 2;

/** the number of newest experiments to check */
const lookedAt = 200;

/** the number of experiments to measure, and of trials of each */
const maxMeasured = 25;
const maxTrials = 4;

// documented in flows.ts
export async function pastGpuUse<Result>(
  client: Caller,
  { from, map }: PastGpuUse<Result>,
  options: Options = {},
): Promise<PastGpuUses<Result>> {
  const { experiments } = await getExperiments(
    client,
    { sortBy: 'SORT_BY_START_TIME', orderBy: 'ORDER_BY_DESC', limit: lookedAt },
    options,
  );
  const ran = experiments.filter(({ endTime }) => !(Date.parse(endTime ?? '') < from));
  const measured = ran.filter(({ config }) => isProfiled(config)).slice(0, maxMeasured);
  const results = await mapWithConcurrency(measured, atOnce, async (experiment) => {
    try {
      const args = { experimentId: experiment.id, limit: maxTrials };
      const { trials } = await getExperimentTrials(client, args, options);
      const read = ({ id }: { id: number }) => trialGpuUse(client, id, options);
      const gpus = (await mapWithConcurrency(trials, atOnce, read)).flat();
      return gpus.length > 0 ? map(experiment, gpus) : undefined;
    } catch (error) {
      if (options.signal?.aborted) throw error;
      return undefined;
    }
  });
  return { results: results.filter((result) => result !== undefined), ran: ran.length };
}

/**
 * Reads the measured use of each GPU of the running trials of an experiment, trial by trial.
 * Undefined once a GPU is in use, or is not measured, which counts as in use; also without a
 * running trial, because an experiment that stops keeps its slots until its containers have ended.
 * @throws ApiError where trials or measurements cannot be read
 */
export async function idleGpuUse(
  client: Caller,
  { experimentId, isIdle }: { experimentId: number; isIdle: (use: GpuUse) => boolean },
  options: Options,
): Promise<GpuUse[] | undefined> {
  const args = { experimentId, states: ['STATE_ACTIVE' as const], limit: 100 };
  const { trials } = await getExperimentTrials(client, args, options);
  const all: GpuUse[] = [];
  for (const { id } of trials.filter(({ state }) => isActive(state))) {
    const gpus = await trialGpuUse(client, id, options);
    if (gpus.length === 0 || !gpus.every(isIdle)) return undefined;
    all.push(...gpus);
  }
  return all.length > 0 ? all : undefined;
}

/**
 * Reads the measured use of each GPU of a trial, from its first to its last measurement: from the
 * profiler's series, or, where there are none, from the metrics that programs on 0.38 report in the
 * group "gpu".
 */
async function trialGpuUse(client: Caller, trialId: number, options: Options): Promise<GpuUse[]> {
  const series = await readSeries(client, trialId, options);
  const measured = series.length > 0 ? series : await readGroup(client, trialId, options);
  const gpus = new Map<string, Measured[]>();
  for (const each of measured) {
    const own = gpus.get(each.gpu);
    if (own) own.push(each);
    else gpus.set(each.gpu, [each]);
  }
  return [...gpus.values()];
}

async function readSeries(client: Caller, trialId: number, options: Options) {
  const measured: Measured[] = [];
  const query = { trialId, 'labels.name': metricName };
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

async function readGroup(client: Caller, trialId: number, options: Options) {
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
