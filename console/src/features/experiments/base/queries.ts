import type { QueryClient } from '@tanstack/react-query';
import { getExperimentLabels } from '@trainyard/sdk/calls';
import { pollWhile } from '~/app/polling/poll';
import { staleMs } from '~/app/polling/polling-intervals';
import {
  type ExperimentPage,
  experimentReader,
  isExperimentLive,
  type RowReader,
} from '~/data/experiments/experiments';
import { composed, q } from '~/data/q';
import { masterQuery } from '~/data/session';
import { type ExperimentFilter, filterTextWithIds } from './filter/list-filter';
import type { PinnedIds } from './filter/pinned-filter';
import { UnreadableLink } from './filter/unreadable-link';
import { filterOf, isSortText } from './list-search';

/** A stretch of one sorted and filtered list. */
export type ExperimentSearch = ExperimentFilter & { sort: string; offset: number; limit: number };

const pollPages = pollWhile(({ rows }: ExperimentPage) =>
  rows.some(({ experiment }) => isExperimentLive(experiment)),
);

/** Returns the pause in ms before the same request to a slow master: ten times the duration of its answer. */
const minIntervalOf = (page: ExperimentPage | undefined): number => 10 * (page?.tookMs ?? 0);

/** Refuses a sort that this master cannot do; which metrics it sorts by depends on its version. */
async function checkSort(sort: string, queryClient: QueryClient): Promise<void> {
  if (sort.includes('.')) await queryClient.ensureQueryData(masterQuery);
  if (!isSortText(sort))
    throw new UnreadableLink(`The list cannot be sorted by “${sort.replace(/=(asc|desc)$/, '')}”.`);
}

/** The query of some rows of a list that is sorted and filtered; project 0 stands for all projects. */
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
        const call = { ...(projectId > 0 && { projectId }), sort, filter, offset, limit };
        const page = await reader.read(caller, call, context);
        return { ...page, tookMs: performance.now() - start };
      },
      {
        staleTime: ({ state }) => Math.max(staleMs.standard, minIntervalOf(state.data)),
        refetchInterval: (query) => {
          const everyMs = pollPages(query);
          return everyMs && Math.max(everyMs, minIntervalOf(query.state.data));
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
