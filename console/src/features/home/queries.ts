import { queryOptions } from '@tanstack/react-query';
import type { TaskKind } from '@trainyard/rbac';
import {
  getCommands,
  getExperiments,
  getNotebooks,
  getProjectsByUserActivity,
  getShells,
  getTensorboards,
  isAuthFailure,
  searchExperiments,
} from '@trainyard/sdk/calls';
import { showsOf } from '@trainyard/sdk/query';
import type { Answer, Args, Command, Experiment, ExperimentState } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { toRows } from '~/data/experiments';
import { q } from '~/data/q';

/** The fields of a command, notebook, shell or TensorBoard that home shows. */
export type RecentTask = Pick<
  Command,
  'description' | 'displayName' | 'id' | 'resourcePool' | 'startTime' | 'state' | 'workspaceId'
> & {
  /** the URL of its service; commands and shells have none */
  serviceAddress?: string;
  kind: TaskKind;
};

export type Submission =
  | { kind: 'experiment'; startTime: string | null; experiment: Experiment }
  | { kind: 'task'; startTime: string | null; task: RecentTask };

const shownAtMost = 25;

/** Experiments and tasks as one list, the newest first. */
export function submissionsOf(
  experiments: readonly Experiment[],
  tasks: readonly RecentTask[],
): Submission[] {
  const all: Submission[] = [
    ...experiments.map((experiment) => {
      const { startTime } = experiment;
      return { kind: 'experiment' as const, startTime, experiment };
    }),
    ...tasks.map((task) => ({ kind: 'task' as const, startTime: task.startTime, task })),
  ];
  const at = ({ startTime }: Submission) => Date.parse(startTime ?? '') || 0;
  return all.sort((one, other) => at(other) - at(one)).slice(0, shownAtMost);
}

export const lastFirst = { sortBy: 'SORT_BY_END_TIME', orderBy: 'ORDER_BY_DESC' } as const;

const newest = {
  limit: shownAtMost,
  sortBy: 'SORT_BY_START_TIME',
  orderBy: 'ORDER_BY_DESC',
} as const;

type Wire = Omit<RecentTask, 'kind'>;

type TaskInput = { username: string; known: readonly RecentTask[]; signal: AbortSignal };

/**
 * Lists the tasks of a user. A kind that cannot be listed leaves the others visible, with what was
 * known of it.
 * @throws ApiError where a kind cannot be listed and there is no other: nobody knows that there is none
 */
async function fetchTasks({ username, known, signal }: TaskInput): Promise<RecentTask[]> {
  const query = { ...newest, users: [username] };
  const failures: unknown[] = [];
  const ofKind = async (kind: TaskKind, answer: Promise<readonly Wire[]>) => {
    try {
      return (await answer).map((task) => ({ ...task, kind }));
    } catch (error) {
      if (isAuthFailure(error)) throw error;
      failures.push(error);
      return known.filter((task) => task.kind === kind);
    }
  };
  const lists = await Promise.all([
    ofKind(
      'command',
      getCommands(client, query, { signal }).then((all) => all.commands),
    ),
    ofKind(
      'notebook',
      getNotebooks(client, query, { signal }).then((all) => all.notebooks),
    ),
    ofKind(
      'shell',
      getShells(client, query, { signal }).then((all) => all.shells),
    ),
    ofKind(
      'tensorboard',
      getTensorboards(client, query, { signal }).then((all) => all.tensorboards),
    ),
  ]);
  const tasks = lists.flat();
  if (tasks.length === 0 && failures.length > 0) throw failures[0];
  return tasks;
}

/** A condition of a search for experiments. */
export const field = (
  columnName: string,
  type: string,
  operator: string,
  value: string | number,
) => ({
  kind: 'field',
  location: 'LOCATION_TYPE_EXPERIMENT',
  type: `COLUMN_TYPE_${type}`,
  columnName,
  operator,
  value,
});

/** The filter of a search, as the master reads it. */
export const filterOf = (conjunction: 'and' | 'or', children: readonly object[]) =>
  JSON.stringify({ filterGroup: { kind: 'group', conjunction, children }, showArchived: true });

/** one page of the list, which is enough for most clusters */
const summedAtMost = 200;

const rowsById = ({ experiments }: Answer<'searchExperiments'>) =>
  new Map(toRows(experiments).map((row) => [row.id, row]));

export const homeQueries = {
  /** running experiments of everyone, else the newest ones, for users without any of their own */
  team: () =>
    queryOptions({
      queryKey: ['newestExperiments'],
      queryFn: async ({ signal }) => {
        const find = async (states: readonly ExperimentState[]) => {
          const query = { ...newest, limit: 10, states: [...states] };
          return (await getExperiments(client, query, { signal })).experiments;
        };
        const running = await find(['STATE_ACTIVE']);
        return running.length > 0
          ? { isRunning: true, experiments: running }
          : { isRunning: false, experiments: await find([]) };
      },
      refetchInterval: pollEvery(pollMs.home),
      meta: showsOf(getExperiments),
    }),

  /** the experiments of a user that failed last, and those that have been queued for longest */
  needs: (userId: number) =>
    queryOptions({
      queryKey: ['experimentsInNeed', { userId }],
      queryFn: async ({ signal }) => {
        const find = async (query: Args<'getExperiments'>, state: ExperimentState) => {
          const all = await getExperiments(client, { ...query, userIds: [userId] }, { signal });
          return all.experiments.filter((experiment) => experiment.state === state);
        };
        const longest = { sortBy: 'SORT_BY_START_TIME', orderBy: 'ORDER_BY_ASC' } as const;
        const errored = { ...lastFirst, states: ['STATE_ERROR' as const], archived: false };
        // the master has no filter for queued ones
        const active = { ...longest, states: ['STATE_ACTIVE' as const] };
        const lists = await Promise.all([
          find({ ...errored, limit: shownAtMost }, 'STATE_ERROR'),
          find({ ...active, limit: summedAtMost }, 'STATE_QUEUED'),
        ]);
        return lists.flat();
      },
      refetchInterval: pollEvery(pollMs.home),
      meta: { ...showsOf(getExperiments), errorMessage: 'Unable to find what needs you' },
    }),

  /** running experiments with their best trials, by id */
  running: (ids: readonly number[]) =>
    q(
      searchExperiments,
      {
        filter: filterOf(
          'or',
          ids.map((id) => field('id', 'NUMBER', '=', id)),
        ),
        offset: 0,
        limit: ids.length,
      },
      { select: rowsById, poll: 'home' },
    ),

  /** the total size of checkpoints of the experiments with the most storage */
  storage: () =>
    queryOptions({
      queryKey: ['largestExperiments'],
      queryFn: async ({ signal }) => {
        const first = { sortBy: 'SORT_BY_CHECKPOINT_SIZE', orderBy: 'ORDER_BY_DESC' } as const;
        const { experiments, pagination } = await getExperiments(
          client,
          { ...first, limit: summedAtMost },
          { signal },
        );
        const sum = (sizeOf: (experiment: Experiment) => number) =>
          experiments.reduce((total, experiment) => total + sizeOf(experiment), 0);
        const isComplete =
          experiments.at(-1)?.checkpointSize === 0 || pagination.total <= experiments.length;
        return {
          largest: experiments[0],
          bytes: sum(({ checkpointSize }) => checkpointSize),
          checkpoints: sum(({ checkpointCount }) => checkpointCount),
          /** the number of summed experiments, if there are more */
          partOf: isComplete ? undefined : experiments.length,
        };
      },
      // without tags: a sum over many experiments is not read again after each change of one
      staleTime: pollMs.people,
    }),

  recentProjects: () =>
    q(
      getProjectsByUserActivity,
      { limit: 5 },
      {
        select: ({ projects }) => projects,
        poll: 'home',
        error: 'Error fetching projects for dashboard',
      },
    ),

  tasks: (username: string) =>
    queryOptions({
      queryKey: ['recentTasks', { username }],
      queryFn: ({ signal, queryKey, client: cache }) => {
        const known = cache.getQueryData<RecentTask[]>(queryKey) ?? [];
        return fetchTasks({ username, known, signal });
      },
      refetchInterval: pollEvery(pollMs.home),
      meta: showsOf(getCommands, getNotebooks, getShells, getTensorboards),
    }),

  submissions: (userId: number) =>
    q(
      getExperiments,
      { ...newest, userIds: [userId] },
      {
        select: ({ experiments }) => experiments,
        poll: 'home',
        error: 'Error fetching experiments for dashboard',
      },
    ),
};
