import { fullConfig } from '../config/full-config';
import { type Json, numberOf, objectOf } from '../config/json';
import { settingsFrom } from '../config/settings';
import { storage } from '../simulation/config';
import type { Engine } from '../simulation/engine/engine';
import { requestRun } from '../simulation/engine/request-run';
import { setExperimentState, setTrialState } from '../simulation/notes';
import type { ExperimentRow } from '../simulation/rows';

/**
 * Lets a finished experiment go on in place, by another config: its only trial, or in a search
 * those that did not complete.
 */
export function continued(engine: Engine, experiment: ExperimentRow, config: Json): ExperimentRow {
  const full = fullConfig({
    config,
    storage,
    experimentSeed: numberOf(objectOf(config.reproducibility).experiment_seed, 0),
    madeUpName: () => experiment.name,
  });
  // the settings of scenarios may be those of many experiments
  const resumed: ExperimentRow = {
    ...experiment,
    settings: { ...settingsFrom(full), trouble: null },
    submitted: { files: [], text: '', ...experiment.submitted, config: full },
    endedAt: null,
    final: null,
  };
  engine.db.experiments.insert(resumed);
  setExperimentState(engine, resumed, 'STATE_ACTIVE');
  const isSingle = resumed.settings.searcher.name === 'single';
  for (const id of resumed.trialIds) {
    const trial = engine.db.trials.find(id);
    if (!isSingle && trial.state === 'STATE_COMPLETED') continue;
    trial.summary = null;
    trial.endedAt = null;
    trial.target = resumed.settings.searcher.maxLength;
    setTrialState(engine, trial, 'STATE_ACTIVE');
    requestRun(engine, resumed, trial);
  }
  return resumed;
}
