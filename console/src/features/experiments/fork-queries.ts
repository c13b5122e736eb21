import { searchExperiments } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import type { FilterField } from '~/features/experiments/filter/filter-set';

const isForkOf = (value: number): FilterField => ({
  columnName: 'forkedFrom',
  kind: 'field',
  location: 'LOCATION_TYPE_EXPERIMENT',
  operator: '=',
  type: 'COLUMN_TYPE_NUMBER',
  value,
});

/** The newest 200 experiments that were forked or continued from these, and how many there are. */
export async function searchForks(ids: readonly number[], options: { signal: AbortSignal }) {
  const filter = JSON.stringify({
    filterGroup: { kind: 'group', conjunction: 'or', children: ids.map(isForkOf) },
    showArchived: true,
  });
  const query = { filter, sort: 'id=desc', offset: 0, limit: 200 };
  const { experiments, pagination } = await searchExperiments(client, query, options);
  const forks = experiments.flatMap(({ experiment }) => experiment ?? []);
  return { forks, total: pagination?.total ?? forks.length };
}
