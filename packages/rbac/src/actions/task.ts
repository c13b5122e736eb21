import { isKillableTask, isTerminalTask } from '@trainyard/sdk/model';
import type { TaskState } from '@trainyard/sdk/types';
import { type StateRule, tableOf } from './row';

/** The kinds of interactive task. */
export type TaskKind = 'command' | 'notebook' | 'shell' | 'tensorboard';

/** An interactive task; `serviceAddress` is empty until it can be reached, and absent for commands. */
export type ActionableTask = {
  kind: TaskKind;
  state: TaskState;
  userId: number;
  workspaceId: number;
  serviceAddress?: string;
};

type Rule = StateRule<ActionableTask>;

const opens: Rule = {
  holds: ({ kind }) => kind === 'notebook' || kind === 'tensorboard',
  otherwise: 'Only notebooks and TensorBoards can be opened.',
};
const isNotOver: Rule = {
  holds: ({ state }) => !isTerminalTask(state),
  otherwise: 'The task has ended.',
};
const isReachable: Rule = {
  holds: ({ serviceAddress }) => Boolean(serviceAddress),
  otherwise: 'The task has no address yet.',
};

/** The actions on a command, notebook, shell or TensorBoard. */
export const taskTable = tableOf(({ workspaceId, userId }: ActionableTask) => ({
  workspaceId,
  ownerId: userId,
}))({
  kill: {
    policy: 'task.modify',
    rules: [
      {
        holds: ({ state }) => isKillableTask(state),
        otherwise: 'Only a task that is starting or running can be killed.',
      },
    ],
    staysVisible: true,
    bulk: true,
  },
  open: { rules: [opens, isNotOver, isReachable], staysVisible: true },
  setPriority: { policy: 'task.modify', rules: [isNotOver] },
  viewLogs: { rules: [] },
});
