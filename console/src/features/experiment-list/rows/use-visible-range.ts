import { type RowRange, shortestBlock, type Travel } from '@trainyard/ui/table/grid/window/blocks';
import { useCallback, useEffect, useRef, useState } from 'react';

// dragging the scroll bar past thousands of rows must not request each of them
const restMs = 80;
// rows of the same blocks ask for nothing: the page is not rendered for them until they rest
const nearMs = 200;

type View = { key: string; range: RowRange; travel: Travel };

const blockOf = (row: number) => Math.floor(row / shortestBlock);

/** True when both are in the same blocks and move the same way. */
const isNear = (one: View, other: View) =>
  one.key === other.key &&
  one.travel === other.travel &&
  blockOf(one.range.first) === blockOf(other.range.first) &&
  blockOf(one.range.last) === blockOf(other.range.last);

/** The visible rows and where they move, followed at a pace that the master can follow too. */
export function useVisibleRange(key: string, start: number) {
  const [view, setView] = useState<View>({
    key,
    range: { first: start, last: start },
    travel: 0,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(view);
  const visibleRange = useRef(view);
  const isSlow = useRef(false);
  useEffect(() => () => stop(timer), []);

  const onRangeChange = useCallback(
    (range: RowRange) => {
      // waits until fast scrolling slows down, rather than request every page in between
      const { first, last } = newest.current.range;
      const isFar = newest.current.key === key && (range.first > last || range.last < first);
      newest.current = { key, range, travel: travelOf(newest.current, { key, range }) };
      if (isFar || isSlow.current) stop(timer);
      if (timer.current !== undefined) return;
      isSlow.current = isNear(visibleRange.current, newest.current);
      timer.current = setTimeout(
        () => {
          stop(timer);
          isSlow.current = false;
          visibleRange.current = newest.current;
          setView(newest.current);
        },
        isSlow.current ? nearMs : restMs,
      );
    },
    [key],
  );
  const range = view.key === key ? view.range : { first: start, last: start };
  const travel = view.key === key ? view.travel : 0;
  return { range, travel, onRangeChange };
}

/** Rows that become visible for the first time have not moved. */
function travelOf(before: View, { key, range }: Pick<View, 'key' | 'range'>): Travel {
  if (before.key !== key || range.first === before.range.first) return before.travel;
  return range.first > before.range.first ? 1 : -1;
}

function stop(timer: { current: ReturnType<typeof setTimeout> | undefined }) {
  clearTimeout(timer.current);
  timer.current = undefined;
}
