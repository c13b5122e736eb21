import { searchExperiments } from '@trainyard/sdk/calls';
import type { Answer } from '@trainyard/sdk/types';
import { q } from './q';

const isForkOf = (value: number) => ({
  columnName: 'forkedFrom',
  kind: 'field',
  location: 'LOCATION_TYPE_EXPERIMENT',
  operator: '=',
  type: 'COLUMN_TYPE_NUMBER',
  value,
});

const filterOf = (ids: readonly number[]) =>
  JSON.stringify({
    filterGroup: { kind: 'group', conjunction: 'or', children: ids.map(isForkOf) },
    showArchived: true,
  });

type Options = { enabled?: boolean; poll?: 'settled' };

/** The newest 200 experiments that were forked or continued from these, and how many there are. */
export const forksQuery = (ids: readonly number[], options: Options = {}) =>
  q(
    searchExperiments,
    { filter: filterOf(ids), sort: 'id=desc', offset: 0, limit: 200 },
    { ...options, select: toForks },
  );

const toForks = ({ experiments, pagination }: Answer<'searchExperiments'>) => ({
  forks: experiments.map(({ experiment }) => experiment),
  total: pagination.total,
});
