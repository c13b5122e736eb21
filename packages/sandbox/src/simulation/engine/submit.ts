import { checkpointUuid, readCheckpointUuid } from '../checkpoints/checkpoints';
import { mix, uniform, uuidOf } from '../metrics/noise';
import type { ExperimentRow, Pace, Retention, Settings, Submitted, TrialRow } from '../rows';
import { addSearcherEvent } from '../search/custom-events';
import { gridPoint, gridSize, type HyperparameterValues, sample } from '../search/hyperparameters';
import { bracketsOf, lengthsFor } from '../search/preview-search';
import { withStops } from '../search/stopping';
import { defineEvent, type Engine, schedule } from './engine';
import { requestRun } from './request-run';
import { lastCheckpointBatch } from './timeline';

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
  weight?: number;
  priority?: number;
  /** false: created paused */
  activate?: boolean;
  submitted?: Submitted;
  retention?: Retention;
  /** nothing of it is simulated */
  unmanaged?: boolean;
};

/** Creates an experiment now, with its first trials, and starts it by default. */
export function submitExperiment(engine: Engine, submission: Submission): ExperimentRow {
  const id = engine.db.experiments.nextId();
  const seed = mix(engine.seed, 101, id);
  const { activate = true, maxSlots = null, forkedFrom = null, ...fields } = submission;
  const experiment: ExperimentRow = {
    description: '',
    labels: [],
    notes: '',
    weight: 1,
    priority: 42,
    ...fields,
    settings: engine.stopsTrials ? withStops(fields.settings) : fields.settings,
    id,
    seed,
    jobId: uuidOf(seed, 1),
    state: stateAtFirst(fields.unmanaged, activate),
    archived: false,
    startedAt: engine.now,
    endedAt: null,
    forkedFrom,
    maxSlots,
    trialIds: [],
    final: null,
  };
  engine.db.experiments.insert(experiment);
  if (fields.unmanaged) return experiment;
  if (fields.submitted && experiment.settings.searcher.name === 'custom') {
    experiment.search = { events: [], lastEventId: 0, progress: 0, end: null };
    addSearcherEvent(experiment.search, { initialOperations: { placeholder: 0 } });
  }
  bracketsOf(experiment.settings.searcher).forEach(
    ({ maxTrials, maxConcurrentTrials }, bracket) => {
      addTrials(engine, experiment, { count: Math.min(maxTrials, maxConcurrentTrials), bracket });
    },
  );
  return experiment;
}

// an unmanaged experiment counts as completed from the start
function stateAtFirst(unmanaged: boolean | undefined, activate: boolean): ExperimentRow['state'] {
  if (unmanaged) return 'STATE_COMPLETED';
  return activate ? 'STATE_ACTIVE' : 'STATE_PAUSED';
}

/** Adds that many trials to a bracket of a search, each with its own hyperparameters. */
export function addTrials(
  engine: Engine,
  experiment: ExperimentRow,
  { count, bracket }: { count: number; bracket: number },
) {
  for (let added = 0; added < count; added++) {
    addTrial(
      engine,
      experiment,
      { ...newTrial(engine, experiment), bracket, ...targetOf(experiment, bracket) },
      added,
    );
  }
}

/** Adds a trial, which requests slots soon if its experiment is active. */
export function addTrial(engine: Engine, experiment: ExperimentRow, trial: TrialRow, place = 0) {
  engine.db.trials.insert(trial);
  experiment.trialIds.push(trial.id);
  if (experiment.state !== 'STATE_ACTIVE') return;
  schedule(engine, engine.now + 40 + place * 25, firstRunDue, { experiment, trial });
}

const firstRunDue = defineEvent<{ experiment: ExperimentRow; trial: TrialRow }>(
  'first run due',
  (engine, { experiment, trial }) => {
    if (trial.state === 'STATE_ACTIVE' && trial.runs.length === 0 && !trial.waiting) {
      requestRun(engine, experiment, trial);
    }
  },
);

const targetOf = ({ settings: { searcher } }: ExperimentRow, bracket: number) => ({
  target: lengthsFor(searcher, bracket)[0] ?? searcher.maxLength,
});

/** The next trial of an experiment, with its own hyperparameters. */
export function newTrial(engine: Engine, experiment: ExperimentRow): TrialRow {
  const { settings } = experiment;
  const index = experiment.trialIds.length;
  const seed = mix(experiment.seed, 102, index);
  const drawnSeed = mix(drawSeed(experiment), 102, index);
  return {
    id: engine.db.trials.nextId(),
    experimentId: experiment.id,
    requestId: uuidOf(drawnSeed, 2),
    seed,
    hparams: hyperparametersOf(settings, { seed: drawnSeed, index }),
    pace: paceOf(settings, seed),
    createdAt: engine.now + 5 + index,
    endedAt: null,
    state: experiment.state === 'STATE_ACTIVE' ? 'STATE_ACTIVE' : 'STATE_PAUSED',
    restarts: 0,
    target: settings.searcher.maxLength,
    waiting: false,
    runs: [],
    summary: null,
    ...warmStartOf(engine, experiment),
  };
}

// the seed of a config gives the same search again
function drawSeed({ seed, submitted }: ExperimentRow): number {
  const { reproducibility } = submitted?.config ?? {};
  if (typeof reproducibility !== 'object' || reproducibility === null) return seed;
  return 'experiment_seed' in reproducibility ? Number(reproducibility.experiment_seed) : seed;
}

function hyperparametersOf(
  { searcher, hyperparameters }: Settings,
  { seed, index }: { seed: number; index: number },
): HyperparameterValues {
  const isGrid = searcher.name === 'grid' && index < gridSize(hyperparameters);
  return isGrid ? gridPoint(hyperparameters, index) : sample(hyperparameters, seed);
}

/** The speed of a trial: machines differ slightly. */
export function paceOf(settings: Settings, seed: number): Pace {
  const speed = 0.9 + 0.2 * uniform(seed, 103);
  return {
    batchMs: settings.batchMs * speed,
    validationMs: settings.validationMs * speed,
    checkpointMs: settings.checkpointMs,
    unit: settings.schedulingUnit,
    validationPeriod: settings.validationPeriod,
    checkpointPeriod: settings.checkpointPeriod,
    ...(settings.milestones && { milestones: settings.milestones }),
  };
}

/**
 * The checkpoint that an experiment's trials start from, if its config names a trial or a
 * checkpoint.
 */
function warmStartOf(engine: Engine, { submitted }: ExperimentRow): Pick<TrialRow, 'warmStart'> {
  const searcher = submitted?.config.searcher;
  if (typeof searcher !== 'object' || searcher === null) return {};
  const trialId = 'source_trial_id' in searcher ? searcher.source_trial_id : null;
  const uuid = 'source_checkpoint_uuid' in searcher ? searcher.source_checkpoint_uuid : null;
  if (typeof trialId === 'number') return fromTrial(engine, trialId);
  return typeof uuid === 'string' ? fromCheckpoint(engine, uuid) : {};
}

function fromTrial(engine: Engine, trialId: number): Pick<TrialRow, 'warmStart'> {
  const trial = engine.db.trials.get(trialId);
  const batches = trial ? lastCheckpointBatch(trial, engine.now) : 0;
  if (!trial || batches === 0) return {};
  const before = trial.warmStart?.batches ?? 0;
  const uuid = checkpointUuid(engine.seed, trial.id, batches);
  return { warmStart: { uuid, batches: before + batches } };
}

function fromCheckpoint(engine: Engine, uuid: string): Pick<TrialRow, 'warmStart'> {
  const simulated = readCheckpointUuid(engine.seed, uuid);
  const row = engine.db.checkpoints.get(uuid);
  const batches = simulated?.batch ?? row?.batch;
  return batches === undefined ? {} : { warmStart: { uuid, batches } };
}
