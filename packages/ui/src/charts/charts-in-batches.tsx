import { type ReactNode, useState } from 'react';
import { Button } from '../base/button';
import { formatCount } from '../lib/format';
import { ChartGrid } from './chart-grid';

/** number of charts on the page until the user asks for more */
export const chartsAtOnce = 24;

type Props<Item> = {
  items: readonly Item[];
  /** something else is beside it, so that columns are narrower */
  isBeside?: boolean;
  /** a chart, with its key */
  children: (item: Item) => ReactNode;
};

/** A grid of charts of which the first ones are on the page, and the others a button away. */
export function ChartsInBatches<Item>({ items, isBeside = false, children }: Props<Item>) {
  const [count, setCount] = useState(chartsAtOnce);
  return (
    <div className="min-w-0">
      <ChartGrid isBeside={isBeside}>{items.slice(0, count).map(children)}</ChartGrid>
      {items.length > count ? (
        <Button onClick={() => setCount(count + chartsAtOnce)}>
          Show more: {formatCount(items.length - count)} left
        </Button>
      ) : null}
    </div>
  );
}
