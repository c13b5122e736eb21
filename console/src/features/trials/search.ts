import type { Args } from '@trainyard/sdk/types';
import { formatSort, parseSort } from '~/components/data-table/sort';
import { int, oneOf, type ParamType, param, searchSchema } from '~/lib/search-param';

type SortBy = NonNullable<Args<'getExperimentTrials'>['sortBy']>;

/** what the master sorts trials by; best and latest ascend from better to worse */
export const trialSortBy = {
  id: 'SORT_BY_ID',
  state: 'SORT_BY_STATE',
  batches: 'SORT_BY_BATCHES_PROCESSED',
  best: 'SORT_BY_BEST_VALIDATION_METRIC',
  latest: 'SORT_BY_LATEST_VALIDATION_METRIC',
  started: 'SORT_BY_START_TIME',
  duration: 'SORT_BY_DURATION',
  restarts: 'SORT_BY_RESTARTS',
  checkpointSize: 'SORT_BY_CHECKPOINT_SIZE',
} satisfies Record<string, SortBy>;

export type TrialSortKey = keyof typeof trialSortBy;

const isTrialSortKey = (id: string): id is TrialSortKey => id in trialSortBy;

const sortKeys = new Set(Object.keys(trialSortBy));

/** the master takes one column */
const sortText: ParamType<string> = (value) => {
  const entries = typeof value === 'string' ? parseSort(value, sortKeys) : undefined;
  return entries?.length === 1 ? formatSort(entries) : undefined;
};

export const trialStates = ['all', 'ACTIVE', 'CANCELED', 'COMPLETED', 'ERROR'] as const;

/** what a link to the trials of an experiment says; `page` counts from 0 */
export const trialSearch = searchSchema({
  sort: param(sortText, 'id=desc'),
  state: param(oneOf(trialStates), 'all'),
  page: param(int({ min: 0 }), 0),
});

export type TrialSearch = ReturnType<typeof trialSearch>;

export const trialsPerPage = 50;

/** the link as the master's query */
export function trialListQuery({ sort, state, page }: TrialSearch) {
  const [entry] = parseSort(sort, sortKeys) ?? [];
  const key = entry && isTrialSortKey(entry.id) ? entry.id : 'id';
  return {
    sortBy: trialSortBy[key],
    orderBy: entry?.desc ? ('ORDER_BY_DESC' as const) : ('ORDER_BY_ASC' as const),
    ...(state === 'all' ? {} : { states: [`STATE_${state}` as const] }),
    limit: trialsPerPage,
    offset: page * trialsPerPage,
  };
}
