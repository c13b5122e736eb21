import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeyedState } from '../../hooks/use-keyed-state';
import type { RowRange } from './blocks';
import { clickWhatIsDrawn } from './click-what-is-drawn';
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
  /** names the rows and their order: under another key they start over */
  listKey?: string;
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

/**
 * The rows to draw first: as many as the window has room for, so that nothing is laid out before
 * they are there. Where nothing observes the box it is measured at once instead.
 */
const firstRange = (start: number, rowHeight: number): RowRange => ({
  first: start,
  last: start + (globalThis.ResizeObserver ? Math.ceil(window.innerHeight / rowHeight) : 0),
});

/** As many rows of another list as are in sight, from its start. */
const startedOver = ({ first, last }: RowRange, start: number): RowRange => ({
  first: start,
  last: start + last - first,
});

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
    listKey = '',
    onRangeChange,
    picture = noPicture,
    pinnedRows: pinned = 0,
  } = options;
  // what is in sight changes with each step of scrolling, what is drawn with few of them
  const [first] = useState(() => firstRange(start, rowHeight));
  const sight = useRef<RowRange>(first);
  const wasDrawn = useRef<RowRange>(first);
  const [drawn, setDrawn] = useKeyedState<Drawn>(listKey, startedOver(sight.current, start));

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
    [scroll, setDrawn],
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

  /** Draws the rows around those in sight once these are painted. */
  const laterDrawn = () => {
    clearTimeout(motion.current.timer);
    motion.current.timer = setTimeout(measure, restMs);
  };

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

  const listed = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row at the top stays when heights change
  useLayoutEffect(() => {
    const { current: before } = listed;
    listed.current = listKey;
    const isNew = before === undefined;
    // a new box is at its top, and its observer measures it with the frame
    if (isNew && sight.current.first === 0 && globalThis.ResizeObserver) return;
    const isOther = !isNew && before !== listKey;
    const first = isOther ? start : sight.current.first;
    if (scroll.current) scroll.current.scrollTop = first * rowHeight;
    if (!isOther) return measure();
    wasDrawn.current = drawn;
    follow();
    if (isBlank(drawn, sight.current)) measure();
    else laterDrawn();
  }, [rowHeight, listKey]);

  /** Draws the rows that a picture stands for: the pointer is pressed on one of them. */
  const onPress = useCallback(() => {
    const { current: now } = motion;
    clearTimeout(now.timer);
    cancelAnimationFrame(now.frame ?? 0);
    flushSync(() => draw(sight.current));
  }, [draw]);

  useEffect(() => {
    const element = scroll.current;
    if (!element) return undefined;
    element.addEventListener('scroll', onStep, { passive: true });
    const stopPressing = clickWhatIsDrawn(element, { isPicture: picture.isShown, draw: onPress });
    const observer = globalThis.ResizeObserver ? new ResizeObserver(() => measure()) : undefined;
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', onStep);
      stopPressing();
      observer?.disconnect();
    };
  }, [scroll, measure, onStep, onPress, picture]);

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
