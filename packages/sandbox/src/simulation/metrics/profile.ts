import type { TrialProfilerMetricLabels, TrialProfilerMetricsBatch } from '@trainyard/sdk/types';
import type { Database } from '../../database/database';
import { timestamp } from '../../lib/clock';
import { batchesAt, cutOf, phaseAt, planOf } from '../engine/timeline';
import type { ExperimentRow, RunRow, TrialRow } from '../rows';
import { type Curve, memoryOf, rateOf } from './curve';
import { drift, normal, seedOf } from './noise';
import { curveFor } from './reading';

/** One series of a profile: one value per second, each computed from its position. */
export type ProfileSeries = {
  labels: TrialProfilerMetricLabels;
  count: number;
  /** values from one position up to, not including, another */
  slice: (from: number, to: number) => TrialProfilerMetricsBatch;
};

type Reading = (input: {
  seed: number;
  second: number;
  /** GPU memory, in gigabytes */
  memory: number;
  /** samples per second of the training loop */
  samplesPerSecond: number;
  /** seconds of a step of the loop, and the share of it that is spent waiting for data */
  stepSeconds: number;
  loadShare: number;
  /** the share of the rest of a step in which the GPUs of this machine compute */
  computeShare: number;
  /** true if the network is used up */
  isNetworkFull: boolean;
  phase: 'training' | 'validation' | 'checkpoint';
}) => number;

const gib = 2 ** 30;
type Level = number | Reading;

const levelOf = (level: Level, input: Parameters<Reading>[0]) =>
  typeof level === 'number' ? level : level(input);

// around a level, with a slow wave and fast noise
const around =
  (level: Level, spread: Level, channel: string): Reading =>
  (input) => {
    const { seed, second } = input;
    const wave = drift(seed, seedOf(channel), second / 30);
    const noise = normal(seed, seedOf(channel, 1), second);
    return Math.max(0, levelOf(level, input) + levelOf(spread, input) * (0.7 * wave + 0.3 * noise));
  };

/** a network of 10 Gbit/s, of which headers take a part */
const fullGigabits = 9.4;

const throughput = (mean: number, channel: string): Reading =>
  around(
    ({ isNetworkFull }) => (isNetworkFull ? fullGigabits : mean),
    ({ isNetworkFull }) => (isNetworkFull ? 0.1 : mean / 2),
    channel,
  );

const machine: Record<string, Reading> = {
  // loading is work of the processors
  cpu_util_simple: around(({ loadShare }) => 32 + 60 * loadShare, 12, 'cpu'),
  disk_iops: around(240, 180, 'iops'),
  disk_throughput_read: around(0.21, 0.12, 'read'),
  disk_throughput_write: around(
    ({ phase }) => (phase === 'checkpoint' ? 0.6 : 0.03),
    0.03,
    'write',
  ),
  free_memory: around(388, 9, 'memory'),
  net_throughput_recv: throughput(1.8, 'recv'),
  net_throughput_sent: throughput(1.6, 'sent'),
};

/** a GPU computes while its batch is there, and is idle while a checkpoint is written */
const usedPercent = ({ phase, loadShare, computeShare }: Parameters<Reading>[0]) =>
  phase === 'checkpoint' ? 0 : phase === 'validation' ? 72 : 96 * (1 - loadShare) * computeShare;

const gpu: Record<string, Reading> = {
  gpu_free_memory: ({ memory }) => Math.max(0, 80 - memory) * gib,
  gpu_util: (input) =>
    Math.min(100, around(usedPercent, input.phase === 'checkpoint' ? 2 : 10, 'util')(input)),
};

/** The readings of a GPU; one that becomes idle is measured until the end. */
function gpuReadings({ settings: { gpusIdleAfterMs } }: ExperimentRow): Record<string, Reading> {
  if (gpusIdleAfterMs === undefined) return gpu;
  const busy = gpu.gpu_util ?? (() => 0);
  return {
    ...gpu,
    gpu_util: (input) => (input.second * 1000 < gpusIdleAfterMs ? busy(input) : 0),
  };
}

/** the share of a step in which a batch is copied to the GPU */
const copyShare = 0.02;

const timed = (share: (loadShare: number) => number, channel: string): Reading => {
  const mean: Reading = ({ stepSeconds, loadShare }) => stepSeconds * share(loadShare);
  return around(mean, (input) => 0.25 * mean(input), channel);
};

const loop: Record<string, Reading> = {
  dataloader_next: timed((loadShare) => loadShare, 'next'),
  to_device: timed(() => copyShare, 'device'),
  train_batch: timed((loadShare) => 1 - loadShare - copyShare, 'train'),
};

const fullReadings: Record<string, Reading> = {
  samples_per_second: ({ samplesPerSecond }) => samplesPerSecond,
};

/** the share of a step that a program waits whose data is read ahead */
const defaultLoadShare = 0.04;

/** the share of a step in which GPUs compute that wait for the slowest machine, or for the network */
const waitingShare = { peers: 0.6, network: 0.5 };

type Waiting = Pick<Parameters<Reading>[0], 'computeShare' | 'isNetworkFull'>;

function waitingOf(
  { settings: { waitsFor } }: ExperimentRow,
  { placements }: RunRow,
  { agentId, isLastGpu }: { agentId: string; isLastGpu: boolean },
): Waiting {
  const isAlone = placements.length < 2;
  const isSlowest = isAlone ? isLastGpu : agentId === placements.at(-1)?.agentId;
  const waits = waitsFor === 'network' ? !isAlone : waitsFor === 'peers' && !isSlowest;
  return waits && waitsFor
    ? { computeShare: waitingShare[waitsFor], isNetworkFull: waitsFor === 'network' }
    : { computeShare: 1, isNetworkFull: false };
}

// a profile ends after five minutes
const longest = 300;

/** The interval of reports by the program itself, in seconds. */
const ownStep = 15;

type Input = { db: Database; experiment: ExperimentRow; trial: TrialRow; now: number };

/** The profiler's current measurements of a trial; empty unless its config enables it. */
export function profileOf(input: Input): ProfileSeries[] {
  const { experiment, trial, db } = input;
  const run = trial.runs.find(({ trainingAt }) => trainingAt !== null);
  if (!experiment.settings.profiled || !run) return [];
  return run.placements.flatMap(({ agentId, slotIds }, index) => {
    const slots = db.agents.get(agentId)?.slots ?? [];
    const uuids = slots.filter(({ id }) => slotIds.includes(id)).map(({ device }) => device.uuid);
    const lines = (readings: Record<string, Reading>, rest: Partial<TrialProfilerMetricLabels>) => {
      const isLastGpu = rest.gpuUuid === uuids.at(-1);
      const waiting = waitingOf(experiment, run, { agentId, isLastGpu });
      return Object.entries(readings).map(([name, reading]) => {
        const labels = labelsOf(trial, { name, agentId, ...rest });
        return series(input, { run, reading, labels, waiting });
      });
    };
    return [
      ...lines(machine, {}),
      ...uuids.flatMap((gpuUuid) => lines(gpuReadings(experiment), { gpuUuid })),
      ...lines(loop, { metricType: 'PROFILER_METRIC_TYPE_TIMING' }),
      // the first one has the throughput of all
      ...lines(index === 0 ? fullReadings : {}, { metricType: 'PROFILER_METRIC_TYPE_MISC' }),
    ];
  });
}

const labelsOf = (
  trial: TrialRow,
  labels: Partial<TrialProfilerMetricLabels> & { name: string },
): TrialProfilerMetricLabels => ({
  trialId: trial.id,
  agentId: '',
  gpuUuid: '',
  metricType: 'PROFILER_METRIC_TYPE_SYSTEM',
  ...labels,
});

const loadOf = (curve: Curve, batch: number) => ({
  memory: memoryOf(curve, batch),
  samplesPerSecond: rateOf(curve, batch),
});

type Line = {
  run: RunRow;
  reading: Reading;
  labels: TrialProfilerMetricLabels;
  waiting: Waiting;
};

function series(
  { experiment, trial, now }: Input,
  { run, reading, labels, waiting }: Line,
): ProfileSeries {
  const plan = planOf(trial, run);
  const start = run.trainingAt ?? now;
  const seconds = Math.floor((cutOf(run, now) - start) / 1000);
  const seed = seedOf(`${labels.agentId} ${labels.gpuUuid} ${labels.name}`, trial.seed);
  const isOwn = labels.name === 'gpu_util' && experiment.settings.gpusIdleAfterMs !== undefined;
  const step = isOwn ? ownStep : 1;
  const at = (second: number) => start + (second + 1) * 1000;
  const batchAt = (second: number) => (plan ? batchesAt(plan, at(second)) : 0);
  const curve = curveFor(experiment, trial);
  const { loadShare = defaultLoadShare } = experiment.settings;
  const stepSeconds = trial.pace.batchMs / 1000;
  const value = (second: number) =>
    Math.fround(
      reading({
        ...{ seed, second, loadShare, stepSeconds, ...waiting },
        ...loadOf(curve, batchAt(second)),
        phase: plan ? phaseAt(plan, at(second)) : 'training',
      }),
    );
  return {
    labels,
    count: Math.max(
      0,
      Math.min(isOwn ? Number.POSITIVE_INFINITY : longest, Math.floor(seconds / step)),
    ),
    slice: (from, to) => {
      const places = Array.from({ length: to - from }, (_, index) => (from + index) * step);
      return {
        values: places.map(value),
        batches: places.map(batchAt),
        timestamps: places.map((second) => timestamp(at(second))),
        labels,
      };
    },
  };
}
