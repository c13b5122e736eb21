import type { Caller, CallOptions } from '../client/call';
import { mapWithConcurrency } from '../client/map-with-concurrency';
import { getMetrics } from '../generated/calls/metrics';
import {
  getTrialProfilerAvailableSeries,
  getTrialProfilerMetrics,
} from '../generated/calls/profiler';
import { getTask } from '../generated/calls/tasks';
import { getTrialWorkloads } from '../generated/calls/trials';
import { loopSeries } from '../model/loop-series';
import type { Allocation, Trial, WorkloadContainer } from '../types';

type Options = Pick<CallOptions, 'signal'>;

/** One series of the profiler; times are seconds since 1970, values as in the unit of the series. */
export type ProfileSeries = {
  name: string;
  agentId: string;
  /** empty for a series of a machine, or of the training loop */
  gpuUuid: string;
  points: { x: number; y: number }[];
};

/** The end of a training report, a validation or a checkpoint, in seconds since 1970. */
export type TrialReport = {
  kind: 'training' | 'validation' | 'checkpoint';
  batches: number;
  at: number;
};

/** The measurements of a trial. */
export type TrialProfile = {
  series: ProfileSeries[];
  /** the last thousand reports, in the order of batches */
  reports: TrialReport[];
  allocations: Allocation[];
};

// browsers send at most six concurrent requests to a server, and the page needs some of them
const atOnce = 2;

const maxReports = 1000;

const system = [
  'gpu_util',
  'cpu_util_simple',
  'disk_throughput_read',
  'net_throughput_sent',
  'net_throughput_recv',
];

// documented in flows.ts
export async function trialProfile(
  client: Caller,
  trial: Pick<Trial, 'id' | 'taskId'>,
  options: Options = {},
): Promise<TrialProfile> {
  const series = await readSeries(client, trial.id, options);
  const profile = series.length > 0 ? series : await readGroups(client, trial.id, options);
  const reports = await trialReports(client, trial.id, options);
  const { taskId } = trial;
  const allocations =
    taskId === '' ? [] : (await getTask(client, { taskId }, options)).task.allocations;
  return { series: profile, reports, allocations };
}

// documented in flows.ts
export async function trialReports(
  client: Caller,
  trialId: number,
  options: Options = {},
): Promise<TrialReport[]> {
  const newest = { sortKey: 'batches', orderBy: 'ORDER_BY_DESC', limit: maxReports } as const;
  const { workloads } = await getTrialWorkloads(client, { trialId, ...newest }, options);
  return workloads.flatMap(reportOf).reverse();
}

function reportOf({ training, validation, checkpoint }: WorkloadContainer): TrialReport[] {
  const reports = Object.entries({ training, validation, checkpoint }) as [
    TrialReport['kind'],
    { totalBatches: number; endTime: string | null } | null | undefined,
  ][];
  return reports.flatMap(([kind, workload]) => {
    const at = Date.parse(workload?.endTime ?? '') / 1000;
    return workload && !Number.isNaN(at) ? [{ kind, batches: workload.totalBatches, at }] : [];
  });
}

async function readSeries(client: Caller, trialId: number, options: Options) {
  const names = new Set<string>();
  for await (const { labels } of getTrialProfilerAvailableSeries(client, { trialId }, options))
    for (const { name } of labels) names.add(name);
  const requested = [...system, ...loopSeries].filter((name) => names.has(name));
  const series = await mapWithConcurrency(requested, atOnce, (name) =>
    readOne(client, { trialId, name }, options),
  );
  return series.flat();
}

type One = { trialId: number; name: string };

async function readOne(client: Caller, { trialId, name }: One, options: Options) {
  const lines = createLines();
  const query = { trialId, 'labels.name': name };
  for await (const { batch } of getTrialProfilerMetrics(client, query, options)) {
    const { agentId = '', gpuUuid = '' } = batch?.labels ?? {};
    for (const [index, value] of (batch?.values ?? []).entries())
      lines.add({ name, agentId, gpuUuid }, batch?.timestamps[index], Number(value));
  }
  return lines.all();
}

const bitsPerGigabyte = 8 / 1e9;

/** On 0.38 programs report these as metrics, nested by agent, or by agent and GPU; networks in bytes/s. */
async function readGroups(client: Caller, trialId: number, options: Options) {
  const lines = createLines();
  for (const group of ['gpu', 'cpu', 'disk', 'network']) {
    for await (const { metrics } of getMetrics(client, { trialIds: [trialId], group }, options))
      for (const report of metrics)
        for (const { name, path, value } of numbersIn(report.metrics, [])) {
          const [agentId = '', gpuUuid = ''] = path.slice(group === 'gpu' ? -2 : -1);
          const factor = group === 'network' ? bitsPerGigabyte : 1;
          lines.add({ name, agentId, gpuUuid }, report.endTime, factor * value);
        }
  }
  return lines.all();
}

type Nested = { name: string; path: string[]; value: number };

function numbersIn(value: unknown, path: string[]): Nested[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    if (typeof each !== 'number') return numbersIn(each, [...path, key]);
    return system.includes(key) ? [{ name: key, path, value: each }] : [];
  });
}

type Labels = Omit<ProfileSeries, 'points'>;

function createLines() {
  const lines = new Map<string, ProfileSeries>();
  return {
    add: (labels: Labels, time: string | null | undefined, y: number) => {
      const x = Date.parse(time ?? '') / 1000;
      if (Number.isNaN(x) || !Number.isFinite(y)) return;
      const key = JSON.stringify(labels);
      const line = lines.get(key) ?? { ...labels, points: [] };
      lines.set(key, line);
      line.points.push({ x, y });
    },
    all: () => {
      for (const { points } of lines.values()) points.sort((one, other) => one.x - other.x);
      return [...lines.values()];
    },
  };
}
