import type { Json } from '../../config/json';
import type { Database } from '../../database/database';
import { allow } from '../allow';
import { invalidArgument, notFound } from '../errors';
import { filterExperiments } from '../experiments/experiment-filters';
import { experimentScope } from '../scopes';
import type { HandlerRequest, Handlers } from '../types';
import { tensorboardAnswer } from './interactive-answers';
import { launch } from './interactive-launch';
import { findTask, killTask, listTasks, setTaskPriority } from './interactive-lists';

const kind = 'tensorboard';
const storage = '/trainyard_shared_fs';

type LaunchRequest = HandlerRequest<'launchTensorboard'>;

export const tensorboardHandlers = {
  launchTensorboard: (request) => {
    const { body, db, clock } = request;
    const shown = whatItShows(request);
    const task = launch(request, body, {
      kind,
      operation: 'launchTensorboard',
      ...shown,
      extra: { idle_timeout: '5m0s', ...body.config, ...mounts, entrypoint: foldersOf(db, shown) },
    });
    const tensorboard = tensorboardAnswer({ db, task, now: clock.now() });
    return { tensorboard, config: task.config, warnings: [] };
  },

  getTensorboards: (request) => {
    const { db, query } = request;
    const of = { kind, operation: 'getTensorboards', query } as const;
    const { rows, pagination, now } = listTasks(request, of);
    return { tensorboards: rows.map((task) => tensorboardAnswer({ db, task, now })), pagination };
  },

  getTensorboard: (request) => {
    const of = { kind, id: request.path.tensorboardId, operation: 'getTensorboard' } as const;
    const { task, now } = findTask(request, of);
    return { tensorboard: tensorboardAnswer({ db: request.db, task, now }), config: task.config };
  },

  killTensorboard: (request) => {
    const of = { kind, id: request.path.tensorboardId, operation: 'killTensorboard' } as const;
    const { task, now } = killTask(request, of);
    return { tensorboard: tensorboardAnswer({ db: request.db, task, now }) };
  },

  setTensorboardPriority: (request) => {
    const { path, body, db } = request;
    const of = { kind, id: path.tensorboardId, operation: 'setTensorboardPriority' } as const;
    const { task, now } = setTaskPriority(request, of, body.priority);
    return { tensorboard: tensorboardAnswer({ db, task, now }) };
  },
} satisfies Partial<Handlers>;

type Shown = { experimentIds: number[]; trialIds: number[] };

/** Experiments and trials that were asked for. @throws MasterError 400 for none; 404 */
function whatItShows({ body, db, viewer }: LaunchRequest): Shown {
  const { experimentIds, trialIds, filters } = body;
  if (experimentIds.length + trialIds.length === 0 && !filters) {
    throw invalidArgument('must set experiment, trial ids, or filters');
  }
  const wanted = filters ? matching(db, filters) : experimentIds;
  if (wanted.length + trialIds.length === 0) throw invalidArgument('no experiments found');
  const behind = trialIds.map((id) => db.trials.find(id).experimentId);
  for (const id of new Set([...wanted, ...behind])) {
    const scope = experimentScope(db, db.experiments.find(id));
    const missing = notFound('experiment', id);
    allow(viewer, 'launchTensorboard', { ...scope, part: 'experiment', missing });
  }
  return { experimentIds: wanted, trialIds };
}

type Filters = NonNullable<LaunchRequest['body']['filters']>;

function matching(db: Database, filters: Filters): number[] {
  const { archived, excludedExperimentIds = [], ...rest } = filters;
  const query = { ...rest, ...(typeof archived === 'boolean' && { archived }) };
  return filterExperiments(db, query)
    .map(({ id }) => id)
    .filter((id) => !excludedExperimentIds.includes(id));
}

const mounts: Json = {
  bind_mounts: [
    {
      container_path: storage,
      host_path: '/mnt/checkpoints',
      propagation: 'rprivate',
      read_only: false,
    },
  ],
};

function foldersOf(db: Database, { experimentIds, trialIds }: Shown): string[] {
  const of = (id: number) => `${storage}/tensorboard/experiment/${id}/`;
  const trials = trialIds.map((id) => `${of(db.trials.find(id).experimentId)}trial/${id}/`);
  return [...experimentIds.map(of), ...trials];
}
