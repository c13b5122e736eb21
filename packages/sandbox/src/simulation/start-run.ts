import type { Engine, PendingRun } from './engine';
import { mix, uniform, uuidOf } from './noise';
import { noteStarted } from './notes';
import { occupy } from './placement';
import { allocationIdOf, type Placement } from './rows';
import { endRun, followPlan } from './runs';
import type { SlotRequest, Spot } from './slot-request';

const lossMs = 400;

/** What a run asks of the scheduler, and what happens to it there. */
export function runRequest(engine: Engine, pending: PendingRun): SlotRequest {
  const { experiment, trial, run } = pending;
  return {
    allocationId: allocationIdOf(trial, run),
    job: experiment,
    slots: experiment.settings.slotsPerTrial,
    requestedAt: run.requestedAt,
    isPreemptible: true,
    spots: null,
    isLeaving: false,
    start: (spots) => startRun(engine, pending, spots),
    preempt: () =>
      endRun(engine, { trial, run, exit: 'preempted', takesMs: experiment.settings.stopMs }),
    lose: () => endRun(engine, { trial, run, exit: 'lost', takesMs: lossMs }),
  };
}

function startRun(engine: Engine, pending: PendingRun, spots: Spot[]): Placement[] {
  const { experiment, trial, run } = pending;
  const { settings } = experiment;
  const jitter = (channel: number) => 0.7 + 0.6 * uniform(trial.seed, channel, run.number);
  run.placements = spots.map((spot, part) => ({
    ...spot,
    containerId: uuidOf(mix(trial.seed, 70, run.number), part),
  }));
  run.assignedAt = engine.now;
  // the image is there when the trial ran before
  run.pulledAt = run.assignedAt + (run.number === 1 ? settings.pullMs * jitter(61) : 300);
  run.runningAt = run.pulledAt + settings.startMs * jitter(62);
  run.trainingAt = run.runningAt + 9000 * jitter(63);
  occupy(engine.db, run.placements);
  noteStarted(engine, pending);
  followPlan(engine, pending);
  return run.placements;
}
