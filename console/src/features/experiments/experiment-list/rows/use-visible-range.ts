import type { RowRange, ScrollDirection } from '@trainyard/ui/table/grid/window/blocks';
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';

// dragging the scroll bar past thousands of rows must not request each of them
const restMs = 80;
// the page is rendered for rows that need no request when they have not moved for this time
const nearMs = 200;
// rows that are dragged on without a pause are requested all the same
const longestMs = 1_000;

type View = { key: string; range: RowRange; scrollDirection: ScrollDirection };

/** Returns the start of the requested block of a row; undefined before it is requested. */
export type BlockOf = (row: number) => number | undefined;

/** Returns true if rows that move the same way need the same requests. */
function isNear(one: View, other: View, blockOf: BlockOf) {
  if (one.key !== other.key || one.scrollDirection !== other.scrollDirection) return false;
  // requests are ahead of this row
  const edge = one.scrollDirection < 0 ? 'first' : 'last';
  const block = blockOf(one.range[edge]);
  return block !== undefined && block === blockOf(other.range[edge]);
}

/**
 * The visible rows and the direction of scrolling, updated at a rate that the master can answer.
 * Rendering during a scroll delays frames, so it only happens when rows have to be requested.
 */
export function useVisibleRange(key: string, start: number, blockOf: RefObject<BlockOf>) {
  const [view, setView] = useState<View>({
    key,
    range: { first: start, last: start },
    scrollDirection: 0,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(view);
  const visibleRange = useRef(view);
  const isSlow = useRef(false);
  const waitsUntil = useRef(0);
  useEffect(() => () => stop(timer), []);

  const onRangeChange = useCallback(
    (range: RowRange) => {
      // waits until fast scrolling slows down, rather than request every page in between
      const { first, last } = newest.current.range;
      const isFar = newest.current.key === key && (range.first > last || range.last < first);
      newest.current = {
        key,
        range,
        scrollDirection: scrollDirectionOf(newest.current, { key, range }),
      };
      if (timer.current === undefined) waitsUntil.current = performance.now() + longestMs;
      if (isSlow.current || (isFar && performance.now() < waitsUntil.current)) stop(timer);
      if (timer.current !== undefined) return;
      isSlow.current = isNear(visibleRange.current, newest.current, blockOf.current);
      timer.current = setTimeout(
        () => {
          stop(timer);
          isSlow.current = false;
          visibleRange.current = newest.current;
          // in parts, between the frames of rows that move
          startTransition(() => setView(newest.current));
        },
        isSlow.current ? nearMs : restMs,
      );
    },
    [key, blockOf],
  );
  const range = view.key === key ? view.range : { first: start, last: start };
  const scrollDirection = view.key === key ? view.scrollDirection : 0;
  /** The visible rows of this moment, ahead of the rendered `range`. */
  const latest = () => (newest.current.key === key ? newest.current.range : range);
  return { range, scrollDirection, latest, onRangeChange };
}

/** Rows that become visible for the first time have not moved. */
function scrollDirectionOf(
  before: View,
  { key, range }: Pick<View, 'key' | 'range'>,
): ScrollDirection {
  if (before.key !== key || range.first === before.range.first) return before.scrollDirection;
  return range.first > before.range.first ? 1 : -1;
}

function stop(timer: { current: ReturnType<typeof setTimeout> | undefined }) {
  clearTimeout(timer.current);
  timer.current = undefined;
}
