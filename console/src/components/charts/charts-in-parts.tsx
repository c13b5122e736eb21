import { type ReactNode, useState } from 'react';
import { Button } from '~/components/ui/button';
import { formatCount } from '~/lib/format';
import { ChartGrid } from './chart-grid';

/** charts on the page until somebody asks for more */
export const chartsAtOnce = 24;

type Props<Item> = {
  items: readonly Item[];
  /** something else stands at the side, so that columns are narrower */
  isBeside?: boolean;
  /** a chart, with its key */
  children: (item: Item) => ReactNode;
};

/** A grid of charts of which the first ones are on the page, and the others a button away. */
export function ChartsInParts<Item>({ items, isBeside = false, children }: Props<Item>) {
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
