import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowRange } from './blocks';
import { rowsInSight, rowsToDraw, scrollTopFor } from './row-window';

type Options = {
  scroll: RefObject<HTMLElement | null>;
  count: number;
  /** all rows are this high, which is why nothing has to be measured */
  rowHeight: number;
  /** what stands above the first row inside the scrolled box, and stays there */
  headHeight: number;
  /** row to start at */
  start: number;
  onRangeChange: (range: RowRange) => void;
};

// rows drawn on either side of those in sight
const spare = 10;

/** The rows that are drawn out of many, and the empty room above and below them. */
export function useRowWindow(options: Options) {
  const { scroll, count, rowHeight, headHeight, start, onRangeChange } = options;
  const [sight, setSight] = useState<RowRange>({ first: start, last: start });

  const boxOf = useCallback(
    ({ scrollTop, clientHeight }: HTMLElement) => ({
      scrollTop,
      height: clientHeight - headHeight,
      rowHeight,
    }),
    [headHeight, rowHeight],
  );

  const look = useCallback(() => {
    if (!scroll.current) return;
    const next = rowsInSight(boxOf(scroll.current));
    setSight((now) => (now.first === next.first && now.last === next.last ? now : next));
  }, [scroll, boxOf]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row at the top stays when heights change
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollTop = sight.first * rowHeight;
    look();
  }, [rowHeight]);

  useEffect(() => watch(scroll.current, look), [scroll, look]);

  const { first, last } = sight;
  useEffect(() => {
    onRangeChange({ first, last });
  }, [first, last, onRangeChange]);

  const indices = rowsToDraw({ sight, count, spare });
  return {
    indices,
    above: (indices[0] ?? 0) * rowHeight,
    below: (count - 1 - (indices.at(-1) ?? count - 1)) * rowHeight,
    first,
    last,
    scrollTo: (index: number) => {
      const element = scroll.current;
      if (element) element.scrollTop = scrollTopFor(index, boxOf(element));
      look();
    },
  };
}

/** Looks whenever what shows in a box may have changed. Answers how to stop. */
function watch(element: HTMLElement | null, look: () => void) {
  if (!element) return undefined;
  // in the same frame: rows that come late are seen as a flash of nothing
  const onScroll = () => flushSync(look);
  element.addEventListener('scroll', onScroll, { passive: true });
  const observer = globalThis.ResizeObserver ? new ResizeObserver(look) : undefined;
  observer?.observe(element);
  return () => {
    element.removeEventListener('scroll', onScroll);
    observer?.disconnect();
  };
}
