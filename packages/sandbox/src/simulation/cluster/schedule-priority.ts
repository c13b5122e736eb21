import { copyRoom, type Fitting, findSlots, type Room, releaseSlots, takeSlots } from './room';
import { compareRequests, type Decision, type SlotRequest, type Spot } from './slot-request';

export type SchedulerInput = {
  requests: SlotRequest[];
  room: Room;
  fitting: Fitting;
  /** whether a slot takes work once it is free */
  isUsable: (spot: Spot, slotId: string) => boolean;
};

/**
 * Decides which requests start and which are preempted, by priority and then by place in the queue.
 * A request that does not fit may take the slots of preemptible ones that come after it, if that is
 * enough; without preemption no request of a lower priority passes it.
 */
export function scheduleByPriority(input: SchedulerInput & { preemption: boolean }): Decision {
  const { requests, fitting, preemption, isUsable } = input;
  const decision: Decision = { start: [], release: [] };
  const room = copyRoom(input.room);
  // what is free once those who were told to go are gone
  const later = copyRoom(input.room);
  for (const { isLeaving, spots } of requests) {
    if (isLeaving && spots) releaseSlots(later, spots, isUsable);
  }
  const waiting = requests.filter((each) => each.spots === null && !each.isLeaving);
  let blockedAt = Number.POSITIVE_INFINITY;
  for (const request of waiting.sort(compareRequests)) {
    const { priority } = request.job;
    const isPassing = priority > blockedAt;
    if (isPassing && (!preemption || !request.isPreemptible)) continue;
    if (exceedsMaximum(request, requests, decision)) continue;
    const spots = findSlots(room, request.slots, fitting);
    if (spots) {
      takeSlots(room, spots);
      takeSlots(later, spots);
      decision.start.push({ request, spots });
      continue;
    }
    const claim = preemption ? claimLater({ ...input, request, later, decision }) : undefined;
    if (claim) {
      // what it waits for is not given to others meanwhile
      takeSlots(later, claim);
      takeSlots(room, claim);
    } else blockedAt = Math.min(blockedAt, priority);
  }
  return decision;
}

/** Whether its job already holds, or is about to get, as many slots as it may. */
function exceedsMaximum(request: SlotRequest, requests: SlotRequest[], { start }: Decision) {
  const { maxSlots } = request.job;
  if (maxSlots === null) return false;
  const started = start.map((each) => each.request);
  const held = requests
    .filter((each) => each.job === request.job && (each.spots !== null || started.includes(each)))
    .reduce((total, each) => total + each.slots, 0);
  return held + request.slots > maxSlots;
}

type ClaimInput = SchedulerInput & { request: SlotRequest; later: Room; decision: Decision };

// where it fits when others go; those who have to are added to the decision
function claimLater(input: ClaimInput): Spot[] | undefined {
  const { request, requests, later, decision, fitting, isUsable } = input;
  const now = findSlots(later, request.slots, fitting);
  if (now || request.slots === 0) return now;
  const behind = requests
    .filter((each) => each.spots !== null && !each.isLeaving && each.isPreemptible)
    .filter((each) => each.slots > 0 && !decision.release.includes(each))
    .filter((each) => each.job !== request.job && compareRequests(request, each) < 0)
    .sort((left, right) => compareRequests(right, left));
  const trial = copyRoom(later);
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
