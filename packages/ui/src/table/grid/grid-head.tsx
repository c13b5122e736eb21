import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { Checkbox } from '../../base/checkbox';
import { cn } from '../../lib/utils';
import { ariaSort, type SortEntry } from '../sort/sort';
import { type ColumnGroup, type DataRow, frozenEdge, groupEdge, roles, rowClass } from './columns';
import { cellStyle, pinnedClass } from './grid-row';
import type { GridColumn } from './use-grid-table';
import type { DrawnColumn, DrawnColumns } from './window/use-column-window';

type Props<Row extends DataRow> = {
  columns: DrawnColumns<Row>;
  sort: readonly SortEntry[];
  modelOf: (id: string) => GridColumn<Row> | undefined;
  checked: boolean | 'indeterminate';
  onCheck: () => void;
};

const cell =
  'group/head h-full contain-paint content-center overflow-clip bg-bg px-2.5 text-left text-xs font-medium text-faint outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--accent)]';

function PlainHead<Row extends DataRow>(props: Props<Row>) {
  const { columns, checked, onCheck } = props;
  const draw = (each: DrawnColumn<Row>) => <HeadCell key={each.column.id} {...props} {...each} />;
  return (
    <thead {...roles.group} className="sticky top-0 z-20 block">
      {columns.groups.length > 0 ? (
        <GroupHeads
          groups={columns.groups}
          pinned={columns.pinned.length}
          count={columns.menuAt - 1}
        />
      ) : null}
      <tr
        {...roles.row}
        aria-rowindex={1}
        data-index={-1}
        className={cn('h-[30px] border-b bg-bg', rowClass)}
      >
        <th
          {...roles.head}
          scope="col"
          data-col={0}
          aria-colindex={1}
          tabIndex={-1}
          className={cn(cell, pinnedClass, 'pl-6')}
        >
          {/* a finger needs the room for the checkbox, and opens the menu with a long press */}
          <MenuButton label="Select rows" className="left-0.5 pointer-coarse:hidden" />
          <span className="flex items-center">
            <Checkbox
              aria-label="Select all"
              tabIndex={-1}
              checked={checked === true}
              isIndeterminate={checked === 'indeterminate'}
              onChange={onCheck}
            />
          </span>
        </th>
        {columns.pinned.map(draw)}
        {columns.rest.map(draw)}
        <th
          {...roles.head}
          scope="col"
          data-col={columns.menuAt}
          aria-colindex={columns.menuAt + 1}
          tabIndex={-1}
          // cells that scroll under it stay readable, because the menu column has no head
          className={cn(cell, 'sticky right-0 z-10 -col-end-1 bg-transparent')}
        >
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  );
}

type GroupProps = { groups: readonly ColumnGroup[]; pinned: number; count: number };

/** The heads of groups. The name of a column's own head includes its group. */
const GroupHeads = ({ groups, pinned, count }: GroupProps) => (
  <tr aria-hidden className={cn('h-[22px] bg-bg', rowClass)}>
    <th style={{ gridColumn: `1 / ${pinned + 2}` }} className={cn(cell, pinnedClass, 'z-10')} />
    {groups.map(({ title, from, to }, at) => (
      <th
        key={from}
        style={{ gridColumn: `${from + 2} / ${to + 2}` }}
        className={cn(
          cell,
          groupEdge,
          'row-start-1 truncate text-text',
          // where columns without a group follow, a title may be wider than its own columns
          to < count && groups[at + 1]?.from !== to && 'w-max min-w-full',
        )}
        title={title}
      >
        {title}
      </th>
    ))}
  </tr>
);

/** Memoized, because scrolling does not change the header. */
export const GridHead = memo(PlainHead) as typeof PlainHead; // memo drops the type parameter

type CellProps<Row extends DataRow> = Props<Row> & DrawnColumn<Row>;

function HeadCell<Row extends DataRow>(props: CellProps<Row>) {
  const { column, at, sort, isPinned, isLastPinned, startsGroup } = props;
  return (
    <th
      {...roles.head}
      scope="col"
      data-col={at}
      data-column={column.id}
      data-pinned={isPinned || undefined}
      // the buttons of the header name their actions
      aria-label={column.fault ? `${column.title}: ${column.fault}` : column.title}
      tabIndex={-1}
      aria-colindex={at + 1}
      aria-sort={ariaSort(sort, column.id)}
      style={cellStyle(props)}
      className={cn(
        cell,
        isPinned && pinnedClass,
        isLastPinned && frozenEdge,
        startsGroup && groupEdge,
        column.isEnd && 'text-right',
      )}
    >
      {column.isUnsortable ? (
        <span
          title={
            column.fault ?? `${column.hint ?? ''} The list cannot be sorted by this column.`.trim()
          }
          className={cn(
            'inline-block max-w-full truncate align-middle',
            column.fault && 'text-bad underline decoration-wavy',
          )}
        >
          {column.fault ? '⚠ ' : null}
          {column.group?.head ?? column.title}
        </span>
      ) : (
        <SortButton {...props} />
      )}
      <ColumnHandles title={column.title} isEnd={column.isEnd ?? false} />
    </th>
  );
}

const MenuButton = ({ label, className }: { label: string; className: string }) => (
  <button
    type="button"
    tabIndex={-1}
    data-menu
    aria-label={label}
    aria-haspopup="menu"
    className={cn(
      'absolute top-1.5 grid size-4.5 place-items-center rounded-sm bg-bg text-muted opacity-0 group-hover/head:opacity-100 group-focus-visible/head:opacity-100 hover:bg-hover',
      className,
    )}
  >
    <ChevronDown aria-hidden className="size-3" strokeWidth={2} />
  </button>
);

/** Controls of a header: its menu, and the edge that resizes it. */
const ColumnHandles = ({ title, isEnd }: { title: string; isEnd: boolean }) => (
  <>
    <MenuButton label={`Column ${title}`} className={isEnd ? 'left-1' : 'right-1.5'} />
    <span
      data-resize
      aria-hidden
      className="absolute inset-y-0 right-0 w-1.5 cursor-col-resize touch-none hover:bg-line-strong"
    />
  </>
);

function SortButton<Row extends DataRow>({ column, sort, modelOf }: CellProps<Row>) {
  const { id, title, group, isEnd, hint } = column;
  const model = modelOf(id);
  const rank = sort.findIndex((entry) => entry.id === id);
  const isDesc = sort[rank]?.desc ?? false;
  return (
    <button
      type="button"
      tabIndex={-1}
      title={hint ?? 'Sort; hold Shift to add it to the sort'}
      // a click changes the direction of a sorted column; with Shift it may also remove its sort
      onClick={({ shiftKey }) =>
        model?.toggleSorting(rank >= 0 && !shiftKey ? !isDesc : undefined, shiftKey)
      }
      className={cn(
        'inline-flex h-7 max-w-full items-center gap-1 hover:text-text',
        isEnd && 'justify-end',
        rank >= 0 && 'text-text',
      )}
    >
      <span className="truncate">{group?.head ?? title}</span>
      {rank < 0 ? null : <SortMark isDesc={isDesc} />}
      {rank >= 0 && sort.length > 1 ? <span className="num text-faint">{rank + 1}</span> : null}
    </button>
  );
}

const SortMark = ({ isDesc }: { isDesc: boolean }) => {
  const Arrow = isDesc ? ArrowDown : ArrowUp;
  return <Arrow aria-hidden className="size-3 shrink-0" strokeWidth={2} />;
};
