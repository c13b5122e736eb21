import { queryOptions } from '@tanstack/react-query';
import type { TaskKind } from '@trainyard/rbac';
import {
  getCommands,
  getNotebooks,
  getShells,
  getTask,
  getTensorboards,
} from '@trainyard/sdk/calls';
import { isTerminalTask } from '@trainyard/sdk/model';
import type { Command, Task } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollWhile } from '~/app/poll';

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
  /** where its service answers; empty while it does not, and for what has none */
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

/** The state of what runs now: the first allocation's. */
export const taskState = (task: Task) => task.allocations[0]?.state ?? 'STATE_UNSPECIFIED';

const isTaskLive = (task: Task): boolean => taskState(task) !== 'STATE_TERMINATED';

export const taskQueries = {
  all: () => ['tasks'] as const,

  list: (workspaceId?: number) =>
    queryOptions({
      queryKey: [...taskQueries.all(), 'list', workspaceId ?? 'all'] as const,
      queryFn: ({ signal }) => fetchTasks(workspaceId, signal),
      refetchInterval: pollWhile((tasks: TaskRow[]) =>
        tasks.some(({ state }) => !isTerminalTask(state)),
      ),
      meta: { errorMessage: 'Unable to fetch tasks.' },
    }),

  /** `everyMs`: how soon a change matters while it is not over */
  detail: (taskId: string, everyMs = 5_000) =>
    queryOptions({
      queryKey: [...taskQueries.all(), 'detail', taskId] as const,
      queryFn: async ({ signal }) => {
        const { task } = await getTask(client, { taskId }, { signal });
        if (task === null) throw new Error(`Task ${taskId} has no data.`);
        return task;
      },
      refetchInterval: pollWhile(isTaskLive, { liveMs: everyMs }),
      meta: { errorMessage: `Unable to fetch task ${taskId}.` },
    }),
};
