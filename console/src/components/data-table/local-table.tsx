import { type LocalColumn, localPageSize, localRows } from './local-rows';
import { Pager } from './pager';
import { PlainTable, type RowChoice, type RowMenuProps } from './plain-table';

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
};

/** A table whose rows are all here: it puts them in order and shows them page by page. */
export function LocalTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, view, onViewChange, menu, choice } = props;
  const { shown, page } = localRows(rows, columns, view);
  return (
    <>
      <PlainTable
        caption={caption}
        columns={columns.map(({ value, ...column }) =>
          value ? { ...column, sort: column.id } : column,
        )}
        rows={shown}
        keyOf={keyOf}
        sort={view.sort}
        onSortChange={(sort) => onViewChange({ sort, page: 0 })}
        menu={menu}
        choice={choice}
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
