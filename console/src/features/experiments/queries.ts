import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { getExperiment, getExperiments, searchExperiments } from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import type { Answer, Experiment, SearchExperimentExperiment, Trial } from '@trainyard/sdk/types';
import type { schemas } from '@trainyard/sdk/v038';
import { client } from '~/app/api';
import { pollWhile } from '~/app/poll';
import { staleMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import { masterQuery } from '~/features/session/queries';
import { type ExperimentFilter, filterTextWithIds } from './filter/list-filter';
import type { PinnedIds } from './filter/pinned-filter';
import { filterOf, isSortText } from './list-search';
import { UnreadableLink } from './unreadable-link';

/** One row of the list. */
export type ExperimentRow = {
  id: number;
  experiment: Experiment;
  bestTrial: Trial | null;
  /** in a list of runs: the run, of which the other two show the facts */
  run?: schemas.FlatRun;
};
export type ExperimentPage = {
  rows: ExperimentRow[];
  total: number;
  /** how long the master took for it, ms */
  tookMs: number;
};

export type ExperimentDetail = Answer<'getExperiment'>;

/** A stretch of one sorted and filtered list. */
export type ExperimentSearch = ExperimentFilter & { sort: string; offset: number; limit: number };

const isLive = (experiment: Experiment) => !isFinished(experiment.state);

/** The experiments of an answer as rows. */
export const toRows = (items: SearchExperimentExperiment[]): ExperimentRow[] =>
  items.map(({ experiment, bestTrial }) => ({ id: experiment.id, experiment, bestTrial }));

const pollPages = pollWhile(({ rows }: ExperimentPage) =>
  rows.some((row) => isLive(row.experiment)),
);

/** Returns the pause in ms before the same request to a slow master: ten times the duration of its answer. */
const restOf = (page: ExperimentPage | undefined): number => 10 * (page?.tookMs ?? 0);

type SearchCall = { projectId: number; sort: string; filter: string } & RowSpan;
type RowSpan = { offset: number; limit: number };

/** Where the rows of a list come from. */
export type RowReader = {
  key: (projectId: number, filter: object, page: object) => QueryKey;
  /** reads some rows that match, in order, and how many there are */
  read: (
    call: SearchCall,
    options: { signal?: AbortSignal; queryClient: QueryClient },
  ) => Promise<{ rows: ExperimentRow[]; total: number }>;
  errorMessage: string;
};

export const experimentReader: RowReader = {
  key: queryKeys.experiments.search,
  async read(call, { signal }) {
    const answer = await searchExperiments(client, call, signal ? { signal } : {});
    return { rows: toRows(answer.experiments), total: answer.pagination.total };
  },
  errorMessage: 'Unable to fetch experiments.',
};

/** Refuses a sort that this master cannot do; which metrics it sorts by depends on its version. */
async function checkSort(sort: string, queryClient: QueryClient): Promise<void> {
  if (sort.includes('.')) await queryClient.ensureQueryData(masterQuery);
  if (!isSortText(sort))
    throw new UnreadableLink(`The list cannot be sorted by “${sort.replace(/=(asc|desc)$/, '')}”.`);
}

/** The query of some rows of a list that is sorted and filtered. */
export const rowsQuery =
  ({ key, read, errorMessage }: RowReader) =>
  (
    projectId: number,
    { sort, offset, limit, only, without, ...search }: ExperimentSearch & PinnedIds,
  ) =>
    queryOptions({
      queryKey: key(projectId, { ...filterOf(search), sort, only, without }, { offset, limit }),
      queryFn: async ({ signal, client: queryClient }): Promise<ExperimentPage> => {
        await checkSort(sort, queryClient);
        const filter = await filterTextWithIds({ ...search, only, without }, queryClient);
        const start = performance.now();
        const call = { projectId, sort, filter, offset, limit };
        const page = await read(call, { signal, queryClient });
        return { ...page, tookMs: performance.now() - start };
      },
      staleTime: ({ state }) => Math.max(staleMs.usual, restOf(state.data)),
      refetchInterval: (query) => {
        const everyMs = pollPages(query);
        return everyMs && Math.max(everyMs, restOf(query.state.data));
      },
      meta: { errorMessage },
    });

export const experimentQueries = {
  detail: (experimentId: number) =>
    queryOptions({
      queryKey: queryKeys.experiments.detail(experimentId),
      queryFn: async ({ signal }) => {
        const { experiment, jobSummary } = await getExperiment(
          client,
          { experimentId },
          { signal },
        );
        return { experiment, jobSummary };
      },
      refetchInterval: pollWhile(({ experiment }: ExperimentDetail) => isLive(experiment)),
      meta: { errorMessage: `Unable to fetch Experiment ${experimentId}` },
    }),

  /** the newest experiments whose name holds the text, or the one of that id, in any project */
  find: (text: string) =>
    queryOptions({
      queryKey: queryKeys.experiments.find(text),
      queryFn: async ({ signal }) => {
        const id = /^\d+$/.test(text) ? [Number(text)] : [];
        const newest = { limit: 20, sortBy: 'SORT_BY_ID', orderBy: 'ORDER_BY_DESC' } as const;
        const query = id.length > 0 ? { 'experimentIdFilter.incl': id } : { name: text };
        return (await getExperiments(client, { ...newest, ...query }, { signal })).experiments;
      },
      placeholderData: keepPreviousData,
    }),

  search: rowsQuery(experimentReader),
};
