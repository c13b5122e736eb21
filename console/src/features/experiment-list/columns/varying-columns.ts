import type { ColumnLayout, ColumnPosition } from '@trainyard/ui/table/columns/layout';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';

/** The columns in which all rows say the same. With fewer than two rows nothing can differ, so none. */
export function alikeColumns<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): string[] {
  const [first] = rows;
  if (first === undefined || rows.length < 2) return [];
  return columns.flatMap(({ id, value }) => {
    const common = value(first) ?? null;
    return rows.every((row) => Object.is(value(row) ?? null, common)) ? [id] : [];
  });
}

/** A layout without some of its columns. */
export function withoutColumns(layout: ColumnLayout, ids: ReadonlySet<string>): ColumnLayout {
  const isKept = ({ id }: ColumnPosition) => !ids.has(id);
  return {
    columns: layout.columns.filter(isKept),
    pinned: layout.columns.slice(0, layout.pinned).filter(isKept).length,
  };
}

type Changed = { full: ColumnLayout; hidden: ReadonlySet<string>; next: ColumnLayout };

/**
 * The whole layout after a change of its visible part: each hidden column stays after the column that
 * preceded it.
 */
export function withHidden({ full, hidden, next }: Changed): ColumnLayout {
  const columns = [...next.columns];
  let { pinned } = next;
  for (const [place, column] of full.columns.entries()) {
    if (!hidden.has(column.id) || columns.some(({ id }) => id === column.id)) continue;
    const before = full.columns[place - 1]?.id;
    const at = columns.findIndex(({ id }) => id === before) + 1;
    columns.splice(at, 0, column);
    // at the edge it is pinned where it was
    if (at < pinned || (at === pinned && place < full.pinned)) pinned += 1;
  }
  return { columns, pinned };
}
