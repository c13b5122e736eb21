import type { RowData } from '@tanstack/react-table';
import { useReportUnknown } from '../lib/refused-values';
import { clientGroups } from './client-groups';
import { Pager } from './controls/pager';
import { onePage } from './export/client-export-rows';
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

type Sections<Item> = {
  /** the headings in their order */
  headings: readonly string[];
  headingOf: (row: Item) => string;
};

export type ClientTableProps<Item extends RowData> = TableProps<Item> & {
  columns: readonly TableColumn<Item>[];
  /** all rows */
  rows: readonly Item[];
  view: View;
  /** rows per page */
  pageSize?: number;
  /** divides the rows by what they are, instead of the grouping that the user selects */
  sections?: Sections<Item>;
  onViewChange: (change: ViewChange) => void;
};

/** A table with all its rows in memory: sorts them and shows them page by page. */
export function ClientTable<Item extends RowData>(props: ClientTableProps<Item>) {
  const {
    columns,
    rows,
    view,
    onViewChange,
    pageSize = clientPageSize,
    sections,
    ...table
  } = props;
  const model = useDataTable({
    columns,
    rows,
    sort: view.sort,
    page: view.page,
    pageSize,
    onSortChange: (sort) => onViewChange({ sort, page: 0 }),
    storedAs: table.storedAs,
  });
  const { page, total, groups } = pageOf(model, view, sections);
  const { group, folded = [] } = view;
  useReportUnknown({
    name: 'group',
    values: group === undefined || sections ? [] : [group],
    choices: groupable(model).map(({ id }) => id),
    fault: (value) => `The rows cannot be grouped by ${value}.`,
    instead: 'They are listed without groups.',
  });
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
function pageOf<Item extends RowData>(
  model: DataTableModel<Item>,
  view: View,
  sections: Sections<Item> | undefined,
) {
  const { rows } = model.table.getSortedRowModel();
  const { folded = [], page } = view;
  const common = { rows, folded, page, pageSize: clientPageSize };
  if (sections)
    return clientGroups({
      ...common,
      labelOf: ({ original }) => sections.headingOf(original),
      order: sections.headings,
    });
  const by = view.group ? groupable(model).find(({ id }) => id === view.group) : undefined;
  if (!by) return { page: model.page, total: rows.length, groups: undefined };
  return clientGroups({ ...common, labelOf: (row) => String(row.getValue(by.id) ?? '') });
}
