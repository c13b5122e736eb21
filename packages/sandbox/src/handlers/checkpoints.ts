import type { Checkpoint, Metrics } from '@trainyard/sdk/types';
import { pageInMemory } from '../paging';
import { checkpointFiles } from '../simulation/checkpoint-files';
import { type CheckpointView, checkpointsOf, readCheckpointUuid } from '../simulation/checkpoints';
import { configOf } from '../simulation/config';
import { metricAt, metricsAt } from '../simulation/curve';
import { trialsOf } from '../simulation/engine';
import { curveFor } from '../simulation/reading';
import { allocationIdOf, taskIdOf } from '../simulation/rows';
import { isValidated } from '../simulation/timeline';
import { timestamp } from '../time';
import { notFound, plainError } from './errors';
import { sortByKeys } from './sort-experiments';
import { tick } from './tick';
import type { TrialInput } from './trial-answer';
import { findTrial } from './trials';
import type { HandlerRequest, Handlers } from './types';

type Entry = { input: TrialInput; view: CheckpointView };
type ListQuery = HandlerRequest<'getExperimentCheckpoints'>['query'];

export const checkpointHandlers = {
  getExperimentCheckpoints: (request) => {
    const now = tick(request);
    const { db, path, query, simulation } = request;
    const experiment = db.experiments.find(path.id);
    const { seed } = simulation.engine;
    const entries = trialsOf(db, experiment).flatMap((trial) =>
      entriesOf({ db, seed, experiment, trial, now }),
    );
    return list(entries, query, 'SORT_BY_TRIAL_ID');
  },

  getTrialCheckpoints: (request) => {
    const now = tick(request);
    const input = findTrial(request, request.path.id, now);
    return list(entriesOf(input), request.query, 'SORT_BY_BATCH_NUMBER');
  },

  getCheckpoint: (request) => {
    const now = tick(request);
    const { checkpointUuid } = request.path;
    checkUuid(checkpointUuid);
    const entry = findEntry(request, checkpointUuid, now);
    if (!entry) throw notFound('checkpoint', checkpointUuid);
    return { checkpoint: answer(entry) };
  },
} satisfies Partial<Handlers>;

const entriesOf = (input: TrialInput): Entry[] =>
  checkpointsOf(input).map((view) => ({ input, view }));

function findEntry(
  request: Pick<HandlerRequest<'getCheckpoint'>, 'db' | 'simulation'>,
  uuid: string,
  now: number,
): Entry | undefined {
  const hidden = readCheckpointUuid(request.simulation.engine.seed, uuid);
  if (!hidden || !request.db.trials.get(hidden.trialId)) return undefined;
  const input = findTrial(request, hidden.trialId, now);
  return entriesOf(input).find(({ view }) => view.step.batch === hidden.batch);
}

// lengths the parser takes: plain, without dashes, in braces, as a urn
const uuidLengths = [36, 32, 38, 45];

function checkUuid(uuid: string) {
  if (!uuidLengths.includes(uuid.length)) throw plainError(`invalid UUID length: ${uuid.length}`);
  if (uuid.length === 36 && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uuid)) {
    throw plainError('invalid UUID format');
  }
}

function list(entries: Entry[], query: ListQuery, otherwise: NonNullable<ListQuery['sortBy']>) {
  const { states = [], sortBy = 'SORT_BY_UNSPECIFIED', orderBy } = query;
  const wanted = new Set<string>(states);
  const found = entries.filter(({ view }) => wanted.size === 0 || wanted.has(view.state));
  const key = sortBy === 'SORT_BY_UNSPECIFIED' ? otherwise : sortBy;
  const isOrdered = orderBy !== undefined && orderBy !== 'ORDER_BY_UNSPECIFIED';
  const sorted = sortByKeys(found, [
    // without an order the searcher metric puts the better first
    {
      value: (entry) => sortValue(entry, key, isOrdered),
      descending: orderBy === 'ORDER_BY_DESC',
    },
  ]);
  const page = pageInMemory(sorted, query);
  return { checkpoints: page.rows.map(answer), pagination: page.pagination };
}

function sortValue({ input, view }: Entry, key: string, isOrdered: boolean) {
  switch (key) {
    case 'SORT_BY_UUID':
      return view.uuid;
    case 'SORT_BY_BATCH_NUMBER':
      return view.step.batch;
    case 'SORT_BY_END_TIME':
      return view.step.at;
    case 'SORT_BY_STATE':
      return view.state === 'STATE_COMPLETED' ? 0 : 1;
    case 'SORT_BY_SEARCHER_METRIC': {
      const value = searcherMetric(input, view);
      const { smallerIsBetter } = input.experiment.settings.searcher;
      return value === null || isOrdered || smallerIsBetter ? value : -value;
    }
    default:
      return input.trial.id;
  }
}

function searcherMetric(input: TrialInput, view: CheckpointView): number | null {
  if (!isValidated(input.trial.pace, view.step.batch)) return null;
  const { metric } = input.experiment.settings.searcher;
  return metricAt(curveFor(input.experiment, input.trial), metric, view.step.batch);
}

function answer({ input, view }: Entry): Checkpoint {
  const { experiment, trial } = input;
  const { step, uuid, state } = view;
  const metrics = (group: string): Metrics => ({
    avgMetrics: metricsAt(curveFor(experiment, trial), group, step.batch),
    batchMetrics: [],
  });
  return {
    taskId: taskIdOf(trial),
    allocationId: allocationIdOf(trial, step.run),
    uuid,
    reportTime: timestamp(step.at),
    resources: checkpointFiles(experiment, trial, step.batch),
    metadata: { steps_completed: step.batch },
    state,
    training: {
      trialId: trial.id,
      experimentId: experiment.id,
      experimentConfig: configOf(experiment),
      hparams: trial.hparams,
      trainingMetrics: metrics('training'),
      validationMetrics: isValidated(input.trial.pace, view.step.batch)
        ? metrics('validation')
        : null,
      searcherMetric: searcherMetric(input, view),
    },
  };
}
