import { useCallback, useEffect, useRef, useState } from 'react';
import type { RowRange } from '~/components/data-table/blocks';

// dragging the scroll bar past thousands of rows must not ask for each of them
const restMs = 80;

/** Rows in sight, followed at a pace that the master can follow too. */
export function useVisibleRange(key: string, start: number) {
  const [held, setHeld] = useState({ key, range: { first: start, last: start } });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(held);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  const onRangeChange = useCallback(
    (range: RowRange) => {
      newest.current = { key, range };
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
