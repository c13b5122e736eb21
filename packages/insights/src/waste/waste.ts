import type { GpuUse } from '@trainyard/sdk/flows';
import type { Agent, Experiment, Job, JobType, ResourcePool } from '@trainyard/sdk/types';
import { neverText } from '../forecast/forecast-text';
import { capacityOf, fitsIn } from '../forecast/free-slots';
import { poolFreeSlots } from '../forecast/pool-state';

/** The reasons of waste. */
type WasteKind = 'idleGpus' | 'idleTask' | 'paused' | 'neverFits';

/** The kinds of interactive task that are checked; a command works until it ends. */
export type IdleTaskKind = 'notebook' | 'shell' | 'tensorboard';

/** A wasted experiment or task: its slots, the start of the waste, and the evidence. */
export type WasteItem = {
  /** "experiment 12", "notebook 6b2b245b-…" */
  key: string;
  kind: WasteKind;
  subject: { type: 'experiment'; id: number } | { type: IdleTaskKind | 'command'; id: string };
  name: string;
  username: string;
  userId: number;
  workspaceId: number;
  pool: string;
  /** slots that become free when it is stopped */
  slots: number;
  /** ms since 1970; undefined if unknown */
  since: number | undefined;
  evidence: string;
  /** mean use of its GPUs in percent over the last hours; the oldest first */
  use?: readonly number[];
};

/** The limits from which something counts as waste. */
export const wasteRules = {
  /** a GPU with less use is idle, in percent */
  idlePercent: 5,
  /** minimum duration, in ms; the same for tasks and GPUs */
  idleMs: 30 * 60_000,
  /** older measurements do not count for now, in ms */
  measuredWithinMs: 10 * 60_000,
  /** minimum time since the start of a paused experiment, in ms */
  pausedMs: 7 * 86_400_000,
  /** the displayed time span of GPU use, in ms */
  shownMs: 6 * 3_600_000,
} as const;

/**
 * When a GPU was last used, from its measurements: the time of the first one below the limit
 * without later use. Undefined if it is in use, or if the measurements are too old.
 */
export function idleSince(use: GpuUse, now: number): number | undefined {
  const last = use.at(-1);
  if (!last || now - last.at > wasteRules.measuredWithinMs) return undefined;
  const lastUse = use.findLastIndex(({ percent }) => percent >= wasteRules.idlePercent);
  return use[lastUse + 1]?.at;
}

const gpuUseStepMs = 5 * 60_000;

/** The number of displayed steps of GPU use. */
export const gpuUseSteps: number = wasteRules.shownMs / gpuUseStepMs;

/**
 * The use of GPUs over the last hours, in steps of five minutes: the mean of the measurements in
 * each, in percent. Leaves out steps before the first measurement; a step without any repeats the
 * one before.
 */
export function meanGpuUse(gpus: readonly GpuUse[], now: number): number[] {
  const sums: { total: number; count: number }[] = [];
  for (const { at, percent } of gpus.flat()) {
    const step = gpuUseSteps - 1 - Math.floor((now - at) / gpuUseStepMs);
    if (step < 0 || step >= gpuUseSteps) continue;
    const sum = sums[step] ?? { total: 0, count: 0 };
    sums[step] = { total: sum.total + percent, count: sum.count + 1 };
  }
  const means: number[] = [];
  for (let step = 0; step < gpuUseSteps; step++) {
    const sum = sums[step];
    const mean = sum ? sum.total / sum.count : means.at(-1);
    if (mean !== undefined) means.push(mean);
  }
  return means;
}

type Described = Pick<WasteItem, 'name' | 'username' | 'userId' | 'workspaceId' | 'pool'>;

export const describedJob = ({
  name,
  username,
  userId,
  workspaceId,
  resourcePool,
}: Job): Described => ({
  ...{ name, username, userId, workspaceId, pool: resourcePool },
});

/** An experiment whose GPUs have all been idle for half an hour; undefined for others. */
export function idleGpuWaste(
  job: Job,
  gpus: readonly GpuUse[],
  now: number,
): WasteItem | undefined {
  const since = gpus.map((use) => idleSince(use, now));
  const idleTimes = since.filter((at) => at !== undefined);
  const latest = Math.max(...idleTimes);
  if (idleTimes.length === 0 || idleTimes.length < gpus.length) return undefined;
  if (now - latest < wasteRules.idleMs) return undefined;
  const id = Number(job.entityId);
  const which = gpus.length === 1 ? 'its GPU' : `all ${gpus.length} GPUs`;
  return {
    ...describedJob(job),
    key: `experiment ${id}`,
    kind: 'idleGpus',
    subject: { type: 'experiment', id },
    slots: job.allocatedSlots,
    since: latest,
    evidence: `${which} below ${wasteRules.idlePercent} % for ${durationText(now - latest)}`,
    use: meanGpuUse(gpus, now),
  };
}

const taskEvidence: Record<IdleTaskKind, string> = {
  notebook: 'no line in its log',
  shell: 'no line in its log',
  tensorboard: 'nobody opened it, by its log,',
};

type IdleTask = { kind: IdleTaskKind; lastLineAt: number | undefined; now: number };

/**
 * A notebook, shell or TensorBoard without a line in its log for half an hour; undefined for
 * others. Without any line the time of its submission counts.
 */
export function idleTaskWaste(
  job: Job,
  { kind, lastLineAt, now }: IdleTask,
): WasteItem | undefined {
  const since = lastLineAt ?? timeOf(job.submissionTime);
  if (since === undefined || now - since < wasteRules.idleMs) return undefined;
  return {
    ...describedJob(job),
    key: `${kind} ${job.entityId}`,
    kind: 'idleTask',
    subject: { type: kind, id: job.entityId },
    slots: job.allocatedSlots,
    since,
    evidence: `${taskEvidence[kind]} for ${durationText(now - since)}`,
  };
}

/** An experiment that was started a week ago and is paused: it uses no slot, but clutters lists. */
export function pausedWaste(experiment: Experiment, now: number): WasteItem | undefined {
  const started = timeOf(experiment.startTime);
  if (experiment.state !== 'STATE_PAUSED' || started === undefined) return undefined;
  if (now - started < wasteRules.pausedMs) return undefined;
  const { id, name, username, userId, workspaceId, resourcePool: pool } = experiment;
  return {
    ...{ name, username, userId, workspaceId, pool },
    key: `experiment ${id}`,
    kind: 'paused',
    subject: { type: 'experiment', id },
    slots: 0,
    since: undefined,
    evidence: `paused, started ${durationText(now - started)} ago; holds no slot`,
  };
}

type Waiting = {
  pool: ResourcePool;
  /** the agents of the pool */
  agents: readonly Agent[];
  /** the slots of its smallest request: a search starts with one trial */
  needs: number;
};

const subjectTypes: Partial<Record<JobType, WasteItem['subject']['type']>> = {
  TYPE_EXPERIMENT: 'experiment',
  TYPE_NOTEBOOK: 'notebook',
  TYPE_SHELL: 'shell',
  TYPE_TENSORBOARD: 'tensorboard',
  TYPE_COMMAND: 'command',
};

/** A waiting experiment or task that can never fit its pool, by the forecast; undefined for others. */
export function neverFitsWaste(job: Job, { pool, agents, needs }: Waiting): WasteItem | undefined {
  const type = subjectTypes[job.type];
  if (!type || job.summary?.state !== 'STATE_QUEUED') return undefined;
  const room = poolFreeSlots(pool, agents);
  if (fitsIn(room)(needs) !== 'never') return undefined;
  return {
    ...describedJob(job),
    key: `${type} ${job.entityId}`,
    kind: 'neverFits',
    subject:
      type === 'experiment' ? { type, id: Number(job.entityId) } : { type, id: job.entityId },
    slots: 0,
    since: timeOf(job.submissionTime),
    evidence: neverText(needs, capacityOf(room), pool.name),
  };
}

/** Most slots first, then the longest. */
export const sortByWaste = (items: readonly WasteItem[]): WasteItem[] =>
  items.toSorted(
    (one, other) =>
      other.slots - one.slots ||
      (one.since ?? Number.POSITIVE_INFINITY) - (other.since ?? Number.POSITIVE_INFINITY),
  );

/** The slots that become free when these are stopped. */
export const wastedSlots = (items: readonly Pick<WasteItem, 'slots'>[]): number =>
  items.reduce((sum, { slots }) => sum + slots, 0);

type Holding = Pick<WasteItem, 'slots' | 'pool'>;

/** A pool, and the kind of its slots. */
export type PoolSlots = Pick<ResourcePool, 'name' | 'slotType'>;

/** "11 GPUs"; a pool without GPUs has slots. */
export function heldText(items: readonly Holding[], pools: readonly PoolSlots[]): string {
  const isGpu = (name: string) => {
    const type = pools.find((pool) => pool.name === name)?.slotType;
    return type === 'TYPE_CUDA' || type === 'TYPE_ROCM';
  };
  const gpus = wastedSlots(items.filter(({ pool }) => isGpu(pool)));
  const others = wastedSlots(items) - gpus;
  const parts = [
    ...(gpus > 0 ? [`${gpus} ${gpus === 1 ? 'GPU' : 'GPUs'}`] : []),
    ...(others > 0 ? [`${others} ${others === 1 ? 'slot' : 'slots'}`] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : 'no slots';
}

/** "frees 11 GPUs". */
export const freesText = (items: readonly Holding[], pools: readonly PoolSlots[]): string =>
  `frees ${heldText(items, pools)}`;

export const timeOf = (text: string | null | undefined): number | undefined => {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? undefined : at;
};

/** "44 min", "2 h 51 min", "9 d". */
export function durationText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}
