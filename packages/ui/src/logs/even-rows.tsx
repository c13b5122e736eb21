import {
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useHandler } from '../hooks/use-handler';
import { lineHeight } from './row-places';
import { rowSlots } from './row-slots';

/** rows beyond each edge of the view, and above it while the end stays in sight */
const overscan = 30;
const pinnedOverscan = 4;
/** the rows drawn change once the view has moved by so many */
const step = 8;
/** rows out of sight that come or go at an edge in one frame */
const mostInFrame = 8;

type Props = {
  viewport: RefObject<HTMLElement | null>;
  count: number;
  /** how many rows have come before the first one ever held; below 0 where some of those were dropped */
  before: number;
  /** whether the end stays in sight, whatever comes */
  isPinned: boolean;
  /** gets what to call after a scroll by a program, whose own event comes with the next frame */
  onMoved: RefObject<(() => void) | null>;
  keyOf: (index: number) => string;
  /** draws the row at an index, so many pixels below the row that was the first one */
  children: (index: number, top: number, slot: number) => ReactNode;
};

/**
 * The first row in sight, how many there is room for, and the rows drawn: from `first` to before
 * `end`. All are counted from the row that was the first one.
 */
type View = { top: number; rows: number; first: number; end: number };

/**
 * The rows in sight of a log whose lines do not wrap. Each row keeps its place in a box, and the
 * box moves when rows come or go above: none of those drawn is laid out again.
 */
export function EvenRows(props: Props) {
  const { viewport, count, before, isPinned, onMoved, keyOf, children } = props;
  const [view, setView] = useState<View>({ top: 0, rows: 0, first: 0, end: 0 });
  const [slotsOf] = useState(rowSlots);
  const box = useRef<HTMLDivElement>(null);
  const measure = useHandler(() => {
    const element = viewport.current;
    if (element) setView((held) => viewOf(element, held, before));
  });
  const onScroll = useHandler(() => {
    const element = viewport.current;
    // the rows at the end are drawn already
    if (!element || (isPinned && isNearEnd(element))) return;
    // in the same frame, so that no gap is seen
    flushSync(measure);
  });
  // the element that scrolls is around this one, and known later
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    measure();
    const observer =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer?.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [viewport, measure, onScroll]);
  const measureUnpinned = useHandler(() => {
    if (!isPinned) measure();
  });
  useImperativeHandle(onMoved, () => measureUnpinned, [measureUnpinned]);
  // what was in sight at the end was not looked at on the way
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of a change
  useLayoutEffect(measureUnpinned, [isPinned, measureUnpinned]);
  // rows out of sight follow, a few with each frame
  const isFilled = isPinned || isAll(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each frame that drew some
  useEffect(() => {
    if (isFilled) return;
    const frame = requestAnimationFrame(() => flushSync(measure));
    return () => cancelAnimationFrame(frame);
  }, [isFilled, view, measure]);
  const pinnedTop = Math.max(0, count - view.rows);
  const first = isPinned
    ? pinnedTop - (view.rows > 0 ? pinnedOverscan : overscan)
    : Math.min(view.first + before, count - 1);
  const from = Math.max(0, first);
  const end = isPinned ? count : Math.min(count, view.end + before);
  const indexes = Array.from({ length: Math.max(0, end - from) }, (_, offset) => from + offset);
  const slots = slotsOf(indexes.map(keyOf), () => isInUse(box.current));
  return (
    <div
      ref={box}
      className="absolute top-0 left-0 w-full"
      style={{ transform: `translateY(${before * lineHeight}px)` }}
    >
      {indexes.map((index, place) =>
        children(index, (index - before) * lineHeight, slots[place] ?? index),
      )}
    </div>
  );
}

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight < lineHeight;

/** Whether a person has selected text in the rows, or works with one of them. */
const isInUse = (box: Element | null) =>
  document.getSelection()?.isCollapsed === false || box?.contains(document.activeElement) === true;

const goalOf = ({ top, rows }: Pick<View, 'top' | 'rows'>) => ({
  first: top - overscan,
  end: top + rows + step + overscan,
});

const isAll = (view: View) => {
  const { first, end } = goalOf(view);
  return view.first === first && view.end === end;
};

/** As far towards a goal as one frame goes. */
const towards = (held: number, goal: number) =>
  held + Math.max(-mostInFrame, Math.min(mostInFrame, goal - held));

/** The next rows to draw: those in sight at once. The same object where nothing changes. */
function viewOf({ scrollTop, clientHeight }: Element, held: View, before: number): View {
  const top = Math.floor(scrollTop / lineHeight / step) * step - before;
  const rows = Math.ceil(clientHeight / lineHeight);
  const end = top + rows + step;
  const goal = goalOf({ top, rows });
  const isNear = held.first < end && held.end > top;
  const next: View = {
    top,
    rows,
    first: isNear ? Math.min(top, towards(held.first, goal.first)) : top,
    end: isNear ? Math.max(end, towards(held.end, goal.end)) : end,
  };
  const isSame = held.first === next.first && held.end === next.end;
  return isSame && held.top === top && held.rows === rows ? held : next;
}
