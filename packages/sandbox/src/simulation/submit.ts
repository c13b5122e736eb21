import { type Engine, schedule } from './engine';
import { gridPoints, type HyperparameterValues, sample } from './hyperparameters';
import { mix, uniform, uuidOf } from './noise';
import type { ExperimentRow, Pace, Settings, TrialRow } from './rows';
import { rungLengths } from './rungs';
import { requestRun } from './runs';

export type Submission = {
  name: string;
  settings: Settings;
  projectId: number;
  userId: number;
  resourcePool: string;
  description?: string;
  labels?: string[];
  notes?: string;
  forkedFrom?: number;
  maxSlots?: number;
  /** false: created paused */
  activate?: boolean;
};

/** Creates an experiment now, with its first trials, and sets it going unless told otherwise. */
export function submitExperiment(engine: Engine, submission: Submission): ExperimentRow {
  const id = engine.db.experiments.nextId();
  const seed = mix(engine.seed, 101, id);
  const { activate = true, maxSlots = null, forkedFrom = null, ...given } = submission;
  const experiment: ExperimentRow = {
    description: '',
    labels: [],
    notes: '',
    ...given,
    id,
    seed,
    jobId: uuidOf(seed, 1),
    state: activate ? 'STATE_ACTIVE' : 'STATE_PAUSED',
    archived: false,
    startedAt: engine.now,
    endedAt: null,
    forkedFrom,
    weight: 1,
    priority: 42,
    maxSlots,
    trialIds: [],
    final: null,
  };
  engine.db.experiments.insert(experiment);
  const { maxTrials, maxConcurrentTrials } = experiment.settings.searcher;
  addTrials(engine, experiment, Math.min(maxTrials, maxConcurrentTrials));
  return experiment;
}

/** Adds that many trials to a search, each with its own hyperparameters. */
export function addTrials(engine: Engine, experiment: ExperimentRow, count: number) {
  const active = experiment.state === 'STATE_ACTIVE';
  for (let added = 0; added < count; added++) {
    const trial = newTrial(engine, experiment);
    engine.db.trials.insert(trial);
    experiment.trialIds.push(trial.id);
    if (!active) continue;
    schedule(engine, engine.now + 40 + added * 25, () => {
      if (trial.state === 'STATE_ACTIVE' && trial.runs.length === 0) {
        requestRun(engine, experiment, trial);
      }
    });
  }
}

function newTrial(engine: Engine, experiment: ExperimentRow): TrialRow {
  const { settings } = experiment;
  const index = experiment.trialIds.length;
  const seed = mix(experiment.seed, 102, index);
  return {
    id: engine.db.trials.nextId(),
    experimentId: experiment.id,
    requestId: uuidOf(seed, 2),
    seed,
    hparams: hyperparametersOf(settings, { seed, index }),
    pace: paceOf(settings, seed),
    createdAt: engine.now + 5 + index,
    endedAt: null,
    state: experiment.state === 'STATE_ACTIVE' ? 'STATE_ACTIVE' : 'STATE_PAUSED',
    restarts: 0,
    target: rungLengths(settings.searcher)[0] ?? settings.searcher.maxLength,
    waiting: false,
    runs: [],
    summary: null,
  };
}

function hyperparametersOf(
  { searcher, hyperparameters }: Settings,
  { seed, index }: { seed: number; index: number },
): HyperparameterValues {
  if (searcher.name !== 'grid') return sample(hyperparameters, seed);
  return gridPoints(hyperparameters)[index] ?? sample(hyperparameters, seed);
}

/** How fast a trial goes: machines differ a little. */
export function paceOf(settings: Settings, seed: number): Pace {
  const speed = 0.9 + 0.2 * uniform(seed, 103);
  return {
    batchMs: settings.batchMs * speed,
    validationMs: settings.validationMs * speed,
    checkpointMs: settings.checkpointMs,
    unit: settings.schedulingUnit,
    validationPeriod: settings.validationPeriod,
    checkpointPeriod: settings.checkpointPeriod,
  };
}
