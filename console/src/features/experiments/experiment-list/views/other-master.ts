import { type ExperimentListSearch, isSortText } from '~/features/experiments/base/list-search';
import { currentId } from '~/features/experiments/base/metric-ids';
import { layoutOf, searchOf } from '~/features/experiments/experiment-list/columns/column-layout';

/**
 * Returns a link or stored view of another master as this one takes it: columns, sort, heat map and
 * group by the names that it has. Undefined where nothing changes.
 */
export function viewOfMaster(
  search: ExperimentListSearch,
): Partial<ExperimentListSearch> | undefined {
  const { sort, columns, heat, group, pinned } = search;
  const layout = layoutOf({ columns, pinned });
  const parts = sort.split(',').map((part) => part.replace(/^[^=]+/, currentId));
  const sorted = isSortText(parts.join(',')) ? parts.join(',') : sort;
  const ids = [...layout.columns.map(({ id }) => id), ...heat, group];
  if (sorted === sort && ids.every((id) => currentId(id) === id)) return undefined;
  const renamed = layout.columns.map((column) => ({ ...column, id: currentId(column.id) }));
  return {
    ...searchOf({ ...layout, columns: renamed }),
    sort: sorted,
    heat: heat.map(currentId),
    group: currentId(group),
  };
}
