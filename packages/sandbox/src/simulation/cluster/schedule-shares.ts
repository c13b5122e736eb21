import { copyRoom, findSlots, takeSlots } from './room';
import type { SchedulerInput } from './schedule-priority';
import { compareJobs, type Decision, type Job, type SlotRequest } from './slot-request';

type Group = {
  job: Job;
  waiting: SlotRequest[];
  holding: SlotRequest[];
  /** slots held and not about to come free */
  active: number;
  demand: number;
  offered: number;
  isOut: boolean;
};

const slotsOf = (requests: SlotRequest[]) =>
  requests.reduce((total, { slots }) => total + slots, 0);

function groupsOf(requests: SlotRequest[]): Group[] {
  const staying = requests.filter((each) => !each.isLeaving);
  const jobs = [...new Set(staying.map((each) => each.job))];
  return jobs.sort(byStart).map((job) => {
    const own = staying.filter((each) => each.job === job);
    const holding = own.filter((each) => each.spots !== null);
    const waiting = own
      .filter((each) => each.spots === null)
      .sort((left, right) => left.requestedAt - right.requestedAt);
    const demand = Math.min(slotsOf(own), job.maxSlots ?? Number.POSITIVE_INFINITY);
    return { job, waiting, holding, active: slotsOf(holding), demand, offered: 0, isOut: false };
  });
}

const byStart = (left: Job, right: Job) =>
  left.startedAt - right.startedAt || compareJobs(left, right);

/**
 * Slots in proportion to the weights of those who want some; who holds too many gives some back.
 * `capacity` counts the slots of the pool's agents that take work, held or free.
 */
export function scheduleFairly(input: SchedulerInput & { capacity: number }): Decision {
  const groups = groupsOf(input.requests);
  offerSlots(groups, input.capacity);
  const decision: Decision = { start: [], release: [] };
  const room = copyRoom(input.room);
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

function offerSlots(groups: Group[], capacity: number) {
  for (;;) {
    shareOut(groups, capacity);
    // an offer that starts no request is useless: the latest job gives up its offer
    const stuck = groups.findLast((group) => {
      const smallest = Math.min(...group.waiting.map(({ slots }) => slots));
      return group.offered > 0 && group.active === 0 && smallest > group.offered;
    });
    if (!stuck) return;
    stuck.isOut = true;
  }
}

function shareOut(groups: Group[], capacity: number) {
  let left = capacity;
  for (const group of groups) {
    const fixed = group.holding.filter((each) => !each.isPreemptible);
    group.offered = group.isOut ? 0 : Math.min(slotsOf(fixed), group.demand);
    left -= group.offered;
  }
  for (;;) {
    const open = groups.filter((group) => !group.isOut && group.offered < group.demand);
    if (left <= 0 || open.length === 0) return;
    const total = open.reduce((sum, { job }) => sum + job.weight, 0);
    const round = left;
    for (const group of open) {
      const share = Math.max(1, Math.floor((round * group.job.weight) / total));
      const offer = Math.min(share, left, group.demand - group.offered);
      group.offered += offer;
      left -= offer;
    }
  }
}

/** One request of each job in turn, jobs with the fewest slots first; no job is preempted. */
export function scheduleInTurn(input: SchedulerInput): Decision {
  const decision: Decision = { start: [], release: [] };
  const room = copyRoom(input.room);
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
