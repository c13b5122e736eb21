import type { KeyboardEvent } from 'react';
import { isTyping } from '../../hooks/use-hotkey';
import { keyOf } from '../../lib/keys';
import { copyCell, copyRows } from '../export/copy-rows';
import type { DataColumn, DataRow } from './columns';
import type { GridRows } from './grid-props';
import { isSelected, type Selection, selectedCount } from './selection';
import { placeOf } from './use-grid-focus';

type Options<Row extends DataRow> = {
  rows: GridRows<Row>;
  /** the visible columns in their order */
  columns: readonly DataColumn<Row>[];
  selection: Selection;
};

/** Ctrl+C copies the selected rows, else the focused cell; selected text is left to the browser. */
export function copySelected<Row extends DataRow>(
  event: KeyboardEvent,
  { rows: { count, total, rowAt }, columns, selection }: Options<Row>,
): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || keyOf(event).toLowerCase() !== 'c')
    return;
  const place = placeOf(event.target);
  if (isTyping(event.nativeEvent) || getSelection()?.isCollapsed === false) return;
  const indices = Array.from({ length: count }, (_, index) => index);
  const selectedRows = indices.flatMap((index) => {
    const row = rowAt(index);
    return row && isSelected(selection, row.id) ? [row] : [];
  });
  const row = place && place.row >= 0 ? rowAt(place.row) : undefined;
  const column = place && columns[place.column - 1];
  if (selectedRows.length === 0 && !(row && column)) return;
  event.preventDefault();
  if (selectedRows.length > 0)
    copyRows({ rows: selectedRows, columns, count: selectedCount(selection, total) });
  else if (row && column) copyCell(row, column);
}
