import type { ReactNode } from 'react';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '~/components/ui/dropdown-menu';
import { type DataColumn, widthOf } from './columns';
import type { ColumnLayout } from './layout';
import { hideColumn, pinColumn, resizeColumn, stepColumn } from './layout-acts';
import type { SortEntry } from './sort';
import { sortWords } from './sort-words';

type Props = {
  column: Pick<DataColumn<never>, 'id' | 'title' | 'kind' | 'width' | 'isUnsortable'>;
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
  sort: readonly SortEntry[];
  onSortChange: (sort: SortEntry[]) => void;
  /** lines of the list's own, after those that sort */
  children?: ReactNode;
};

const stepPx = 20;

/** What can be done with a column, also without a pointer. */
export function ColumnMenuLines(props: Props) {
  const { column, layout, onLayoutChange, sort, onSortChange } = props;
  const { id } = column;
  const place = layout.columns.findIndex((each) => each.id === id);
  const own = layout.columns[place]?.width;
  const isPinned = place < layout.pinned;
  const resize = (event: Event, by: number) => {
    event.preventDefault();
    onLayoutChange(resizeColumn(layout, id, widthOf(column) + by));
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
        disabledReason={isPinned && layout.pinned === 1 ? 'One column stays pinned' : undefined}
        onSelect={() => onLayoutChange(pinColumn(layout, id, !isPinned))}
      >
        {isPinned ? 'Unpin column' : 'Pin column'}
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={place === 0}
        onSelect={() => onLayoutChange(stepColumn(layout, id, -1))}
      >
        Move left
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={place === layout.columns.length - 1}
        onSelect={() => onLayoutChange(stepColumn(layout, id, 1))}
      >
        Move right
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={(event) => resize(event, stepPx)}>Wider</DropdownMenuItem>
      <DropdownMenuItem onSelect={(event) => resize(event, -stepPx)}>Narrower</DropdownMenuItem>
      {own === undefined ? null : (
        <DropdownMenuItem onSelect={() => onLayoutChange(resizeColumn(layout, id))}>
          Reset width
        </DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
      <DropdownMenuItem
        disabledReason={layout.columns.length === 1 ? 'One column stays' : undefined}
        onSelect={() => onLayoutChange(hideColumn(layout, id))}
      >
        Hide column
      </DropdownMenuItem>
    </>
  );
}

type SortProps = Pick<Props, 'column' | 'sort' | 'onSortChange'>;

/** A column that is sorted by changes its direction; another one takes the place of all sorts, or joins them. */
function SortLines({ column: { id, kind = 'other' }, sort, onSortChange }: SortProps) {
  const words = sortWords[kind];
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
