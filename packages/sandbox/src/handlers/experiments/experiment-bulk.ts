import type { ExperimentActionResult } from '@trainyard/sdk/types';
import type { Database } from '../../database/database';
import { remove } from '../../simulation/engine/actions';
import { type ExperimentRow, isTerminal } from '../../simulation/rows';
import { allow } from '../allow';
import {
  failedPrecondition,
  MasterError,
  notFound,
  plainError,
  rpcText,
  withPermissionHint,
} from '../errors';
import { isInBulk } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers, RequestBody } from '../types';
import { filterExperiments } from './experiment-filters';
import {
  checkDeletable,
  checkDestination,
  isInArchive,
  type TransitionName,
  transitions,
} from './experiment-rules';

type BulkExperimentFilters = NonNullable<RequestBody<'pauseExperiments'>['filters']>;

type BulkRequest = Pick<
  HandlerRequest<'pauseExperiments'>,
  'db' | 'clock' | 'simulation' | 'body' | 'viewer' | 'rbacEnabled'
>;
type Results = { results: ExperimentActionResult[] };
type Target = { id: number; experiment: ExperimentRow | undefined };

/** Returns true if the action applies to an experiment found by filters. */
const fits: Record<TransitionName | 'delete' | 'move', (experiment: ExperimentRow) => boolean> = {
  activate: ({ state }) => state === 'STATE_PAUSED',
  pause: ({ state }) => state === 'STATE_ACTIVE',
  cancel: (experiment) => !isTerminal(experiment),
  kill: (experiment) => !isTerminal(experiment),
  archive: isTerminal,
  unarchive: isTerminal,
  delete: isTerminal,
  move: () => true,
};

const operations = {
  activate: 'activateExperiments',
  pause: 'pauseExperiments',
  cancel: 'cancelExperiments',
  kill: 'killExperiments',
  archive: 'archiveExperiments',
  unarchive: 'unarchiveExperiments',
  delete: 'deleteExperiments',
  move: 'moveExperiments',
} as const satisfies Record<keyof typeof fits, string>;

function targetsOf(request: BulkRequest, name: keyof typeof fits): Target[] {
  const { db, body } = request;
  const isIncluded = (each: ExperimentRow) => isInBulk(request, operations[name], each);
  if (!body.filters) {
    if (body.experimentIds.length === 0) throw emptyList();
    return [...new Set(body.experimentIds)].map((id) => {
      const experiment = db.experiments.get(id);
      return { id, experiment: experiment && isIncluded(experiment) ? experiment : undefined };
    });
  }
  const visible = matching(db, body.filters).filter(isIncluded);
  const selectedExperiments = visible.filter(
    // states in the filters replace the action's own condition, except where it requires an ended
    // experiment
    (each) =>
      fits[name](each) ||
      (body.filters?.states.length && !['archive', 'unarchive', 'delete'].includes(name)),
  );
  if (selectedExperiments.length === 0 && (name === 'pause' || name === 'cancel'))
    throw emptyList();
  return selectedExperiments.map((experiment) => ({ id: experiment.id, experiment }));
}

// the master builds `IN ()`, which its database rejects
const emptyList = () => plainError('ERROR: syntax error at or near ")" (SQLSTATE 42601)');

function matching(db: Database, filters: BulkExperimentFilters): ExperimentRow[] {
  const { name, description, labels, states, userIds, projectId, archived } = filters;
  // unlike a list, a bulk call does not check that the project exists
  if (projectId !== 0 && !db.projects.get(projectId)) return [];
  const excluded = new Set(filters.excludedExperimentIds);
  const query = { name, description, labels, states, userIds, projectId };
  return filterExperiments(db, { ...query, ...(archived !== null && { archived }) }).filter(
    ({ id }) => !excluded.has(id),
  );
}

/** Applies the action to each; refusals come first, each with its text. */
function each(
  { request, name }: { request: BulkRequest; name: keyof typeof fits },
  apply: (experiment: ExperimentRow) => void,
): Results {
  const targets = targetsOf(request, name);
  const results = targets.map(({ id, experiment }) => {
    try {
      if (!experiment) throw notFound('experiment', id);
      apply(experiment);
      return { error: '', id };
    } catch (error) {
      if (!(error instanceof MasterError)) throw error;
      return { error: rpcText(withPermissionHint(error, request.rbacEnabled)), id };
    }
  });
  return {
    results: results.sort((left, right) => Number(left.error === '') - Number(right.error === '')),
  };
}

function perform(request: BulkRequest, name: TransitionName): Results {
  tick(request);
  const { engine } = request.simulation;
  return each({ request, name }, (experiment) => transitions[name]({ engine, experiment }));
}

export const experimentBulkHandlers = {
  activateExperiments: (request) => perform(request, 'activate'),
  pauseExperiments: (request) => perform(request, 'pause'),
  cancelExperiments: (request) => perform(request, 'cancel'),
  killExperiments: (request) => perform(request, 'kill'),
  archiveExperiments: (request) => perform(request, 'archive'),
  unarchiveExperiments: (request) => perform(request, 'unarchive'),

  deleteExperiments: (request) => {
    tick(request);
    // owners are not checked here: only the single call does that
    return each({ request, name: 'delete' }, (experiment) => {
      checkDeletable(request.db, experiment);
      remove(request.simulation.engine, experiment);
    });
  },

  moveExperiments: (request) => {
    tick(request);
    const { db, body, viewer } = request;
    const { id, workspaceId } = db.projects.find(body.destinationProjectId);
    const missing = notFound('project', id);
    allow(viewer, 'moveExperiments', { otherWorkspaceId: workspaceId, missing });
    checkDestination(db, body.destinationProjectId);
    return each({ request, name: 'move' }, (experiment) => {
      if (experiment.archived || isInArchive(db, experiment)) {
        throw failedPrecondition('Experiment is archived.');
      }
      experiment.projectId = body.destinationProjectId;
    });
  },
} satisfies Partial<Handlers>;
