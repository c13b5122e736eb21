import type { ExperimentRow, Placement, RunRow, TrialRow } from '../rows';
import type { InteractiveRow } from '../tasks/interactive-rows';
import type { Job } from './job';

/** Slots on one agent. */
export type Spot = Pick<Placement, 'agentId' | 'slotIds'>;

/** A run of a trial, or a task. */
type Holder = { experiment: ExperimentRow; trial: TrialRow; run: RunRow } | InteractiveRow;

/** An allocation that waits for slots or has some. */
export type SlotRequest = {
  readonly allocationId: string;
  readonly job: Job;
  readonly slots: number;
  readonly requestedAt: number;
  /** true if the scheduler may preempt it */
  readonly isPreemptible: boolean;
  /** its slots; null while it waits */
  spots: Placement[] | null;
  /** it is stopping and will free its slots */
  isLeaving: boolean;
  /** receives the slots */
  readonly holder: Holder;
};

/**
 * The decision of a scheduler: the requests that start, with their slots, and those that are
 * preempted.
 */
export type Decision = {
  start: Array<{ request: SlotRequest; spots: Spot[] }>;
  release: SlotRequest[];
};

const placeOf = (job: Job) => job.queuePlace ?? job.startedAt;

/** The order of the queue: priority, then position, then submission. */
export function compareJobs(left: Job, right: Job): number {
  return (
    left.priority - right.priority ||
    placeOf(left) - placeOf(right) ||
    left.startedAt - right.startedAt ||
    compareIds(left.id, right.id)
  );
}

// experiments by number, and before the tasks of the same moment
function compareIds(left: Job['id'], right: Job['id']): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The order of requests: by job, then by time. */
export const compareRequests = (left: SlotRequest, right: SlotRequest): number =>
  compareJobs(left.job, right.job) || left.requestedAt - right.requestedAt;

/** The requests of each job, in their order. */
export function requestsByJob(requests: readonly SlotRequest[]): Map<Job, SlotRequest[]> {
  const groups = new Map<Job, SlotRequest[]>();
  for (const request of requests) {
    const group = groups.get(request.job);
    if (group) group.push(request);
    else groups.set(request.job, [request]);
  }
  return groups;
}

type MoveInput = { jobs: readonly Job[]; job: Job; anchor: Job; isAhead: boolean };

/** Moves a job right before or behind another, and gives it that job's priority. */
export function moveJob({ jobs, job, anchor, isAhead }: MoveInput) {
  job.priority = anchor.priority;
  const line = jobs
    .filter((each) => each !== job && each.priority === anchor.priority)
    .sort(compareJobs);
  line.splice(line.indexOf(anchor) + (isAhead ? 0 : 1), 0, job);
  let last = Number.NEGATIVE_INFINITY;
  const places = line.map(placeOf).sort((left, right) => left - right);
  line.forEach((each, index) => {
    // jobs of the same moment need distinct positions, so that others can move between them
    last = Math.max(places[index] ?? 0, last + 0.001);
    each.queuePlace = last;
  });
}
