import { can, type TaskKind, type Viewer } from '@trainyard/rbac';
import {
  type Caller,
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
import type { Args, Command, Task } from '@trainyard/sdk/types';
import { messageOf } from '~/app/errors/report-error';
import { pollEvery, pollWhile } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { mutation } from '~/data/mutation';
import { composed, q } from '~/data/q';

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

/** The name of a task; the master names those without one. */
export const taskName = ({ description, displayName }: TaskRow) => description || displayName;

type Wire = Omit<TaskRow, 'kind' | 'serviceAddress' | 'experimentIds' | 'trialIds'> &
  Partial<TaskRow>;

const rowsOf = (kind: TaskKind, tasks: readonly Wire[]): TaskRow[] =>
  tasks.map((task) => ({ serviceAddress: '', experimentIds: [], trialIds: [], ...task, kind }));

const listLimit = 1000;

type ListQuery = Args<'getCommands'> &
  Args<'getNotebooks'> &
  Args<'getShells'> &
  Args<'getTensorboards'>;

export const taskKinds: readonly TaskKind[] = ['command', 'notebook', 'shell', 'tensorboard'];

/** Lists the tasks of one kind. */
export async function listTasks(
  caller: Caller,
  kind: TaskKind,
  query: ListQuery,
): Promise<TaskRow[]> {
  if (kind === 'command') return rowsOf(kind, (await getCommands(caller, query)).commands);
  if (kind === 'notebook') return rowsOf(kind, (await getNotebooks(caller, query)).notebooks);
  if (kind === 'shell') return rowsOf(kind, (await getShells(caller, query)).shells);
  return rowsOf(kind, (await getTensorboards(caller, query)).tensorboards);
}

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
  caller: Caller,
  workspaceId: number | undefined,
  signal: AbortSignal,
): Promise<TaskLists> {
  const query = { limit: listLimit, ...(workspaceId !== undefined && { workspaceId }) };
  const answers = await Promise.allSettled(taskKinds.map((kind) => listTasks(caller, kind, query)));
  const lists: TaskLists = { tasks: [], failed: [] };
  const reasons: unknown[] = [];
  for (const [index, kind] of taskKinds.entries()) {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') lists.tasks.push(...answer.value);
    if (answer?.status !== 'rejected') continue;
    if (signal.aborted || isAuthFailure(answer.reason)) throw answer.reason;
    reasons.push(answer.reason);
    lists.failed.push({ kind, message: messageOf(answer.reason) });
  }
  if (reasons.length === taskKinds.length) throw reasons[0];
  return lists;
}

type Config = Record<string, unknown> | null;

type TaskCalls = {
  read: (caller: Caller, id: string) => Promise<{ task: Wire | null; config: Config }>;
  kill: (caller: Caller, id: string) => Promise<unknown>;
};

const callsOf: Record<TaskKind, TaskCalls> = {
  command: {
    read: async (caller, commandId) => {
      const { command: task, config } = await getCommand(caller, { commandId });
      return { task, config };
    },
    kill: (caller, commandId) => killCommand(caller, { commandId }),
  },
  notebook: {
    read: async (caller, notebookId) => {
      const { notebook: task, config } = await getNotebook(caller, { notebookId });
      return { task, config };
    },
    kill: (caller, notebookId) => killNotebook(caller, { notebookId }),
  },
  shell: {
    read: async (caller, shellId) => {
      const { shell: task, config } = await getShell(caller, { shellId });
      return { task, config };
    },
    kill: (caller, shellId) => killShell(caller, { shellId }),
  },
  tensorboard: {
    read: async (caller, tensorboardId) => {
      const { tensorboard: task, config } = await getTensorboard(caller, { tensorboardId });
      return { task, config };
    },
    kill: (caller, tensorboardId) => killTensorboard(caller, { tensorboardId }),
  },
};

type OneTask = { task: TaskRow; idleTimeout: string | undefined };

async function fetchTask(caller: Caller, kind: TaskKind, taskId: string): Promise<OneTask> {
  const { task, config } = await callsOf[kind].read(caller, taskId);
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
    composed(
      'tasks',
      { workspaceId },
      (caller, { signal }) => fetchTasks(caller, workspaceId, signal),
      {
        select: ({ tasks }) => tasks,
        refetchInterval: pollWhile(({ tasks }: TaskLists) =>
          tasks.some(({ state }) => !isTerminalTask(state)),
        ),
        error: 'Unable to fetch tasks.',
      },
    ),

  /** one task as lists show it, and when it ends by itself */
  one: (kind: TaskKind, taskId: string) =>
    composed('taskOfKind', { kind, taskId }, (caller) => fetchTask(caller, kind, taskId), {
      refetchInterval: pollWhile(({ task }: OneTask) => !isTerminalTask(task.state)),
      error: `Unable to fetch task ${taskId}.`,
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
export const requestKill = (caller: Caller, { kind, id }: KillableTask): Promise<unknown> =>
  callsOf[kind].kill(caller, id);

/** Kills one task; the caller shows an error. */
export const killTask = mutation(requestKill);
