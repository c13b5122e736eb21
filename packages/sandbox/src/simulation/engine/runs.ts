import { memoryOf } from '../metrics/curve';
import { uniform } from '../metrics/noise';
import { curveFor } from '../metrics/reading';
import { recordStopping } from '../notes';
import {
  allocationIdOf,
  type ExperimentRow,
  type InjectedFailure,
  type RunExit,
  type RunRow,
  type TrialRow,
} from '../rows';
import { isHalving } from '../search/stopping';
import { defineEvent, type Engine, type PendingRun, schedule } from './engine';
import { batchesAt, doneAt, planOf, trainedAt, validatedAt } from './timeline';

/** An experiment with the config that one of its runs had: it may have been continued since. */
export function asRun(experiment: ExperimentRow, { ranWith }: RunRow): ExperimentRow {
  if (!ranWith) return experiment;
  const { submitted: _, ...rest } = experiment;
  const { settings, submitted } = ranWith;
  return { ...rest, settings, ...(submitted && { submitted }) };
}

type Crash = { kind: InjectedFailure['kind']; batch: number };

const gpuGib = 80;

/**
 * Returns the crash that a run will end with, if any: the injected failure of its experiment, lack
 * of GPU memory with large batches, or a loss that is no longer a number.
 */
export function injectedCrashOf(
  experiment: ExperimentRow,
  trial: TrialRow,
  run: RunRow,
): Crash | null {
  const { failure, searcher } = experiment.settings;
  if (failure && run.number <= failure.runs && isStruck(experiment, trial)) {
    return { kind: failure.kind, batch: Math.floor(searcher.maxLength * failure.at) };
  }
  const curve = curveFor(experiment, trial);
  if (memoryOf(curve, searcher.maxLength) > gpuGib) {
    return { kind: 'memory', batch: run.startBatch + 3 };
  }
  const stopsAtNan = Number.isFinite(curve.divergesAt) && uniform(trial.seed, 81) < 0.5;
  if (!stopsAtNan) return null;
  return { kind: 'nan', batch: Math.ceil(curve.divergesAt + searcher.maxLength * 0.04) };
}

// in a search only some trials are affected
const isStruck = (experiment: ExperimentRow, trial: TrialRow) =>
  experiment.settings.searcher.name === 'single' || uniform(trial.seed, 82) < 0.3;

/** Schedules the next event of a run with slots: its failure or the end of its target. */
export function followPlan(engine: Engine, { experiment, trial, run }: PendingRun) {
  const plan = planOf(trial, run);
  if (!plan) return;
  const crash = injectedCrashOf(experiment, trial, run);
  const target = trial.target;
  if (crash && crash.batch <= target) {
    const inTraining = Math.max(plan.trainingAt + 3000, trainedAt(plan, crash.batch));
    const at = crash.kind === 'file' ? plan.trainingAt - 2000 : inTraining;
    schedule(engine, at, crashed, { trial, run });
    return;
  }
  // a search that stops trials decides as soon as it has the validation
  const doneOf =
    engine.stopsTrials && isHalving(experiment.settings.searcher) ? validatedAt : doneAt;
  const at = doneOf(plan, Math.max(target, plan.startBatch));
  schedule(engine, at, targetReached, { experiment, trial, run, target });
}

const crashed = defineEvent<Released>('crashed', (engine, { trial, run }) => {
  if (run.exit === null) endRun(engine, { trial, run, exit: 'error', takesMs: 700 });
});

const targetReached = defineEvent<PendingRun & { target: number }>(
  'target reached',
  (engine, { target, ...pending }) => {
    const { trial, run } = pending;
    if (run.exit === null && trial.target === target) engine.steps.reached(engine, pending);
  },
);

type Released = { trial: TrialRow; run: RunRow };

/** The containers of a run have ended. */
export const released = defineEvent<Released>('released', (engine, ended) =>
  engine.steps.released(engine, ended),
);

type EndInput = { trial: TrialRow; run: RunRow; exit: RunExit; takesMs: number };

/** Stops a run; its containers end and its slots are freed after `takesMs`. */
export function endRun(engine: Engine, { trial, run, exit, takesMs }: EndInput) {
  const plan = planOf(trial, run);
  const { now } = engine;
  run.exit = exit;
  run.stoppingAt = now;
  run.endBatch = plan ? Math.min(trial.target, batchesAt(plan, now)) : run.startBatch;
  // there is nothing to save before the first batch
  const started = plan !== undefined && now >= plan.trainingAt;
  run.endedAt = now + (started ? takesMs : Math.min(takesMs, run.assignedAt === null ? 0 : 500));
  leaveQueue(engine, allocationIdOf(trial, run));
  recordStopping(engine, { trial, run });
  schedule(engine, run.endedAt, released, { trial, run });
}

function leaveQueue(engine: Engine, allocationId: string) {
  const request = engine.requests.find((each) => each.allocationId === allocationId);
  if (request) request.isLeaving = true;
  if (request?.spots === null) engine.requests = engine.requests.filter((each) => each !== request);
}
