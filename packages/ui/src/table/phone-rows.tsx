import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Select } from '../base/select';
import { cn } from '../lib/utils';
import { MenuButton, type RowMenuProps } from './controls/menu-button';
import { GroupButton } from './group-head';
import {
  AllRowsBox,
  type ChoiceRange,
  menuOf,
  RowBox,
  type RowSelection,
  useChoiceRange,
} from './row-controls';
import type { RowKey } from './selected-rows';
import { contentOf, type ShownColumn, type ShownRow, titleOf } from './table-columns';
import { groupsOf, isGroup, type TableViewProps } from './table-props';
import type { DataTableModel } from './use-data-table';

/** The same rows where columns do not fit: their names, and the most important facts. */
export function PhoneRows<Item extends RowData>(props: TableViewProps<Item>) {
  const { caption, model, keyOf, menu, choice, options } = props;
  const groups = groupsOf(props);
  const keys = groups.flatMap(({ rows }) => rows.map(({ original }) => keyOf(original)));
  const range = useChoiceRange(keys);
  const isSortable = model.table.getVisibleLeafColumns().some((column) => column.getCanSort());
  const parts = partsOf(model.table.getVisibleLeafColumns());
  const drawRows = (rows: readonly ShownRow<Item>[], label: string) => (
    <ul aria-label={label} data-rows>
      {rows.map((row) => (
        <PhoneRow
          key={keyOf(row.original)}
          row={row}
          rowKey={keyOf(row.original)}
          parts={parts}
          menu={menuOf(row.original, menu)}
          choice={choice}
          range={range}
        />
      ))}
    </ul>
  );
  return (
    <section aria-label={caption} className="-mx-4 [nav+&]:-mt-2">
      <div
        className={cn(
          'flex items-center gap-1 border-b pr-1',
          (choice || options || isSortable) && 'h-11',
        )}
      >
        {choice ? (
          <FingerBox>
            <AllRowsBox keys={keys} choice={choice} />
          </FingerBox>
        ) : null}
        <SortChoice model={model} hasBox={choice !== undefined} />
        <span className="ml-auto *:size-11">{options}</span>
      </div>
      {groups.map(({ rows: groupRows, ...group }, at) => (
        <Fragment key={group.label ?? at}>
          {isGroup(group) ? (
            <h3 className="h-11 border-b bg-sunken">
              <GroupButton
                {...group}
                onFold={(isFolded) => props.onFold?.(group.label, isFolded)}
              />
            </h3>
          ) : null}
          {groupRows.length > 0 ? drawRows(groupRows, group.label || caption) : null}
        </Fragment>
      ))}
    </section>
  );
}

/** Enlarges the tap area of a checkbox. */
const FingerBox = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside, and has its own name
  <label className="grid size-11 shrink-0 place-items-center">{children}</label>
);

type Parts<Item extends RowData> = {
  title: ShownColumn<Item> | undefined;
  line: readonly ShownColumn<Item>[];
  end: readonly ShownColumn<Item>[];
};

/** Assigns columns to parts of a card; without a title column, the first one names the row. */
function partsOf<Item extends RowData>(columns: readonly ShownColumn<Item>[]): Parts<Item> {
  const phoneOf = ({ columnDef }: ShownColumn<Item>) => columnDef.meta?.phone;
  const assigned = columns.filter((column) => phoneOf(column) !== undefined);
  const phoneColumns = assigned.length > 0 ? assigned : columns;
  const title = phoneColumns.find((column) => phoneOf(column) === 'title') ?? phoneColumns[0];
  const rest = phoneColumns.filter((column) => column !== title);
  return {
    title,
    line: rest.filter((column) => phoneOf(column) !== 'end'),
    end: rest.filter((column) => phoneOf(column) === 'end'),
  };
}

type RowProps<Item extends RowData> = {
  row: ShownRow<Item>;
  rowKey: RowKey;
  parts: Parts<Item>;
  menu: RowMenuProps<Item> | undefined;
  choice: RowSelection<Item> | undefined;
  range: ChoiceRange;
};

function PhoneRow<Item extends RowData>(props: RowProps<Item>) {
  const { row: tableRow, rowKey, parts, menu, choice, range } = props;
  const row = tableRow.original;
  const cells = tableRow.getVisibleCellsByColumnId();
  const draw = (column: ShownColumn<Item> | undefined) => {
    const cell = column && cells[column.id];
    return cell && contentOf(cell);
  };
  return (
    <li
      tabIndex={-1}
      data-chosen={choice?.chosen.has(rowKey) || undefined}
      className="relative flex items-start border-b py-1 data-chosen:bg-select"
      onContextMenu={
        menu &&
        ((event) => {
          event.preventDefault();
          menu.onOpen(row, { x: event.clientX, y: event.clientY });
        })
      }
    >
      {choice ? (
        <FingerBox>
          <RowBox row={row} rowKey={rowKey} choice={choice} range={range} />
        </FingerBox>
      ) : null}
      <div className={choice ? 'min-w-0 flex-1 pr-4' : 'min-w-0 flex-1 px-4'}>
        <div className="flex min-h-11 items-center gap-2">
          {/* the link is as tall as the line; expanded content makes the line taller */}
          <div className="min-w-0 truncate font-medium [&_a]:leading-11">{draw(parts.title)}</div>
          <div className="ml-auto flex shrink-0 items-center gap-2 text-sm">
            {parts.end.map((column) => (
              <span key={column.id}>
                <span className="sr-only">{titleOf(column)} </span>
                {draw(column)}
              </span>
            ))}
          </div>
        </div>
        {parts.line.length > 0 ? (
          <dl className="-mt-1 flex flex-wrap gap-x-4 gap-y-1 pb-2 text-sm">
            {parts.line.map((column) => (
              <div
                key={column.id}
                className="flex max-w-full min-w-0 items-center gap-1.5 has-[>dd:empty]:hidden has-[>dd>[data-missing]]:hidden has-[>dd>.block]:items-start"
              >
                <dt
                  className={
                    column.columnDef.meta?.isUntitled
                      ? 'sr-only'
                      : 'max-w-48 shrink-0 truncate text-faint'
                  }
                >
                  {titleOf(column)}
                </dt>
                <dd className={cn('min-w-0 truncate', column.columnDef.meta?.isEnd && 'num')}>
                  {draw(column)}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      {menu ? <MenuButton row={row} menu={menu} className="mr-1 -ml-3 size-11 shrink-0" /> : null}
    </li>
  );
}

type SortProps<Item extends RowData> = { model: DataTableModel<Item>; hasBox: boolean };

/** Replaces the headers, which sort in tables. */
function SortChoice<Item extends RowData>({ model: { table }, hasBox }: SortProps<Item>) {
  const sortable = table.getVisibleLeafColumns().filter((column) => column.getCanSort());
  if (sortable.length === 0) return null;
  const choices = sortable.map((column) => ({ value: column.id, label: titleOf(column) }));
  const entry = table.state.sorting.find(({ id }) => sortable.some((column) => column.id === id));
  const Arrow = entry?.desc ? ArrowDown : ArrowUp;
  return (
    <div className={hasBox ? 'flex min-w-0' : 'flex min-w-0 pl-1.5'}>
      <Select
        label="Sort by"
        value={entry?.id ?? ''}
        options={entry ? choices : [{ value: '', label: 'Not sorted' }, ...choices]}
        onChange={(id) => {
          const column = table.getColumn(id);
          if (column) table.setSorting([{ id, desc: column.getFirstSortDir() === 'desc' }]);
        }}
        className="h-11! border-transparent! bg-transparent! text-muted"
      />
      {entry ? (
        <button
          type="button"
          aria-label={entry.desc ? 'Sort ascending' : 'Sort descending'}
          onClick={() => table.setSorting([{ ...entry, desc: !entry.desc }])}
          className="grid size-11 shrink-0 place-items-center text-muted"
        >
          <Arrow aria-hidden className="size-3.5" />
        </button>
      ) : null}
    </div>
  );
}
