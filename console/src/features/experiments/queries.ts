import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { searchExperiments } from '@trainyard/sdk/calls';
import { type CallOrWithArgs, showsOf } from '@trainyard/sdk/query';
import { client } from '~/app/api';
import { pollWhile } from '~/app/poll';
import { staleMs } from '~/app/polling-intervals';
import { type ExperimentRow, isExperimentLive, toRows } from '~/data/experiments';
import { masterQuery } from '~/data/session';
import { type ExperimentFilter, filterTextWithIds } from './filter/list-filter';
import type { PinnedIds } from './filter/pinned-filter';
import { filterOf, isSortText } from './list-search';
import { UnreadableLink } from './unreadable-link';

export type ExperimentPage = {
  rows: ExperimentRow[];
  total: number;
  /** how long the master took for it, ms */
  tookMs: number;
};

/** A stretch of one sorted and filtered list. */
export type ExperimentSearch = ExperimentFilter & { sort: string; offset: number; limit: number };

const pollPages = pollWhile(({ rows }: ExperimentPage) =>
  rows.some(({ experiment }) => isExperimentLive(experiment)),
);

/** Returns the pause in ms before the same request to a slow master: ten times the duration of its answer. */
const restOf = (page: ExperimentPage | undefined): number => 10 * (page?.tookMs ?? 0);

type SearchCall = { projectId: number; sort: string; filter: string } & RowSpan;
type RowSpan = { offset: number; limit: number };

/** Where the rows of a list come from. */
export type RowReader = {
  /** the parts of the keys before and after the project; rows of experiments have one beginning */
  key: readonly ['experimentRows' | 'runRows', list: string];
  /** the call that sends the rows */
  call: CallOrWithArgs;
  /** reads some rows that match, in order, and how many there are */
  read: (
    call: SearchCall,
    options: { signal?: AbortSignal; queryClient: QueryClient },
  ) => Promise<{ rows: ExperimentRow[]; total: number }>;
  errorMessage: string;
};

export const experimentReader: RowReader = {
  key: ['experimentRows', 'experiments'],
  call: searchExperiments,
  async read(call, { signal }) {
    const answer = await searchExperiments(client, call, signal ? { signal } : {});
    return { rows: toRows(answer.experiments), total: answer.pagination.total };
  },
  errorMessage: 'Unable to fetch experiments.',
};

/** The beginning of the keys of a project's rows. */
export const rowsKey = ({ key: [root, list] }: RowReader, projectId: number) =>
  [root, projectId, list] as const;

/** Refuses a sort that this master cannot do; which metrics it sorts by depends on its version. */
async function checkSort(sort: string, queryClient: QueryClient): Promise<void> {
  if (sort.includes('.')) await queryClient.ensureQueryData(masterQuery);
  if (!isSortText(sort))
    throw new UnreadableLink(`The list cannot be sorted by “${sort.replace(/=(asc|desc)$/, '')}”.`);
}

/** The query of some rows of a list that is sorted and filtered. */
export const rowsQuery =
  (reader: RowReader) =>
  (
    projectId: number,
    { sort, offset, limit, only, without, ...search }: ExperimentSearch & PinnedIds,
  ) =>
    queryOptions({
      queryKey: [
        ...rowsKey(reader, projectId),
        { ...filterOf(search), sort, only, without },
        { offset, limit },
      ],
      queryFn: async ({ signal, client: queryClient }): Promise<ExperimentPage> => {
        await checkSort(sort, queryClient);
        const filter = await filterTextWithIds({ ...search, only, without }, queryClient);
        const start = performance.now();
        const call = { projectId, sort, filter, offset, limit };
        const page = await reader.read(call, { signal, queryClient });
        return { ...page, tookMs: performance.now() - start };
      },
      staleTime: ({ state }) => Math.max(staleMs.usual, restOf(state.data)),
      refetchInterval: (query) => {
        const everyMs = pollPages(query);
        return everyMs && Math.max(everyMs, restOf(query.state.data));
      },
      meta: { ...showsOf(reader.call), errorMessage: reader.errorMessage },
    });

export const experimentRowsQuery = rowsQuery(experimentReader);
