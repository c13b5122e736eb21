import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { ScrollRegion } from '~/components/page/scroll-region';
import { Checkbox } from '~/components/ui/checkbox';
import { cn } from '~/lib/cn';
import { chosenAfter, chosenState, type RowKey } from './chosen-rows';
import { GroupHead } from './group-head';
import type { LocalGroup } from './local-groups';
import { ResizeEdge } from './resize-edge';
import { formatSort, parseSort, type SortEntry } from './sort';
import { ariaSort, sortAfterClick } from './sort-click';
import { type Pin, usePinned } from './use-pinned';

export type PlainColumn<Row> = {
  id: string;
  title: string;
  /** what the order is called by; absent where rows cannot be put in order by it */
  sort?: string;
  isEnd?: boolean;
  isDescFirst?: boolean;
  /** a name somebody gave rather than a word of ours */
  isCode?: boolean;
  /** in pixels; as wide as what it holds without */
  width?: number | undefined;
  cell: (row: Row) => ReactNode;
};

export type PlainTableProps<Row> = {
  caption: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  sort: string;
  onSortChange: (sort: string) => void;
  /** for rows that something can be done with: by the button at their end or a right click */
  menu?: RowMenuProps<Row> | undefined;
  /** for rows that can be chosen, one by one, as a range with Shift, or all in sight */
  choice?: RowChoice<Row> | undefined;
  looks?: TableLooks | undefined;
  /** instead of the rows: what some of them have in common, under headers that fold */
  groups?: readonly LocalGroup<Row>[] | undefined;
  onFold?: (label: string, isFolded: boolean) => void;
};

type Stretch<Row> = { rows: readonly Row[] } & Partial<Omit<LocalGroup<Row>, 'rows'>>;
type Head = Omit<LocalGroup<unknown>, 'rows'>;
const isGroup = (group: Partial<Head>): group is Head => group.label !== undefined;

/** How somebody arranged a table. */
export type TableLooks = {
  /** in pixels */
  rowHeight: number;
  /** how many of the first columns stay in sight */
  pinned: number;
  onResize: (id: string, width?: number) => void;
  /** the button at the end of the header */
  options: ReactNode;
};

export type RowChoice<Row> = {
  label: (row: Row) => string;
  chosen: ReadonlySet<RowKey>;
  onChange: (chosen: ReadonlySet<RowKey>) => void;
};

export type RowMenuProps<Row> = {
  label: (row: Row) => string;
  onOpen: (row: Row, at: { x: number; y: number }) => void;
};

const heightName: string = '--row-height';
const heightStyle = (rowHeight: number): CSSProperties => ({ [heightName]: `${rowHeight}px` });

const widthStyle = (width: number | undefined): CSSProperties | undefined =>
  width === undefined ? undefined : { width, minWidth: width, maxWidth: width };

// right under tabs their line is the table's own
const regionClass =
  '-mx-6 overflow-x-auto -outline-offset-2 narrow:-mx-4 [nav+*>&:first-child]:-mt-2 [nav+*>&:first-child_th]:border-t-0';

/** One page of rows and headers that sort; for lists that need no more than reading. Stands in a page's body. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { caption, columns, rows, keyOf, sort, onSortChange, menu, choice, looks } = props;
  const table = useRef<HTMLTableElement>(null);
  const pin = usePinned({ table, pinned: looks?.pinned ?? 0, isShifted: choice !== undefined });
  const groups: readonly Stretch<Row>[] = props.groups ?? [{ rows }];
  const keys = groups.flatMap((group) => group.rows).map(keyOf);
  const lastClicked = useRef<RowKey>(undefined);
  const sortable = new Set(columns.flatMap((column) => column.sort ?? []));
  const entries = parseSort(sort, sortable) ?? [];
  const drawRow = (row: Row) => (
    <tr
      key={keyOf(row)}
      className="group/row"
      onContextMenu={
        menu &&
        ((event) => {
          event.preventDefault();
          menu.onOpen(row, { x: event.clientX, y: event.clientY });
        })
      }
    >
      {choice ? (
        <td
          className={cn(
            'w-9 border-b pl-6 group-hover/row:bg-hover narrow:pl-4',
            looks?.pinned && 'sticky left-0 z-5 bg-bg',
          )}
        >
          <Checkbox
            className="grid!"
            aria-label={choice.label(row)}
            checked={choice.chosen.has(keyOf(row))}
            onChange={({ nativeEvent }) => {
              const key = keyOf(row);
              const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
              const click = { keys, key, isRange, from: lastClicked.current };
              lastClicked.current = key;
              choice.onChange(chosenAfter(choice.chosen, click));
            }}
          />
        </td>
      ) : null}
      {columns.map((column, at) => (
        <td
          key={column.id}
          style={{ ...widthStyle(column.width), ...pin(at)?.style }}
          className={cn(
            'num h-(--row-height,34px) max-w-80 truncate border-b px-2.5 whitespace-nowrap first:pl-6 last:pr-6 group-hover/row:bg-hover narrow:first:pl-4',
            column.isEnd && 'text-right',
            pin(at)?.className,
          )}
        >
          {column.cell(row)}
        </td>
      ))}
      {looks && !menu ? <td className="border-b group-hover/row:bg-hover" /> : null}
      {menu ? (
        <td className="right-0 border-b bg-bg pr-6 pl-2 group-hover/row:bg-hover phone:sticky phone:pr-3">
          <MenuButton row={row} menu={menu} />
        </td>
      ) : null}
    </tr>
  );
  return (
    <ScrollRegion label={caption} className={regionClass}>
      <table
        ref={table}
        style={looks && heightStyle(looks.rowHeight)}
        className="w-full border-separate border-spacing-0"
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {choice ? (
              <AllBox keys={keys} choice={choice} isPinned={(looks?.pinned ?? 0) > 0} />
            ) : null}
            {columns.map((column, at) => (
              <HeadCell
                key={column.id}
                column={column}
                sort={entries}
                onSortChange={onSortChange}
                onResize={looks?.onResize}
                pin={pin(at)}
              />
            ))}
            {menu || looks ? (
              <th
                scope="col"
                className="sticky right-0 z-10 w-11 border-y bg-bg pl-2 last:pr-6 phone:last:pr-3"
              >
                <span className="sr-only">Actions</span>
                {looks?.options}
              </th>
            ) : null}
          </tr>
        </thead>
        {groups.map(({ rows: shown, ...group }, at) => (
          <tbody key={group.label ?? at}>
            {isGroup(group) ? (
              <GroupHead
                {...group}
                span={columns.length + (choice ? 1 : 0) + (menu || looks ? 1 : 0)}
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

type AllProps<Row> = { keys: readonly RowKey[]; choice: RowChoice<Row>; isPinned: boolean };

function AllBox<Row>({ keys, choice, isPinned }: AllProps<Row>) {
  const state = chosenState(choice.chosen, keys);
  return (
    <th
      scope="col"
      className={cn(
        'w-9 border-y pl-6 text-left narrow:pl-4',
        isPinned && 'sticky left-0 z-5 bg-bg',
      )}
    >
      <Checkbox
        className="grid!"
        aria-label="Select all rows in sight"
        checked={state === true}
        isIndeterminate={state === 'indeterminate'}
        onChange={() => {
          const next = new Set(choice.chosen);
          for (const key of keys) {
            if (state === true) next.delete(key);
            else next.add(key);
          }
          choice.onChange(next);
        }}
      />
    </th>
  );
}

const MenuButton = <Row,>({ row, menu }: { row: Row; menu: RowMenuProps<Row> }) => (
  <button
    type="button"
    aria-label={menu.label(row)}
    aria-haspopup="menu"
    onClick={({ currentTarget }) => {
      const box = currentTarget.getBoundingClientRect();
      menu.onOpen(row, { x: box.left, y: box.bottom });
    }}
    className="grid size-6 place-items-center rounded-sm text-muted hover:bg-line hover:text-text"
  >
    <Ellipsis aria-hidden className="size-4" />
  </button>
);

type HeadProps<Row> = {
  column: PlainColumn<Row>;
  sort: readonly SortEntry[];
  onSortChange: (sort: string) => void;
  onResize: TableLooks['onResize'] | undefined;
  pin: Pin | undefined;
};

function HeadCell<Row>({ column, sort, onSortChange, onResize, pin }: HeadProps<Row>) {
  const { title, sort: id, isEnd = false, isDescFirst: descFirst = false } = column;
  const entry = sort.find((one) => one.id === id);
  const Arrow = entry?.desc ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={id ? ariaSort(sort, id) : undefined}
      style={{ ...widthStyle(column.width), ...pin?.style }}
      className={cn(
        'relative h-[30px] border-y px-2.5 text-xs font-medium whitespace-nowrap text-faint first:pl-6 last:pr-6 narrow:first:pl-4',
        isEnd ? 'text-right' : 'text-left',
        pin?.className,
        column.width !== undefined && 'overflow-clip',
      )}
    >
      {onResize ? <ResizeEdge onResize={(width) => onResize(column.id, width)} /> : null}
      {id ? (
        <button
          type="button"
          className={cn('inline-flex h-7 items-center gap-1 hover:text-text', entry && 'text-text')}
          onClick={() =>
            onSortChange(formatSort(sortAfterClick({ sort, id, descFirst, add: false })))
          }
        >
          {title}
          {entry ? <Arrow aria-hidden className="size-3" strokeWidth={2} /> : null}
        </button>
      ) : (
        <span title={title} className={column.isCode ? 'font-mono' : undefined}>
          {title}
        </span>
      )}
    </th>
  );
}
