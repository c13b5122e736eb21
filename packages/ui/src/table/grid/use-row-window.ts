import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowRange } from './blocks';
import type { Picture } from './picture/use-picture';
import {
  isBlank,
  nextAtRest,
  nextDrawn,
  rowsInSight,
  rowsToDraw,
  scrollTopFor,
} from './row-window';

// rows that have not moved for so long rest
const restMs = 120;

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
  /** stands for rows while they move */
  picture?: Picture;
};

const nothing = () => undefined;
const never = () => false;
const noPicture: Picture = { canShow: never, isShown: never, show: nothing, hide: nothing };

type Drawn = RowRange & { focused?: number | undefined };

/** The row of a box that has the focus. */
function focusedRow(box: HTMLElement | null): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-index]');
  const index = Number(row?.dataset.index ?? -1);
  return row && index >= 0 && box?.contains(row) ? index : undefined;
}

/** The rows that are drawn out of many, and the empty room above and below them. */
export function useRowWindow(options: Options) {
  const {
    scroll,
    count,
    rowHeight,
    headHeight,
    start,
    onRangeChange,
    picture = noPicture,
    pinnedRows: pinned = 0,
  } = options;
  const [drawn, setDrawn] = useState<Drawn>({ first: start, last: start });
  // what is in sight changes with each step of scrolling, what is drawn with few of them
  const sight = useRef<RowRange>({ first: start, last: start });
  const wasDrawn = useRef<RowRange>(drawn);

  const boxOf = useCallback(
    ({ scrollTop, clientHeight }: HTMLElement) => ({
      scrollTop,
      height: clientHeight - headHeight,
      rowHeight,
      pinned,
    }),
    [headHeight, rowHeight, pinned],
  );

  const draw = useCallback(
    (range: RowRange) => {
      wasDrawn.current = range;
      setDrawn({ ...range, focused: focusedRow(scroll.current) });
    },
    [scroll],
  );

  const follow = useCallback(() => {
    if (!scroll.current) return;
    const next = rowsInSight(boxOf(scroll.current));
    const { first, last } = sight.current;
    sight.current = next;
    if (first !== next.first || last !== next.last) onRangeChange(next);
  }, [scroll, boxOf, onRangeChange]);

  const measure = useCallback(
    ({ isScrolling = false } = {}) => {
      follow();
      const { current: before } = wasDrawn;
      const next = nextDrawn(before, sight.current);
      if (next === before) return;
      // rows that come after their frame are seen as a flash of nothing; those out of sight may
      if (isScrolling && isBlank(before, sight.current)) flushSync(() => draw(next));
      else draw(next);
    },
    [follow, draw],
  );

  const motion = useRef<{ timer?: ReturnType<typeof setTimeout>; frame?: number }>({});
  /** Follows a step of scrolling; a picture stands for rows that are not drawn until they rest. */
  const onStep = useCallback(() => {
    if (!picture.canShow()) return measure({ isScrolling: true });
    follow();
    if (picture.isShown() || isBlank(wasDrawn.current, sight.current)) picture.show();
    const { current: now } = motion;
    clearTimeout(now.timer);
    cancelAnimationFrame(now.frame ?? 0);
    const settle = () => {
      if (!isBlank(wasDrawn.current, sight.current)) {
        picture.hide();
        return measure();
      }
      flushSync(() => draw(nextAtRest(wasDrawn.current, sight.current)));
      now.frame = requestAnimationFrame(settle);
    };
    now.timer = setTimeout(settle, restMs);
  }, [picture, follow, measure, draw]);

  // the rows themselves are back once all in sight are drawn
  useLayoutEffect(() => {
    if (!isBlank(drawn, sight.current)) picture.hide();
  }, [drawn, picture]);

  useEffect(
    () => () => {
      clearTimeout(motion.current.timer);
      cancelAnimationFrame(motion.current.frame ?? 0);
    },
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row at the top stays when heights change
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollTop = sight.current.first * rowHeight;
    measure();
  }, [rowHeight]);

  useEffect(() => {
    const element = scroll.current;
    if (!element) return undefined;
    element.addEventListener('scroll', onStep, { passive: true });
    const observer = globalThis.ResizeObserver ? new ResizeObserver(() => measure()) : undefined;
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', onStep);
      observer?.disconnect();
    };
  }, [scroll, measure, onStep]);

  useEffect(() => {
    onRangeChange(sight.current);
  }, [onRangeChange]);

  const indices = rowsToDraw({ drawn, focused: drawn.focused, count, pinned });
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
