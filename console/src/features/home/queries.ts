import {
  type Caller,
  getExperiments,
  getProjectsByUserActivity,
  isAuthFailure,
  searchExperiments,
} from '@trainyard/sdk/calls';
import type { Answer, Args, ExperimentState } from '@trainyard/sdk/types';
import { pollMs } from '~/app/polling-intervals';
import { toRows } from '~/data/experiments';
import { composed, q } from '~/data/q';
import { searchByIds } from '~/data/search-filter';
import { listTasks, type TaskRow, taskKinds } from '~/data/tasks';
import { storageOf } from './storage-sum';

const shownAtMost = 25;

const lastFirst = { sortBy: 'SORT_BY_END_TIME', orderBy: 'ORDER_BY_DESC' } as const;

const newest = {
  limit: shownAtMost,
  sortBy: 'SORT_BY_START_TIME',
  orderBy: 'ORDER_BY_DESC',
} as const;

type TaskInput = { username: string; known: readonly TaskRow[] };

/**
 * Lists the tasks of a user. A kind that cannot be listed leaves the others visible, with what was
 * known of it.
 * @throws ApiError where a kind cannot be listed and there is no other: nobody knows that there is none
 */
async function fetchTasks(caller: Caller, { username, known }: TaskInput): Promise<TaskRow[]> {
  const failures: unknown[] = [];
  const lists = taskKinds.map((kind) =>
    listTasks(caller, kind, { ...newest, users: [username] }).catch((error: unknown) => {
      if (isAuthFailure(error)) throw error;
      failures.push(error);
      return known.filter((task) => task.kind === kind);
    }),
  );
  const tasks = (await Promise.all(lists)).flat();
  if (tasks.length === 0 && failures.length > 0) throw failures[0];
  return tasks;
}

/** one page of the list, which is enough for most clusters */
const summedAtMost = 200;

const rowsById = ({ experiments }: Answer<'searchExperiments'>) =>
  new Map(toRows(experiments).map((row) => [row.id, row]));

export const homeQueries = {
  /** running experiments of everyone, else the newest ones, for users without any of their own */
  team: () =>
    composed(
      'newestExperiments',
      {},
      async (client) => {
        const find = async (states: readonly ExperimentState[]) => {
          const query = { ...newest, limit: 10, states: [...states] };
          return (await getExperiments(client, query)).experiments;
        };
        const running = await find(['STATE_ACTIVE']);
        return running.length > 0
          ? { isRunning: true, experiments: running }
          : { isRunning: false, experiments: await find([]) };
      },
      { poll: 'home' },
    ),

  /** the experiments of a user that failed last, and those that have been queued for longest */
  needs: (userId: number) =>
    composed(
      'experimentsInNeed',
      { userId },
      async (client) => {
        const find = async (query: Args<'getExperiments'>, state: ExperimentState) => {
          const all = await getExperiments(client, { ...query, userIds: [userId] });
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
      { poll: 'home', error: 'Unable to find what needs you' },
    ),

  /** running experiments with their best trials, by id */
  running: (ids: readonly number[]) =>
    q(
      searchExperiments,
      { filter: searchByIds(ids), offset: 0, limit: ids.length },
      { select: rowsById, poll: 'home' },
    ),

  /**
   * the total size of checkpoints of the experiments with the most storage; a sum over many experiments
   * is not read again after each change of one
   */
  storage: () =>
    q(
      getExperiments,
      { sortBy: 'SORT_BY_CHECKPOINT_SIZE', orderBy: 'ORDER_BY_DESC', limit: summedAtMost },
      { select: storageOf, staleTime: pollMs.people, tags: [] },
    ),

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
    composed(
      'recentTasks',
      { username },
      (caller, { client: queryClient, queryKey }) => {
        const known = queryClient.getQueryData<TaskRow[]>(queryKey) ?? [];
        return fetchTasks(caller, { username, known });
      },
      { poll: 'home' },
    ),

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
