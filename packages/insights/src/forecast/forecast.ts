import { seeded } from '../importance/regression-tree';
import { type DurationBasis, durationsOf, type PastRun, type Running } from './durations';
import { scheduleByShare } from './fair-shares';
import { capacityOf, type Fit, fitsIn } from './free-slots';
import { type Arrivals, type PoolPlan, runPool, type ScheduledJob } from './pool-run';
import { scheduleByOrder } from './queue-order';

/** A running or waiting job of a pool's queue. */
export type QueueJob = Running &
  Omit<ScheduledJob, 'estimate'> & {
    id: string;
  };

/** The input of a forecast for one pool. It can be posted to a worker. */
export type PoolState = Omit<PoolPlan, 'jobs' | 'arrivals'> & {
  jobs: readonly QueueJob[];
  past: readonly PastRun[];
  name: string;
  /** the rate of new work in this pool; null if the past does not show it */
  arrivalsPerMs: number | null;
  /** the priority of work without one */
  defaultPriority: number;
};

/** Times in ms from now; the range contains eight of ten futures. Infinite beyond the horizon. */
export type Range = { low: number; median: number; high: number };

/** The basis of a forecast. */
export type ForecastBasis = {
  /** number of jobs whose end follows from their progress */
  progress: number;
  /** past runs of the job itself, if it is running */
  past: Extract<DurationBasis, { kind: 'past' }> | null;
  /** number of jobs whose end follows from past runs */
  likePast: number;
  /** number of jobs with little information */
  unknown: number;
};

export type JobForecast = { id: string } & (
  | { kind: 'starts'; range: Range; needs: number; free: number; basis: ForecastBasis }
  /** a running job; `live` counts its requests with slots */
  | { kind: 'ends'; range: Range | null; live: number; basis: ForecastBasis }
  /** no agent of the pool has enough slots */
  | { kind: 'never'; needs: number; capacity: number }
  /** it would fit if disabled slots were enabled */
  | { kind: 'disabled'; needs: number; disabled: number }
  /** nothing is known about the jobs in the slots that it waits for */
  | { kind: 'unknown'; needs: number; free: number }
);

type ForecastOptions = {
  seed: number;
  /** number of random futures; by default depends on the length of the queue */
  runs?: number;
};

const horizonMs = 30 * 86_400_000;

/** Fewer futures for a long queue: a forecast takes at most 300 ms. */
const runsFor = (jobs: number) => Math.max(12, Math.min(300, Math.round(30_000 / (jobs + 1))));

/**
 * Forecasts the jobs of one pool: when each waiting job gets its first slots, and when each running
 * job ends. Draws futures from a seed: in each the pool's scheduler decides, and the duration of
 * jobs follows from their progress and past runs. The same input and seed give the same result.
 */
export function forecastPool(state: PoolState, { seed, runs }: ForecastOptions): JobForecast[] {
  const random = seeded(seed);
  const estimateOf = durationsOf(state.past);
  const jobs = state.jobs.map((job) => ({ ...job, estimate: estimateOf(job) }));
  const canRun = jobs.map(fitOf(state));
  const plan: PoolPlan = {
    ...state,
    // a job that never starts does not affect the others
    jobs: jobs.filter((_, index) => canRun[index] === 'yes'),
    arrivals: arrivalsOf(state),
  };
  const count = runs ?? runsFor(jobs.length);
  const size = plan.jobs.length;
  const starts = new Float64Array(count * size);
  const ends = new Float64Array(count * size);
  for (let run = 0; run < count; run += 1) {
    const scheduler = schedulerOf(state);
    const startsAt = starts.subarray(run * size, (run + 1) * size);
    const endsAt = ends.subarray(run * size, (run + 1) * size);
    runPool({ plan, scheduler, random, horizonMs, startsAt, endsAt });
  }
  const free = state.agents.reduce((sum, agent) => sum + agent.free, 0);
  const blockers = basisOf(jobs.filter(({ running }) => running.length > 0));
  const isUnknown = blockers.unknown > 0 && blockers.progress + blockers.likePast === 0;
  const drawnTimes = new Float64Array(count);
  const rangeIn = (times: Float64Array, at: number) => {
    for (let run = 0; run < count; run += 1) drawnTimes[run] = times[run * size + at] ?? 0;
    return rangeOf(drawnTimes);
  };
  let at = -1;
  return jobs.map((job, index): JobForecast => {
    const { id, running, estimate } = job;
    const needs = needOf(job);
    const fit = canRun[index];
    if (fit === 'never') return { id, kind: 'never', needs, capacity: capacityOf(state) };
    if (fit === 'disabled') return { id, kind: 'disabled', needs, disabled: disabledOf(state) };
    at += 1;
    if (running.length > 0) {
      const { basis } = estimate;
      const range = basis.kind === 'progress' || basis.kind === 'past' ? rangeIn(ends, at) : null;
      return { id, kind: 'ends', range, live: running.length, basis: basisOf([job]) };
    }
    const range = rangeIn(starts, at);
    if (isUnknown && range.high > 0) return { id, kind: 'unknown', needs, free };
    return { id, kind: 'starts', range, needs, free, basis: blockers };
  });
}

/** The slots that a job needs to start: its smallest request. */
const needOf = ({ running, waiting }: QueueJob) =>
  Math.min(...running.map(({ slots }) => slots), ...waiting, Number.POSITIVE_INFINITY);

const disabledOf = ({ agents }: PoolState) =>
  agents.reduce((sum, { disabled }) => sum + disabled, 0);

function fitOf(state: PoolState): (job: QueueJob) => Fit {
  const fitOfSlots = fitsIn(state);
  return (job) => (job.running.length > 0 ? 'yes' : fitOfSlots(needOf(job)));
}

function schedulerOf(state: PoolState) {
  const { scheduler } = state;
  if (scheduler !== 'fair share')
    return scheduleByOrder({ hasPreemption: scheduler === 'preemption' });
  return scheduleByShare({ capacity: capacityOf(state) - disabledOf(state) });
}

/** Future work resembles past work: a random past run. */
function arrivalsOf({ name, past, arrivalsPerMs, ...state }: PoolState): Arrivals | null {
  const runs = past.filter(({ pool, slots, heldMs }) => pool === name && slots > 0 && heldMs > 0);
  const [first] = runs;
  if (!first || arrivalsPerMs === null) return null;
  return {
    perMs: arrivalsPerMs,
    priority: state.defaultPriority,
    draw: (random) => runs[Math.floor(random() * runs.length)] ?? first,
  };
}

function basisOf(jobs: readonly ScheduledJob[]): ForecastBasis {
  const kinds = jobs.map(({ estimate }) => estimate.basis);
  const past = kinds.find((basis) => basis.kind === 'past') ?? null;
  return {
    progress: kinds.filter(({ kind }) => kind === 'progress').length,
    past: jobs.length === 1 ? past : null,
    likePast: kinds.filter(({ kind }) => kind === 'past').length,
    unknown: kinds.filter(({ kind }) => kind === 'age' || kind === 'none').length,
  };
}

function rangeOf(times: Float64Array): Range {
  const sorted = times.sort();
  const at = (share: number) =>
    sorted[Math.round(share * (sorted.length - 1))] ?? Number.POSITIVE_INFINITY;
  return { low: at(0.1), median: at(0.5), high: at(0.9) };
}
