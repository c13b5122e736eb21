import { occupy } from '../cluster/placement';
import type { SlotRequest, Spot } from '../cluster/slot-request';
import { mix, uniform, uuidOf } from '../metrics/noise';
import { recordRequested, recordStarted } from '../notes';
import {
  allocationIdOf,
  type ExperimentRow,
  type Placement,
  type RunRow,
  type TrialRow,
} from '../rows';
import { type Engine, type PendingRun, schedulePlacement } from './engine';
import { endRun, followPlan } from './runs';
import { lastCheckpointBatch } from './timeline';

const lossMs = 400;

/** Requests slots for a trial without any; it continues from its last state. */
export function requestRun(engine: Engine, experiment: ExperimentRow, trial: TrialRow) {
  const last = trial.runs.at(-1);
  const wentDown = last?.exit === 'error' || last?.exit === 'lost';
  const startBatch = wentDown ? lastCheckpointBatch(trial, engine.now) : (last?.endBatch ?? 0);
  const run: RunRow = {
    number: trial.runs.length + 1,
    requestedAt: engine.now,
    assignedAt: null,
    pulledAt: null,
    runningAt: null,
    trainingAt: null,
    startBatch,
    endBatch: null,
    stoppingAt: null,
    endedAt: null,
    exit: null,
    placements: [],
  };
  trial.runs.push(run);
  engine.requests.push(runRequest({ experiment, trial, run }));
  recordRequested(engine, { experiment, trial, run });
  schedulePlacement(engine, 120);
}

/** Builds the request of a run to the scheduler. */
function runRequest(pending: PendingRun): SlotRequest {
  const { experiment, trial, run } = pending;
  return {
    allocationId: allocationIdOf(trial, run),
    job: experiment,
    slots: experiment.settings.slotsPerTrial,
    requestedAt: run.requestedAt,
    isPreemptible: true,
    spots: null,
    isLeaving: false,
    holder: pending,
  };
}

export function preemptRun(engine: Engine, { experiment, trial, run }: PendingRun) {
  endRun(engine, { trial, run, exit: 'preempted', takesMs: experiment.settings.stopMs });
}

export function loseRun(engine: Engine, { trial, run }: PendingRun) {
  endRun(engine, { trial, run, exit: 'lost', takesMs: lossMs });
}

/** Assigns slots to a run, and follows its plan from now on. */
export function startRun(engine: Engine, pending: PendingRun, spots: Spot[]): Placement[] {
  const { experiment, trial, run } = pending;
  const { settings } = experiment;
  const jitter = (channel: number) => 0.7 + 0.6 * uniform(trial.seed, channel, run.number);
  run.placements = spots.map((spot, part) => ({
    ...spot,
    containerId: uuidOf(mix(trial.seed, 70, run.number), part),
  }));
  run.assignedAt = engine.now;
  // the image exists if the trial ran before
  run.pulledAt = run.assignedAt + (run.number === 1 ? settings.pullMs * jitter(61) : 300);
  run.runningAt = run.pulledAt + settings.startMs * jitter(62);
  run.trainingAt = run.runningAt + 9000 * jitter(63);
  occupy(engine.db, run.placements);
  recordStarted(engine, pending);
  followPlan(engine, pending);
  return run.placements;
}
