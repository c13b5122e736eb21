import type { RowRange } from '@trainyard/ui/table/grid/blocks';
import type { ExperimentRow } from '~/features/experiments/queries';

type List = {
  experimentId: number;
  rowAt: (index: number) => ExperimentRow | undefined;
  range: RowRange;
};

// the panel moves row by row, and the list after it
const reach = 100;

/** The place of an experiment in a list and its neighbours, as far as rows around the visible ones are loaded. */
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
