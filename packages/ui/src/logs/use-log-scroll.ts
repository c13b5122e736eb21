import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react';
import { useHandler } from '../hooks/use-handler';
import { evenPlaces, lineHeight, type RowPlaces } from './row-places';
import { type FoldedLog, findRow, type LogRow, rowAt } from './text/fold-rows';
import type { LogPlace } from './window/log-entry';
import type { LogState, LogWindow, Opening } from './window/log-window';

/**
 * distance in pixels from an end at which the next page is requested: before the edge is visible
 */
const readAhead = 1000 * lineHeight;
const endSlack = 4;

type Options = {
  viewport: RefObject<HTMLDivElement | null>;
  folded: FoldedLog;
  log: LogWindow;
  state: LogState;
  /** the last position at which the log was opened */
  opening: Opening;
  /** lines may be wrapped */
  wrap: boolean;
};

/**
 * The scroll position of the log: follows its end while the user is there, keeps its position while
 * lines are added or dropped on either side, and loads more ahead of the scroll.
 */
export function useLogScroll({ viewport, folded, log, state, opening, wrap }: Options) {
  const { rows } = folded;
  const { isLoading, hasOlder, hasNewer, arrived } = state;
  const [isAtBottom, setIsAtBottom] = useState(opening.at === 'newest');
  // the bottom is the log's end only if no newer lines are left to read
  const isAtEnd = isAtBottom && !hasNewer;
  const wrapped = useRef<RowPlaces>(null);
  const onMoved = useRef<() => void>(null);
  const even = evenPlaces({ viewport, onMoved }, rows.length);
  const placesNow = () => (wrap ? (wrapped.current ?? even) : even);
  const show: RowPlaces['toRow'] = (index, align) => placesNow().toRow(index, align);
  const toOffset = (offset: number) => placesNow().toOffset(offset);
  const at = (offset: number) => placesNow().at(offset);
  const [isHigh, setIsHigh] = useState(false);
  const [seen, setSeen] = useState(0);
  const lastTop = useRef(0);
  const place = useRef<{ key: string; id: string; within: number } | undefined>(undefined);
  const goal = useRef<Opening | undefined>(opening);
  const opened = useRef(state.opening);

  function rememberPlace(top: number) {
    const { index, start } = at(top);
    const row = rows[index];
    place.current = row ? { key: row.key, id: row.entry.id, within: top - start } : undefined;
  }

  const onScroll = useHandler(() => {
    const element = viewport.current;
    if (!element) return;
    const isUp = element.scrollTop < lastTop.current - 1;
    lastTop.current = element.scrollTop;
    // a log that restarts is empty for a moment: that is not a position
    if (rows.length === 0) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    // growing rows and a shrinking view move the end away; only scrolling up leaves it
    const isBottom = below <= endSlack || (isAtEnd && !isUp);
    setIsAtBottom(isBottom);
    if (isBottom && !hasNewer) setSeen(arrived);
    rememberPlace(element.scrollTop);
    if (element.scrollTop < readAhead) log.loadOlder();
    if (below < readAhead) log.loadNewer();
  });

  const leaveEnd = () => {
    if (isAtEnd) setSeen(arrived);
    setIsAtBottom(false);
  };

  // runs before the scroll itself: lines that arrive in between would undo it
  const onWheel = useHandler(({ deltaY, ctrlKey, currentTarget }: WheelEvent) => {
    if (isAtEnd && deltaY < 0 && !ctrlKey && currentTarget.scrollTop > 0) leaveEnd();
  });

  const toStart = () => {
    leaveEnd();
    place.current = undefined;
    toOffset(0);
  };

  const toEnd = () => {
    setIsAtBottom(true);
    setSeen(arrived);
    show(rows.length - 1, 'end');
  };

  const toRow = (index: number) => {
    leaveEnd();
    show(index, 'center');
  };

  useEffect(() => log.setReading(!isAtEnd), [log, isAtEnd]);

  // the log was opened at another position: its lines arrive later
  useLayoutEffect(() => {
    if (opened.current === state.opening) return;
    opened.current = state.opening;
    goal.current = opening;
    place.current = undefined;
    setIsAtBottom(opening.at === 'newest');
    setSeen(0);
  }, [state.opening, opening]);

  const firstKey = rows[0]?.key;
  const lastFirstKey = useRef(firstKey);
  const lastWrap = useRef(wrap);
  useLayoutEffect(() => {
    if (rows.length === 0) return;
    const isShifted = lastFirstKey.current !== firstKey || lastWrap.current !== wrap;
    lastFirstKey.current = firstKey;
    lastWrap.current = wrap;
    const target = goal.current;
    if (target) {
      const index = rowOf(target, rows);
      goal.current = undefined;
      if (target.at === 'oldest') toOffset(0);
      else show(index, target.at === 'newest' ? 'end' : 'center');
      return;
    }
    const lastPlace = place.current;
    if (!isShifted || isAtEnd || !lastPlace) return;
    const byKey = rows.findIndex(({ key }) => key === lastPlace.key);
    // the row of a day or a fold may be gone, its line is not
    const index = byKey < 0 ? rows.findIndex(({ entry }) => entry.id === lastPlace.id) : byKey;
    const start = placesNow().startOf(index);
    if (start !== undefined) toOffset(start + lastPlace.within);
  });

  const onHeight = useHandler(() => {
    const element = viewport.current;
    if (!element || rows.length === 0) return;
    if (isAtEnd) pin(element, lastTop);
    // compares the row count first, which needs no layout
    setIsHigh(rows.length * lineHeight > element.clientHeight || isOverflowing(element));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for new rows
  useLayoutEffect(onHeight, [rows, isAtEnd, onHeight]);

  // a bar that appears above or below reduces the height
  useEffect(() => {
    const element = viewport.current;
    if (!element || !isAtEnd || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => pin(element, lastTop));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAtEnd, viewport]);

  // loads the next page if the first does not fill the view
  useEffect(() => {
    const element = viewport.current;
    if (!element || isLoading || isOverflowing(element)) return;
    if (hasOlder) log.loadOlder();
    else if (hasNewer) log.loadNewer();
  }, [isLoading, hasOlder, hasNewer, log, viewport]);

  const unseen = isAtEnd ? 0 : arrived - seen;
  return {
    /** receives the positions of wrapped lines */
    wrapped,
    /** receives the function that renders the visible lines without wrapping */
    onMoved,
    onHeight,
    /** the lines are higher than the view */
    isHigh,
    at,
    isAtEnd,
    unseen,
    /** of the viewport */
    handlers: { onScroll, onWheel },
    toStart,
    toEnd,
    toRow,
    leaveEnd,
  };
}

export type LogScroll = ReturnType<typeof useLogScroll>;

const isOverflowing = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight;

function pin(element: HTMLElement, lastTop: { current: number }) {
  element.scrollTop = element.scrollHeight;
  lastTop.current = element.scrollTop;
}

function rowOf(opening: Opening, rows: readonly LogRow[]): number {
  return opening.at === 'place' ? indexOf(rows, opening.place) : rows.length - 1;
}

/** The index of a line, or of the line at its time. */
export const indexOf = (rows: readonly LogRow[], { id, at }: LogPlace): number =>
  findRow(rows, id)?.index ?? rowAt(rows, at);
