import { memo } from 'react';
import { Skeleton } from '~/components/ui/skeleton';
import { cn } from '~/lib/cn';
import { frozenEdge } from './columns';
import { cellClass, Gap, stickyStyle } from './data-table-row';
import type { DrawnColumn, DrawnColumns } from './use-column-window';

type Props = { place: number; height: number; columns: DrawnColumns<never>; isTabStop: boolean };

/** Stands for a row that is on its way. */
export const PlaceholderRow = memo(({ place, height, columns, isTabStop }: Props) => (
  <tr aria-rowindex={place + 2} aria-busy style={{ height }} className="bg-bg">
    {/* what scrolls is reached by the keyboard before its rows are here, too */}
    <td tabIndex={isTabStop ? 0 : undefined} className={cn(cellClass, 'sticky left-0 z-10')} />
    {columns.pinned.map(draw)}
    <Gap span={columns.skipped} />
    {columns.rest.map(draw)}
    <Gap span={columns.left} />
    <td className={cn(cellClass, 'sticky right-0 z-10')} />
  </tr>
));

const draw = (drawn: DrawnColumn<never>) => (
  <td
    key={drawn.column.id}
    style={stickyStyle(drawn)}
    className={cn(cellClass, drawn.isPinned && 'sticky z-10', drawn.isLastPinned && frozenEdge)}
  >
    <Skeleton className={drawn.column.width === undefined ? 'w-3/5' : 'w-1/2'} />
  </td>
);
