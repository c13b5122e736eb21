import { vacate } from '../cluster/placement';
import { noteReleased, setTrialState } from '../notes';
import {
  allocationIdOf,
  type ExperimentRow,
  isTerminal,
  type RunRow,
  type TrialRow,
} from '../rows';
import { noteTrialEnd } from '../search/custom-search';
import type { Engine } from './engine';
import { fillUp, settle } from './lifecycle';
import { requestRun } from './request-run';

/** A run's containers are gone: its slots are free, and the trial ends, waits or starts again. */
export function release(engine: Engine, { trial, run }: { trial: TrialRow; run: RunRow }) {
  vacate(engine, allocationIdOf(trial, run), run.placements);
  noteReleased(engine, { trial, run });
  const experiment = engine.db.experiments.get(trial.experimentId);
  if (!experiment || isTerminal(trial)) return;
  const end = endOf(experiment, trial, run);
  if (end === 'restart') {
    trial.restarts += 1;
    if (trial.state === 'STATE_ACTIVE') requestRun(engine, experiment, trial);
    return;
  }
  if (end === 'stay') {
    // resumed or promoted while its container was going down
    const isWanted = trial.state === 'STATE_ACTIVE' && !trial.waiting;
    if (isWanted && trial.runs.at(-1) === run) requestRun(engine, experiment, trial);
    return settle(engine, experiment);
  }
  setTrialState(engine, trial, end);
  trial.endedAt = engine.now;
  noteTrialEnd(experiment, trial);
  fillUp(engine, experiment);
  settle(engine, experiment);
}

function endOf(experiment: ExperimentRow, trial: TrialRow, run: RunRow) {
  if (trial.state === 'STATE_STOPPING_CANCELED' || trial.state === 'STATE_STOPPING_KILLED') {
    return 'STATE_CANCELED' as const;
  }
  const isDone = run.exit === 'completed' || trial.state === 'STATE_STOPPING_COMPLETED';
  if (isDone) return 'STATE_COMPLETED' as const;
  if (run.exit !== 'error') return 'stay' as const;
  const { maxRestarts } = experiment.settings;
  return trial.restarts < maxRestarts ? ('restart' as const) : ('STATE_ERROR' as const);
}
