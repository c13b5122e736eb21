import { parseSort } from '@trainyard/ui/table/sort/sort';
import { useUnknownNames } from '~/features/experiment-list/filters/use-column-names';
import { experimentSortKeys } from '~/features/experiments/list-search';

/** Reports a column that the list is sorted by and nothing in the project has. */
export function SortNote({ projectId, sort }: { projectId: number; sort: string }) {
  const names = (parseSort(sort, experimentSortKeys) ?? [])
    .map(({ id }) => id)
    .filter((id) => id.includes('.'));
  const { unknown } = useUnknownNames(projectId, names, names.length > 0);
  return unknown === undefined ? null : (
    <p role="status" className="px-6 pb-2.5 text-sm text-warn narrow:px-4">
      {unknown} The list is sorted by it.
    </p>
  );
}
