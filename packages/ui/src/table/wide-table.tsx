import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import { breakable } from '../lib/breakable';
import { cn } from '../lib/utils';
import { displayText } from '../lib/visible-controls';
import { ScrollRegion } from '../page/section';
import { rowHeights } from './columns/stored-layout';
import { MenuButton } from './controls/menu-button';
import { leftName } from './grid/columns';
import { ResizeEdge } from './grid/resize-edge';
import { GroupHead } from './group-head';
import { AllRowsBox, menuOf, RowBox, useChoiceRange } from './row-controls';
import { contentOf, type ShownColumn, type ShownRow, titleOf } from './table-columns';
import { groupsOf, isGroup, type TableFrame, type TableViewProps } from './table-props';

const heightName: string = '--row-height';
const heightStyle = (rowHeight: number): CSSProperties => ({ [heightName]: `${rowHeight}px` });

const widthStyle = (width: number | undefined): CSSProperties | undefined =>
  width === undefined ? undefined : { width, minWidth: width, maxWidth: width };

const regionClass = {
  // no higher than the page, so that its head stays visible; directly below tabs, their line is the
  // table's upper border
  page: '-mx-6 max-h-[max(20rem,calc(100dvh-11rem))] overflow-auto scroll-bg -outline-offset-2 narrow:-mx-4 [nav+*>&:first-child]:-mt-2 [nav+*>&:first-child_th]:border-t-0',
  // whole rows of 34 px below a head of 30 px, ended by a line
  part: '-mx-6 max-h-[calc(round(down,max(14rem,40dvh)-30px,34px)+30px)] overflow-auto scroll-bg -outline-offset-2 after:sticky after:bottom-0 after:z-10 after:-mt-px after:block after:h-px after:bg-line narrow:-mx-4',
  flow: '-mx-6 overflow-x-auto -outline-offset-2 narrow:-mx-4',
};

const edgeClass = {
  page: 'first:pl-6 last:pr-6 narrow:first:pl-4',
  part: 'first:pl-6 last:pr-6 narrow:first:pl-4',
  flow: 'first:pl-6 last:pr-6 narrow:first:pl-4',
  inner: 'first:pl-0 last:pr-0',
};

/** Where columns do not fit, names take the width that the others leave. */
const nameClass =
  '@max-[66rem]/table:w-full @max-[66rem]/table:max-w-0 @max-[66rem]/table:min-w-32';

const tint = 'group-hover/row:bg-hover group-data-chosen/row:bg-select';

/** fades out texts that overflow the last column */
const endFade =
  'before:pointer-events-none before:absolute before:inset-y-0 before:right-full before:w-3 before:bg-inherit before:[mask-image:linear-gradient(to_right,transparent,#000)]';

// a button that the menus clip to less than the minimum target size is far enough from them
const menuEdge = 'pl-3';

/** A table with columns. */
export function WideTable<Item extends RowData>(props: TableViewProps<Item>) {
  const { caption, model, keyOf, menu, choice, options, frame = 'page' } = props;
  const { state } = model.table;
  const columns = model.table.getVisibleLeafColumns();
  const table = useRef<HTMLTableElement>(null);
  const pinned = state.columnPinning.start.length;
  const pin = usePinned({ table, pinned, isShifted: choice !== undefined });
  const groups = groupsOf(props);
  const keys = groups.flatMap(({ rows }) => rows.map(({ original }) => keyOf(original)));
  const range = useChoiceRange(keys);
  const drawRow = (tableRow: ShownRow<Item>) => {
    const row = tableRow.original;
    const rowMenu = menuOf(row, menu);
    const own = props.rowProps?.(row);
    return (
      <tr
        key={keyOf(row)}
        {...own}
        data-chosen={choice?.chosen.has(keyOf(row)) || undefined}
        // list shortcuts move the focus between rows
        tabIndex={-1}
        className={cn(
          'group/row -outline-offset-2 focus-visible:outline-2 focus-visible:outline-accent',
          // values stay beside the name of a row that shows details below it
          'has-data-row-details:*:pt-2 has-data-row-details:*:align-top',
          own?.className,
        )}
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
              'w-10 border-b pr-1 pl-6 print:hidden group-data-chosen/row:shadow-[inset_2px_0_var(--accent)] narrow:pl-4',
              tint,
              pinned > 0 && 'sticky left-0 z-5 bg-bg',
            )}
          >
            <RowBox row={row} rowKey={keyOf(row)} choice={choice} range={range} />
          </td>
        ) : null}
        {tableRow.getVisibleCells().map((cell, at) => {
          const { id, columnDef } = cell.column;
          const { isEnd, isRowHeader, isAction, phone, className } = columnDef.meta ?? {};
          const isName = phone === 'title' && state.columnSizing[id] === undefined;
          const Cell = isRowHeader ? 'th' : 'td';
          return (
            <Cell
              key={id}
              scope={isRowHeader ? 'row' : undefined}
              style={{ ...widthStyle(state.columnSizing[id]), ...pin(at)?.style }}
              className={cn(
                'h-(--row-height,34px) max-w-80 truncate border-b px-2 whitespace-nowrap',
                tint,
                edgeClass[frame],
                isRowHeader && 'text-left font-normal',
                // tabular hyphens are as wide as digits, so names use proportional ones
                isEnd && 'num text-right',
                isAction && 'print:hidden',
                isName && nameClass,
                pin(at)?.className,
                className,
              )}
            >
              {contentOf(cell)}
            </Cell>
          );
        })}
        {options && !menu ? <td className={cn('border-b print:hidden', tint)} /> : null}
        {menu ? (
          <td
            className={cn(
              'sticky right-0 z-5 border-b bg-bg pr-6 phone:pr-3 print:hidden',
              menuEdge,
              tint,
              endFade,
            )}
          >
            {rowMenu ? <MenuButton row={row} menu={rowMenu} /> : null}
          </td>
        ) : null}
      </tr>
    );
  };
  const tableElement = (
    <table
      ref={table}
      data-rows={frame === 'inner' ? undefined : ''}
      style={options ? heightStyle(rowHeights[model.arrangement.rowHeight]) : undefined}
      className="w-full border-separate border-spacing-0"
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {choice ? (
            <th
              scope="col"
              className={cn(
                'sticky top-0 z-10 w-10 border-y bg-bg pr-1 pl-6 text-left narrow:pl-4 print:hidden',
                pinned > 0 && 'left-0 z-11',
              )}
            >
              <AllRowsBox keys={keys} choice={choice} />
            </th>
          ) : null}
          {columns.map((column, at) => (
            <HeadCell
              key={column.id}
              column={column}
              frame={frame}
              isLeading={state.sorting[0]?.id === column.id}
              width={state.columnSizing[column.id]}
              onResize={options ? model.onResize : undefined}
              pin={pin(at)}
            />
          ))}
          {menu || options ? (
            <th
              scope="col"
              className={cn(
                'sticky top-0 right-0 z-12 w-11 border-y bg-bg last:pr-6 phone:last:pr-3 print:hidden',
                menuEdge,
                endFade,
              )}
            >
              {menu ? <span className="sr-only">Actions</span> : null}
              {options}
            </th>
          ) : null}
        </tr>
      </thead>
      {groups.map(({ rows: groupRows, ...group }, at) => (
        <tbody key={group.label ?? at}>
          {isGroup(group) ? (
            <GroupHead
              {...group}
              span={columns.length + (choice ? 1 : 0) + (menu || options ? 1 : 0)}
              onFold={(isFolded) => props.onFold?.(group.label, isFolded)}
            />
          ) : null}
          {groupRows.map(drawRow)}
        </tbody>
      ))}
    </table>
  );
  return frame === 'inner' ? (
    tableElement
  ) : (
    <ScrollRegion label={caption} className={cn('@container/table', regionClass[frame])}>
      {tableElement}
    </ScrollRegion>
  );
}

type HeadProps<Item extends RowData> = {
  frame: TableFrame;
  column: ShownColumn<Item>;
  /** the rows are sorted by it first; `aria-sort` allows only one such column */
  isLeading: boolean;
  width: number | undefined;
  onResize: ((id: string, width?: number) => void) | undefined;
  pin: Pin | undefined;
};

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** After these a title breaks into two lines. */
const breaks = /[\s_.-]/;

/** True for a title that may take two lines where columns do not fit; code is wider than text. */
const isLongTitle = (title: string, isCode: boolean | undefined): boolean =>
  title.length > (isCode ? 10 : 12) && breaks.test(title);

/** Chromium breaks at an optional break also where lines must not wrap, Firefox does not. */
const titleText = (title: string, isCode: boolean | undefined) =>
  isLongTitle(title, isCode) ? breakable(title) : title;

/** The width in px in which a title takes two lines at most; a monospaced font is wider. */
function twoLineWidth(title: string, isCode: boolean | undefined): number {
  const longerLines = [...title.matchAll(new RegExp(breaks, 'g'))].map(({ index }) =>
    Math.max(title.slice(0, index + 1).trimEnd().length, title.length - index - 1),
  );
  return Math.min(16 + Math.min(...longerLines) * (isCode ? 6.6 : 5.5), 240);
}

/** The width in px of words beside a title, which stay in one line. */
const wordsWidth = (words: string): number => Math.ceil(4 + words.length * 5.5);

function HeadCell<Item extends RowData>(props: HeadProps<Item>) {
  const { column, frame, isLeading, width, onResize, pin } = props;
  const { isEnd, isCode, isUntitled, isAction, icon } = column.columnDef.meta ?? {};
  const title = displayText(titleOf(column));
  const sorted = isLeading && column.getIsSorted();
  const isLong = isLongTitle(title, isCode);
  const words = sorted && column.columnDef.meta?.sortWords?.[sorted];
  return (
    <th
      scope="col"
      aria-sort={sorted ? ariaSort[sorted] : undefined}
      style={{
        ...(isLong && {
          minWidth: twoLineWidth(title, isCode) + (words ? wordsWidth(words) : 0),
        }),
        ...widthStyle(width),
        ...pin?.style,
      }}
      className={cn(
        'h-[30px] px-2 text-xs font-medium text-faint',
        frame === 'inner' ? 'border-b' : 'sticky top-0 z-10 border-y bg-bg',
        edgeClass[frame],
        // where columns do not fit, the longest names take two lines, no more
        isLong ? 'leading-3.5 text-balance' : 'whitespace-nowrap',
        isEnd ? 'text-right' : 'text-left',
        isCode && 'font-mono',
        isAction && 'print:hidden',
        pin?.className.replace('z-5', 'z-11'),
        width !== undefined && 'overflow-clip',
      )}
    >
      {onResize ? <ResizeEdge onResize={(next) => onResize(column.id, next)} /> : null}
      {column.getCanSort() ? (
        <SortButton column={column} />
      ) : (
        <span
          title={isUntitled ? undefined : title}
          className={isUntitled ? 'sr-only' : titleClass}
        >
          {icon}
          {titleText(title, isCode)}
        </span>
      )}
    </th>
  );
}

/** A name that others gave, such as that of a metric, may be a word of any length. */
const titleClass = 'inline-block max-w-56 overflow-x-clip align-bottom text-ellipsis';

type SortProps<Item extends RowData> = { column: ShownColumn<Item> };

/** The title of a column; a click sorts the rows by it, another click reverses them. */
function SortButton<Item extends RowData>({ column }: SortProps<Item>) {
  const sorted = column.getIsSorted();
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp;
  const words = column.columnDef.meta?.sortWords;
  const title = displayText(titleOf(column));
  return (
    <button
      type="button"
      className={cn(
        'inline-flex min-h-7 items-center gap-1 [text-align:inherit] hover:text-text',
        sorted && 'text-text',
      )}
      onClick={column.getToggleSortingHandler()}
    >
      <span title={title} className={titleClass}>
        {column.columnDef.meta?.icon}
        {titleText(title, column.columnDef.meta?.isCode)}
      </span>
      {sorted && words ? (
        <span className="font-normal whitespace-nowrap text-faint">{words[sorted]}</span>
      ) : null}
      {sorted && !words ? <Arrow aria-hidden className="size-3" strokeWidth={2} /> : null}
    </button>
  );
}

type Options = {
  table: RefObject<HTMLTableElement | null>;
  /** number of pinned first columns */
  pinned: number;
  /** the checkbox column comes first and is not counted */
  isShifted: boolean;
};

type Pin = { style: CSSProperties; className: string };

/**
 * Positions of pinned columns: after the columns before them, which are as wide as their content.
 */
function usePinned({ table, pinned, isShifted }: Options): (at: number) => Pin | undefined {
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || pinned === 0) return;
    const measure = () => {
      let left = 0;
      for (const [at, { offsetWidth }] of [...(element.rows[0]?.cells ?? [])].entries()) {
        if (at > pinned) break;
        element.style.setProperty(leftName(at), `${left}px`);
        left += offsetWidth;
      }
    };
    measure();
    const observer = globalThis.ResizeObserver ? new ResizeObserver(measure) : undefined;
    for (const cell of [...(element.rows[0]?.cells ?? [])].slice(0, pinned + 1))
      observer?.observe(cell);
    return () => observer?.disconnect();
  });
  return (at) =>
    at < pinned
      ? {
          style: { left: `var(${leftName(isShifted ? at + 1 : at)})` },
          className: at === pinned - 1 ? 'sticky! z-5 border-r bg-bg' : 'sticky! z-5 bg-bg',
        }
      : undefined;
}
