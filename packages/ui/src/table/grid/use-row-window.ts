import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { RowRange } from './blocks';
import { rowsInSight, rowsToDraw, scrollTopFor } from './row-window';

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

// rows drawn on either side of those in sight
const spare = 10;

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
  const [sight, setSight] = useState<RowRange>({ first: start, last: start });

  const boxOf = useCallback(
    ({ scrollTop, clientHeight }: HTMLElement) => ({
      scrollTop,
      height: clientHeight - headHeight,
      rowHeight,
      pinned,
    }),
    [headHeight, rowHeight, pinned],
  );

  const measure = useCallback(() => {
    if (!scroll.current) return;
    const next = rowsInSight(boxOf(scroll.current));
    setSight((now) => (now.first === next.first && now.last === next.last ? now : next));
  }, [scroll, boxOf]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row at the top stays when heights change
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollTop = sight.first * rowHeight;
    measure();
  }, [rowHeight]);

  useEffect(() => watch(scroll.current, { measure, rowHeight }), [scroll, measure, rowHeight]);

  const { first, last } = sight;
  useEffect(() => {
    onRangeChange({ first, last });
  }, [first, last, onRangeChange]);

  const indices = rowsToDraw({ sight, count, spare, pinned });
  return {
    indices,
    above: (indices[0] ?? 0) * rowHeight,
    below: (count - 1 - (indices.at(-1) ?? count - 1)) * rowHeight,
    first,
    last,
    scrollTo: (index: number) => {
      const element = scroll.current;
      if (element) element.scrollTop = scrollTopFor(index, boxOf(element));
      measure();
    },
  };
}

// rows passed in one frame, from which on nobody reads them
const flightRows = 8;
const restMs = 100;
// a machine that is busy takes so long between two steps of a flight
const stepMs = 250;

type Watch = { measure: () => void; rowHeight: number };

/** Looks whenever what shows in a box may have changed. Answers how to stop. */
function watch(element: HTMLElement | null, { measure, rowHeight }: Watch) {
  if (!element) return undefined;
  let top = element.scrollTop;
  let at = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function onScroll({ timeStamp }: Event) {
    const { scrollTop } = element as HTMLElement; // checked above
    const isFast = Math.abs(scrollTop - top) > flightRows * rowHeight;
    // a single leap arrives where it went; only those that follow each other are a flight
    const isFlight = isFast && timeStamp - at < stepMs;
    top = scrollTop;
    if (isFast) at = timeStamp;
    clearTimeout(rest);
    // in the same frame: rows that come late are seen as a flash of nothing
    if (isFlight) rest = setTimeout(() => startTransition(measure), restMs);
    else flushSync(measure);
  }

  element.addEventListener('scroll', onScroll, { passive: true });
  const observer = globalThis.ResizeObserver ? new ResizeObserver(measure) : undefined;
  observer?.observe(element);
  return () => {
    clearTimeout(rest);
    element.removeEventListener('scroll', onScroll);
    observer?.disconnect();
  };
}
