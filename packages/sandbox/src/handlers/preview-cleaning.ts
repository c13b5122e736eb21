import type { Database } from '../database';
import { type CheckpointView, checkpointsOf } from '../simulation/checkpoints';
import { metricsAt } from '../simulation/curve';
import { trialsOf } from '../simulation/engine';
import { curveFor } from '../simulation/reading';
import { worthKeeping } from '../simulation/retention';
import { type ExperimentRow, type Retention, type TrialRow, taskIdOf } from '../simulation/rows';
import { isValidated } from '../simulation/timeline';
import { timestamp } from '../time';

type Input = {
  db: Database;
  seed: number;
  experiment: ExperimentRow;
  now: number;
  retention: Retention;
};

/** Checkpoints that cleaning by this measure would take, as this old route spells them. */
export function previewCleaning({ db, seed, experiment, now, retention }: Input) {
  const registered = new Set(db.modelVersions.all().map((version) => version.checkpointUuid));
  return trialsOf(db, experiment).flatMap((trial) => {
    const views = checkpointsOf({ db, seed, experiment, trial, now }).filter(
      ({ state, uuid }) => state === 'STATE_COMPLETED' && !registered.has(uuid),
    );
    const steps = views.map(({ step }) => step);
    const kept = worthKeeping({ experiment, trial, steps, retention });
    return views
      .filter(({ step }) => !kept.has(step))
      .map((view) => checkpointRow(experiment, trial, view));
  });
}

function checkpointRow(experiment: ExperimentRow, trial: TrialRow, view: CheckpointView) {
  const { step, uuid, files, metadata, allocationId } = view;
  const curve = curveFor(experiment, trial);
  return {
    UUID: uuid,
    TaskID: taskIdOf(trial),
    AllocationID: allocationId,
    ReportTime: timestamp(step.at),
    State: 'COMPLETED',
    Resources: files,
    Metadata: metadata,
    ExperimentID: experiment.id,
    TrialID: trial.id,
    StepsCompleted: step.batch,
    TrainingMetrics: metricsAt(curve, 'training', step.batch),
    ValidationMetrics: isValidated(trial.pace, step.batch)
      ? metricsAt(curve, 'validation', step.batch)
      : null,
  };
}
