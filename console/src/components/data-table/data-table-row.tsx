import { type Cell, FlexRender, type Row as TableRow } from '@tanstack/react-table';
import { Ellipsis } from 'lucide-react';
import { type MouseEvent, memo, type RefObject } from 'react';
import { Checkbox } from '~/components/ui/checkbox';
import { cn } from '~/lib/cn';
import { type DataRow, type DataTableFeatures, frozenEdge } from './columns';
import { useChangeCount } from './use-change-count';

export type RowHandlers = {
  onCheck: (index: number, event: { shiftKey: boolean }) => void;
  onRowClick: (index: number, event: MouseEvent) => void;
  onMenu: (index: number, at: { x: number; y: number }) => void;
  onFocus: (index: number) => void;
};

type Props<Row extends DataRow> = {
  row: TableRow<DataTableFeatures, Row>;
  /** place among the rows that can be scrolled to */
  index: number;
  /** place in the whole list, which is another in paged lists */
  place: number;
  label: string;
  height: number;
  offsets: ReadonlyMap<string, number>;
  isChosen: boolean;
  /** the one row that the Tab key reaches */
  isTabStop: boolean;
  /** holds the newest handlers, so that rows need not be drawn again for them */
  handlers: RefObject<RowHandlers>;
};

export const cellClass =
  'overflow-hidden border-b bg-inherit px-2.5 text-ellipsis whitespace-nowrap *:align-top group-focus-visible/row:shadow-[inset_0_2px_var(--accent),inset_0_-2px_var(--accent)]!';
// hover shows them, and so do touch screens, which have no hover
const onHover =
  'opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100';

function PlainRow<Row extends DataRow>(props: Props<Row>) {
  const { row, index, place, height, offsets, isChosen, isTabStop, handlers } = props;
  const lastFrozen = [...offsets.keys()].at(-1);
  return (
    <tr
      data-index={index}
      aria-rowindex={place + 2}
      aria-selected={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => handlers.current.onFocus(index)}
      onClick={(event) => handlers.current.onRowClick(index, event)}
      onContextMenu={(event) => {
        event.preventDefault();
        handlers.current.onMenu(index, { x: event.clientX, y: event.clientY });
      }}
      style={{ height }}
      className={cn(
        // the ring is drawn by the cells: frozen ones would cover an outline of the row
        'group/row outline-none',
        isChosen ? 'bg-select' : 'bg-bg hover:bg-hover',
      )}
    >
      <td
        className={cn(
          cellClass,
          'sticky left-0 z-10 pl-6',
          isChosen && 'shadow-[inset_2px_0_var(--accent)]',
        )}
      >
        <RowCheckbox {...props} />
      </td>
      {row.getAllCells().map((cell) => (
        <DataCell
          key={cell.id}
          cell={cell}
          left={offsets.get(cell.column.id)}
          isLastFrozen={cell.column.id === lastFrozen}
        />
      ))}
      <td className={cn(cellClass, 'sticky right-0 z-10 px-2')}>
        <RowMenuButton {...props} />
      </td>
    </tr>
  );
}

type PartProps = Pick<Props<DataRow>, 'index' | 'label' | 'isChosen' | 'handlers'>;

const RowCheckbox = ({ index, label, isChosen, handlers }: PartProps) => (
  <span className="flex items-center">
    <Checkbox
      aria-label={`Select ${label}`}
      tabIndex={-1}
      checked={isChosen}
      onClick={(event) => handlers.current.onCheck(index, event)}
      // the click carries the shift key, which a change does not
      onChange={() => undefined}
      className={cn(!isChosen && onHover, 'group-data-choosing/table:opacity-100')}
    />
  </span>
);

const RowMenuButton = ({ index, label, handlers }: PartProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={`Actions for ${label}`}
    aria-haspopup="menu"
    onClick={(event) => {
      const box = event.currentTarget.getBoundingClientRect();
      handlers.current.onMenu(index, { x: box.left, y: box.bottom });
    }}
    className={cn(
      onHover,
      'grid size-6 place-items-center rounded-sm text-muted hover:bg-line hover:text-text',
    )}
  >
    <Ellipsis aria-hidden className="size-4" />
  </button>
);

type CellProps<Row extends DataRow> = {
  cell: Cell<DataTableFeatures, Row, unknown>;
  left: number | undefined;
  isLastFrozen: boolean;
};

function DataCell<Row extends DataRow>({ cell, left, isLastFrozen }: CellProps<Row>) {
  const look = cell.column.columnDef.meta ?? {};
  const count = useChangeCount(cell.row.original.id, look.isQuiet ? null : cell.getValue());
  return (
    <td
      // a new element starts the tint again
      key={count}
      style={left === undefined ? undefined : { left }}
      className={cn(
        cellClass,
        look.isEnd && 'num text-right',
        left !== undefined && 'sticky z-10',
        isLastFrozen && frozenEdge,
        count > 0 && 'animate-tint',
      )}
    >
      <FlexRender cell={cell} />
    </td>
  );
}

const isSameRow = <Row extends DataRow>(before: Props<Row>, after: Props<Row>) =>
  before.row.original === after.row.original &&
  before.row.table === after.row.table &&
  before.index === after.index &&
  before.place === after.place &&
  before.height === after.height &&
  before.offsets === after.offsets &&
  before.isChosen === after.isChosen &&
  before.isTabStop === after.isTabStop;

/** Scrolling makes new row objects around the same data; only the data counts. */
export const DataTableRow = memo(PlainRow, isSameRow) as typeof PlainRow; // memo drops the type parameter
