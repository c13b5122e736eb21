import type { Args } from '@trainyard/sdk/types';
import { formatSort, parseSort } from '~/components/data-table/sort';
import { int, oneOf, type ParamType, param, searchSchema } from '~/lib/search-param';

type SortBy = NonNullable<Args<'getExperimentCheckpoints'>['sortBy']>;

/** what the master sorts checkpoints by; the metric ascends from better to worse */
const checkpointSortBy = {
  uuid: 'SORT_BY_UUID',
  batches: 'SORT_BY_BATCH_NUMBER',
  metric: 'SORT_BY_SEARCHER_METRIC',
  state: 'SORT_BY_STATE',
} satisfies Record<string, SortBy>;

export type CheckpointSortKey = keyof typeof checkpointSortBy;

const isSortKey = (id: string): id is CheckpointSortKey => id in checkpointSortBy;
const sortKeys = new Set(Object.keys(checkpointSortBy));

/** the master takes one column */
const sortText: ParamType<string> = (value) => {
  const entries = typeof value === 'string' ? parseSort(value, sortKeys) : undefined;
  return entries?.length === 1 ? formatSort(entries) : undefined;
};

export const checkpointStates = [
  'all',
  'ACTIVE',
  'COMPLETED',
  'ERROR',
  'DELETED',
  'PARTIALLY_DELETED',
] as const;

/** what a link to the checkpoints of an experiment says; `page` counts from 0 */
export const checkpointSearch = searchSchema({
  sort: param(sortText, 'batches=desc'),
  state: param(oneOf(checkpointStates), 'all'),
  page: param(int({ min: 0 }), 0),
});

export type CheckpointSearch = ReturnType<typeof checkpointSearch>;

export const checkpointsPerPage = 50;

/** the link as the master's query */
export function checkpointListQuery({ sort, state, page }: CheckpointSearch) {
  const [entry] = parseSort(sort, sortKeys) ?? [];
  const key = entry && isSortKey(entry.id) ? entry.id : 'batches';
  return {
    sortBy: checkpointSortBy[key],
    orderBy: entry?.desc ? ('ORDER_BY_DESC' as const) : ('ORDER_BY_ASC' as const),
    ...(state === 'all' ? {} : { states: [`STATE_${state}` as const] }),
    limit: checkpointsPerPage,
    offset: page * checkpointsPerPage,
  };
}
