import { checkpointUuid, readCheckpointUuid } from '../checkpoints/checkpoints';
import type { ExperimentRow, TrialRow } from '../rows';
import type { Engine } from './engine';
import { lastCheckpointBatch } from './timeline';

/**
 * The checkpoint that an experiment's trials start from, where its config names a trial or a
 * checkpoint.
 */
export function warmStartOf(
  engine: Engine,
  { submitted }: ExperimentRow,
): Pick<TrialRow, 'warmStart'> {
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
  const known = readCheckpointUuid(engine.seed, uuid);
  const row = engine.db.checkpoints.get(uuid);
  const batches = known?.batch ?? row?.batch;
  return batches === undefined ? {} : { warmStart: { uuid, batches } };
}
