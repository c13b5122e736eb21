import type { Notebook } from '@trainyard/sdk/types';
import type { Json } from '../../config/json';
import type { Database } from '../../database/database';
import { touchTask } from '../../simulation/tasks/interactive';
import { allow } from '../allow';
import { invalidArgument, notFound, plainError } from '../errors';
import { filterExperiments } from '../experiments/experiment-filters';
import { experimentScope } from '../scopes';
import type { HandlerRequest, Handlers } from '../types';
import {
  commandAnswer,
  notebookAnswer,
  shellAnswer,
  tensorboardAnswer,
} from './interactive-answers';
import { launch, preview } from './interactive-launch';
import { callsOf } from './interactive-lists';

const boards = callsOf('tensorboard', tensorboardAnswer);
const storage = '/trainyard_shared_fs';

type LaunchRequest = HandlerRequest<'launchTensorboard'>;

export const tensorboardHandlers = {
  launchTensorboard: (request) => {
    const { body, db } = request;
    const shownWork = whatItShows(request);
    const task = launch(request, body, {
      kind: 'tensorboard',
      operation: 'launchTensorboard',
      ...shownWork,
      extra: {
        idle_timeout: '5m0s',
        ...body.config,
        ...mounts,
        entrypoint: foldersOf(db, shownWork),
      },
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

type TensorBoardSource = { experimentIds: number[]; trialIds: number[] };

/** The requested experiments and trials. @throws MasterError 400 without any; 404 */
function whatItShows({ body, db, viewer }: LaunchRequest): TensorBoardSource {
  const { experimentIds, trialIds, filters } = body;
  if (experimentIds.length + trialIds.length === 0 && !filters) {
    throw invalidArgument('must set experiment, trial ids, or filters');
  }
  const requested = filters ? matching(db, filters) : experimentIds;
  if (requested.length + trialIds.length === 0) throw invalidArgument('no experiments found');
  const behind = trialIds.map((id) => db.trials.find(id).experimentId);
  for (const id of new Set([...requested, ...behind])) {
    const scope = experimentScope(db, db.experiments.find(id));
    const missing = notFound('experiment', id);
    allow(viewer, 'launchTensorboard', { ...scope, part: 'experiment', missing });
  }
  return { experimentIds: requested, trialIds };
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

function foldersOf(db: Database, { experimentIds, trialIds }: TensorBoardSource): string[] {
  const of = (id: number) => `${storage}/tensorboard/experiment/${id}/`;
  const trials = trialIds.map((id) => `${of(db.trials.find(id).experimentId)}trial/${id}/`);
  return [...experimentIds.map(of), ...trials];
}

const commands = callsOf('command', commandAnswer);
const shells = callsOf('shell', shellAnswer);

export const commandHandlers = {
  launchCommand: (request) => {
    const of = { kind: 'command', operation: 'launchCommand' } as const;
    const { answer, started } = commands.launched(request, launch(request, request.body, of));
    return { command: answer, ...started };
  },

  getCommands: (request) => {
    const { answers, pagination } = commands.list(request, 'getCommands');
    return { commands: answers, pagination };
  },

  getCommand: (request) => {
    const { answer, config } = commands.get(request, 'getCommand', request.path.commandId);
    return { command: answer, config };
  },

  killCommand: (request) => ({
    command: commands.kill(request, 'killCommand', request.path.commandId),
  }),

  setCommandPriority: (request) => ({
    command: commands.setPriority(request, 'setCommandPriority', request.path.commandId),
  }),
} satisfies Partial<Handlers>;

export const shellHandlers = {
  // a passphrase in `data` is accepted and has no effect
  launchShell: (request) => {
    checkPassphrase(request.body.data);
    const of = { kind: 'shell', operation: 'launchShell' } as const;
    const { answer, started } = shells.launched(request, launch(request, request.body, of));
    return { shell: answer, ...started };
  },

  getShells: (request) => {
    const { answers, pagination } = shells.list(request, 'getShells');
    return { shells: answers, pagination };
  },

  getShell: (request) => {
    const { answer, config } = shells.get(request, 'getShell', request.path.shellId);
    return { shell: answer, config };
  },

  killShell: (request) => ({ shell: shells.kill(request, 'killShell', request.path.shellId) }),

  setShellPriority: (request) => ({
    shell: shells.setPriority(request, 'setShellPriority', request.path.shellId),
  }),
} satisfies Partial<Handlers>;

function checkPassphrase(data: string) {
  if (data === '') return;
  try {
    JSON.parse(atob(data));
  } catch {
    throw plainError(`failed to parse data: invalid character '${atob(data)[0] ?? ''}'`);
  }
}

const notebooks = callsOf('notebook', notebookAnswer);

// the answer of a preview, for a notebook that does not exist
const emptyNotebook: Notebook = {
  id: '',
  description: '',
  state: 'STATE_UNSPECIFIED',
  startTime: null,
  container: null,
  displayName: '',
  userId: 0,
  username: '',
  serviceAddress: '',
  resourcePool: '',
  exitStatus: '',
  jobId: '',
  workspaceId: 0,
};

export const notebookHandlers = {
  launchNotebook: (request) => {
    const { body } = request;
    const of = { kind: 'notebook', operation: 'launchNotebook' } as const;
    if (body.preview) {
      return { notebook: emptyNotebook, config: preview(request, body, of), warnings: [] };
    }
    const { answer, started } = notebooks.launched(request, launch(request, body, of));
    return { notebook: answer, ...started };
  },

  getNotebooks: (request) => {
    const { answers, pagination } = notebooks.list(request, 'getNotebooks');
    return { notebooks: answers, pagination };
  },

  getNotebook: (request) => {
    const { answer, config } = notebooks.get(request, 'getNotebook', request.path.notebookId);
    return { notebook: answer, config };
  },

  killNotebook: (request) => ({
    notebook: notebooks.kill(request, 'killNotebook', request.path.notebookId),
  }),

  setNotebookPriority: (request) => ({
    notebook: notebooks.setPriority(request, 'setNotebookPriority', request.path.notebookId),
  }),

  // only reports of use count, because it is assumed idle otherwise
  idleNotebook: (request) => {
    const { task } = notebooks.find(request, 'idleNotebook', request.path.notebookId);
    if (!request.body.idle) touchTask(request.simulation.engine, task);
    return {};
  },
} satisfies Partial<Handlers>;
