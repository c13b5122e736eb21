import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeyedState } from '../../../hooks/use-keyed-state';
import { clickUncovered } from '../../../lib/pointer/click-uncovered';
import type { Picture } from '../picture/use-picture';
import type { RowRange } from './blocks';
import {
  isBlank,
  nextAtRest,
  nextRange,
  rowsInSight,
  rowsToDraw,
  scrollTopFor,
} from './row-window';

// scrolling has ended after this time without a scroll event
const idleMs = 120;

type Options = {
  scroll: RefObject<HTMLElement | null>;
  count: number;
  /** the height of every row, so that none needs measuring */
  rowHeight: number;
  /** height of the fixed content above the first row inside the scrolling box */
  headHeight: number;
  /** identifies the rows and their order: another key resets the scroll position */
  listKey?: string;
  /** first visible row */
  start: number;
  /** pinned rows at the top */
  pinnedRows?: number;
  onRangeChange: (range: RowRange) => void;
  /** replaces rows while they scroll */
  picture?: Picture;
};

const noop = () => undefined;
const never = () => false;
const noPicture: Picture = {
  canShow: never,
  isShown: never,
  show: noop,
  warmUp: noop,
  hide: noop,
};

type RenderedRange = RowRange & { focused?: number | undefined };

/**
 * The rows to render first: as many as fit into the window, so that no layout is needed before they
 * exist. Where the box is not observed it is measured at once instead.
 */
const firstRange = (start: number, rowHeight: number): RowRange => ({
  first: start,
  last: start + (globalThis.ResizeObserver ? Math.ceil(window.innerHeight / rowHeight) : 0),
});

/** As many rows as are visible, from the start of another list. */
const startedOver = ({ first, last }: RowRange, start: number): RowRange => ({
  first: start,
  last: start + last - first,
});

/** The focused row of a box. */
function focusedRow(box: HTMLElement | null): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-index]');
  const index = Number(row?.dataset.index ?? -1);
  return row && index >= 0 && box?.contains(row) ? index : undefined;
}

/** The rows to render of many, and the empty space above and below them. */
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
  // the visible rows change with each scroll event, the rendered ones with few
  const [first] = useState(() => firstRange(start, rowHeight));
  const sight = useRef<RowRange>(first);
  const newestRange = useRef<RowRange>(first);
  // the document has them: those above may be about to be rendered
  const rendered = useRef<RowRange>(first);
  const [range, setRange] = useKeyedState<RenderedRange>(
    listKey,
    startedOver(sight.current, start),
  );

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
    (next: RowRange) => {
      newestRange.current = next;
      setRange({ ...next, focused: focusedRow(scroll.current) });
    },
    [scroll, setRange],
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
      const { current: before } = newestRange;
      const next = nextRange(before, sight.current);
      if (next === before) return;
      // rows rendered after their frame flash as blank; for those outside the view that does not
      // matter
      if (isScrolling && isBlank(before, sight.current)) flushSync(() => draw(next));
      else draw(next);
    },
    [follow, draw],
  );

  /** Renders the rows around the visible ones after these are painted. */
  const measureLater = () => {
    clearTimeout(motion.current.timer);
    motion.current.timer = setTimeout(measure, idleMs);
  };

  const motion = useRef<{ timer?: ReturnType<typeof setTimeout>; frame?: number }>({});
  /** Handles a scroll; a picture replaces rows that are not rendered until scrolling ends. */
  const onStep = useCallback(() => {
    if (!picture.canShow()) return measure({ isScrolling: true });
    follow();
    if (picture.isShown() || isBlank(newestRange.current, sight.current))
      picture.show(rendered.current);
    const { current: now } = motion;
    clearTimeout(now.timer);
    cancelAnimationFrame(now.frame ?? 0);
    const settle = () => {
      if (!isBlank(newestRange.current, sight.current)) {
        picture.hide();
        return measure();
      }
      flushSync(() => draw(nextAtRest(newestRange.current, sight.current)));
      now.frame = requestAnimationFrame(settle);
    };
    now.timer = setTimeout(settle, idleMs);
  }, [picture, follow, measure, draw]);

  // the rows themselves are shown again once all visible ones are rendered
  useLayoutEffect(() => {
    rendered.current = range;
    if (!isBlank(range, sight.current)) picture.hide();
  }, [range, picture]);

  // code that has not run yet, and styles that are not read yet, take longer than a frame
  useEffect(() => {
    if (!globalThis.requestIdleCallback) return undefined;
    let isUnmounted = false;
    const idle = requestIdleCallback(async () => {
      // texts are measured in the fonts of the rows
      await document.fonts.ready;
      if (!isUnmounted) picture.warmUp(sight.current);
    });
    return () => {
      isUnmounted = true;
      cancelIdleCallback(idle);
    };
  }, [picture]);

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
    newestRange.current = range;
    follow();
    if (isBlank(range, sight.current)) measure();
    else measureLater();
  }, [rowHeight, listKey]);

  /** Renders the rows behind a picture: the pointer is pressed on one of them. */
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
    const stopPressing = clickUncovered(element, { isCovered: picture.isShown, uncover: onPress });
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

  const indices = rowsToDraw({ range, focused: range.focused, count, pinned });
  return {
    indices,
    above: (indices[0] ?? 0) * rowHeight,
    below: (count - 1 - (indices.at(-1) ?? count - 1)) * rowHeight,
    /** the visible rows */
    sight,
    scrollTo: (index: number) => {
      const element = scroll.current;
      if (element) element.scrollTop = scrollTopFor(index, boxOf(element));
      measure();
    },
  };
}
