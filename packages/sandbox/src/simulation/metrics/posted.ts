import type { PostedReport, RunRow, Step, TrialRow } from '../rows';

/** The current run of a trial, by which reports are checked; 1 while it waits for its first one. */
export const runNumberOf = (trial: TrialRow): number =>
  trial.unmanaged ? 0 : Math.max(1, trial.runs.length);

/** Represents the run of a trial without a simulation. */
export const unmanagedRun: RunRow = {
  number: 0,
  requestedAt: 0,
  assignedAt: null,
  pulledAt: null,
  runningAt: null,
  trainingAt: null,
  startBatch: 0,
  endBatch: null,
  stoppingAt: null,
  endedAt: null,
  exit: null,
  placements: [],
};

/** The step of a posted report without a simulated one. */
function stepOf(trial: TrialRow, posted: PostedReport): Step {
  const run = trial.runs.find(({ number }) => number === posted.runNumber) ?? unmanagedRun;
  // a report of a custom group belongs to neither; its kind is not used
  const kind = posted.group === 'validation' ? 'validation' : 'training';
  return { kind, batch: posted.batch, at: posted.at, run, posted };
}

const places = { training: 0, validation: 1, checkpoint: 2 } as const;

/**
 * Merges posted reports of these groups into steps. `carries` returns which simulated steps have
 * metrics of a group.
 */
export function withPosted(
  trial: TrialRow,
  steps: Step[],
  carries: (step: Step, group: string) => boolean,
): Step[] {
  const merged = [...steps];
  for (const posted of trial.posted ?? []) {
    const index = merged.findIndex(
      (step) => !step.posted && step.batch === posted.batch && carries(step, posted.group),
    );
    const step = merged[index];
    if (step) merged[index] = { ...step, posted, isExtended: true };
    else merged.push(stepOf(trial, posted));
  }
  return merged.sort(
    (left, right) =>
      left.batch - right.batch || places[left.kind] - places[right.kind] || left.at - right.at,
  );
}
