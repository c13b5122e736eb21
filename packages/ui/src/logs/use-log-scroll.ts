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

/** how near an end, in pixels, the next page is asked for: a page before the edge is in sight */
const readAhead = 1000 * lineHeight;
const endSlack = 4;

type Options = {
  viewport: RefObject<HTMLDivElement | null>;
  folded: FoldedLog;
  log: LogWindow;
  state: LogState;
  /** where the log was opened last */
  opening: Opening;
  /** lines may be higher than one */
  wrap: boolean;
};

/**
 * The scroll position of the log: it follows its end while a person is there, keeps its place while
 * lines are added or dropped on either side, and asks for more ahead of the scroll.
 */
export function useLogScroll({ viewport, folded, log, state, opening, wrap }: Options) {
  const { rows } = folded;
  const { isLoading, hasOlder, hasNewer, arrived } = state;
  const [isAtBottom, setIsAtBottom] = useState(opening.at === 'newest');
  // the bottom of what is held is the log's end only where nothing newer is left to read
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
  const heldTop = useRef(0);
  const place = useRef<{ id: string; within: number } | undefined>(undefined);
  const goal = useRef<Opening | undefined>(opening);
  const opened = useRef(state.opening);

  function rememberPlace(top: number) {
    const { index, start } = at(top);
    const row = rows[index];
    place.current = row ? { id: row.entry.id, within: top - start } : undefined;
  }

  const onScroll = useHandler(() => {
    const element = viewport.current;
    if (!element) return;
    const isUp = element.scrollTop < heldTop.current - 1;
    heldTop.current = element.scrollTop;
    // a log that starts again is empty for a moment: that is not a position
    if (rows.length === 0) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    // rows that grow and a view that shrinks move the end away; only who scrolls up leaves it
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

  // before the scroll itself: lines that come meanwhile would take it back
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

  // another place was opened: its lines come later
  useLayoutEffect(() => {
    if (opened.current === state.opening) return;
    opened.current = state.opening;
    goal.current = opening;
    place.current = undefined;
    setIsAtBottom(opening.at === 'newest');
    setSeen(0);
  }, [state.opening, opening]);

  const firstKey = rows[0]?.key;
  const heldFirstKey = useRef(firstKey);
  const heldWrap = useRef(wrap);
  useLayoutEffect(() => {
    if (rows.length === 0) return;
    const isShifted = heldFirstKey.current !== firstKey || heldWrap.current !== wrap;
    heldFirstKey.current = firstKey;
    heldWrap.current = wrap;
    const wanted = goal.current;
    if (wanted) {
      const index = rowOf(wanted, rows);
      goal.current = undefined;
      if (wanted.at === 'oldest') toOffset(0);
      else show(index, wanted.at === 'newest' ? 'end' : 'center');
      return;
    }
    const kept = place.current;
    if (!isShifted || isAtEnd || !kept) return;
    const index = rows.findIndex(({ entry }) => entry.id === kept.id);
    const start = placesNow().startOf(index);
    if (start !== undefined) toOffset(start + kept.within);
  });

  const onHeight = useHandler(() => {
    const element = viewport.current;
    if (!element || rows.length === 0) return;
    if (isAtEnd) pin(element, heldTop);
    // more rows than there is room for tell it without a layout
    setIsHigh(rows.length * lineHeight > element.clientHeight || isOverflowing(element));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of new rows
  useLayoutEffect(onHeight, [rows, isAtEnd, onHeight]);

  // a bar that comes above or below leaves less room
  useEffect(() => {
    const element = viewport.current;
    if (!element || !isAtEnd || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => pin(element, heldTop));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAtEnd, viewport]);

  // a page that does not fill the view asks for the next one by itself
  useEffect(() => {
    const element = viewport.current;
    if (!element || isLoading || isOverflowing(element)) return;
    if (hasOlder) log.loadOlder();
    else if (hasNewer) log.loadNewer();
  }, [isLoading, hasOlder, hasNewer, log, viewport]);

  const unseen = isAtEnd ? 0 : arrived - seen;
  return {
    /** gets the places of lines that wrap */
    wrapped,
    /** gets what draws the lines in sight where they do not */
    onMoved,
    onHeight,
    /** there are more lines than there is room for */
    isHigh,
    at,
    isAtEnd,
    unseen,
    onScroll,
    onWheel,
    toStart,
    toEnd,
    toRow,
    leaveEnd,
  };
}

export type LogScroll = ReturnType<typeof useLogScroll>;

const isOverflowing = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight;

function pin(element: HTMLElement, heldTop: { current: number }) {
  element.scrollTop = element.scrollHeight;
  heldTop.current = element.scrollTop;
}

function rowOf(opening: Opening, rows: readonly LogRow[]): number {
  return opening.at === 'place' ? indexOf(rows, opening.place) : rows.length - 1;
}

/** Where a line is drawn, or what was written at its time. */
export const indexOf = (rows: readonly LogRow[], { id, at }: LogPlace): number =>
  findRow(rows, id)?.index ?? rowAt(rows, at);
