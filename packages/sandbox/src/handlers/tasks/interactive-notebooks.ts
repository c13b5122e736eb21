import type { Notebook } from '@trainyard/sdk/types';
import { touchTask } from '../../simulation/tasks/interactive';
import type { Handlers } from '../types';
import { notebookAnswer } from './interactive-answers';
import { launch, preview } from './interactive-launch';
import { callsOf } from './interactive-lists';

const notebooks = callsOf('notebook', notebookAnswer);

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
    const { body } = request;
    const of = { kind: 'notebook', operation: 'launchNotebook' } as const;
    if (body.preview) {
      return { notebook: nothing, config: preview(request, body, of), warnings: [] };
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

  // only news of use counts: being idle is what its clock assumes anyway
  idleNotebook: (request) => {
    const { task } = notebooks.find(request, 'idleNotebook', request.path.notebookId);
    if (!request.body.idle) touchTask(request.simulation.engine, task);
    return {};
  },
} satisfies Partial<Handlers>;
