import TinyQueue from 'tinyqueue';
import type { Estimate } from './durations';
import { type FreeSlots, indexFreeSlots, type PoolFreeSlots, type Spot } from './free-slots';

/** A job in the view of its pool's scheduler. */
export type ScheduledJob = {
  /** sets the order of equal priorities; the lower comes first */
  order: number;
  /** 1 comes before 99 */
  priority: number;
  weight: number;
  isPreemptible: boolean;
  /** the slots of each running request, and their agents */
  running: readonly { slots: number; spots: readonly Spot[] }[];
  /** the slots of each waiting request */
  waiting: readonly number[];
  estimate: Estimate;
};

export type Scheduler = 'priority' | 'preemption' | 'fair share' | 'round robin';

/** Future work: its rate, and its properties. */
export type Arrivals = {
  perMs: number;
  /** draws the next one */
  draw: (random: () => number) => { slots: number; requests: number; heldMs: number };
  priority: number;
};

export type PoolPlan = PoolFreeSlots & {
  scheduler: Scheduler;
  /** number of containers without slots that still fit */
  containers: number;
  jobs: readonly ScheduledJob[];
  arrivals: Arrivals | null;
};

/** One request of a job, with or waiting for slots. */
export type Request = { owner: RunJob; slots: number; key: number; spots: readonly Spot[] | null };

/** A job in one simulated future. */
export type RunJob = {
  /** its position among the jobs of the plan; -1 for one submitted in the future */
  index: number;
  priority: number;
  weight: number;
  isPreemptible: boolean;
  requests: Request[];
  /** number of requests with slots */
  holding: number;
  /** its running time from its start, or from a new start; in ms */
  leftMs: number;
  endsAt: number;
};

/** The pool at a moment of the simulation. */
export type PoolNow = {
  room: FreeSlots;
  /** number of containers without slots that still fit */
  containers: number;
  start: (request: Request, spots: readonly Spot[]) => void;
  preempt: (request: Request) => void;
};

/** Tracks waiting and running requests, and decides which start and which are preempted. */
export type RunScheduler = {
  schedule: (pool: PoolNow) => void;
  /** a request starts to wait: a new or a preempted one */
  onWait: (request: Request) => void;
  /** a request gets slots */
  onStart: (request: Request) => void;
  /** a request has released its slots */
  onStop: (request: Request) => void;
  /** a waiting request is withdrawn */
  onLeave: (request: Request) => void;
};

type Event = { at: number } & (
  | { kind: 'end'; job: RunJob }
  | { kind: 'agent'; size: number }
  | { kind: 'arrival' }
);

type RunInput = {
  plan: PoolPlan;
  scheduler: RunScheduler;
  random: () => number;
  horizonMs: number;
  /**
   * when each job gets its first slots, and when it ends; in ms from now, infinite beyond the
   * horizon, or if it starves
   */
  startsAt: Float64Array;
  endsAt: Float64Array;
};

/**
 * In a long queue close events are processed together: within half a minute in the near future, and
 * within minutes later.
 */
function roundsOf(jobs: number) {
  if (jobs < 300) return (at: number) => at;
  const soon = 30_000;
  const round = Math.max(soon, jobs * 100);
  return (at: number) => {
    const step = at < 20 * soon ? soon : round;
    return Math.ceil(at / step) * step;
  };
}

/** A job that has not started after this many events starves: hundreds of others came first. */
const maxEvents = (jobs: number) => 1_000 + 4 * jobs;

/** a cloud machine takes about this long to start */
const agentStartMs = 4 * 60_000;

/** Simulates a pool once, until every waiting job of the plan has started. */
export function runPool({ plan, scheduler, random, horizonMs, startsAt, endsAt }: RunInput): void {
  const events = new TinyQueue<Event>([], (one, other) => one.at - other.at);
  const later = roundsOf(plan.jobs.length);
  const room = indexFreeSlots(plan.agents);
  let now = 0;
  let notStarted = 0;

  function end(job: RunJob) {
    job.endsAt = later(now + job.leftMs);
    events.push({ at: job.endsAt, kind: 'end', job });
    if (job.index >= 0) endsAt[job.index] = job.endsAt;
  }
  const pool: PoolNow = {
    room,
    containers: plan.containers,
    start: (request, spots) => {
      const { owner } = request;
      request.spots = spots;
      owner.holding += 1;
      scheduler.onStart(request);
      if (request.slots === 0) pool.containers -= 1;
      if (owner.holding > 1) return;
      if (owner.index >= 0 && startsAt[owner.index] === Number.POSITIVE_INFINITY) {
        startsAt[owner.index] = now;
        notStarted -= 1;
      }
      end(owner);
    },
    preempt: (request) => {
      const { owner } = request;
      release(request);
      scheduler.onWait(request);
      if (owner.holding === 0) owner.leftMs = Math.max(0, owner.endsAt - now);
    },
  };
  function release(request: Request) {
    room.release(request.spots ?? []);
    if (request.slots === 0) pool.containers += 1;
    request.spots = null;
    request.owner.holding -= 1;
    scheduler.onStop(request);
  }
  function addJob(job: RunJob) {
    for (const request of job.requests) {
      if (request.spots) scheduler.onStart(request);
      else scheduler.onWait(request);
    }
    if (job.holding > 0) end(job);
  }

  // with round robin no job is more important than another
  const priorityOf = (priority: number) => (plan.scheduler === 'round robin' ? 1 : priority);
  let index = 0;
  for (const job of plan.jobs) {
    const { weight, isPreemptible, running, waiting } = job;
    const priority = priorityOf(job.priority);
    const leftMs = job.estimate.draw(random);
    const own = newJob({ index, priority, weight, isPreemptible, leftMs });
    addRequests(own, { scheduler: plan.scheduler, order: job.order, running, waiting });
    startsAt[index] = own.holding > 0 ? 0 : Number.POSITIVE_INFINITY;
    endsAt[index] = Number.POSITIVE_INFINITY;
    if (own.holding === 0) notStarted += 1;
    addJob(own);
    index += 1;
  }
  for (let agent = 0; agent < plan.startable.count; agent += 1) {
    const at = agentStartMs * (0.5 + random());
    events.push({ at, kind: 'agent', size: plan.startable.size });
  }
  const untilNext = () => -Math.log(1 - random()) / (plan.arrivals?.perMs ?? 0);
  let arrived = 0;
  if (plan.arrivals) events.push({ at: later(untilNext()), kind: 'arrival' });

  scheduler.schedule(pool);
  for (let left = maxEvents(plan.jobs.length); notStarted > 0; left -= 1) {
    const event = events.pop();
    if (!event || event.at > horizonMs || left === 0) return;
    now = event.at;
    if (event.kind === 'end') {
      const { job } = event;
      // it was preempted since
      if (job.endsAt !== now || job.holding === 0) continue;
      for (const request of job.requests) {
        if (request.spots) release(request);
        else scheduler.onLeave(request);
      }
    } else if (event.kind === 'agent')
      room.add({ size: event.size, free: event.size, disabled: 0 });
    else if (plan.arrivals) {
      const { slots, requests, heldMs } = plan.arrivals.draw(random);
      const priority = priorityOf(plan.arrivals.priority);
      arrived += 1;
      const waiting = Array.from({ length: requests }, () => slots);
      const order = arrivalOrder + arrived;
      const job = newJob({ index: -1, priority, weight: 1, isPreemptible: true, leftMs: heldMs });
      addRequests(job, { scheduler: plan.scheduler, order, running: [], waiting });
      addJob(job);
      events.push({ at: later(now + untilNext()), kind: 'arrival' });
    }
    if (events.peek()?.at !== now) scheduler.schedule(pool);
  }
}

/** a queue is shorter than that: the keys of a priority do not overlap those of the next */
const keysPerPriority = 1e7;

/**
 * The key of a job's request: with round robin one of each job in turn, else all of one job after
 * the other.
 */
function keyOf(scheduler: Scheduler, priority: number, order: number, turn: number): number {
  if (scheduler === 'round robin') return turn * keysPerPriority + order;
  return (scheduler === 'fair share' ? 0 : priority * keysPerPriority) + order;
}

type NewJob = Pick<RunJob, 'index' | 'priority' | 'weight' | 'isPreemptible' | 'leftMs'>;

/**
 * Creates a job of one simulation. There are thousands in each, so its fields are written one by
 * one.
 */
const newJob = ({ index, priority, weight, isPreemptible, leftMs }: NewJob): RunJob => ({
  index,
  priority,
  weight,
  isPreemptible,
  leftMs,
  requests: [],
  holding: 0,
  endsAt: Number.POSITIVE_INFINITY,
});

type NewRequests = Pick<ScheduledJob, 'running' | 'waiting' | 'order'> & { scheduler: Scheduler };

function addRequests(owner: RunJob, { scheduler, order, running, waiting }: NewRequests) {
  const { requests, priority } = owner;
  owner.holding = running.length;
  for (const { slots, spots } of running)
    requests.push({ owner, slots, key: keyOf(scheduler, priority, order, 0), spots });
  for (const slots of waiting) {
    const key = keyOf(scheduler, priority, order, requests.length);
    requests.push({ owner, slots, key, spots: null });
  }
}

/** new jobs come after all existing ones */
const arrivalOrder = keysPerPriority / 2;
