import { queryOptions } from '@tanstack/react-query';
import { can, type TaskKind, type Viewer } from '@trainyard/rbac';
import {
  getActiveTasksCount,
  getCommand,
  getCommands,
  getNotebook,
  getNotebooks,
  getShell,
  getShells,
  getTask,
  getTensorboard,
  getTensorboards,
  isAuthFailure,
  killCommand,
  killNotebook,
  killShell,
  killTensorboard,
} from '@trainyard/sdk/calls';
import { isTerminalTask } from '@trainyard/sdk/model';
import { type CallWithArgs, call, showsOf } from '@trainyard/sdk/query';
import type { Command, Task } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery, pollWhile } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { messageOf } from '~/app/report-error';
import { mutation } from '~/data/mutation';
import { q } from '~/data/q';

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

/** The tasks of a list, and the kinds that could not be read. */
export type TaskLists = {
  tasks: TaskRow[];
  failed: { kind: TaskKind; message: string }[];
};

/**
 * Tasks of all four kinds; of one workspace where it is given. A kind that fails is named in the
 * answer, and the others stay.
 *
 * @throws the first failure where every kind fails
 */
async function fetchTasks(
  workspaceId: number | undefined,
  signal: AbortSignal,
): Promise<TaskLists> {
  const query = { limit: listLimit, ...(workspaceId === undefined ? {} : { workspaceId }) };
  const kinds: [TaskKind, Promise<readonly Wire[]>][] = [
    ['command', getCommands(client, query, { signal }).then((all) => all.commands)],
    ['notebook', getNotebooks(client, query, { signal }).then((all) => all.notebooks)],
    ['shell', getShells(client, query, { signal }).then((all) => all.shells)],
    ['tensorboard', getTensorboards(client, query, { signal }).then((all) => all.tensorboards)],
  ];
  const answers = await Promise.allSettled(kinds.map(([, answer]) => answer));
  const lists: TaskLists = { tasks: [], failed: [] };
  const reasons: unknown[] = [];
  for (const [index, [kind]] of kinds.entries()) {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') lists.tasks.push(...rowsOf(kind, answer.value));
    if (answer?.status !== 'rejected') continue;
    if (signal.aborted || isAuthFailure(answer.reason)) throw answer.reason;
    reasons.push(answer.reason);
    lists.failed.push({ kind, message: messageOf(answer.reason) });
  }
  if (reasons.length === kinds.length) throw reasons[0];
  return lists;
}

type Config = Record<string, unknown> | null;

type TaskCalls = {
  read: (id: string, signal: AbortSignal) => Promise<{ task: Wire | null; config: Config }>;
  kill: (id: string) => Promise<unknown>;
  /** the calls of `read` and `kill`, for their tags */
  reading: (id: string) => CallWithArgs;
  killing: (id: string) => CallWithArgs;
};

const callsOf: Record<TaskKind, TaskCalls> = {
  command: {
    read: async (commandId, signal) => {
      const { command, config } = await getCommand(client, { commandId }, { signal });
      return { task: command, config };
    },
    kill: (commandId) => killCommand(client, { commandId }),
    reading: (commandId) => call(getCommand, { commandId }),
    killing: (commandId) => call(killCommand, { commandId }),
  },
  notebook: {
    read: async (notebookId, signal) => {
      const { notebook, config } = await getNotebook(client, { notebookId }, { signal });
      return { task: notebook, config };
    },
    kill: (notebookId) => killNotebook(client, { notebookId }),
    reading: (notebookId) => call(getNotebook, { notebookId }),
    killing: (notebookId) => call(killNotebook, { notebookId }),
  },
  shell: {
    read: async (shellId, signal) => {
      const { shell, config } = await getShell(client, { shellId }, { signal });
      return { task: shell, config };
    },
    kill: (shellId) => killShell(client, { shellId }),
    reading: (shellId) => call(getShell, { shellId }),
    killing: (shellId) => call(killShell, { shellId }),
  },
  tensorboard: {
    read: async (tensorboardId, signal) => {
      const { tensorboard, config } = await getTensorboard(client, { tensorboardId }, { signal });
      return { task: tensorboard, config };
    },
    kill: (tensorboardId) => killTensorboard(client, { tensorboardId }),
    reading: (tensorboardId) => call(getTensorboard, { tensorboardId }),
    killing: (tensorboardId) => call(killTensorboard, { tensorboardId }),
  },
};

type OneTask = { task: TaskRow; idleTimeout: string | undefined };

async function fetchTask(kind: TaskKind, taskId: string, signal: AbortSignal): Promise<OneTask> {
  const { task, config } = await callsOf[kind].read(taskId, signal);
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
      queryKey: ['tasks', { workspaceId }],
      queryFn: ({ signal }) => fetchTasks(workspaceId, signal),
      select: ({ tasks }: TaskLists) => tasks,
      refetchInterval: pollWhile(({ tasks }: TaskLists) =>
        tasks.some(({ state }) => !isTerminalTask(state)),
      ),
      meta: {
        ...showsOf(getCommands, getNotebooks, getShells, getTensorboards),
        errorMessage: 'Unable to fetch tasks.',
      },
    }),

  /** one task as lists show it, and when it ends by itself */
  one: (kind: TaskKind, taskId: string) =>
    queryOptions({
      queryKey: ['taskOfKind', { kind, taskId }],
      queryFn: ({ signal }) => fetchTask(kind, taskId, signal),
      refetchInterval: pollWhile(({ task }: OneTask) => !isTerminalTask(task.state)),
      meta: {
        ...showsOf(callsOf[kind].reading(taskId)),
        errorMessage: `Unable to fetch task ${taskId}.`,
      },
    }),

  /** `everyMs`: how soon a change matters while it is not over */
  detail: (taskId: string, everyMs: number = pollMs.live) =>
    q(
      getTask,
      { taskId },
      {
        select: ({ task }) => task,
        refetchInterval: pollWhile(({ task }: { task: Task }) => isTaskLive(task), {
          liveMs: everyMs,
        }),
        error: `Unable to fetch task ${taskId}.`,
      },
    ),
};

/** Counts of the master for all users; shown only to users who may see everything that is counted. */
export const seesCounts = (viewer: Viewer): boolean =>
  !viewer.rbacEnabled || can(viewer, 'user.administrate');

/** Interactive tasks that are not over, of everyone. */
export const taskCountQuery = (intervalMs: number) =>
  q(
    getActiveTasksCount,
    {},
    { refetchInterval: pollEvery(intervalMs), error: 'Unable to count tasks.' },
  );

export type KillableTask = { id: string; kind: TaskKind };

/** Asks the master to kill a task; lists continue as they are. */
export const requestKill = ({ kind, id }: KillableTask): Promise<unknown> => callsOf[kind].kill(id);

/** Kills one task; the caller shows an error. */
export const killTask = mutation(requestKill, ({ kind, id }) => [callsOf[kind].killing(id)]);

/** Kills of any tasks, for the tags of what they change. */
export const anyKill = [killCommand, killNotebook, killShell, killTensorboard] as const;
