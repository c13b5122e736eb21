import { lazy, memo, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Checkbox } from '../../base/checkbox';
import { missing } from '../../lib/format';
import { cn } from '../../lib/utils';
import { displayText } from '../../lib/visible-controls';
import { drawContent } from './cell-content';
import {
  aboveHeight,
  belowClass,
  type CellEdit,
  type DataColumn,
  type DataRow,
  frozenEdge,
  groupEdge,
  type LaterText,
  leftName,
  roles,
  rowClass,
} from './columns';
import type { Piece } from './pieces';
import { useChangeCounts } from './use-change-counts';
import type { EditedCell } from './use-grid-focus';
import type { DrawnColumn, DrawnColumns } from './window/use-column-window';

const CellEditor = lazy(() =>
  import('./cell-editor').then((module) => ({ default: module.CellEditor })),
);

const noop = () => undefined;

type Props<Row extends DataRow> = {
  row: Row;
  /** index among the rows in the scroll area */
  index: number;
  /** position in the whole list, which differs from the index in paged lists */
  place: number;
  /** number of pinned rows, of which this is one; 0 for scrolling rows */
  pinnedRows: number;
  label: string;
  height: number;
  columns: DrawnColumns<Row>;
  isChosen: boolean;
  /** the color of its edge while it is selected */
  color: string;
  /** the row is open elsewhere on the page */
  isCurrent: boolean;
  /** the cell in edit mode, if it is in this row */
  edited: EditedCell | undefined;
  onEdited: () => void;
};

/** Rows are positioned absolutely, and each is laid out and painted separately. */
const placedRow = `inset-x-0 scroll-mt-(--head) border-b whitespace-nowrap contain-strict ${rowClass}`;
const cellClass = 'grid-cell focus-visible:shadow-[inset_0_0_0_2px_var(--accent)]!';
// each sticky cell is a browser layer, so only cells that need it are sticky
export const pinnedClass =
  'left-0 group-data-scrolled/table:sticky group-data-scrolled/table:z-10 group-data-scrolled/table:bg-inherit';
const menuClass =
  'right-0 -col-end-1 px-2 group-focus-within/row:sticky group-focus-within/row:z-10 group-hover/row:sticky group-hover/row:z-10 group-hover/row:bg-inherit group-focus-within/row:bg-inherit [@media(hover:none)]:bg-inherit [@media(hover:none)]:sticky [@media(hover:none)]:z-10';
export const pinMark = (
  <svg
    role="img"
    aria-label="Pinned"
    viewBox="0 0 16 16"
    className="size-3 shrink-0 fill-none stroke-current text-faint"
  >
    <path d="M8 10v5M4 10h8c0-2-2-2-2-4V2H6v4c0 2-2 2-2 4z" />
  </svg>
);
/** The classes of the cell of a column. */
export const cellClassOf = <Row,>(column: DataColumn<Row>, isMissing: boolean): string =>
  cn(cellClass, column.isEnd && 'num text-right', isMissing ? 'text-faint' : column.className);
export const checkClass: string = cn(cellClass, 'pl-6');
/** The edge of a chosen row. */
export const accent = 'var(--accent)';
/** The background of a row. */
export const rowTone = ({ isChosen, isCurrent }: { isChosen: boolean; isCurrent: boolean }) =>
  isChosen ? 'bg-select' : isCurrent ? 'bg-hover' : 'bg-bg hover:bg-hover';

function PlainRow<Row extends DataRow>(props: Props<Row>) {
  const { row, index, place, pinnedRows, label, height, columns, isChosen, isCurrent, edited } =
    props;
  const allColumns = [...columns.pinned, ...columns.rest];
  const values = allColumns.map(({ column }) => [
    column.id,
    column.isQuiet ? null : column.value(row),
  ]);
  const counts = useChangeCounts(row.id, Object.fromEntries(values));
  return (
    <tr
      {...roles.row}
      data-index={index}
      aria-rowindex={place + 2}
      aria-selected={isChosen}
      aria-current={isCurrent || undefined}
      style={{
        top: pinnedRows > 0 ? `calc(var(--head) + ${index * height}px)` : index * height,
        height,
      }}
      className={cn(
        'group/row',
        placedRow,
        pinnedRows > 0 ? 'sticky z-15' : 'absolute',
        index === pinnedRows - 1 && 'border-b-line-strong',
        rowTone({ isChosen, isCurrent }),
      )}
    >
      <td
        {...roles.cell}
        data-col={0}
        tabIndex={-1}
        aria-colindex={1}
        className={cn(checkClass, pinnedClass)}
        style={isChosen ? { boxShadow: `inset 2px 0 ${props.color}` } : undefined}
      >
        {pinnedRows > 0 ? (
          <span className="absolute inset-y-0 left-1.5 grid items-center">{pinMark}</span>
        ) : null}
        <Checkbox
          aria-label={`Select ${displayText(label)}`}
          tabIndex={-1}
          checked={isChosen}
          // the click event has the shift key, the change event does not
          onChange={noop}
          className={cn(
            'mt-[3px] align-top',
            !isChosen && 'on-row-hover',
            'group-data-choosing/table:opacity-100',
          )}
        />
      </td>
      {allColumns.map((cell) =>
        dataCell({
          ...cell,
          row,
          changes: counts[cell.column.id] ?? 0,
          edit: cell.at === edited?.column ? cell.column.edits?.[edited.at] : undefined,
          onEdited: props.onEdited,
        }),
      )}
      <td
        {...roles.cell}
        data-col={columns.menuAt}
        tabIndex={-1}
        aria-colindex={columns.menuAt + 1}
        className={cn(cellClass, menuClass)}
      >
        <button
          type="button"
          tabIndex={-1}
          data-menu
          aria-label={`Actions for ${displayText(label)}`}
          aria-haspopup="menu"
          className={cn(
            'on-row-hover dots block size-6 rounded-sm text-muted hover:bg-line hover:text-text',
          )}
        />
      </td>
    </tr>
  );
}

type CellProps<Row extends DataRow> = DrawnColumn<Row> & {
  row: Row;
  /** number of changes of its value while it was visible */
  changes: number;
  /** set while the cell is in edit mode */
  edit: CellEdit<Row> | undefined;
  onEdited: () => void;
};

/** The position of a cell; the others follow each other. */
export function cellStyle({
  at,
  isPinned,
  isFirst,
}: Pick<DrawnColumn<never>, 'at' | 'isPinned' | 'isFirst'>) {
  if (isPinned) return { left: `var(${leftName(at)})` };
  return isFirst ? { gridColumnStart: at + 1 } : undefined;
}

/**
 * Renders a cell; a change shows as a short tint. A function rather than a component: a long list
 * has a dozen cells in each row.
 */
function dataCell<Row extends DataRow>(props: CellProps<Row>) {
  const { row, column, at, isPinned, isLastPinned, startsGroup, changes, edit, onEdited } = props;
  const content = contentOf(column, row, props.width);
  return (
    <td
      key={column.id}
      {...roles.cell}
      data-col={at}
      tabIndex={-1}
      aria-colindex={at + 1}
      title={column.hover?.(row)}
      style={{ ...cellStyle(props), ...column.style?.(row) }}
      className={cn(
        cellClassOf(column, content === missing),
        isPinned && pinnedClass,
        changes > 0 && 'isolate contain-paint',
        isLastPinned && frozenEdge,
        startsGroup && groupEdge,
      )}
    >
      {/* a new element restarts the tint, and the cell keeps the focus */}
      {changes > 0 ? (
        <span key={changes} aria-hidden className="absolute inset-0 -z-1 animate-tint" />
      ) : null}
      {edit && 'render' in edit ? edit.render(row, onEdited) : null}
      {edit && !('render' in edit) ? (
        <Suspense>
          <CellEditor
            label={edit.label(row)}
            value={edit.value(row)}
            save={(value, base) => edit.save(row, value, base)}
            maxLength={edit.maxLength}
            isRequired={edit.isRequired}
            onDone={onEdited}
          />
        </Suspense>
      ) : (
        <Lines text={column.below?.(row)} inset={column.belowInset} className={column.className}>
          {drawContent(content)}
        </Lines>
      )}
    </td>
  );
}

type LinesProps = {
  text: LaterText | undefined;
  inset: number | undefined;
  className: string | undefined;
  children: ReactNode;
};

/** The content of a cell with the line below it, where the row has one. */
const Lines = ({ text, children, ...rest }: LinesProps) =>
  text ? (
    <TwoLines text={text} {...rest}>
      {children}
    </TwoLines>
  ) : (
    children
  );

function TwoLines({ text, inset, className, children }: LinesProps & { text: LaterText }) {
  const below = useSyncExternalStore(text.subscribe, text.read);
  return (
    <span className="grid min-w-0 flex-1">
      <span
        className={cn('min-w-0', className)}
        style={below ? { height: aboveHeight } : undefined}
      >
        {children}
      </span>
      {below ? (
        <span
          title={displayText(below)}
          className={`truncate ${belowClass}`}
          style={{ paddingLeft: inset }}
        >
          {displayText(below)}
        </span>
      ) : null}
    </span>
  );
}

/** Returns the content of a cell: a dash for a missing value. */
export function contentOf<Row>(
  { cell, value }: DataColumn<Row>,
  row: Row,
  width?: number,
): string | readonly Piece[] {
  const content = cell ? cell(row, width) : String(value(row) ?? '');
  if (content === undefined || content === null || content === '') return missing;
  return typeof content === 'object' ? content : displayText(String(content));
}

/** Memoized, so that a row renders only for its own changes. */
export const GridRow = memo(PlainRow) as typeof PlainRow; // memo drops the type parameter
