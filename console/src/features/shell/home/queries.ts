import { keepPreviousData } from '@tanstack/react-query';
import {
  type Caller,
  getExperiments,
  getProjectsByUserActivity,
  isAuthFailure,
  searchExperiments,
} from '@trainyard/sdk/calls';
import type { Answer, ExperimentState } from '@trainyard/sdk/types';
import { pollMs, staleMs } from '~/app/polling/polling-intervals';
import { listTasks, type TaskRow, taskKinds } from '~/data/cluster/tasks';
import { type ExperimentRow, toRows } from '~/data/experiments/experiments';
import { searchByIds, searchCondition, searchFilter } from '~/data/experiments/search-filter';
import { composed, q } from '~/data/q';
import { masterNow } from '~/lib/master-now';
import type { Mark } from '~/lib/visit';
import { storageOf } from './storage-sum';

const maxRows = 25;

const lastFirst = { sortBy: 'SORT_BY_END_TIME', orderBy: 'ORDER_BY_DESC' } as const;

const longestFirst = { sortBy: 'SORT_BY_START_TIME', orderBy: 'ORDER_BY_ASC' } as const;

const newest = {
  limit: maxRows,
  sortBy: 'SORT_BY_START_TIME',
  orderBy: 'ORDER_BY_DESC',
} as const;

type TaskInput = { username: string; previous: readonly TaskRow[] };

/**
 * Lists the tasks of a user. A kind that cannot be listed leaves the others visible, with what was
 * known of it.
 * @throws ApiError where a kind cannot be listed and there is no other: nobody knows that there is none
 */
async function fetchTasks(caller: Caller, { username, previous }: TaskInput): Promise<TaskRow[]> {
  const failures: unknown[] = [];
  const lists = taskKinds.map((kind) =>
    listTasks(caller, kind, { ...newest, users: [username] }).catch((error: unknown) => {
      if (isAuthFailure(error)) throw error;
      failures.push(error);
      return previous.filter((task) => task.kind === kind);
    }),
  );
  const tasks = (await Promise.all(lists)).flat();
  if (tasks.length === 0 && failures.length > 0) throw failures[0];
  return tasks;
}

/** one page of the list, which is enough for most clusters */
const maxSummed = 200;

const rowsById = ({ experiments }: Answer<'searchExperiments'>) =>
  new Map(toRows(experiments).map((row) => [row.id, row]));

const needsError = 'Unable to find what needs you';

const inState =
  (state: ExperimentState) =>
  ({ experiments }: Answer<'getExperiments'>) =>
    experiments.filter((experiment) => experiment.state === state);

/** The days whose starts are counted. */
export const startDays = 30;
const dayMs = 86_400_000;

/** for a busy project the sparkline covers fewer days */
const maxStarts = 50;

const startsOf = ({ experiments, pagination }: Answer<'searchExperiments'>) => ({
  isCut: pagination.total > experiments.length,
  daysAgo: experiments.map(({ experiment: { startTime } }) =>
    Math.floor((masterNow() - Date.parse(startTime ?? '')) / dayMs),
  ),
});

export const homeQueries = {
  /**
   * The start times of a project's experiments, newest first. Each project takes a search, because
   * 0.38.1 refuses filters by the column `projectId`. It is not polled, because recent starts of
   * others hardly change the figures of a month.
   */
  starts: (projectId: number) => {
    // from the beginning of a day, so that the search is the same all day
    const today = Math.floor(masterNow() / dayMs) * dayMs;
    const from = new Date(today - startDays * dayMs).toISOString();
    const filter = searchFilter('and', [
      searchCondition('startTime', 'COLUMN_TYPE_DATE', '>=', from),
    ]);
    return q(
      searchExperiments,
      { projectId, filter, sort: 'startTime=desc', offset: 0, limit: maxStarts },
      { select: startsOf, staleTime: staleMs.pastSums, retry: false },
    );
  },

  /** the newest experiments of everyone, or those of them that run */
  team: (states: ExperimentState[]) =>
    q(
      getExperiments,
      { ...newest, limit: 10, states },
      { select: ({ experiments }) => experiments, poll: 'home' },
    ),

  /** the experiments of a user that failed last */
  failed: (userId: number) =>
    q(
      getExperiments,
      { ...lastFirst, states: ['STATE_ERROR'], archived: false, limit: maxRows, userIds: [userId] },
      { select: inState('STATE_ERROR'), poll: 'home', error: needsError },
    ),

  /** the experiments of a user that have been queued for longest; the master has no filter for them */
  queued: (userId: number) =>
    q(
      getExperiments,
      { ...longestFirst, states: ['STATE_ACTIVE'], limit: maxSummed, userIds: [userId] },
      { select: inState('STATE_QUEUED'), poll: 'home', error: needsError },
    ),

  /** running experiments with their best trials, by id */
  running: (ids: readonly number[]) =>
    q(
      searchExperiments,
      { filter: searchByIds(ids), offset: 0, limit: ids.length },
      { select: rowsById, poll: 'home' },
    ),

  /** the total size of checkpoints of the experiments with the most storage; the sum is not polled */
  storage: () =>
    q(
      getExperiments,
      { sortBy: 'SORT_BY_CHECKPOINT_SIZE', orderBy: 'ORDER_BY_DESC', limit: maxSummed },
      { select: storageOf, staleTime: pollMs.people },
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
        const previous = queryClient.getQueryData<TaskRow[]>(queryKey) ?? [];
        return fetchTasks(caller, { username, previous });
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

/** Where the visit to this page is kept among the settings of a person. */
export const homeVisit = { storagePath: 'home-visit', key: 'visit' } as const;

export const nowMark = (): Mark => ({ at: new Date().toISOString(), count: 0 });

type Span = { left: string; back: string };

/** the rows that are shown of the experiments that ended, at first and on request */
export const sinceLimits = { first: 8, all: 200 };

/** Each row once: those that failed, then the others. */
function failuresFirst(rows: readonly ExperimentRow[]): ExperimentRow[] {
  const byId = [...new Map(rows.map((row) => [row.id, row])).values()];
  const hasFailed = ({ experiment }: ExperimentRow) => experiment.state === 'STATE_ERROR';
  return [...byId.filter(hasFailed), ...byId.filter((row) => !hasFailed(row))];
}

/**
 * Finds experiments of any project that ended between two visits, those that failed before the
 * others, the latest first, and their parents.
 */
export const sinceQuery = ({ left, back }: Span, maxRows: number = sinceLimits.first) =>
  composed(
    'endedSince',
    // one visit has one end of the visit before
    { left, maxRows },
    async (client) => {
      const find = async (filter: string, limit: number) => {
        const query = { filter, sort: 'endTime=desc', offset: 0, limit };
        const { experiments, pagination } = await searchExperiments(client, query);
        return { rows: toRows(experiments), total: pagination.total };
      };
      const endTime = (operator: string, value: string) =>
        searchCondition('endTime', 'COLUMN_TYPE_DATE', operator, value);
      const span = [endTime('>=', left), endTime('<', back)];
      const isError = searchCondition('state', 'COLUMN_TYPE_TEXT', '=', 'ERROR');
      const [all, failed] = await Promise.all([
        find(searchFilter('and', span), maxRows),
        find(searchFilter('and', [...span, isError]), maxRows),
      ]);
      const { total } = all;
      const rows = failuresFirst([...failed.rows, ...all.rows]).slice(0, maxRows);
      const ids = [...new Set(rows.flatMap(({ experiment }) => experiment.forkedFrom ?? []))];
      const parentRows = ids.length === 0 ? [] : (await find(searchByIds(ids), ids.length)).rows;
      return { rows, total, parents: new Map(parentRows.map((parent) => [parent.id, parent])) };
    },
    {
      // the period is over, but what ended in it may be renamed, moved or deleted, also by others
      poll: 'past',
      staleTime: staleMs.sums,
      placeholderData: keepPreviousData,
    },
  );
