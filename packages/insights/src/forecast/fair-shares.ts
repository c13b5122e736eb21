import type { PoolNow, RunJob, RunScheduler } from './pool-run';
import { indexIn, placeOf, take, takeFor } from './queue-order';

type Options = {
  /** the slots to divide */
  capacity: number;
};

/** maximum waiting jobs to try: if the first of them do not fit, the others rarely do */
const maxTries = 24;

/** A job with its share; fields that thousands of comparisons read are stored together. */
type Group = {
  job: RunJob;
  /** its position among the waiting jobs; the lower comes first */
  key: number;
  weight: number;
  isPreemptible: boolean;
  /** its slots, the slots it wants, those of its smallest request, and those of its share */
  usedSlots: number;
  demand: number;
  min: number;
  fairShare: number;
};

function groupOf(job: RunJob): Group {
  const { weight, isPreemptible, requests } = job;
  let demand = 0;
  let min = Number.POSITIVE_INFINITY;
  for (const { slots } of requests) {
    demand += slots;
    min = Math.min(min, slots);
  }
  const key = requests[0]?.key ?? 0;
  return { job, key, weight, isPreemptible, usedSlots: 0, demand, min, fairShare: 0 };
}

/**
 * Divides the slots by weight among the jobs that want some, as the platform's fair-share scheduler
 * does: a job with more than its share releases some, and one whose share starts nothing waits.
 */
export function scheduleByShare({ capacity }: Options): RunScheduler {
  const groups = new Map<RunJob, Group>();
  /** the jobs with slots, and those waiting for their first, in order */
  const active = new Set<Group>();
  const waiting: Group[] = [];
  /** jobs without slots only need a container */
  const slotless: Group[] = [];

  const listOf = ({ demand }: Group) => (demand === 0 ? slotless : waiting);
  function knownGroup(job: RunJob): Group {
    const cachedGroup = groups.get(job);
    if (cachedGroup) return cachedGroup;
    const group = groupOf(job);
    groups.set(job, group);
    return group;
  }

  function schedule(pool: PoolNow) {
    for (const group of [...slotless]) startAll(pool, group);
    const sharing = [...active];
    let remaining = capacity;
    let weights = 0;
    for (const { weight, demand } of sharing) {
      weights += weight;
      remaining -= demand;
    }
    remaining = Math.max(0, remaining);
    let tries = 0;
    for (const group of waiting) {
      const { weight, min } = group;
      const share = (capacity * weight) / (weights + weight);
      if (Math.max(remaining, share) < min) {
        tries += 1;
        if (tries === maxTries) break;
        continue;
      }
      remaining -= Math.min(remaining, group.demand);
      weights += weight;
      sharing.push(group);
    }
    divide(sharing, capacity);
    for (const { job, usedSlots, fairShare, isPreemptible } of sharing) {
      let over = usedSlots - fairShare;
      if (over <= 0 || !isPreemptible) continue;
      for (const request of job.requests) {
        if (over <= 0 || !request.spots || request.slots === 0) continue;
        over -= request.slots;
        pool.preempt(request);
      }
    }
    for (const group of sharing) startAll(pool, group);
  }

  return {
    schedule,
    onWait: ({ owner }) => {
      const group = knownGroup(owner);
      const list = listOf(group);
      if (owner.holding > 0 || indexIn(list, group) >= 0) return;
      list.splice(placeOf(list, group.key), 0, group);
    },
    onStart: ({ owner, slots }) => {
      const group = knownGroup(owner);
      group.usedSlots += slots;
      if (group.demand > 0) active.add(group);
      take(listOf(group), group);
    },
    onStop: ({ owner, slots }) => {
      const group = knownGroup(owner);
      group.usedSlots -= slots;
      if (owner.holding === 0) active.delete(group);
    },
    onLeave: ({ owner }) => {
      const group = knownGroup(owner);
      take(listOf(group), group);
    },
  };
}

/** Gives each group its share by weight, at most the slots it wants. */
function divide(groups: readonly Group[], capacity: number): void {
  let remaining = capacity;
  let weights = 0;
  const open: Group[] = [];
  for (const group of groups) {
    group.fairShare = group.isPreemptible ? 0 : Math.min(group.usedSlots, group.demand);
    remaining -= group.fairShare;
    if (group.fairShare === group.demand) continue;
    open.push(group);
    weights += group.weight;
  }
  while (open.length > 0 && remaining >= 1) {
    const [now, all] = [remaining, weights];
    let count = 0;
    weights = 0;
    for (const group of open) {
      const share = Math.max(1, Math.floor((now * group.weight) / all));
      const more = Math.min(share, remaining, group.demand - group.fairShare);
      group.fairShare += more;
      remaining -= more;
      if (group.fairShare === group.demand) continue;
      open[count] = group;
      count += 1;
      weights += group.weight;
    }
    open.length = count;
  }
}

function startAll(pool: PoolNow, group: Group) {
  if (group.usedSlots >= group.fairShare && group.demand > 0) return;
  for (const request of group.job.requests) {
    if (request.spots || group.usedSlots + request.slots > group.fairShare) continue;
    const spots = takeFor(pool, request);
    if (spots) pool.start(request, spots);
  }
}
