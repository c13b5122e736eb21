import { copyFreeSlots, findSlots, takeSlots } from './free-slots';
import type { Job } from './job';
import type { SchedulerInput } from './schedule-priority';
import { compareJobs, type Decision, requestsByJob, type SlotRequest } from './slot-request';

type Group = {
  job: Job;
  waiting: SlotRequest[];
  holding: SlotRequest[];
  /** slots in use and not about to be freed; those of them that cannot be preempted */
  active: number;
  fixed: number;
  demand: number;
  /** slots of the smallest waiting request */
  smallest: number;
  offered: number;
};

function groupsOf(requests: SlotRequest[]): Group[] {
  const byJob = requestsByJob(requests.filter((each) => !each.isLeaving));
  return [...byJob].sort(([left], [right]) => byStart(left, right)).map(groupOf);
}

/** There are thousands of jobs at a time: iterates over their requests once. */
function groupOf([job, requests]: [Job, SlotRequest[]]): Group {
  const waiting: SlotRequest[] = [];
  const holding: SlotRequest[] = [];
  let [demanded, active, fixed, smallest] = [0, 0, 0, Number.POSITIVE_INFINITY];
  for (const request of requests) {
    const { slots, spots, isPreemptible } = request;
    demanded += slots;
    if (spots === null) {
      waiting.push(request);
      smallest = Math.min(smallest, slots);
      continue;
    }
    holding.push(request);
    active += slots;
    if (!isPreemptible) fixed += slots;
  }
  waiting.sort((left, right) => left.requestedAt - right.requestedAt);
  const demand = job.maxSlots === null ? demanded : Math.min(demanded, job.maxSlots);
  fixed = Math.min(fixed, demand);
  return { job, waiting, holding, active, fixed, demand, smallest, offered: 0 };
}

const byStart = (left: Job, right: Job) =>
  left.startedAt - right.startedAt || compareJobs(left, right);

/**
 * Divides slots in proportion to the weights of waiting jobs; a job with too many releases some.
 * `capacity` counts the slots of the pool's agents that accept work, used or free.
 */
export function scheduleFairly(input: SchedulerInput & { capacity: number }): Decision {
  const groups = groupsOf(input.requests);
  shareSlots(groups, input.capacity);
  const decision: Decision = { start: [], release: [] };
  const room = copyFreeSlots(input.room);
  for (const group of groups) {
    let { active } = group;
    for (const request of group.holding) {
      if (active <= group.offered || !request.isPreemptible || request.slots === 0) continue;
      decision.release.push(request);
      active -= request.slots;
    }
    for (const request of group.waiting) {
      if (request.slots > 0 && request.slots > group.offered - active) continue;
      const spots = findSlots(room, request.slots, input.fitting);
      if (!spots) continue;
      takeSlots(room, spots);
      decision.start.push({ request, spots });
      active += request.slots;
    }
  }
  return decision;
}

/**
 * Divides the slots. A share that starts no request is useless: the latest job returns its share,
 * and the others divide again.
 */
function shareSlots(all: readonly Group[], capacity: number) {
  let groups = all;
  for (;;) {
    shareOut(groups, capacity);
    const useless = uselessGroups(groups);
    if (useless.size === 0) return;
    for (const group of useless) group.offered = 0;
    groups = groups.filter((group) => !useless.has(group));
  }
}

/**
 * Returns the job that returns its share, and those that do so after it: jobs that cannot start
 * even with their part of the returned shares.
 */
function uselessGroups(groups: readonly Group[]): Set<Group> {
  const unmet = groups.filter(({ offered, demand }) => offered < demand);
  const offered = unmet.reduce((sum, group) => sum + group.offered, 0);
  let weights = unmet.reduce((sum, { job }) => sum + job.weight, 0);
  const useless = new Set<Group>();
  for (const group of unmet.toReversed()) {
    const { smallest, active, job } = group;
    if (group.offered === 0 || active > 0 || smallest <= group.offered) continue;
    // the remainder of a division goes to the first: the latest job gets no more than its share
    const isStuckLater = smallest > (job.weight * offered) / weights;
    if (useless.size > 0 && !isStuckLater) break;
    useless.add(group);
    weights -= job.weight;
  }
  return useless;
}

function shareOut(groups: readonly Group[], capacity: number) {
  let remaining = capacity;
  for (const group of groups) {
    group.offered = group.fixed;
    remaining -= group.offered;
  }
  let open = groups.filter((group) => group.offered < group.demand);
  while (remaining > 0 && open.length > 0) {
    const total = open.reduce((sum, { job }) => sum + job.weight, 0);
    const round = remaining;
    for (const group of open) {
      const share = Math.max(1, Math.floor((round * group.job.weight) / total));
      const more = Math.min(share, remaining, group.demand - group.offered);
      group.offered += more;
      remaining -= more;
    }
    open = open.filter((group) => group.offered < group.demand);
  }
}

/** Starts one request of each job in turn, jobs with the fewest slots first; preempts no job. */
export function scheduleInTurn(input: SchedulerInput): Decision {
  const decision: Decision = { start: [], release: [] };
  const room = copyFreeSlots(input.room);
  let turn = groupsOf(input.requests).sort((left, right) => left.active - right.active);
  while (turn.length > 0) {
    turn = turn.filter((group) => {
      const request = group.waiting.shift();
      const spots = request && findSlots(room, request.slots, input.fitting);
      if (!request || !spots) return false;
      takeSlots(room, spots);
      decision.start.push({ request, spots });
      return true;
    });
  }
  return decision;
}
