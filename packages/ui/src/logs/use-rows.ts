import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** one line of mono 12/18 */
export const lineHeight = 18;
const overscan = 30;

export type DrawnRow = { index: number; start: number };

/** Which rows are drawn, and where; how a place is scrolled to. */
export type Rows = {
  drawn: readonly DrawnRow[];
  height: number;
  /** the width a line has to wrap in */
  width: number | undefined;
  /** measures a row; only for rows of unknown height */
  measure: ((element: Element | null) => void) | undefined;
  /** the row at so many pixels from the top */
  at: (offset: number) => DrawnRow;
  startOf: (index: number) => number | undefined;
  toRow: (index: number, align: 'center' | 'end') => void;
  toOffset: (offset: number) => void;
};

type Options = {
  viewport: RefObject<HTMLDivElement | null>;
  count: number;
  keyOf: (index: number) => string | number;
  /** lines may be higher than one */
  wrap: boolean;
  /** whether the end stays in sight, whatever comes */
  isPinned: boolean;
};

/**
 * Lines that do not wrap are all of one height, so that three divisions tell which are in sight,
 * however fast they come; those that wrap are measured.
 */
export function useRows({ viewport, count, keyOf, wrap, isPinned }: Options): Rows {
  const even = useEvenRows({ viewport, count, isPinned });
  const uneven = useUnevenRows({ viewport, count: wrap ? count : 0, keyOf });
  return wrap ? uneven : even;
}

type Even = Pick<Options, 'viewport' | 'count' | 'isPinned'>;

function useEvenRows({ viewport, count, isPinned }: Even): Rows {
  const [box, setBox] = useState<Box>({ top: 0, rows: 0 });
  const pinned = useRef(isPinned);
  pinned.current = isPinned;
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const measure = () => setBox((held) => measuredBox(element, held));
    const onScroll = () => {
      const below = element.scrollHeight - element.scrollTop - element.clientHeight;
      // what follows the end is drawn already
      if (pinned.current && below < lineHeight) return;
      // in the same frame, so that no gap is seen
      flushSync(measure);
    };
    measure();
    const observer =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer?.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [viewport]);
  // what was in sight at the end was not looked at on the way
  useLayoutEffect(() => {
    const element = viewport.current;
    if (element && !isPinned) setBox((held) => measuredBox(element, held));
  }, [viewport, isPinned]);
  const top = isPinned ? Math.max(0, count - box.rows) : box.top;
  const last = Math.max(0, count - 1);
  const first = Math.max(0, Math.min(top, last) - overscan);
  const end = Math.min(count, top + box.rows + overscan);
  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, offset) => ({
    index: first + offset,
    start: (first + offset) * lineHeight,
  }));
  const toOffset = (offset: number) => {
    if (viewport.current) viewport.current.scrollTop = offset;
  };
  return {
    drawn,
    height: count * lineHeight,
    width: undefined,
    measure: undefined,
    at: (offset) => {
      const index = Math.max(0, Math.min(last, Math.floor(offset / lineHeight)));
      return { index, start: index * lineHeight };
    },
    startOf: (index) => (index < 0 || index >= count ? undefined : index * lineHeight),
    toRow: (index, align) => {
      const room = viewport.current?.clientHeight ?? 0;
      const share = align === 'center' ? 0.5 : 1;
      toOffset((index + share) * lineHeight - room * share);
    },
    toOffset,
  };
}

type Box = { top: number; rows: number };

/** The first line in sight and how many there is room for; the same object unless they changed. */
function measuredBox({ scrollTop, clientHeight }: Element, held: Box): Box {
  const top = Math.floor(scrollTop / lineHeight);
  const rows = Math.ceil(clientHeight / lineHeight);
  return held.top === top && held.rows === rows ? held : { top, rows };
}

function useUnevenRows({ viewport, count, keyOf }: Omit<Options, 'wrap' | 'isPinned'>): Rows {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => viewport.current,
    estimateSize: () => lineHeight,
    getItemKey: keyOf,
    overscan,
  });
  return {
    drawn: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    width: virtualizer.scrollRect?.width,
    measure: virtualizer.measureElement,
    at: (offset) => virtualizer.getVirtualItemForOffset(offset) ?? { index: 0, start: 0 },
    startOf: (index) => {
      // works the places out anew: rows drawn just now may have turned out higher than thought
      virtualizer.getTotalSize();
      return virtualizer.measurementsCache[index]?.start;
    },
    toRow: (index, align) => virtualizer.scrollToIndex(index, { align }),
    toOffset: (offset) => virtualizer.scrollToOffset(offset),
  };
}
