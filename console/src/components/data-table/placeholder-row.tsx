import { memo } from 'react';
import { cn } from '~/lib/cn';
import { frozenEdge, roles } from './columns';
import { cellClass, cellStyle, pinnedClass, placedRow } from './data-table-row';
import type { DrawnColumn, DrawnColumns } from './use-column-window';

type Props = {
  /** place among the rows that can be scrolled to */
  index: number;
  /** place in the whole list */
  place: number;
  height: number;
  columns: DrawnColumns<never>;
  isTabStop: boolean;
};

/** Stands for a row that is on its way. */
export const PlaceholderRow = memo(({ index, place, height, columns, isTabStop }: Props) => (
  <tr
    {...roles.row}
    aria-rowindex={place + 2}
    aria-busy
    style={{ top: index * height, height }}
    className={cn(placedRow, 'bg-bg')}
  >
    {/* what scrolls is reached by the keyboard before its rows are here, too */}
    <td
      {...roles.cell}
      tabIndex={isTabStop ? 0 : undefined}
      className={cn(cellClass, pinnedClass)}
    />
    {columns.pinned.map(draw)}
    {columns.rest.map(draw)}
  </tr>
));

const draw = (drawn: DrawnColumn<never>) => (
  <td
    key={drawn.column.id}
    {...roles.cell}
    style={cellStyle(drawn)}
    className={cn(cellClass, drawn.isPinned && pinnedClass, drawn.isLastPinned && frozenEdge)}
  >
    {/* still: hundreds that breathe cost more than the rows they stand for */}
    <span
      aria-hidden
      className={cn(
        'block h-3 rounded-sm bg-line',
        drawn.column.width === undefined ? 'w-3/5' : 'w-1/2',
      )}
    />
  </td>
);
