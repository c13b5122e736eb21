import { laidColumns } from './layout';
import { resizeColumn } from './layout-acts';
import { writtenTable } from './local-export-rows';
import { type LocalColumn, localPageSize, localRows, orderedRows } from './local-rows';
import { Pager } from './pager';
import { PlainTable, type RowChoice, type RowMenuProps } from './plain-table';
import { rowHeights } from './row-height';
import { TableOptionsButton } from './table-options-button';
import { useTableLayout } from './use-table-layout';

type View = { sort: string; page: number };

type Props<Row> = {
  caption: string;
  columns: readonly LocalColumn<Row>[];
  /** all of them */
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  view: View;
  onViewChange: (change: Partial<View>) => void;
  menu?: RowMenuProps<Row> | undefined;
  choice?: RowChoice<Row> | undefined;
  /** people arrange its columns, and what they make of them is kept under this name */
  storedAs?: string | undefined;
};

/** A table whose rows are all here: it puts them in order and shows them page by page. */
export function LocalTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, view, onViewChange, menu, choice, storedAs } = props;
  const arrangement = useTableLayout(columns, storedAs);
  const { layout, rowHeight, onLayoutChange } = arrangement;
  const { shown, page } = localRows(rows, columns, view);
  return (
    <>
      <PlainTable
        caption={caption}
        columns={laidColumns(columns, layout).map(({ value, ...column }) =>
          value ? { ...column, sort: column.id } : column,
        )}
        rows={shown}
        keyOf={keyOf}
        sort={view.sort}
        onSortChange={(sort) => onViewChange({ sort, page: 0 })}
        menu={menu}
        choice={choice}
        looks={
          storedAs === undefined
            ? undefined
            : {
                rowHeight: rowHeights[rowHeight],
                pinned: layout.pinned,
                onResize: (id, width) => onLayoutChange(resizeColumn(layout, id, width)),
                options: (
                  <TableOptionsButton
                    caption={caption}
                    columns={columns}
                    total={rows.length}
                    written={() =>
                      writtenTable(laidColumns(columns, layout), orderedRows(rows, columns, view))
                    }
                    arrangement={arrangement}
                  />
                ),
              }
        }
      />
      {rows.length > localPageSize ? (
        <div className="-mx-6 narrow:-mx-4">
          <Pager
            page={page}
            pageSize={localPageSize}
            total={rows.length}
            onPageChange={(next) => onViewChange({ page: next })}
          />
        </div>
      ) : null}
    </>
  );
}
