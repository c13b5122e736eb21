import type { RowData } from '@tanstack/react-table';
import { clientGroups } from './client-groups';
import { onePage } from './export/client-export-rows';
import { Pager } from './pager';
import { type TableColumn, titleOf } from './table-columns';
import type { TableProps } from './table-props';
import { TableView } from './table-view';
import { clientPageSize, type DataTableModel, useDataTable } from './use-data-table';

type View = {
  sort: string;
  page: number;
  /** the column that groups the rows */
  group?: string;
  /** folded groups */
  folded?: readonly string[];
};
type ViewChange = { sort?: string; page?: number; group?: string; folded?: string[] };

export type ClientTableProps<Item extends RowData> = TableProps<Item> & {
  columns: readonly TableColumn<Item>[];
  /** all rows */
  rows: readonly Item[];
  view: View;
  /** rows per page */
  pageSize?: number;
  onViewChange: (change: ViewChange) => void;
};

/** A table with all its rows in memory: sorts them and shows them page by page. */
export function ClientTable<Item extends RowData>(props: ClientTableProps<Item>) {
  const { columns, rows, view, onViewChange, pageSize = clientPageSize, ...table } = props;
  const model = useDataTable({
    columns,
    rows,
    sort: view.sort,
    page: view.page,
    pageSize,
    onSortChange: (sort) => onViewChange({ sort, page: 0 }),
    storedAs: table.storedAs,
  });
  const { page, total, groups } = pageOf(model, view);
  const { group, folded = [] } = view;
  // grouping is part of the link where the list supports it
  const grouping =
    group === undefined
      ? undefined
      : {
          value: group,
          columns: groupable(model).map((column) => ({ id: column.id, title: titleOf(column) })),
          onChange: (next: string) => onViewChange({ group: next, folded: [], page: 0 }),
        };
  return (
    <>
      <TableView
        {...table}
        storedAs={table.storedAs}
        model={model}
        groups={groups}
        onFold={(label, isFolded) => {
          const others = folded.filter((each) => each !== label);
          onViewChange({ folded: isFolded ? [...others, label] : others });
        }}
        grouping={grouping}
        total={rows.length}
        pages={() => onePage(model.table.getSortedRowModel().rows.map(({ original }) => original))}
      />
      {total > pageSize ? (
        <div className="-mx-6 narrow:-mx-4">
          <Pager
            page={page}
            pageSize={pageSize}
            total={total}
            onPageChange={(next) => onViewChange({ page: next })}
          />
        </div>
      ) : null}
    </>
  );
}

const groupable = <Item extends RowData>({ table }: DataTableModel<Item>) =>
  table.getAllLeafColumns().filter(({ columnDef }) => columnDef.meta?.isGroup);

/** The page, with the rows in groups where the link names a column. */
function pageOf<Item extends RowData>(model: DataTableModel<Item>, view: View) {
  const { rows } = model.table.getSortedRowModel();
  const by = view.group ? groupable(model).find(({ id }) => id === view.group) : undefined;
  if (!by) return { page: model.page, total: rows.length, groups: undefined };
  const { folded = [], page } = view;
  const labelOf = (row: (typeof rows)[number]) => String(row.getValue(by.id) ?? '');
  return clientGroups({ rows, labelOf, folded, page, pageSize: clientPageSize });
}
