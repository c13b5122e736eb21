import { searchExperiments } from '@trainyard/sdk/calls';
import type { Answer } from '@trainyard/sdk/types';
import { q } from './q';
import { searchByIds } from './search-filter';

type Options = { enabled?: boolean; poll?: 'settled' };

/** The newest 200 experiments that were forked or continued from these, and how many there are. */
export const forksQuery = (ids: readonly number[], options: Options = {}) =>
  q(
    searchExperiments,
    { filter: searchByIds(ids, 'forkedFrom'), sort: 'id=desc', offset: 0, limit: 200 },
    { ...options, select: toForks },
  );

const toForks = ({ experiments, pagination }: Answer<'searchExperiments'>) => ({
  forks: experiments.map(({ experiment }) => experiment),
  total: pagination.total,
});
