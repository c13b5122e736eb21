import { type CSSProperties, useRef } from 'react';
import { cn } from '../lib/utils';
import { ScrollRegion } from '../page/scroll-region';
import { type Pin, usePinned } from './columns/use-pinned';
import { ResizeEdge } from './grid/resize-edge';
import { GroupHead } from './group-head';
import { AllRowsBox, MenuButton, RowBox, useChoiceRange } from './row-controls';
import { parseSort, type SortEntry } from './sort/sort';
import { SortButton } from './sort/sort-button';
import { ariaSort } from './sort/sort-click';
import {
  isGroup,
  menuOf,
  type RowGroup,
  type StaticColumn,
  type StaticTableProps,
  type TableLayout,
} from './static-columns';

const heightName: string = '--row-height';
const heightStyle = (rowHeight: number): CSSProperties => ({ [heightName]: `${rowHeight}px` });

const widthStyle = (width: number | undefined): CSSProperties | undefined =>
  width === undefined ? undefined : { width, minWidth: width, maxWidth: width };

// no higher than the page, so that its head stays in sight; right under tabs their line is the table's own
const regionClass =
  '-mx-6 max-h-[max(20rem,calc(100dvh-11rem))] overflow-auto -outline-offset-2 narrow:-mx-4 [nav+*>&:first-child]:-mt-2 [nav+*>&:first-child_th]:border-t-0';

/** Rows with a place for each column. */
export function WideTable<Row>(props: StaticTableProps<Row>) {
  const { caption, columns, rows, keyOf, sort, onSortChange, menu, choice, layout } = props;
  const table = useRef<HTMLTableElement>(null);
  const pin = usePinned({ table, pinned: layout?.pinned ?? 0, isShifted: choice !== undefined });
  const groups: readonly RowGroup<Row>[] = props.groups ?? [{ rows }];
  const keys = groups.flatMap((group) => group.rows).map(keyOf);
  const range = useChoiceRange(keys);
  const sortable = new Set(columns.flatMap((column) => column.sort ?? []));
  const entries = parseSort(sort, sortable) ?? [];
  const drawRow = (row: Row) => {
    const rowMenu = menuOf(row, menu);
    return (
      <tr
        key={keyOf(row)}
        className="group/row"
        onContextMenu={
          rowMenu &&
          ((event) => {
            event.preventDefault();
            rowMenu.onOpen(row, { x: event.clientX, y: event.clientY });
          })
        }
      >
        {choice ? (
          <td
            className={cn(
              'w-9 border-b pl-6 group-hover/row:bg-hover narrow:pl-4',
              layout?.pinned && 'sticky left-0 z-5 bg-bg',
            )}
          >
            <RowBox row={row} rowKey={keyOf(row)} choice={choice} range={range} />
          </td>
        ) : null}
        {columns.map((column, at) => (
          <td
            key={column.id}
            style={{ ...widthStyle(column.width), ...pin(at)?.style }}
            className={cn(
              'num h-(--row-height,34px) max-w-80 truncate border-b px-2 whitespace-nowrap first:pl-6 last:pr-6 group-hover/row:bg-hover narrow:first:pl-4',
              column.isEnd && 'text-right',
              pin(at)?.className,
            )}
          >
            {column.cell(row)}
          </td>
        ))}
        {layout && !menu ? <td className="border-b group-hover/row:bg-hover" /> : null}
        {menu ? (
          <td className="sticky right-0 z-5 border-b bg-bg pr-6 pl-2 group-hover/row:bg-hover phone:pr-3">
            {rowMenu ? <MenuButton row={row} menu={rowMenu} /> : null}
          </td>
        ) : null}
      </tr>
    );
  };
  return (
    <ScrollRegion label={caption} className={regionClass}>
      <table
        ref={table}
        style={layout && heightStyle(layout.rowHeight)}
        className="w-full border-separate border-spacing-0"
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {choice ? (
              <th
                scope="col"
                className={cn(
                  'sticky top-0 z-10 w-9 border-y bg-bg pl-6 text-left narrow:pl-4',
                  layout?.pinned && 'left-0 z-11',
                )}
              >
                <AllRowsBox keys={keys} choice={choice} />
              </th>
            ) : null}
            {columns.map((column, at) => (
              <HeadCell
                key={column.id}
                column={column}
                sort={entries}
                onSortChange={onSortChange}
                onResize={layout?.onResize}
                pin={pin(at)}
              />
            ))}
            {menu || layout ? (
              <th
                scope="col"
                className="sticky top-0 right-0 z-12 w-11 border-y bg-bg pl-2 last:pr-6 phone:last:pr-3"
              >
                <span className="sr-only">Actions</span>
                {layout?.options}
              </th>
            ) : null}
          </tr>
        </thead>
        {groups.map(({ rows: shown, ...group }, at) => (
          <tbody key={group.label ?? at}>
            {isGroup(group) ? (
              <GroupHead
                {...group}
                span={columns.length + (choice ? 1 : 0) + (menu || layout ? 1 : 0)}
                onFold={(isFolded) => props.onFold?.(group.label, isFolded)}
              />
            ) : null}
            {shown.map(drawRow)}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}

type HeadProps<Row> = {
  column: StaticColumn<Row>;
  sort: readonly SortEntry[];
  onSortChange: (sort: string) => void;
  onResize: TableLayout['onResize'] | undefined;
  pin: Pin | undefined;
};

function HeadCell<Row>({ column, sort, onSortChange, onResize, pin }: HeadProps<Row>) {
  const { title, sort: id, isEnd = false, isDescFirst: descFirst = false } = column;
  return (
    <th
      scope="col"
      aria-sort={id ? ariaSort(sort, id) : undefined}
      style={{ ...widthStyle(column.width), ...pin?.style }}
      className={cn(
        'sticky top-0 z-10 h-[30px] border-y bg-bg px-2 text-xs font-medium text-faint first:pl-6 last:pr-6 narrow:first:pl-4',
        // where columns have no room the longest names take two lines
        title.length > 12 && !column.isCode
          ? 'min-w-19 leading-3.5 text-balance'
          : 'whitespace-nowrap',
        isEnd ? 'text-right' : 'text-left',
        pin?.className.replace('z-5', 'z-11'),
        column.width !== undefined && 'overflow-clip',
      )}
    >
      {onResize ? <ResizeEdge onResize={(width) => onResize(column.id, width)} /> : null}
      {id ? (
        <SortButton id={id} title={title} {...{ sort, onSortChange, descFirst }} />
      ) : (
        <span title={title} className={column.isCode ? 'font-mono' : undefined}>
          {title}
        </span>
      )}
    </th>
  );
}
