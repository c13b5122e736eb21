import { setWidth, visibleColumns } from './columns/column-state';
import { rowHeights, useTableLayout } from './columns/stored-layout';
import type { Grouping } from './columns/table-options';
import { TableOptionsButton } from './columns/table-options-button';
import { onePage, type WritableColumn, writtenTable } from './export/client-export-rows';
import type { StaticTableProps } from './static-columns';
import { StaticTable } from './static-table';

export type ServerColumn<Row> = StaticTableProps<Row>['columns'][number] &
  Pick<WritableColumn<Row>, 'text' | 'value'>;

type Props<Row> = Omit<StaticTableProps<Row>, 'columns' | 'layout'> & {
  columns: readonly ServerColumn<Row>[];
  /** people arrange its columns, and what they make of them is kept under this name */
  storedAs: string | undefined;
  /** rows that match, where those given are but a page of them */
  total?: number;
  /** all of them, for files */
  pages?: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  grouping?: Grouping | undefined;
};

/** A table whose columns people arrange, and whose rows they take away as a file. */
export function ServerTable<Row>(props: Props<Row>) {
  const { columns, storedAs, grouping, total = props.rows.length, ...rest } = props;
  const { pages = () => onePage(rest.rows), ...table } = rest;
  const arrangement = useTableLayout(columns, storedAs);
  const { layout, rowHeight, columnState } = arrangement;
  const laid = visibleColumns(columns, layout);
  const { caption, keyOf } = table;
  const options = (
    <TableOptionsButton
      caption={caption}
      columns={columns}
      total={total}
      written={() => writtenTable({ columns: laid, total, pages, keyOf })}
      arrangement={arrangement}
      grouping={grouping}
    />
  );
  const tableLayout = {
    rowHeight: rowHeights[rowHeight],
    pinned: layout.pinned,
    onResize: (id: string, width?: number) =>
      columnState.onStateChange(setWidth(columnState.state, id, width)),
    options,
  };
  return (
    <StaticTable
      {...table}
      columns={laid}
      layout={storedAs === undefined ? undefined : tableLayout}
    />
  );
}
