import { mix, uuidOf } from '../metrics/noise';
import type { ExperimentRow, TrialRow } from '../rows';
import type { HyperparameterValues } from '../search/hyperparameters';
import type { Engine } from './engine';
import { paceOf } from './submit';

/**
 * Adds a trial of an unmanaged experiment: it exists at once, and all its data is sent by calls.
 */
export function addUnmanagedTrial(
  engine: Engine,
  experiment: ExperimentRow,
  hparams: HyperparameterValues,
): TrialRow {
  const seed = mix(experiment.seed, 102, experiment.trialIds.length);
  const trial: TrialRow = {
    id: engine.db.trials.nextId(),
    experimentId: experiment.id,
    requestId: uuidOf(seed, 2),
    seed,
    hparams,
    pace: paceOf(experiment.settings, seed),
    createdAt: engine.now,
    endedAt: null,
    // the state that a master of this version shows for it
    state: 'STATE_COMPLETED',
    restarts: 0,
    target: experiment.settings.searcher.maxLength,
    waiting: false,
    runs: [],
    summary: null,
    unmanaged: true,
  };
  engine.db.trials.insert(trial);
  experiment.trialIds.push(trial.id);
  return trial;
}
