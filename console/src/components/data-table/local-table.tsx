import { ArrangedTable } from './arranged-table';
import { onePage } from './local-export-rows';
import { localGroups } from './local-groups';
import { type LocalColumn, localPageSize, localRows, orderedRows, textOf } from './local-rows';
import { Pager } from './pager';
import type { RowChoice, RowMenuProps } from './plain-columns';

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
  columns: readonly LocalColumn<Row>[];
  /** all of them */
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  view: View;
  onViewChange: (change: ViewChange) => void;
  menu?: RowMenuProps<Row> | undefined;
  choice?: RowChoice<Row> | undefined;
  /** people arrange its columns, and what they make of them is kept under this name */
  storedAs?: string | undefined;
};

/** A table whose rows are all here: it puts them in order and shows them page by page. */
export function LocalTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, view, onViewChange, menu, choice, storedAs } = props;
  const { shown, page, total, groups } = shownOf(rows, columns, view);
  const { group, folded = [] } = view;
  // grouping is a part of the link where the list says so
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
      <ArrangedTable
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
        pages={() => onePage(orderedRows(rows, columns, view))}
        storedAs={storedAs}
      />
      {total > localPageSize ? (
        <div className="-mx-6 narrow:-mx-4">
          <Pager
            page={page}
            pageSize={localPageSize}
            total={total}
            onPageChange={(next) => onViewChange({ page: next })}
          />
        </div>
      ) : null}
    </>
  );
}

/** The rows of the page, in groups where the link says so. */
function shownOf<Row>(rows: readonly Row[], columns: readonly LocalColumn<Row>[], view: View) {
  const by = view.group
    ? columns.find(({ id, isGroup }) => isGroup && id === view.group)
    : undefined;
  if (!by) return { ...localRows(rows, columns, view), total: rows.length, groups: undefined };
  const ordered = orderedRows(rows, columns, view);
  const { folded = [], page } = view;
  const labelOf = (row: Row) => textOf(by, row);
  return {
    ...localGroups({ rows: ordered, labelOf, folded, page, pageSize: localPageSize }),
    shown: [],
  };
}
