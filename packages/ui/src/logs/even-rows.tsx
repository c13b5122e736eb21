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
import { isWhole, nextView, overscan, type RowView } from './row-view';

/** rows above the view while the log follows its end */
const pinnedOverscan = 4;

type Props = {
  viewport: RefObject<HTMLElement | null>;
  count: number;
  /** number of rows before the first one ever held; below 0 where some of those were dropped */
  before: number;
  /** true while the log follows its end */
  isPinned: boolean;
  /**
   * receives a function to call after a programmatic scroll, whose own event fires in the next
   * frame
   */
  onMoved: RefObject<(() => void) | null>;
  keyOf: (index: number) => string;
  /** renders the row at an index, `top` pixels below the row that was the first one */
  children: (index: number, top: number, slot: number) => ReactNode;
};

/**
 * The visible rows of a log without wrapping. Each row keeps its position in a box, and the box
 * moves when rows are added or removed above: no rendered row is laid out again.
 */
export function EvenRows(props: Props) {
  const { viewport, count, before, isPinned, onMoved, keyOf, children } = props;
  const [view, setView] = useState<RowView>({ top: 0, rows: 0, first: 0, end: 0 });
  const [slotsOf] = useState(rowSlots);
  const box = useRef<HTMLDivElement>(null);
  const measure = useHandler(() => {
    const element = viewport.current;
    if (element) setView((previous) => nextView(element, previous, before));
  });
  const onScroll = useHandler(() => {
    const element = viewport.current;
    // the rows at the end are rendered already
    if (!element || (isPinned && isNearEnd(element))) return;
    // renders in the same frame, so that no gap is visible
    flushSync(measure);
  });
  // the scrolling element is a parent, whose ref is set later
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
  // the rows at the end were not measured while pinned
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change
  useLayoutEffect(measureUnpinned, [isPinned, measureUnpinned]);
  // rows outside the view are added in later frames, a few per frame
  const isFilled = isPinned || isWhole(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each frame that rendered some
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

/** Returns true while the user has selected text in the rows, or the focus is in one of them. */
const isInUse = (box: Element | null) =>
  document.getSelection()?.isCollapsed === false || box?.contains(document.activeElement) === true;
