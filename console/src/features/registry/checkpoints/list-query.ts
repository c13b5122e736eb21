import type { Args } from '@trainyard/sdk/types';
import { sortQuery } from '~/lib/table-search';
import type { CheckpointSearch, CheckpointSortKey } from './search';

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
