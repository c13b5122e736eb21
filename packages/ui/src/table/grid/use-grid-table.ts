import {
  type ColumnDef,
  functionalUpdate,
  metaHelper,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { columnFeatures, type useColumnState } from '../columns/column-state';
import type { SortEntry } from '../sort/sort';
import { type DataColumn, type DataRow, flexibleWidth } from './columns';
import { fromRowSelection, type Selection, toRowSelection } from './selection';

const gridFeaturesOf = <Row extends DataRow>() =>
  tableFeatures({
    ...columnFeatures,
    rowSelectionFeature,
    rowSortingFeature,
    columnMeta: metaHelper<DataColumn<Row>>(),
  });
type GridFeatures<Row extends DataRow> = ReturnType<typeof gridFeaturesOf<Row>>;

type Options<Row> = {
  columns: readonly DataColumn<Row>[];
  columnState: ReturnType<typeof useColumnState>;
  /** ids of visible columns that are temporarily hidden */
  leftOut: readonly string[];
  /** the rendered rows: the list is far longer */
  rows: readonly Row[];
  sort: readonly SortEntry[];
  onSortChange: (sort: SortEntry[]) => void;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
};

/**
 * The model of a grid. All its state is controlled: the columns by the stored layout, the sort by
 * the link, the selection by the list. The server sorts, and the model contains only rendered rows.
 */
export function useGridTable<Row extends DataRow>(options: Options<Row>) {
  const { columns, columnState, leftOut, rows, sort, selection } = options;
  const [features] = useState(gridFeaturesOf<Row>);
  const defs = useMemo(() => columns.map(toColumnDef), [columns]);
  const columnVisibility = useMemo(
    () => ({
      ...columnState.state.columnVisibility,
      ...Object.fromEntries(leftOut.map((id) => [id, false])),
    }),
    [columnState.state, leftOut],
  );
  const ids = rows.map(({ id }) => id);
  const rowSelection = toRowSelection(selection, ids);

  return useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: ({ id }) => String(id),
    ...columnState.callbacks,
    manualSorting: true,
    state: { ...columnState.state, columnVisibility, sorting: [...sort], rowSelection },
    onSortingChange: (updater) => {
      const next = functionalUpdate(updater, [...sort]);
      // a list always has a sort: instead of removing the last entry, its direction changes
      options.onSortChange(
        next.length > 0 ? next : sort.map(({ id, desc }) => ({ id, desc: !desc })),
      );
    },
    onRowSelectionChange: (updater: Updater<RowSelectionState>) =>
      options.onSelectionChange(
        fromRowSelection(selection, functionalUpdate(updater, rowSelection), ids),
      ),
  });
}

export type GridTable<Row extends DataRow> = ReturnType<typeof useGridTable<Row>>;
export type GridColumn<Row extends DataRow> = ReturnType<
  GridTable<Row>['getVisibleLeafColumns']
>[number];

const toColumnDef = <Row extends DataRow>(
  column: DataColumn<Row>,
): ColumnDef<GridFeatures<Row>, Row> => ({
  id: column.id,
  header: column.title,
  accessorFn: column.value,
  size: column.width ?? flexibleWidth,
  enableSorting: !column.isUnsortable,
  sortDescFirst: column.isDescFirst ?? false,
  meta: column,
});
