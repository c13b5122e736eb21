import { pageInMemory } from '../../lists/paging';
import { trialsOf } from '../../simulation/engine/engine';
import { allow, mayDo } from '../allow';
import { notFound } from '../errors';
import { sortByKeys } from '../experiments/experiments-in-order';
import { allowExperiment, allowTrial, experimentScope } from '../scopes';
import { tick } from '../tick';
import { findTrial } from '../trials/trials';
import type { HandlerRequest, Handlers } from '../types';
import {
  type CheckpointEntry,
  checkpointAnswer,
  checkUuid,
  entriesOf,
  findCheckpoint,
  searcherMetricOf,
} from './checkpoint-entry';

type ListQuery = HandlerRequest<'getExperimentCheckpoints'>['query'];

export const checkpointHandlers = {
  getExperimentCheckpoints: (request) => {
    const now = tick(request);
    const { db, path, query, simulation } = request;
    const experiment = allowExperiment(request, 'getExperimentCheckpoints', path.experimentId);
    const { seed } = simulation.engine;
    const entries = trialsOf(db, experiment).flatMap((trial) =>
      entriesOf({ db, seed, experiment, trial, now }),
    );
    return list(entries, query, 'SORT_BY_TRIAL_ID');
  },

  getTrialCheckpoints: (request) => {
    const now = tick(request);
    const { id } = allowTrial(request, 'getTrialCheckpoints', request.path.trialId);
    return list(entriesOf(findTrial(request, id, now)), request.query, 'SORT_BY_BATCH_NUMBER');
  },

  getCheckpoint: (request) => ({ checkpoint: checkpointAnswer(readableCheckpoint(request)) }),
} satisfies Partial<Handlers>;

type Reading = Pick<
  HandlerRequest<'getCheckpoint'>,
  'db' | 'simulation' | 'clock' | 'viewer' | 'path'
>;

/**
 * The checkpoint that a viewer may read, through its experiment or a model that contains it.
 * @throws MasterError 404; 500 for a malformed uuid
 */
export function readableCheckpoint(request: Reading): CheckpointEntry {
  tick(request);
  const { checkpointUuid } = request.path;
  checkUuid(checkpointUuid);
  const entry = findCheckpoint(request, checkpointUuid);
  const missing = notFound('checkpoint', checkpointUuid);
  if (!entry) throw missing;
  if (isInReadableModel(request, entry.view.uuid)) return entry;
  const scope = experimentScope(request.db, entry.input.experiment);
  allow(request.viewer, 'getCheckpoint', { ...scope, missing });
  return entry;
}

const isInReadableModel = ({ db, viewer }: Reading, uuid: string): boolean =>
  viewer.access.rbacEnabled &&
  db.modelVersions
    .where(({ checkpointUuid }) => checkpointUuid === uuid)
    .flatMap(({ modelId }) => db.models.get(modelId) ?? [])
    .some(({ workspaceId }) => mayDo(viewer, 'getCheckpoint', { workspaceId, part: 'model' }));

function list(
  entries: CheckpointEntry[],
  query: ListQuery,
  otherwise: NonNullable<ListQuery['sortBy']>,
) {
  const { states = [], sortBy = 'SORT_BY_UNSPECIFIED', orderBy } = query;
  const requested = new Set<string>(states);
  const matchingEntries = entries.filter(
    ({ view }) => requested.size === 0 || requested.has(view.state),
  );
  const key = sortBy === 'SORT_BY_UNSPECIFIED' ? otherwise : sortBy;
  const isOrdered = orderBy !== undefined && orderBy !== 'ORDER_BY_UNSPECIFIED';
  const sorted = sortByKeys(matchingEntries, [
    // the default order is by the searcher metric, best first
    {
      value: (entry) => sortValue(entry, key, isOrdered),
      descending: orderBy === 'ORDER_BY_DESC',
    },
  ]);
  const page = pageInMemory(sorted, query);
  return { checkpoints: page.rows.map(checkpointAnswer), pagination: page.pagination };
}

function sortValue({ input, view }: CheckpointEntry, key: string, isOrdered: boolean) {
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
      const value = searcherMetricOf({ input, view });
      const { smallerIsBetter } = input.experiment.settings.searcher;
      return value === null || isOrdered || smallerIsBetter ? value : -value;
    }
    default:
      return input.trial.id;
  }
}
