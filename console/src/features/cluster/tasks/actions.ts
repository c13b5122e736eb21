import { actionFor, type Viewer } from '@trainyard/rbac';
import { isTerminalTask } from '@trainyard/sdk/model';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { Cable, CircleX, Copy, ExternalLink, Layers, ScrollText } from 'lucide-react';
import {
  type ActionContext,
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';
import { openTask } from '~/app/tasks/open-task';
import { killTask, type TaskRow, taskName } from '~/data/cluster/tasks';
import { linkTypeOf } from '~/lib/task-kind';
import { KillTaskFacts } from './kill-facts';

type Subject = { task: TaskRow };

type TaskActionName = 'open' | 'connect' | 'showSources' | 'viewLogs' | 'copyId' | 'kill';

/** Every action on a task: how it is shown and what runs it. */
export const taskActions: EntityActions<TaskActionName, Subject> = {
  open: {
    label: 'Open',
    icon: ExternalLink,
    run: ({ task }) =>
      openTask(task, { taskType: task.kind === 'tensorboard' ? 'tensor-board' : 'jupyter-lab' }),
    failure: () => 'Command cannot be opened.',
  },
  connect: { label: 'Connect...', icon: Cable, dialog: () => import('./connect-dialog') },
  /** what a TensorBoard shows; the link in its row says how many */
  showSources: { label: 'Show sources', icon: Layers, dialog: () => import('./sources-dialog') },
  viewLogs: {
    label: 'View Logs',
    icon: ScrollText,
    run: ({ task }, { navigate }) => showTaskLogs({ ...task, name: taskName(task) }, navigate),
  },
  copyId: {
    label: 'Copy Task ID',
    icon: Copy,
    run: ({ task }) => copyText(task.id, 'Task ID copied'),
  },
  kill: {
    label: 'Kill',
    menuLabel: 'Kill...',
    icon: CircleX,
    isDangerous: true,
    confirmation: {
      title: 'Confirm Task Kill',
      text: () => 'Are you sure you want to kill this task?',
      details: KillTaskFacts,
      submit: 'Kill',
    },
    success: ({ task }) => `Killed ${taskName(task)}`,
    failure: ({ task }) => `Unable to kill task ${task.id}.`,
    run: ({ task }, { queryClient }) => killTask(queryClient, task),
  },
};

type Named = Pick<TaskRow, 'kind' | 'id'> & { name: string };

/** Goes to the logs of a task, headed by its name. */
export const showTaskLogs = ({ kind, id, name }: Named, navigate: ActionContext['navigate']) =>
  navigate({
    to: '/$taskType/$taskId/logs',
    params: { taskType: linkTypeOf[kind], taskId: id },
    search: { id: name },
  });

/** The row's menu, in its order; the page of a task and the bulk bar offer `kill`. */
const rowMenu: readonly TaskActionName[] = ['open', 'connect', 'viewLogs', 'copyId', 'kill'];

const isReachedByCommand = ({ kind }: TaskRow) => kind === 'command' || kind === 'shell';

/** The menu items of a task for this viewer. */
export const taskItems = (task: TaskRow, viewer: Viewer): OfferedItem<TaskActionName>[] =>
  offeredItems(menuItemsOf(taskActions, rowMenu), (id) => {
    if (id === 'copyId' || id === 'showSources') return { state: 'allowed' };
    if (id === 'connect') return { state: isTerminalTask(task.state) ? 'hidden' : 'allowed' };
    // commands and shells have no page: "Connect" says how to get to them
    if (id === 'open' && isReachedByCommand(task)) return { state: 'hidden' };
    return actionFor({ task }, id, viewer);
  });
