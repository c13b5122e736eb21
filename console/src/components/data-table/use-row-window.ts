import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import type { RowRange } from './blocks';

type Options = {
  scroll: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
  /** what stands above the first row inside the scrolled box, and stays there */
  headHeight: number;
  /** row to start at */
  start: number;
  onRangeChange: (range: RowRange) => void;
};

/** The rows that are drawn out of many, and the empty space above and below them. */
export function useRowWindow(options: Options) {
  const { scroll, count, rowHeight, headHeight, start, onRangeChange } = options;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    initialOffset: start * rowHeight,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are cached until told otherwise
  useEffect(() => virtualizer.measure(), [rowHeight]);

  const first = virtualizer.range?.startIndex ?? start;
  const last = virtualizer.range?.endIndex ?? start;
  useEffect(() => {
    onRangeChange({ first, last });
  }, [first, last, onRangeChange]);

  const items = virtualizer.getVirtualItems();
  const above = (items[0]?.start ?? headHeight) - headHeight;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? headHeight);
  return {
    indices: items.map((item) => item.index),
    above,
    below,
    first,
    last,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index),
  };
}
