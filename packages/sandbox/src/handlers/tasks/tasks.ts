import { type InteractiveKind, taskState } from '../../simulation/tasks/interactive-rows';
import { isInListOf } from '../allow';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';

export const taskHandlers = {
  getActiveTasksCount: (request) => ({
    commands: countRunning(request, 'command'),
    notebooks: countRunning(request, 'notebook'),
    shells: countRunning(request, 'shell'),
    tensorboards: countRunning(request, 'tensorboard'),
  }),
} satisfies Partial<Handlers>;

const listOperations = {
  command: 'getCommands',
  notebook: 'getNotebooks',
  shell: 'getShells',
  tensorboard: 'getTensorboards',
} as const;

// what the viewer would find in the lists
function countRunning(request: HandlerRequest<'getActiveTasksCount'>, kind: InteractiveKind) {
  const now = tick(request);
  const { db, viewer } = request;
  return db.interactive
    .where((task) => task.kind === kind && taskState(task, now) === 'STATE_RUNNING')
    .filter(({ workspaceId, userId }) =>
      isInListOf(viewer, listOperations[kind], { workspaceId, ownerId: userId }),
    ).length;
}
