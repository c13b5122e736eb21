import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { lineHeight } from './row-places';

/** rows beyond each edge of the view, and above it while the end stays in sight */
const overscan = 30;
const pinnedOverscan = 4;
/** the rows drawn change once the view has moved by so many */
const step = 8;

type Props = {
  viewport: RefObject<HTMLElement | null>;
  count: number;
  /** how many rows have come before the first one ever held; below 0 where some of those were dropped */
  before: number;
  /** whether the end stays in sight, whatever comes */
  isPinned: boolean;
  /** draws a row at so many pixels below the row that was the first one */
  children: (index: number, top: number) => ReactNode;
};

/** The first row in sight, counted from the row that was the first one, and how many there is room for. */
type View = { top: number; rows: number };

/**
 * The rows in sight of a log whose lines do not wrap. Each row keeps its place in a box, and the
 * box moves when rows come or go above: none of those drawn is laid out again.
 */
export function EvenRows({ viewport, count, before, isPinned, children }: Props) {
  const [view, setView] = useState<View>({ top: 0, rows: 0 });
  const latest = useRef({ isPinned, before });
  useLayoutEffect(() => {
    latest.current = { isPinned, before };
  });
  // the element that scrolls is around this one, and known later
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const measure = () => setView((held) => viewOf(element, held, latest.current.before));
    const onScroll = () => {
      // what follows the end is drawn already
      if (latest.current.isPinned && isNearEnd(element)) return;
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
    if (element && !isPinned) setView((held) => viewOf(element, held, latest.current.before));
  }, [viewport, isPinned]);
  const top = isPinned ? Math.max(0, count - view.rows) : view.top + before;
  const last = Math.max(0, count - 1);
  const above = isPinned && view.rows > 0 ? pinnedOverscan : overscan;
  const first = Math.max(0, Math.min(top, last) - above);
  const end = Math.min(count, top + view.rows + step + overscan);
  return (
    <div
      className="absolute top-0 left-0 w-full"
      style={{ transform: `translateY(${before * lineHeight}px)` }}
    >
      {Array.from({ length: Math.max(0, end - first) }, (_, offset) =>
        children(first + offset, (first + offset - before) * lineHeight),
      )}
    </div>
  );
}

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight < lineHeight;

/** The same object unless another row would be drawn. */
function viewOf({ scrollTop, clientHeight }: Element, held: View, before: number): View {
  const top = Math.floor(scrollTop / lineHeight / step) * step - before;
  const rows = Math.ceil(clientHeight / lineHeight);
  return held.top === top && held.rows === rows ? held : { top, rows };
}
