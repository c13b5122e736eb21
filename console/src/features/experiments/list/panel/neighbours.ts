import type { RowRange } from '~/components/data-table/blocks';
import type { ExperimentRow } from '../../queries';

type List = {
  experimentId: number;
  rowAt: (index: number) => ExperimentRow | undefined;
  range: RowRange;
};

// the panel moves row by row, and the list after it
const reach = 100;

/** Where in a list an experiment stands and which are beside it, as far as its rows are loaded around those in sight. */
export function neighbours({ experimentId, rowAt, range }: List) {
  for (let index = Math.max(0, range.first - reach); index <= range.last + reach; index += 1) {
    const row = rowAt(index);
    if (row?.id === experimentId)
      return {
        index,
        row,
        previous: index > 0 ? rowAt(index - 1) : undefined,
        next: rowAt(index + 1),
      };
  }
  return { index: -1, row: undefined, previous: undefined, next: undefined };
}
