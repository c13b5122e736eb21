import { formatSort, parseSort } from '@trainyard/ui/table/sort/sort';
import {
  type ExperimentListSearch,
  experimentListSearch,
  experimentSortKeys,
  rankOf,
} from '~/features/experiments/base/list-search';
import { layoutOf, searchOf } from './column-layout';

type Change = { from: string; to: string };

/** The search params after one column replaces another: place, width, sort, rank and colors stay. */
export function withColumn(
  search: ExperimentListSearch,
  { from, to }: Change,
): Partial<ExperimentListSearch> {
  const layout = layoutOf(search);
  const rest = layout.columns.filter(({ id }) => id !== to);
  const columns = rest.map((column) => (column.id === from ? { ...column, id: to } : column));
  const rank = rankOf(search);
  const sort = (parseSort(search.sort, experimentSortKeys) ?? [])
    .filter(({ id }) => id !== to)
    .map((entry) => (entry.id === from ? { ...entry, id: to } : entry))
    .filter(({ id }) => experimentSortKeys.has(id));
  return {
    ...searchOf({ columns, pinned: Math.min(layout.pinned, columns.length) }),
    ...(rank?.id === from ? { rank: formatSort([{ ...rank, id: to }]) } : {}),
    heat: [...new Set(search.heat.map((id) => (id === from ? to : id)))],
    // with nothing left it is sorted as at first
    sort: sort.length > 0 ? formatSort(sort) : experimentListSearch.defaults().sort,
  };
}
