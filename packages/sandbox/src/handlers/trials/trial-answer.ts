import type { CheckpointWorkload, MetricsWorkload, Trial } from '@trainyard/sdk/types';
import type { Database } from '../../database/database';
import { timestamp } from '../../lib/clock';
import {
  type CheckpointView,
  checkpointsOf,
  sizeOf,
} from '../../simulation/checkpoints/checkpoints';

import { validatedAfter, valuesAt } from '../../simulation/metrics/measured';
import {
  curveFor,
  figuresFor,
  runnerStateOf,
  shownTrialState,
  summaryFor,
  wallClockSeconds,
} from '../../simulation/metrics/reading';
import { isBetter } from '../../simulation/metrics/summary';
import { type ExperimentRow, type Step, type TrialRow, taskIdOf } from '../../simulation/rows';

export type TrialInput = {
  db: Database;
  seed: number;
  experiment: ExperimentRow;
  trial: TrialRow;
  now: number;
};

/** A trial as in `GET /trials/{trialId}` and the list of an experiment. */
export function trialAnswer(input: TrialInput): Trial {
  const { experiment, trial, now } = input;
  const summary = summaryFor(experiment, trial, now);
  const checkpoints = checkpointsOf(input);
  const keptCheckpoints = checkpoints.filter((checkpoint) => checkpoint.state !== 'STATE_DELETED');
  return {
    id: trial.id,
    experimentId: trial.experimentId,
    startTime: timestamp(trial.createdAt),
    endTime: trial.endedAt === null ? null : timestamp(trial.endedAt),
    state: shownTrialState(trial, now),
    restarts: Math.min(trial.restarts, experiment.settings.maxRestarts),
    hparams: trial.hparams,
    totalBatchesProcessed: summary.lastBatch,
    bestValidation: validationWorkload(input, summary.best),
    latestValidation: validationWorkload(input, summary.latest),
    bestCheckpoint: bestCheckpoint(input, keptCheckpoints),
    runnerState: runnerStateOf(experiment, trial, now),
    wallClockTime: wallClockSeconds(trial, now),
    warmStartCheckpointUuid: trial.warmStart?.uuid ?? '',
    taskId: taskIdOf(trial),
    totalCheckpointSize: keptCheckpoints.reduce((total, { files }) => total + sizeOf(files), 0),
    checkpointCount: keptCheckpoints.length,
    summaryMetrics: summaryMetrics(input),
  };
}

/** The trial of an experiment in search results: fewer fields, the stored state. */
export const searchTrialAnswer = (input: TrialInput): Trial => ({
  ...trialAnswer(input),
  state: input.trial.state,
  wallClockTime: 0,
  bestCheckpoint: null,
});

/** Summaries of every metric by group, under the wire's names of training and validation. */
function summaryMetrics({ experiment, trial, now }: TrialInput): Record<string, unknown> {
  const groups = figuresFor(experiment, trial, now);
  return Object.fromEntries(
    Object.entries(groups)
      .map(([group, figures]) => [summaryKey(group), figures] as const)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}

const summaryKey = (group: string) =>
  group === 'training' ? 'avg_metrics' : group === 'validation' ? 'validation_metrics' : group;

function validationWorkload(input: TrialInput, step: Step | null): MetricsWorkload | null {
  return step && metricsWorkload(input, step, 'validation');
}

/** The report at a step, as a workload. */
export function metricsWorkload(
  { experiment, trial }: TrialInput,
  step: Step,
  group: string,
): MetricsWorkload {
  const avgMetrics = valuesAt({ curve: curveFor(experiment, trial), step, group });
  return {
    endTime: timestamp(step.at),
    metrics: { avgMetrics, batchMetrics: [] },
    numInputs: 0,
    totalBatches: step.batch,
  };
}

/** A checkpoint, as in workloads. */
export function checkpointWorkload({
  step,
  uuid,
  state,
  files,
  metadata,
}: CheckpointView): CheckpointWorkload {
  return {
    uuid,
    endTime: timestamp(step.at),
    state,
    resources: files,
    totalBatches: step.batch,
    metadata,
  };
}

function bestCheckpoint(input: TrialInput, views: CheckpointView[]): CheckpointWorkload | null {
  const { experiment, trial } = input;
  const { metric, smallerIsBetter } = experiment.settings.searcher;
  const curve = curveFor(experiment, trial);
  let best: { view: CheckpointView; value: number } | null = null;
  for (const view of views) {
    const value = validatedAfter({ curve, trial, batch: view.step.batch }, metric);
    if (value === null) continue;
    if (best === null || isBetter({ value, than: best.value, smallerIsBetter })) {
      best = { view, value };
    }
  }
  // the master leaves out its metadata here
  return best && { ...checkpointWorkload(best.view), metadata: null };
}
