import type { Notebook } from '@trainyard/sdk/types';
import { touchTask } from '../../simulation/tasks/interactive';
import type { Handlers } from '../types';
import { notebookAnswer } from './interactive-answers';
import { launch, preview } from './interactive-launch';
import { findTask, killTask, listTasks, setTaskPriority } from './interactive-lists';

const kind = 'notebook';

// what a preview shows of a notebook that is not there
const nothing: Notebook = {
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
    const { body, db, clock } = request;
    const of = { kind, operation: 'launchNotebook' } as const;
    if (body.preview) {
      return { notebook: nothing, config: preview(request, body, of), warnings: [] };
    }
    const task = launch(request, body, of);
    const notebook = notebookAnswer({ db, task, now: clock.now() });
    return { notebook, config: task.config, warnings: [] };
  },

  getNotebooks: (request) => {
    const { db, query } = request;
    const of = { kind, operation: 'getNotebooks', query } as const;
    const { rows, pagination, now } = listTasks(request, of);
    return { notebooks: rows.map((task) => notebookAnswer({ db, task, now })), pagination };
  },

  getNotebook: (request) => {
    const of = { kind, id: request.path.notebookId, operation: 'getNotebook' } as const;
    const { task, now } = findTask(request, of);
    return { notebook: notebookAnswer({ db: request.db, task, now }), config: task.config };
  },

  killNotebook: (request) => {
    const of = { kind, id: request.path.notebookId, operation: 'killNotebook' } as const;
    const { task, now } = killTask(request, of);
    return { notebook: notebookAnswer({ db: request.db, task, now }) };
  },

  setNotebookPriority: (request) => {
    const { path, body, db } = request;
    const of = { kind, id: path.notebookId, operation: 'setNotebookPriority' } as const;
    const { task, now } = setTaskPriority(request, of, body.priority);
    return { notebook: notebookAnswer({ db, task, now }) };
  },

  // only news of use counts: being idle is what its clock assumes anyway
  idleNotebook: (request) => {
    const of = { kind, id: request.path.notebookId, operation: 'idleNotebook' } as const;
    const { task } = findTask(request, of);
    if (!request.body.idle) touchTask(request.simulation.engine, task);
    return {};
  },
} satisfies Partial<Handlers>;
