import { useRef } from 'react';
import type { DataRow } from './columns';
import { everythingSelected, nothingSelected, type Selection, selectionState } from './selection';
import type { GridTable } from './use-grid-table';

type Options<Row extends DataRow> = {
  table: GridTable<Row>;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  rowAt: (index: number) => Row | undefined;
  total: number;
  /** identifies the rows and their order */
  listKey: string;
};

/** Selects rows by index: one, a range from the last selected one, or all. */
export function useRowSelection<Row extends DataRow>(options: Options<Row>) {
  const { table, selection, onSelectionChange, rowAt, total, listKey } = options;
  const anchor = useRef({ index: 0, listKey: '' });

  function choose(index: number, { isRange }: { isRange: boolean }) {
    const row = rowAt(index);
    if (!row) return;
    const { current: last } = anchor;
    if (isRange) return chooseBetween(last.listKey === listKey ? last.index : index, index);
    anchor.current = { index, listKey };
    table.getRow(String(row.id)).toggleSelected();
  }

  /** A range may contain rows that are loaded but not rendered. */
  function chooseBetween(from: number, to: number) {
    const start = Math.min(from, to);
    const indices = Array.from({ length: Math.abs(from - to) + 1 }, (_, step) => start + step);
    const ids = indices.flatMap((index) => rowAt(index)?.id ?? []);
    table.setRowSelection((now) => ({
      ...now,
      ...Object.fromEntries(ids.map((id) => [id, true] as const)),
    }));
  }

  const checked = selectionState(selection, total);
  const toggleAll = () => onSelectionChange(checked ? nothingSelected : everythingSelected);
  const clear = () => onSelectionChange(nothingSelected);
  return { choose, checked, toggleAll, clear };
}
