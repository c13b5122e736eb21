import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LogRow } from './fold-rows';
import type { LogState, LogWindow } from './log-window';

/** one line of mono 12/18 */
export const lineHeight = 18;
/** how near an end, in pixels, the next page is asked for */
const readAhead = 1200;
const endSlack = 4;

type Options = {
  viewport: RefObject<HTMLDivElement | null>;
  rows: readonly LogRow[];
  log: LogWindow;
  state: LogState;
  /** key of the row to show first */
  target: string;
};

/**
 * Which rows are drawn, and where the log stands: it follows its end while a person is there, keeps
 * its place while lines are added before or after, and asks for more lines ahead of the scroll.
 */
export function useLogScroll({ viewport, rows, log, state, target }: Options) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => lineHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 30,
  });
  const { isLoading, hasOlder, hasNewer } = state;
  const [isAtBottom, setIsAtBottom] = useState(target === '');
  // the bottom of what is loaded is the log's end only where nothing newer is left to read
  const isAtEnd = isAtBottom && !hasNewer;
  const [lastSeen, setLastSeen] = useState<string | undefined>();
  const place = useRef<{ key: string; within: number } | undefined>(undefined);
  const hasShownTarget = useRef(target === '');

  // the virtualizer learns of a scroll later than the page does
  function rememberPlace(top: number) {
    const first = virtualizer.getVirtualItemForOffset(top);
    const row = first && rows[first.index];
    place.current = row && first ? { key: row.key, within: top - first.start } : undefined;
  }

  function onScroll() {
    const element = viewport.current;
    // a log that starts again is empty for a moment: that is no place
    if (!element || rows.length === 0) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    const isBottom = below <= endSlack;
    setIsAtBottom(isBottom);
    setLastSeen(isBottom || hasNewer ? undefined : (lastSeen ?? state.buffer.entries.at(-1)?.id));
    rememberPlace(element.scrollTop);
    if (element.scrollTop < readAhead) log.loadOlder();
    if (below < readAhead) log.loadNewer();
  }

  const toStart = () => {
    setIsAtBottom(false);
    place.current = undefined;
    virtualizer.scrollToOffset(0);
  };

  const toEnd = () => {
    setIsAtBottom(true);
    setLastSeen(undefined);
    virtualizer.scrollToIndex(rows.length - 1, { align: 'end' });
  };

  // lines before the first one in sight push it down: put it back where it was
  const firstKey = rows[0]?.key;
  const heldFirstKey = useRef(firstKey);
  useLayoutEffect(() => {
    if (heldFirstKey.current === firstKey) return;
    heldFirstKey.current = firstKey;
    const kept = place.current;
    if (isAtEnd || !kept) return;
    const index = rows.findIndex((row) => row.key === kept.key);
    // works the places out anew: rows drawn just now may have turned out higher than thought
    virtualizer.getTotalSize();
    const start = virtualizer.measurementsCache[index]?.start;
    if (start !== undefined) virtualizer.scrollToOffset(start + kept.within);
  }, [firstKey, rows, isAtEnd, virtualizer]);

  useLayoutEffect(() => {
    if (isAtEnd && rows.length > 0) virtualizer.scrollToIndex(rows.length - 1, { align: 'end' });
  }, [rows.length, isAtEnd, virtualizer]);

  useLayoutEffect(() => {
    if (hasShownTarget.current) return;
    const index = rows.findIndex((row) => row.entry.id === target);
    if (index < 0) return;
    // lines after it are still to come: without them it cannot stand in the middle
    hasShownTarget.current = !isLoading;
    virtualizer.scrollToIndex(index, { align: 'center' });
  }, [rows, target, isLoading, virtualizer]);

  // a page that does not fill the view asks for the next one by itself
  useEffect(() => {
    const element = viewport.current;
    if (!element || isLoading || element.scrollHeight > element.clientHeight) return;
    if (hasOlder) log.loadOlder();
    else if (hasNewer) log.loadNewer();
  }, [isLoading, hasOlder, hasNewer, log, viewport]);

  const unseen = lastSeen === undefined ? 0 : countAfter(state, lastSeen);
  return { virtualizer, isAtEnd, unseen, onScroll, toStart, toEnd };
}

function countAfter({ buffer }: LogState, id: string) {
  const from = buffer.entries.findLastIndex((entry) => entry.id === id);
  return from < 0 ? 0 : buffer.entries.length - 1 - from;
}
