import { experimentReader, type RowReader } from '~/data/experiments/experiments';
import { changeFilterText } from '~/features/experiments/base/filter/change-filter-text';
import type { FilterField, FilterGroup } from '~/features/experiments/base/filter/filter-set';
import { rowsQuery } from '~/features/experiments/base/queries';
import {
  experimentSource,
  type ListSource,
} from '~/features/experiments/experiment-list/list-source';

const condition = (
  columnName: string,
  rest: Pick<FilterField, 'operator' | 'value' | 'type'>,
): FilterField => ({ kind: 'field', columnName, location: 'LOCATION_TYPE_EXPERIMENT', ...rest });

/** An experiment is a search if its searcher makes runs, or if it has several. */
const isSearch: FilterGroup = {
  kind: 'group',
  conjunction: 'or',
  children: [
    condition('searcherType', { operator: '!=', value: 'single', type: 'COLUMN_TYPE_TEXT' }),
    condition('numTrials', { operator: '>', value: 1, type: 'COLUMN_TYPE_NUMBER' }),
  ],
};

/** The `filter` text of a search for experiments, cut to searches. */
const searchesOnly = (text: string): string =>
  changeFilterText(text, (group) => ({
    kind: 'group',
    conjunction: 'and',
    children: [group, isSearch],
  }));

const searchReader: RowReader = {
  ...experimentReader,
  list: 'searches',
  read: (caller, call, context) =>
    experimentReader.read(caller, { ...call, filter: searchesOnly(call.filter) }, context),
  error: 'Unable to fetch searches.',
};

const searchesQuery = rowsQuery(searchReader);

/** The experiments of a project that are searches. */
export const searchSource: ListSource = {
  ...experimentSource,
  name: 'searches',
  title: 'Searches',
  noun: 'search',
  reader: searchReader,
  query: searchesQuery,
};
