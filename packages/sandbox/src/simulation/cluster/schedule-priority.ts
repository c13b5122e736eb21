import {
  copyFreeSlots,
  type Fitting,
  type FreeSlots,
  findSlots,
  releaseSlots,
  takeSlots,
} from './free-slots';
import type { Job } from './job';
import { compareRequests, type Decision, type SlotRequest, type Spot } from './slot-request';

export type SchedulerInput = {
  requests: SlotRequest[];
  room: FreeSlots;
  fitting: Fitting;
  /** returns true if a slot accepts work once it is free */
  isUsable: (spot: Spot, slotId: string) => boolean;
};

/**
 * Decides which requests start and which are preempted, in the order of priority, then of the
 * queue. A request that does not fit may preempt later ones, if that frees enough slots. Without
 * preemption it holds back all requests of lower priority.
 */
export function scheduleByPriority(input: SchedulerInput & { preemption: boolean }): Decision {
  const { requests, fitting, preemption, isUsable } = input;
  const decision: Decision = { start: [], release: [] };
  const room = copyFreeSlots(input.room);
  // the free slots after stopping runs have ended
  const later = copyFreeSlots(input.room);
  for (const { isLeaving, spots } of requests) {
    if (isLeaving && spots) releaseSlots(later, spots, isUsable);
  }
  const waiting = requests.filter((each) => each.spots === null && !each.isLeaving);
  const heldSlots = heldByJob(requests);
  const exceedsMaximum = ({ job, slots }: SlotRequest) =>
    job.maxSlots !== null && (heldSlots.get(job) ?? 0) + slots > job.maxSlots;
  // each decision leaves fewer free slots: after a size did not fit, later requests of that size do
  // not fit either
  const tooLarge = new Set<number>();
  const notClaimed = new Set<number>();
  let blockedAt = Number.POSITIVE_INFINITY;
  for (const request of waiting.sort(compareRequests)) {
    const { slots, job, isPreemptible } = request;
    const isPassing = job.priority > blockedAt;
    if (isPassing && !preemption) break;
    if ((isPassing && !isPreemptible) || exceedsMaximum(request)) continue;
    const spots = tooLarge.has(slots) ? undefined : findSlots(room, slots, fitting);
    if (spots) {
      takeSlots(room, spots);
      takeSlots(later, spots);
      decision.start.push({ request, spots });
      heldSlots.set(job, (heldSlots.get(job) ?? 0) + slots);
      continue;
    }
    tooLarge.add(slots);
    const claim =
      preemption && !notClaimed.has(slots)
        ? claimLater({ ...input, request, later, decision })
        : undefined;
    if (claim) {
      // reserves the slots that it waits for
      takeSlots(later, claim);
      takeSlots(room, claim);
      // preempted requests may free more than needed
      notClaimed.clear();
    } else {
      notClaimed.add(slots);
      blockedAt = Math.min(blockedAt, job.priority);
    }
  }
  return decision;
}

/** The slots of each job. */
function heldByJob(requests: readonly SlotRequest[]): Map<Job, number> {
  const heldSlots = new Map<Job, number>();
  for (const { job, slots, spots } of requests)
    if (spots !== null) heldSlots.set(job, (heldSlots.get(job) ?? 0) + slots);
  return heldSlots;
}

type ClaimInput = SchedulerInput & { request: SlotRequest; later: FreeSlots; decision: Decision };

// the place where it fits after preemption; the preempted requests are added to the decision
function claimLater(input: ClaimInput): Spot[] | undefined {
  const { request, requests, later, decision, fitting, isUsable } = input;
  const now = findSlots(later, request.slots, fitting);
  if (now || request.slots === 0) return now;
  const behind = requests
    .filter((each) => each.spots !== null && !each.isLeaving && each.isPreemptible)
    .filter((each) => each.slots > 0 && !decision.release.includes(each))
    .filter((each) => each.job !== request.job && compareRequests(request, each) < 0)
    .sort((left, right) => compareRequests(right, left));
  const trial = copyFreeSlots(later);
  const going: SlotRequest[] = [];
  for (const candidate of behind) {
    releaseSlots(trial, candidate.spots ?? [], isUsable);
    going.push(candidate);
    const spots = findSlots(trial, request.slots, fitting);
    if (!spots) continue;
    for (const each of going) releaseSlots(later, each.spots ?? [], isUsable);
    decision.release.push(...going);
    return spots;
  }
  return undefined;
}
