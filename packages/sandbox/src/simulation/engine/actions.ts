import type { Database } from '../../database/database';
import { keepUsageOf } from '../cluster/usage-days';
import { setExperimentState, setTrialState } from '../notes';
import { type ExperimentRow, isTerminal, type RunExit, type TrialRow } from '../rows';
import { defineEvent, type Engine, schedule, trialsOf } from './engine';
import { settling } from './lifecycle';
import { requestRun } from './request-run';
import { endRun, released } from './runs';

/** Pauses: shown at once; a final checkpoint keeps the slots for some seconds more. */
export function pause(engine: Engine, experiment: ExperimentRow) {
  if (experiment.state !== 'STATE_ACTIVE') return;
  setExperimentState(engine, experiment, 'STATE_PAUSED');
  for (const trial of trialsOf(engine.db, experiment)) {
    if (trial.state !== 'STATE_ACTIVE') continue;
    setTrialState(engine, trial, 'STATE_PAUSED');
    stopRun(engine, { trial, exit: 'paused', takesMs: experiment.settings.stopMs });
  }
}

/** Resumes: every paused trial requests slots again. */
export function activate(engine: Engine, experiment: ExperimentRow) {
  if (experiment.state !== 'STATE_PAUSED') return;
  setExperimentState(engine, experiment, 'STATE_ACTIVE');
  for (const trial of trialsOf(engine.db, experiment)) {
    if (trial.state !== 'STATE_PAUSED') continue;
    setTrialState(engine, trial, 'STATE_ACTIVE');
    const last = trial.runs.at(-1);
    // a stopping container requests slots again after its end
    const isDown = last === undefined || (last.endedAt !== null && last.endedAt <= engine.now);
    if (isDown && !trial.waiting) requestRun(engine, experiment, trial);
  }
}

/** Cancels: trials save a checkpoint and end. */
export function cancel(engine: Engine, experiment: ExperimentRow) {
  if (isTerminal(experiment) || experiment.state.startsWith('STATE_STOPPING')) return;
  stopAll(engine, experiment, 'canceled');
}

/** Kills: containers end at once, without saving. */
export function kill(engine: Engine, experiment: ExperimentRow) {
  if (isTerminal(experiment) || experiment.state === 'STATE_STOPPING_KILLED') return;
  stopAll(engine, experiment, 'killed');
}

function stopAll(engine: Engine, experiment: ExperimentRow, exit: 'canceled' | 'killed') {
  const state = exit === 'killed' ? 'STATE_STOPPING_KILLED' : 'STATE_STOPPING_CANCELED';
  setExperimentState(engine, experiment, state);
  const takesMs = exit === 'killed' ? experiment.settings.killMs : experiment.settings.stopMs;
  for (const trial of trialsOf(engine.db, experiment)) {
    if (!isTerminal(trial)) stopTrial(engine, { trial, state, exit, takesMs });
  }
  schedule(engine, engine.now + 200, settling, { experiment });
}

type StopInput = {
  trial: TrialRow;
  state: 'STATE_STOPPING_KILLED' | 'STATE_STOPPING_CANCELED';
  exit: 'canceled' | 'killed';
  takesMs: number;
};

function stopTrial(engine: Engine, { trial, state, exit, takesMs }: StopInput) {
  setTrialState(engine, trial, state);
  trial.waiting = false;
  const isStopping = stopRun(engine, { trial, exit, takesMs });
  if (isStopping) return;
  setTrialState(engine, trial, 'STATE_CANCELED');
  trial.endedAt = engine.now;
}

/** Kills one trial; a search continues with the others. */
export function killTrial(engine: Engine, trial: TrialRow) {
  const experiment = engine.db.experiments.find(trial.experimentId);
  stopTrial(engine, { trial, state: 'STATE_STOPPING_KILLED', exit: 'killed', takesMs: 400 });
  schedule(engine, engine.now + 200, settling, { experiment });
}

type StopRunInput = { trial: TrialRow; exit: RunExit; takesMs: number };

// returns true if there is a container to wait for
function stopRun(engine: Engine, { trial, exit, takesMs }: StopRunInput): boolean {
  const run = trial.runs.at(-1);
  if (!run || (run.endedAt !== null && run.endedAt <= engine.now)) return false;
  if (run.exit === null) {
    endRun(engine, { trial, run, exit, takesMs });
  } else if (exit === 'killed' && run.endedAt !== null && run.endedAt > engine.now + takesMs) {
    // a container that stops slowly is killed
    hasten(engine, { trial, run, at: engine.now + takesMs });
  }
  return true;
}

function hasten(
  engine: Engine,
  { trial, run, at }: { trial: TrialRow; run: TrialRow['runs'][number]; at: number },
) {
  run.endedAt = at;
  schedule(engine, at, released, { trial, run });
}

/** Removes an experiment and its content; takes a while if it has checkpoints. */
export function remove(engine: Engine, experiment: ExperimentRow, takesMs = 4000) {
  const { db } = engine;
  if ((experiment.final?.checkpointCount ?? 0) === 0) return deleteRows(db, experiment, engine.now);
  experiment.state = 'STATE_DELETING';
  schedule(engine, engine.now + takesMs, deletionDue, { experiment });
}

const deletionDue = defineEvent<{ experiment: ExperimentRow }>(
  'deletion due',
  (engine, { experiment }) => deleteRows(engine.db, experiment, engine.now),
);

/** Deletes an experiment and its trials; its usage stays in the sums of past days. */
export function deleteRows(db: Database, experiment: ExperimentRow, now: number) {
  keepUsageOf(db, experiment, now);
  for (const id of experiment.trialIds) db.trials.delete(id);
  db.experiments.delete(experiment.id);
}
