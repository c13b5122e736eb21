import type { RowRange } from '@trainyard/ui/table/grid/blocks';
import { useCallback, useEffect, useRef, useState } from 'react';

// dragging the scroll bar past thousands of rows must not ask for each of them
const restMs = 80;

/** Rows in sight, followed at a pace that the master can follow too. */
export function useVisibleRange(key: string, start: number) {
  const [held, setHeld] = useState({ key, range: { first: start, last: start } });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(held);
  useEffect(() => () => stop(timer), []);

  const onRangeChange = useCallback(
    (range: RowRange) => {
      // flying past pages: wait until it slows down, rather than ask at every stop on the way
      const { first, last } = newest.current.range;
      const isFar = newest.current.key === key && (range.first > last || range.last < first);
      newest.current = { key, range };
      if (isFar) stop(timer);
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        setHeld(newest.current);
      }, restMs);
    },
    [key],
  );
  const range = held.key === key ? held.range : { first: start, last: start };
  return { range, onRangeChange };
}

function stop(timer: { current: ReturnType<typeof setTimeout> | undefined }) {
  clearTimeout(timer.current);
  timer.current = undefined;
}
