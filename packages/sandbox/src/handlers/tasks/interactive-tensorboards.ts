import type { Json } from '../../config/json';
import type { Database } from '../../database/database';
import { allow } from '../allow';
import { invalidArgument, notFound } from '../errors';
import { filterExperiments } from '../experiments/experiment-filters';
import { experimentScope } from '../scopes';
import type { HandlerRequest, Handlers } from '../types';
import { tensorboardAnswer } from './interactive-answers';
import { launch } from './interactive-launch';
import { callsOf } from './interactive-lists';

const boards = callsOf('tensorboard', tensorboardAnswer);
const storage = '/trainyard_shared_fs';

type LaunchRequest = HandlerRequest<'launchTensorboard'>;

export const tensorboardHandlers = {
  launchTensorboard: (request) => {
    const { body, db } = request;
    const shown = whatItShows(request);
    const task = launch(request, body, {
      kind: 'tensorboard',
      operation: 'launchTensorboard',
      ...shown,
      extra: { idle_timeout: '5m0s', ...body.config, ...mounts, entrypoint: foldersOf(db, shown) },
    });
    const { answer, started } = boards.launched(request, task);
    return { tensorboard: answer, ...started };
  },

  getTensorboards: (request) => {
    const { answers, pagination } = boards.list(request, 'getTensorboards');
    return { tensorboards: answers, pagination };
  },

  getTensorboard: (request) => {
    const { answer, config } = boards.get(request, 'getTensorboard', request.path.tensorboardId);
    return { tensorboard: answer, config };
  },

  killTensorboard: (request) => ({
    tensorboard: boards.kill(request, 'killTensorboard', request.path.tensorboardId),
  }),

  setTensorboardPriority: (request) => ({
    tensorboard: boards.setPriority(request, 'setTensorboardPriority', request.path.tensorboardId),
  }),
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
