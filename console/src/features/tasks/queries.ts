import { queryOptions } from '@tanstack/react-query';
import type { TaskKind } from '@trainyard/rbac';
import {
  getCommand,
  getCommands,
  getNotebook,
  getNotebooks,
  getShell,
  getShells,
  getTask,
  getTensorboard,
  getTensorboards,
} from '@trainyard/sdk/calls';
import { isTerminalTask } from '@trainyard/sdk/model';
import type { Command, Task } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollWhile } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

/** A command, notebook, shell or TensorBoard, as a list shows it. */
export type TaskRow = Pick<
  Command,
  | 'id'
  | 'displayName'
  | 'description'
  | 'state'
  | 'startTime'
  | 'resourcePool'
  | 'userId'
  | 'username'
  | 'workspaceId'
> & {
  kind: TaskKind;
  /** the URL of its service; empty while it is not ready, and for tasks without one */
  serviceAddress: string;
  /** what a TensorBoard shows */
  experimentIds: number[];
  trialIds: number[];
};

type Wire = Omit<TaskRow, 'kind' | 'serviceAddress' | 'experimentIds' | 'trialIds'> &
  Partial<TaskRow>;

const rowsOf = (kind: TaskKind, tasks: readonly Wire[]): TaskRow[] =>
  tasks.map((task) => ({ serviceAddress: '', experimentIds: [], trialIds: [], ...task, kind }));

const listLimit = 1000;

/** Tasks of all four kinds; of one workspace where it is given. */
async function fetchTasks(workspaceId: number | undefined, signal: AbortSignal) {
  const query = { limit: listLimit, ...(workspaceId === undefined ? {} : { workspaceId }) };
  const [commands, notebooks, shells, tensorboards] = await Promise.all([
    getCommands(client, query, { signal }),
    getNotebooks(client, query, { signal }),
    getShells(client, query, { signal }),
    getTensorboards(client, query, { signal }),
  ]);
  return [
    ...rowsOf('command', commands.commands),
    ...rowsOf('notebook', notebooks.notebooks),
    ...rowsOf('shell', shells.shells),
    ...rowsOf('tensorboard', tensorboards.tensorboards),
  ];
}

type Config = Record<string, unknown> | null;

const answers: Record<
  TaskKind,
  (id: string, signal: AbortSignal) => Promise<{ task: Wire | null; config: Config }>
> = {
  command: async (commandId, signal) => {
    const { command, config } = await getCommand(client, { commandId }, { signal });
    return { task: command, config };
  },
  notebook: async (notebookId, signal) => {
    const { notebook, config } = await getNotebook(client, { notebookId }, { signal });
    return { task: notebook, config };
  },
  shell: async (shellId, signal) => {
    const { shell, config } = await getShell(client, { shellId }, { signal });
    return { task: shell, config };
  },
  tensorboard: async (tensorboardId, signal) => {
    const { tensorboard, config } = await getTensorboard(client, { tensorboardId }, { signal });
    return { task: tensorboard, config };
  },
};

type OneTask = { task: TaskRow; idleTimeout: string | undefined };

async function fetchTask(kind: TaskKind, taskId: string, signal: AbortSignal): Promise<OneTask> {
  const { task, config } = await answers[kind](taskId, signal);
  const [row] = task ? rowsOf(kind, [task]) : [];
  if (!row) throw new Error(`Task ${taskId} has no data.`);
  const idle = config?.idle_timeout;
  return { task: row, idleTimeout: typeof idle === 'string' && idle !== '' ? idle : undefined };
}

/** The state of what runs now: the first allocation's. */
export const taskState = (task: Task) => task.allocations[0]?.state ?? 'STATE_UNSPECIFIED';

const isTaskLive = (task: Task): boolean => taskState(task) !== 'STATE_TERMINATED';

export const taskQueries = {
  list: (workspaceId?: number) =>
    queryOptions({
      queryKey: queryKeys.tasks.list(workspaceId),
      queryFn: ({ signal }) => fetchTasks(workspaceId, signal),
      refetchInterval: pollWhile((tasks: TaskRow[]) =>
        tasks.some(({ state }) => !isTerminalTask(state)),
      ),
      meta: { errorMessage: 'Unable to fetch tasks.' },
    }),

  /** one task as lists show it, and when it ends by itself */
  one: (kind: TaskKind, taskId: string) =>
    queryOptions({
      queryKey: queryKeys.tasks.one(kind, taskId),
      queryFn: ({ signal }) => fetchTask(kind, taskId, signal),
      refetchInterval: pollWhile(({ task }: OneTask) => !isTerminalTask(task.state)),
      meta: { errorMessage: `Unable to fetch task ${taskId}.` },
    }),

  /** `everyMs`: how soon a change matters while it is not over */
  detail: (taskId: string, everyMs: number = pollMs.live) =>
    queryOptions({
      queryKey: queryKeys.tasks.detail(taskId),
      queryFn: async ({ signal }) => {
        const { task } = await getTask(client, { taskId }, { signal });
        return task;
      },
      refetchInterval: pollWhile(isTaskLive, { liveMs: everyMs }),
      meta: { errorMessage: `Unable to fetch task ${taskId}.` },
    }),
};
