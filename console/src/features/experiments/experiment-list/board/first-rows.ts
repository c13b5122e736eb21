import type { ExperimentRow } from '~/data/experiments/experiments';
import { searcherValue } from '~/data/experiments/searcher-value';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';

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
export function measuredFirst(rows: readonly ExperimentRow[]): readonly ExperimentRow[] {
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
