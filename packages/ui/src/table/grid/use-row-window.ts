import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowRange } from './blocks';
import { nextDrawn, rowsInSight, rowsToDraw, scrollTopFor } from './row-window';

type Options = {
  scroll: RefObject<HTMLElement | null>;
  count: number;
  /** all rows are this high, which is why nothing has to be measured */
  rowHeight: number;
  /** height of the content above the first row inside the scrolled box, which stays there */
  headHeight: number;
  /** row to start at */
  start: number;
  /** rows at the top that never scroll */
  pinnedRows?: number;
  onRangeChange: (range: RowRange) => void;
};

/** The rows that are drawn out of many, and the empty room above and below them. */
export function useRowWindow(options: Options) {
  const {
    scroll,
    count,
    rowHeight,
    headHeight,
    start,
    onRangeChange,
    pinnedRows: pinned = 0,
  } = options;
  const [drawn, setDrawn] = useState<RowRange>({ first: start, last: start });
  // what is in sight changes with each step of scrolling, what is drawn with few of them
  const sight = useRef<RowRange>({ first: start, last: start });
  const wasDrawn = useRef(drawn);

  const boxOf = useCallback(
    ({ scrollTop, clientHeight }: HTMLElement) => ({
      scrollTop,
      height: clientHeight - headHeight,
      rowHeight,
      pinned,
    }),
    [headHeight, rowHeight, pinned],
  );

  const measure = useCallback(
    ({ isScrolling = false } = {}) => {
      if (!scroll.current) return;
      const next = rowsInSight(boxOf(scroll.current));
      const { first, last } = sight.current;
      sight.current = next;
      if (first !== next.first || last !== next.last) onRangeChange(next);
      const { current: before } = wasDrawn;
      wasDrawn.current = nextDrawn(before, next);
      if (wasDrawn.current === before) return;
      const isBlank = next.first < before.first || next.last > before.last;
      // rows that come after their frame are seen as a flash of nothing; those out of sight may
      const draw = () => setDrawn(wasDrawn.current);
      if (isBlank && isScrolling) flushSync(draw);
      else draw();
    },
    [scroll, boxOf, onRangeChange],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row at the top stays when heights change
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollTop = sight.current.first * rowHeight;
    measure();
  }, [rowHeight]);

  useEffect(() => {
    const element = scroll.current;
    if (!element) return undefined;
    const onScroll = () => measure({ isScrolling: true });
    element.addEventListener('scroll', onScroll, { passive: true });
    const observer = globalThis.ResizeObserver ? new ResizeObserver(() => measure()) : undefined;
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer?.disconnect();
    };
  }, [scroll, measure]);

  useEffect(() => {
    onRangeChange(sight.current);
  }, [onRangeChange]);

  const indices = rowsToDraw({ drawn, count, pinned });
  return {
    indices,
    above: (indices[0] ?? 0) * rowHeight,
    below: (count - 1 - (indices.at(-1) ?? count - 1)) * rowHeight,
    /** the rows in sight now */
    sight,
    scrollTo: (index: number) => {
      const element = scroll.current;
      if (element) element.scrollTop = scrollTopFor(index, boxOf(element));
      measure();
    },
  };
}
