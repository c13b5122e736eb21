import type { Database } from '../../database/database';
import { timestamp } from '../../lib/clock';
import { type CheckpointView, checkpointsOf } from '../../simulation/checkpoints/checkpoints';
import { stepsToKeep } from '../../simulation/checkpoints/retention';
import { trialsOf } from '../../simulation/engine/engine';
import { stepsOfGroup, valuesAt } from '../../simulation/metrics/measured';
import { curveFor } from '../../simulation/metrics/reading';
import { type ExperimentRow, type Retention, type TrialRow, taskIdOf } from '../../simulation/rows';

type Input = {
  db: Database;
  seed: number;
  experiment: ExperimentRow;
  now: number;
  retention: Retention;
};

/** Checkpoints that a cleaning with this policy would delete, in the format of this old route. */
export function previewCleaning({ db, seed, experiment, now, retention }: Input) {
  const registered = new Set(db.modelVersions.all().map((version) => version.checkpointUuid));
  const trials = () => trialsOf(db, experiment);
  return trials().flatMap((trial) => {
    const views = checkpointsOf({ db, seed, experiment, trial, now }).filter(
      ({ state, uuid }) => state === 'STATE_COMPLETED' && !registered.has(uuid),
    );
    const steps = views.map(({ step }) => step);
    const kept = stepsToKeep({ experiment, trial, trials, steps, retention, until: now });
    return views
      .filter(({ step }) => !kept.has(step))
      .map((view) => checkpointRow({ experiment, trial, view, now }));
  });
}

type RowInput = { experiment: ExperimentRow; trial: TrialRow; view: CheckpointView; now: number };

function checkpointRow({ experiment, trial, view, now }: RowInput) {
  const { step, uuid, files, metadata, allocationId } = view;
  const metrics = (group: string) => {
    const reported = stepsOfGroup(trial, group, now).find(({ batch }) => batch === step.batch);
    const curve = curveFor(experiment, trial);
    return reported ? valuesAt({ curve, step: reported, group }) : null;
  };
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
    TrainingMetrics: metrics('training'),
    ValidationMetrics: metrics('validation'),
  };
}
