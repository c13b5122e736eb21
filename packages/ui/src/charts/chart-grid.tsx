import { type ReactNode, useState } from 'react';
import { Button } from '../base/button';
import { formatCount } from '../lib/format';
import { cn } from '../lib/utils';

type Props = {
  children: ReactNode;
  /** other content is next to the grid, so columns are narrower */
  isBeside?: boolean;
  /** few charts share the whole width */
  isFilled?: boolean;
  /** space above and below the charts */
  hasSpace?: boolean;
};

/** Shows as many columns of charts as fit; rows outside the viewport are not laid out. */
export const ChartGrid = ({
  children,
  isBeside = false,
  isFilled = false,
  hasSpace = true,
}: Props) => (
  <div
    className={cn(
      'grid gap-x-8 gap-y-5',
      hasSpace && 'py-3',
      isFilled
        ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,400px),1fr))]'
        : isBeside
          ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,400px),1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(min(100%,500px),1fr))]',
    )}
  >
    {children}
  </div>
);

/** number of charts on the page until the user requests more */
export const chartsAtOnce = 24;

type ChartsInBatchesProps<Item> = {
  items: readonly Item[];
  /** other content is next to the grid, so columns are narrower */
  isBeside?: boolean;
  /** few charts share the whole width */
  isFilled?: boolean;
  /** space above and below the charts */
  hasSpace?: boolean;
  /** number of charts until the user requests more */
  firstCount?: number;
  /** renders one chart, with its key */
  children: (item: Item) => ReactNode;
};

/** A grid of charts that renders the first ones, and more on a button press. */
export function ChartsInBatches<Item>({
  items,
  isBeside = false,
  isFilled = false,
  hasSpace = true,
  firstCount = chartsAtOnce,
  children,
}: ChartsInBatchesProps<Item>) {
  const [moreCount, setMoreCount] = useState(0);
  const count = firstCount + moreCount;
  return (
    <div className="min-w-0">
      <ChartGrid {...{ isBeside, isFilled, hasSpace }}>
        {items.slice(0, count).map(children)}
      </ChartGrid>
      {items.length > count ? (
        <Button onClick={() => setMoreCount(moreCount + chartsAtOnce)}>
          Show more: {formatCount(items.length - count)} left
        </Button>
      ) : null}
    </div>
  );
}
