import { laidColumns } from './layout';
import { resizeColumn } from './layout-acts';
import { onePage, type WritableColumn, writtenTable } from './local-export-rows';
import type { PlainTableProps } from './plain-columns';
import { PlainTable } from './plain-table';
import { rowHeights } from './row-height';
import type { Grouping } from './table-options';
import { TableOptionsButton } from './table-options-button';
import { useTableLayout } from './use-table-layout';

export type ArrangedColumn<Row> = PlainTableProps<Row>['columns'][number] &
  Pick<WritableColumn<Row>, 'text' | 'value'>;

type Props<Row> = Omit<PlainTableProps<Row>, 'columns' | 'looks'> & {
  columns: readonly ArrangedColumn<Row>[];
  /** people arrange its columns, and what they make of them is kept under this name */
  storedAs: string | undefined;
  /** rows that match, where those given are but a page of them */
  total?: number;
  /** all of them, for files */
  pages?: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  grouping?: Grouping | undefined;
};

/** A table whose columns people arrange, and whose rows they take away as a file. */
export function ArrangedTable<Row>(props: Props<Row>) {
  const { columns, storedAs, grouping, total = props.rows.length, ...rest } = props;
  const { pages = () => onePage(rest.rows), ...table } = rest;
  const arrangement = useTableLayout(columns, storedAs);
  const { layout, rowHeight, onLayoutChange } = arrangement;
  const laid = laidColumns(columns, layout);
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
  const looks = {
    rowHeight: rowHeights[rowHeight],
    pinned: layout.pinned,
    onResize: (id: string, width?: number) => onLayoutChange(resizeColumn(layout, id, width)),
    options,
  };
  return (
    <PlainTable {...table} columns={laid} looks={storedAs === undefined ? undefined : looks} />
  );
}
