import { clientGroups } from './client-groups';
import { onePage } from './export/client-export-rows';
import { Pager } from './pager';
import { ServerTable } from './server-table';
import type { RowMenuProps, RowSelection } from './static-columns';
import { type ClientColumn, clientPageSize, textOf, useClientRows } from './use-client-rows';

type View = {
  sort: string;
  page: number;
  /** the column whose values put rows in groups */
  group?: string;
  /** groups whose rows are out of sight */
  folded?: readonly string[];
};
type ViewChange = { sort?: string; page?: number; group?: string; folded?: string[] };

type Props<Row> = {
  caption: string;
  columns: readonly ClientColumn<Row>[];
  /** all of them */
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  view: View;
  onViewChange: (change: ViewChange) => void;
  menu?: RowMenuProps<Row> | undefined;
  choice?: RowSelection<Row> | undefined;
  /** people arrange its columns, and what they make of them is kept under this name */
  storedAs?: string | undefined;
};

/** A table whose rows are all here: it puts them in order and shows them page by page. */
export function ClientTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, view, onViewChange, menu, choice, storedAs } = props;
  const sorted = useClientRows({ columns, rows, sort: view.sort, page: view.page });
  const { shown, page, total, groups } = pageOf(sorted, columns, view);
  const { group, folded = [] } = view;
  // grouping is a part of the link where the list supports it
  const grouping =
    group === undefined
      ? undefined
      : {
          value: group,
          columns: columns.filter(({ isGroup }) => isGroup),
          onChange: (next: string) => onViewChange({ group: next, folded: [], page: 0 }),
        };
  return (
    <>
      <ServerTable
        caption={caption}
        columns={columns.map((column) => (column.value ? { ...column, sort: column.id } : column))}
        rows={shown}
        keyOf={keyOf}
        sort={view.sort}
        onSortChange={(sort) => onViewChange({ sort, page: 0 })}
        menu={menu}
        choice={choice}
        groups={groups}
        onFold={(label, isFolded) => {
          const others = folded.filter((each) => each !== label);
          onViewChange({ folded: isFolded ? [...others, label] : others });
        }}
        grouping={grouping}
        total={rows.length}
        pages={() => onePage(sorted.ordered)}
        storedAs={storedAs}
      />
      {total > clientPageSize ? (
        <div className="-mx-6 narrow:-mx-4">
          <Pager
            page={page}
            pageSize={clientPageSize}
            total={total}
            onPageChange={(next) => onViewChange({ page: next })}
          />
        </div>
      ) : null}
    </>
  );
}

type Sorted<Row> = { ordered: readonly Row[]; shown: readonly Row[]; page: number };

/** The rows of the page, in groups where the link names a column. */
function pageOf<Row>(sorted: Sorted<Row>, columns: readonly ClientColumn<Row>[], view: View) {
  const by = view.group
    ? columns.find(({ id, isGroup }) => isGroup && id === view.group)
    : undefined;
  if (!by) return { ...sorted, total: sorted.ordered.length, groups: undefined };
  const { folded = [], page } = view;
  const labelOf = (row: Row) => textOf(by, row);
  const rows = sorted.ordered;
  return { ...clientGroups({ rows, labelOf, folded, page, pageSize: clientPageSize }), shown: [] };
}
