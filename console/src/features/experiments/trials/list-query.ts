import type { Args } from '@trainyard/sdk/types';
import { sortQuery } from '~/lib/table-search';
import type { TrialSearch, TrialSortKey } from './search';

type SortBy = NonNullable<Args<'getExperimentTrials'>['sortBy']>;

/** what the master sorts trials by; best and latest ascend from better to worse */
const trialSortBy: Record<TrialSortKey, SortBy> = {
  id: 'SORT_BY_ID',
  state: 'SORT_BY_STATE',
  batches: 'SORT_BY_BATCHES_PROCESSED',
  best: 'SORT_BY_BEST_VALIDATION_METRIC',
  latest: 'SORT_BY_LATEST_VALIDATION_METRIC',
  started: 'SORT_BY_START_TIME',
  duration: 'SORT_BY_DURATION',
  restarts: 'SORT_BY_RESTARTS',
  checkpointSize: 'SORT_BY_CHECKPOINT_SIZE',
};

export const trialsPerPage = 50;

/** the link as the master's query */
export const trialListQuery = ({ sort, state, page }: TrialSearch) => ({
  ...sortQuery(sort, trialSortBy, 'id'),
  ...(state === 'all' ? {} : { states: [`STATE_${state}` as const] }),
  limit: trialsPerPage,
  offset: page * trialsPerPage,
});
