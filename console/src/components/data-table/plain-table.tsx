import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { ScrollRegion } from '~/components/page/scroll-region';
import { Checkbox } from '~/components/ui/checkbox';
import { cn } from '~/lib/cn';
import { chosenAfter, chosenState, type RowKey } from './chosen-rows';
import { formatSort, parseSort, type SortEntry } from './sort';
import { ariaSort, sortAfterClick } from './sort-click';

export type PlainColumn<Row> = {
  id: string;
  title: string;
  /** what the order is called by; absent where rows cannot be put in order by it */
  sort?: string;
  isEnd?: boolean;
  isDescFirst?: boolean;
  /** a name somebody gave rather than a word of ours */
  isCode?: boolean;
  cell: (row: Row) => ReactNode;
};

type Props<Row> = {
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

// right under tabs their line is the table's own
const regionClass =
  '-mx-6 overflow-x-auto -outline-offset-2 narrow:-mx-4 [nav+*>&:first-child]:-mt-2 [nav+*>&:first-child_th]:border-t-0';

/** One page of rows and headers that sort; for lists that need no more than reading. Stands in a page's body. */
export function PlainTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, sort, onSortChange, menu, choice } = props;
  const keys = rows.map(keyOf);
  const lastClicked = useRef<RowKey>(undefined);
  const sortable = new Set(columns.flatMap((column) => column.sort ?? []));
  const entries = parseSort(sort, sortable) ?? [];
  return (
    <ScrollRegion label={caption} className={regionClass}>
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {choice ? <AllBox keys={keys} choice={choice} /> : null}
            {columns.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                sort={entries}
                onSortChange={onSortChange}
              />
            ))}
            {menu ? (
              <th scope="col" className="w-11 border-y last:pr-6">
                <span className="sr-only">Actions</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
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
                <td className="w-9 border-b pl-6 group-hover/row:bg-hover narrow:pl-4">
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
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={cn(
                    'num h-[34px] max-w-80 truncate border-b px-2.5 whitespace-nowrap first:pl-6 last:pr-6 group-hover/row:bg-hover narrow:first:pl-4',
                    column.isEnd && 'text-right',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
              {menu ? (
                <td className="right-0 border-b bg-bg pr-6 pl-2 group-hover/row:bg-hover phone:sticky phone:pr-3">
                  <MenuButton row={row} menu={menu} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function AllBox<Row>({ keys, choice }: { keys: readonly RowKey[]; choice: RowChoice<Row> }) {
  const state = chosenState(choice.chosen, keys);
  return (
    <th scope="col" className="w-9 border-y pl-6 text-left narrow:pl-4">
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
};

function HeadCell<Row>({ column, sort, onSortChange }: HeadProps<Row>) {
  const { title, sort: id, isEnd = false, isDescFirst: descFirst = false } = column;
  const entry = sort.find((one) => one.id === id);
  const Arrow = entry?.desc ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={id ? ariaSort(sort, id) : undefined}
      className={cn(
        'h-[30px] border-y px-2.5 text-xs font-medium whitespace-nowrap text-faint first:pl-6 last:pr-6 narrow:first:pl-4',
        isEnd ? 'text-right' : 'text-left',
      )}
    >
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
