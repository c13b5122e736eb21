import type { QueryClient } from '@tanstack/react-query';
import { type Caller, getExperimentLabels, searchExperiments } from '@trainyard/sdk/calls';
import { keyOf } from '@trainyard/sdk/query';
import { pollWhile } from '~/app/polling/poll';
import { staleMs } from '~/app/polling/polling-intervals';
import { type ExperimentRow, isExperimentLive, toRows } from '~/data/experiments';
import { composed, q } from '~/data/q';
import { masterQuery } from '~/data/session';
import { UnreadableLink } from './filter/linked-filter';
import { type ExperimentFilter, filterTextWithIds } from './filter/list-filter';
import type { PinnedIds } from './filter/pinned-filter';
import { filterOf, isSortText } from './list-search';

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
  /** the name of the queries; those of experiments have one, so that a change finds all of them */
  name: 'experimentRows' | 'runRows';
  list: string;
  /** reads some rows that match, in order, and how many there are */
  read: (
    caller: Caller,
    call: SearchCall,
    context: { client: QueryClient; signal?: AbortSignal },
  ) => Promise<{ rows: ExperimentRow[]; total: number }>;
  error: string;
};

export const experimentReader: RowReader = {
  name: 'experimentRows',
  list: 'experiments',
  async read(caller, call, { signal }) {
    const answer = await searchExperiments(caller, call, signal ? { signal } : {});
    return { rows: toRows(answer.experiments), total: answer.pagination.total };
  },
  error: 'Unable to fetch experiments.',
};

/** The beginning of the keys of a project's rows; of those of one search, where it is given. */
export const rowsKey = ({ name, list }: RowReader, projectId: number, search: object = {}) =>
  keyOf(name, { projectId, list, ...search });

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
    composed(
      reader.name,
      { projectId, list: reader.list, ...filterOf(search), sort, only, without, offset, limit },
      async (caller, context): Promise<ExperimentPage> => {
        await checkSort(sort, context.client);
        const filter = await filterTextWithIds({ ...search, only, without }, context.client);
        const start = performance.now();
        const call = { projectId, sort, filter, offset, limit };
        const page = await reader.read(caller, call, context);
        return { ...page, tookMs: performance.now() - start };
      },
      {
        staleTime: ({ state }) => Math.max(staleMs.standard, restOf(state.data)),
        refetchInterval: (query) => {
          const everyMs = pollPages(query);
          return everyMs && Math.max(everyMs, restOf(query.state.data));
        },
        error: reader.error,
      },
    );

export const experimentRowsQuery = rowsQuery(experimentReader);

/** Tags in use in a project, the most used first. */
export const tagsInUseQuery = (projectId: number) =>
  q(
    getExperimentLabels,
    { projectId },
    { select: ({ labels }) => labels, staleTime: staleMs.form },
  );
