import type { Checkpoint, Metrics } from '@trainyard/sdk/types';
import { timestamp } from '../../lib/clock';
import {
  type CheckpointView,
  checkpointsOf,
  readCheckpointUuid,
} from '../../simulation/checkpoints/checkpoints';
import { configOf } from '../../simulation/config';
import { numberAt, stepsOfGroup, valuesAt } from '../../simulation/metrics/measured';
import { curveFor } from '../../simulation/metrics/reading';
import { taskIdOf } from '../../simulation/rows';
import { plainError } from '../errors';
import { batchMetricsOf } from '../metrics/metric-reports';
import type { TrialInput } from '../trials/trial-answer';
import { findTrial } from '../trials/trials';
import type { HandlerRequest } from '../types';

/** A checkpoint and the trial that wrote it. */
export type CheckpointEntry = { input: TrialInput; view: CheckpointView };

type Source = Pick<HandlerRequest<'getCheckpoint'>, 'db' | 'simulation' | 'clock'>;

export const entriesOf = (input: TrialInput): CheckpointEntry[] =>
  checkpointsOf(input).map((view) => ({ input, view }));

/** Finds a checkpoint by its uuid, written by the simulation or reported by a runner. */
export function findCheckpoint(source: Source, uuid: string): CheckpointEntry | undefined {
  const { db, simulation, clock } = source;
  const row = db.checkpoints.get(uuid.toLowerCase());
  const place = row ?? readCheckpointUuid(simulation.engine.seed, uuid);
  if (!place || !db.trials.get(place.trialId)) return undefined;
  const entries = entriesOf(findTrial(source, place.trialId, clock.now()));
  return entries.find(({ view }) => view.uuid === uuid.toLowerCase());
}

// lengths that the parser accepts: plain, without dashes, in braces, as a urn
const uuidLengths = [36, 32, 38, 45];

/** @throws MasterError 500 with the parser's text */
export function checkUuid(uuid: string) {
  if (!uuidLengths.includes(uuid.length)) throw plainError(`invalid UUID length: ${uuid.length}`);
  if (uuid.length === 36 && !isUuid(uuid)) throw plainError('invalid UUID format');
}

export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The searcher metric of a checkpoint; null if it was not measured there. */
export function searcherMetricOf({ input, view }: CheckpointEntry): number | null {
  const { experiment, trial } = input;
  const step = stepWith(input, view, 'validation');
  if (!step) return null;
  const at = { curve: curveFor(experiment, trial), step, group: 'validation' };
  return numberAt(at, experiment.settings.searcher.metric);
}

const stepWith = ({ trial, now }: TrialInput, { step }: CheckpointView, group: string) =>
  stepsOfGroup(trial, group, now).find(({ batch }) => batch === step.batch);

function metricsWith({ input, view }: CheckpointEntry, group: string): Metrics {
  const step = stepWith(input, view, group);
  const curve = curveFor(input.experiment, input.trial);
  if (!step) return { avgMetrics: null, batchMetrics: [] };
  const batchMetrics = group === 'training' ? batchMetricsOf(input, step) : [];
  return { avgMetrics: valuesAt({ curve, step, group }), batchMetrics };
}

/** A checkpoint as in the single answer and in lists. */
export function checkpointAnswer(entry: CheckpointEntry): Checkpoint {
  const { experiment, trial } = entry.input;
  const { step, uuid, state, files, metadata, allocationId } = entry.view;
  return {
    taskId: taskIdOf(trial),
    allocationId,
    uuid,
    reportTime: timestamp(step.at),
    resources: files,
    metadata,
    state,
    training: {
      trialId: trial.id,
      experimentId: experiment.id,
      experimentConfig: configOf(experiment),
      hparams: trial.hparams,
      trainingMetrics: metricsWith(entry, 'training'),
      validationMetrics: metricsWith(entry, 'validation'),
      searcherMetric: searcherMetricOf(entry),
    },
  };
}
