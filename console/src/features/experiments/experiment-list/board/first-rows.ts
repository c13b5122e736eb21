import type { ExperimentRow } from '~/data/experiments/experiments';
import { searcherValue } from '~/data/experiments/searcher-value';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import { blockSize } from '~/features/experiments/experiment-list/list-keys';
import type { ListSource } from '~/features/experiments/experiment-list/list-source';

/** The list beside the board. */
export type BoardList = {
  projectId: number;
  search: ExperimentListSearch;
  /** its rows in the order of a column that the page sorts by; else the master sorts them */
  rankedRows: readonly ExperimentRow[] | undefined;
  /** undefined where all rows are selected but some */
  selectedIds: ReadonlySet<number> | undefined;
};

export type RowAt = (index: number) => ExperimentRow | undefined;

/** the number of rows that the board begins with */
export const firstCount = 10;
/** the number of rows that are looked at for them */
export const maxRows = 500;

/** The rows that have the metric of their search; without any, all of them. */
function measuredFirst(rows: readonly ExperimentRow[]): readonly ExperimentRow[] {
  const measured = rows.filter((row) => searcherValue(row) !== undefined);
  return measured.length > 0 ? measured : rows;
}

/** The first rows of a list that have the metric of their search; without any, its first rows. */
export function firstRows(rowAt: RowAt, count: number): number[] {
  const rows = Array.from({ length: maxRows }, (_, index) => rowAt(index) ?? []).flat();
  return measuredFirst(rows)
    .slice(0, count)
    .map(({ id }) => id);
}

/** The board of a link: the named rows, or the number of first rows of the list. */
type Drawn = { board: readonly number[]; boardFirst: number };

/** The loaded rows that a link draws: the named ones, or the first that have the metric. */
export const drawnOf = (
  rows: readonly ExperimentRow[],
  { board, boardFirst }: Drawn,
): readonly ExperimentRow[] =>
  boardFirst > 0
    ? measuredFirst(rows.slice(0, boardFirst))
    : board.flatMap((rowId) => rows.find(({ id }) => id === rowId) ?? []);

/** Requests the rows that a link draws: of few first rows with the request of the list itself. */
export const drawnRowsQuery = (
  { query }: Pick<ListSource, 'query'>,
  projectId: number,
  { list, board, boardFirst }: Drawn & { list: ExperimentListSearch },
) =>
  boardFirst > 0
    ? query(projectId, { ...list, offset: 0, limit: Math.max(boardFirst, blockSize) })
    : query(projectId, {
        ...{ name: '', filter: '', archived: true, only: board },
        ...{ sort: 'id=asc', offset: 0, limit: board.length },
      });
