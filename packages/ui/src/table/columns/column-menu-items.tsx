import type { ReactNode } from 'react';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '../../base/dropdown-menu';
import { formatCount } from '../../lib/format';
import type { DataRow, SortKind } from '../grid/columns';
import {
  everythingSelected,
  invertedSelection,
  nothingSelected,
  type Selection,
} from '../grid/selection';
import type { GridColumn } from '../grid/use-grid-table';
import { type SortEntry, sortLabels } from '../sort/sort';
import { type ColumnStateProps, placeColumn, setWidth, visibleIds } from './column-state';

/** The actions of a column of the grid's model. */
type ColumnActions = Pick<
  GridColumn<DataRow>,
  | 'id'
  | 'getCanSort'
  | 'getIsSorted'
  | 'toggleSorting'
  | 'clearSorting'
  | 'getIsPinned'
  | 'pin'
  | 'getSize'
  | 'resetSize'
  | 'toggleVisibility'
>;

type Props = ColumnStateProps & {
  column: ColumnActions;
  kind: SortKind | undefined;
  /** ids of the visible columns in order, the first `pinned` of them pinned */
  visibleColumnIds: readonly string[];
  pinned: number;
  sort: readonly SortEntry[];
  /** menu items of the list, after those that sort */
  children?: ReactNode;
};

const stepPx = 20;

/** Actions on a column, also available without a pointer. */
export function ColumnMenuItems(props: Props) {
  const { column, kind, visibleColumnIds, pinned, state, onStateChange, sort } = props;
  const { id } = column;
  const place = visibleColumnIds.indexOf(id);
  const isPinned = column.getIsPinned() !== false;
  /** Moves to the position of a neighbor, which may be pinned. */
  const moveTo = (neighbor: string | undefined) =>
    neighbor === undefined ||
    onStateChange(placeColumn(state, id, visibleIds(state).indexOf(neighbor)));
  const resize = (event: Event, by: number) => {
    event.preventDefault();
    onStateChange(setWidth(state, id, column.getSize() + by));
  };
  return (
    <>
      {column.getCanSort() ? (
        <SortItems column={column} kind={kind} sort={sort} />
      ) : (
        <DropdownMenuLabel>The list cannot be sorted by it</DropdownMenuLabel>
      )}
      {props.children}
      <DropdownMenuSeparator />
      <DropdownMenuItem
        disabledReason={isPinned && pinned === 1 ? 'One column stays pinned' : undefined}
        onSelect={() => column.pin(isPinned ? false : 'start')}
      >
        {isPinned ? 'Unpin column' : 'Pin column'}
      </DropdownMenuItem>
      <DropdownMenuItem disabled={place === 0} onSelect={() => moveTo(visibleColumnIds[place - 1])}>
        Move left
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={place === visibleColumnIds.length - 1}
        onSelect={() => moveTo(visibleColumnIds[place + 1])}
      >
        Move right
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={(event) => resize(event, stepPx)}>Wider</DropdownMenuItem>
      <DropdownMenuItem onSelect={(event) => resize(event, -stepPx)}>Narrower</DropdownMenuItem>
      {state.columnSizing[id] === undefined ? null : (
        <DropdownMenuItem onSelect={() => column.resetSize()}>Reset width</DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
      <DropdownMenuItem
        disabledReason={visibleColumnIds.length === 1 ? 'One column stays' : undefined}
        onSelect={() => column.toggleVisibility(false)}
      >
        Hide column
      </DropdownMenuItem>
    </>
  );
}

/**
 * Changes the direction of a sorted column; another column replaces the sort, or is added to it.
 */
function SortItems({ column, kind = 'other', sort }: Pick<Props, 'column' | 'kind' | 'sort'>) {
  const words = sortLabels[kind];
  const isSorted = column.getIsSorted() !== false;
  return (
    <>
      <DropdownMenuItem onSelect={() => column.toggleSorting(false, isSorted)}>
        Sort {words.asc}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => column.toggleSorting(true, isSorted)}>
        Sort {words.desc}
      </DropdownMenuItem>
      {isSorted || sort.length === 0 ? null : (
        <DropdownMenuItem onSelect={() => column.toggleSorting(false, true)}>
          Add to sort
        </DropdownMenuItem>
      )}
      {isSorted && sort.length > 1 ? (
        <DropdownMenuItem onSelect={() => column.clearSorting()}>Remove from sort</DropdownMenuItem>
      ) : null}
    </>
  );
}

type SelectProps = {
  /** number of rows in the whole list */
  total: number;
  /** number of rows in the scroll area */
  count: number;
  rowAt: (index: number) => DataRow | undefined;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
};

const firsts = [5, 10, 25];

/** Selects many rows at once; the first ones of the list, or of the page. */
export function SelectItems({ total, count, rowAt, selection, onSelectionChange }: SelectProps) {
  const isNone = selection.kind === 'some' && selection.ids.size === 0;
  const places = Array.from({ length: Math.min(count, firsts.at(-1) ?? 0) }, (_, at) => at);
  const loaded = places.flatMap((at) => rowAt(at)?.id ?? []);
  return (
    <>
      {isNone ? null : (
        <>
          <DropdownMenuItem onSelect={() => onSelectionChange(nothingSelected)}>
            Clear selected
          </DropdownMenuItem>
          <DropdownMenuItem
            onSelect={() =>
              onSelectionChange(invertedSelection(selection, { total, count, rowAt }))
            }
          >
            Invert selection
          </DropdownMenuItem>
          <DropdownMenuSeparator />
        </>
      )}
      {firsts.map((amount) => (
        <DropdownMenuItem
          key={amount}
          disabledReason={
            loaded.length >= amount
              ? undefined
              : count < amount
                ? `There are ${count}`
                : 'The first rows are not loaded'
          }
          onSelect={() =>
            onSelectionChange({ kind: 'some', ids: new Set(loaded.slice(0, amount)) })
          }
        >
          Select first {amount}
        </DropdownMenuItem>
      ))}
      <DropdownMenuItem onSelect={() => onSelectionChange(everythingSelected)}>
        Select all {formatCount(total)}
      </DropdownMenuItem>
    </>
  );
}
