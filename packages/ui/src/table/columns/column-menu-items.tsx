import type { ReactNode } from 'react';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '../../base/dropdown-menu';
import { type DataColumn, type DataRow, widthOf } from '../grid/columns';
import {
  everythingSelected,
  nothingSelected,
  type Selection,
  setSelected,
} from '../grid/selection';
import type { SortEntry } from '../sort/sort';
import { sortLabels } from '../sort/sort-labels';
import {
  type ColumnStateProps,
  placeColumn,
  setPinned,
  setVisible,
  setWidth,
  visibleIds,
} from './column-state';

type Props = ColumnStateProps & {
  column: Pick<DataColumn<never>, 'id' | 'title' | 'kind' | 'width' | 'isUnsortable'>;
  /** ids of the columns that show, in their order */
  shown: readonly string[];
  sort: readonly SortEntry[];
  onSortChange: (sort: SortEntry[]) => void;
  /** lines of the list's own, after those that sort */
  children?: ReactNode;
};

const stepPx = 20;

/** Actions on a column, also without a pointer. */
export function ColumnMenuItems(props: Props) {
  const { column, shown, state, onStateChange, sort, onSortChange } = props;
  const { id } = column;
  const place = shown.indexOf(id);
  const pinned = shown.filter((each) => state.columnPinning.start.includes(each));
  const isPinned = pinned.includes(id);
  /** Takes the place of a neighbour, which may be pinned. */
  const moveTo = (neighbour: string | undefined) =>
    neighbour === undefined ||
    onStateChange(placeColumn(state, id, visibleIds(state).indexOf(neighbour)));
  const resize = (event: Event, by: number) => {
    event.preventDefault();
    onStateChange(setWidth(state, id, widthOf(column) + by));
  };
  return (
    <>
      {column.isUnsortable ? (
        <DropdownMenuLabel>The list cannot be sorted by it</DropdownMenuLabel>
      ) : (
        <SortLines column={column} sort={sort} onSortChange={onSortChange} />
      )}
      {props.children}
      <DropdownMenuSeparator />
      <DropdownMenuItem
        disabledReason={isPinned && pinned.length === 1 ? 'One column stays pinned' : undefined}
        onSelect={() => onStateChange(setPinned(state, id, !isPinned))}
      >
        {isPinned ? 'Unpin column' : 'Pin column'}
      </DropdownMenuItem>
      <DropdownMenuItem disabled={place === 0} onSelect={() => moveTo(shown[place - 1])}>
        Move left
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={place === shown.length - 1}
        onSelect={() => moveTo(shown[place + 1])}
      >
        Move right
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={(event) => resize(event, stepPx)}>Wider</DropdownMenuItem>
      <DropdownMenuItem onSelect={(event) => resize(event, -stepPx)}>Narrower</DropdownMenuItem>
      {state.columnSizing[id] === undefined ? null : (
        <DropdownMenuItem onSelect={() => onStateChange(setWidth(state, id))}>
          Reset width
        </DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
      <DropdownMenuItem
        disabledReason={shown.length === 1 ? 'One column stays' : undefined}
        onSelect={() => onStateChange(setVisible(state, [id], false))}
      >
        Hide column
      </DropdownMenuItem>
    </>
  );
}

type SortProps = Pick<Props, 'column' | 'sort' | 'onSortChange'>;

/** A column that is sorted by changes its direction; another one takes the place of all sorts, or joins them. */
function SortLines({ column: { id, kind = 'other' }, sort, onSortChange }: SortProps) {
  const words = sortLabels[kind];
  const isSorted = sort.some((entry) => entry.id === id);
  const choose = (desc: boolean) =>
    onSortChange(
      isSorted ? sort.map((entry) => (entry.id === id ? { id, desc } : entry)) : [{ id, desc }],
    );
  return (
    <>
      <DropdownMenuItem onSelect={() => choose(false)}>Sort {words.asc}</DropdownMenuItem>
      <DropdownMenuItem onSelect={() => choose(true)}>Sort {words.desc}</DropdownMenuItem>
      {isSorted || sort.length === 0 ? null : (
        <DropdownMenuItem onSelect={() => onSortChange([...sort, { id, desc: false }])}>
          Add to sort
        </DropdownMenuItem>
      )}
      {isSorted && sort.length > 1 ? (
        <DropdownMenuItem onSelect={() => onSortChange(sort.filter((entry) => entry.id !== id))}>
          Remove from sort
        </DropdownMenuItem>
      ) : null}
    </>
  );
}

type SelectProps = {
  /** rows of the whole list */
  total: number;
  /** rows that can be scrolled to */
  count: number;
  rowAt: (index: number) => DataRow | undefined;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
};

const firsts = [5, 10, 25];

/** Choosing many rows at once; the first ones are those of the list, or of the page. */
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
          <DropdownMenuSeparator />
        </>
      )}
      {firsts.map((most) => (
        <DropdownMenuItem
          key={most}
          disabledReason={
            loaded.length >= most
              ? undefined
              : count < most
                ? `There are ${count}`
                : 'The first rows are not loaded'
          }
          onSelect={() =>
            onSelectionChange(
              setSelected(nothingSelected, { ids: loaded.slice(0, most), selected: true }),
            )
          }
        >
          Select first {most}
        </DropdownMenuItem>
      ))}
      <DropdownMenuItem onSelect={() => onSelectionChange(everythingSelected)}>
        Select all {total.toLocaleString('en-US')}
      </DropdownMenuItem>
    </>
  );
}
