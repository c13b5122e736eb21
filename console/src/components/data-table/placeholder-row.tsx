import { memo } from 'react';
import { Skeleton } from '~/components/ui/skeleton';
import { cn } from '~/lib/cn';
import { frozenEdge } from './columns';
import { cellClass } from './data-table-row';

type Props = {
  place: number;
  height: number;
  columns: number;
  offsets: ReadonlyMap<string, number>;
};

/** Stands for a row that is on its way. */
export const PlaceholderRow = memo(({ place, height, columns, offsets }: Props) => {
  // frozen columns are the first ones
  const lefts = [...offsets.values()];
  return (
    <tr aria-rowindex={place + 2} aria-busy style={{ height }} className="bg-bg">
      <td className={cn(cellClass, 'sticky left-0 z-10')} />
      {Array.from({ length: columns }, (_, column) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: cells of nothing have no other name
          key={column}
          style={{ left: lefts[column] }}
          className={cn(
            cellClass,
            column < lefts.length && 'sticky z-10',
            column === lefts.length - 1 && frozenEdge,
          )}
        >
          <Skeleton className={column === 1 ? 'w-3/5' : 'w-1/2'} />
        </td>
      ))}
      <td className={cn(cellClass, 'sticky right-0 z-10')} />
    </tr>
  );
});
