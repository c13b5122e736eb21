import { queryOptions } from '@tanstack/react-query';
import { getCheckpoint, getExperimentCheckpoints } from '@trainyard/sdk/calls';
import type { Args, Checkpoint } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import { sortQuery } from '~/lib/table-search';
import type { CheckpointSearch, CheckpointSortKey } from './search';

type ListQuery = Omit<Args<'getExperimentCheckpoints'>, 'experimentId'>;

export type CheckpointPage = { checkpoints: Checkpoint[]; total: number };

export const checkpointQueries = {
  /** a page of an experiment's checkpoints; `isLive`: the experiment may still write some */
  ofExperiment: (id: number, { isLive, ...query }: ListQuery & { isLive: boolean }) =>
    queryOptions({
      queryKey: queryKeys.checkpoints.ofExperiment(id, query, { isLive }),
      queryFn: async ({ signal }): Promise<CheckpointPage> => {
        const answer = await getExperimentCheckpoints(
          client,
          { experimentId: id, ...query },
          { signal },
        );
        const { checkpoints, pagination } = answer;
        return { checkpoints, total: pagination.total };
      },
      placeholderData: (previous: CheckpointPage | undefined, last) =>
        last?.queryKey[2] === id ? previous : undefined,
      ...(isLive ? { refetchInterval: pollEvery(pollMs.live) } : {}),
      meta: { errorMessage: `Unable to fetch checkpoints of experiment ${id}.` },
    }),

  detail: (checkpointUuid: string) =>
    queryOptions({
      queryKey: queryKeys.checkpoints.detail(checkpointUuid),
      queryFn: async ({ signal }) => {
        const { checkpoint } = await getCheckpoint(client, { checkpointUuid }, { signal });
        return checkpoint;
      },
      meta: { errorMessage: `Unable to fetch checkpoint ${checkpointUuid}.` },
    }),
};

type SortBy = NonNullable<Args<'getExperimentCheckpoints'>['sortBy']>;

/** the master's sort keys of checkpoints; the metric ascends from better to worse */
const checkpointSortBy: Record<CheckpointSortKey, SortBy> = {
  uuid: 'SORT_BY_UUID',
  batches: 'SORT_BY_BATCH_NUMBER',
  metric: 'SORT_BY_SEARCHER_METRIC',
  state: 'SORT_BY_STATE',
};

export const checkpointsPerPage = 50;

/** the link as the master's query */
export const checkpointListQuery = ({ sort, state, page }: CheckpointSearch) => ({
  ...sortQuery(sort, checkpointSortBy, 'batches'),
  ...(state === 'all' ? {} : { states: [`STATE_${state}` as const] }),
  limit: checkpointsPerPage,
  offset: page * checkpointsPerPage,
});
