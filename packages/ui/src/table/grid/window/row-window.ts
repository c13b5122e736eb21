import type { RowRange } from './blocks';

type Box = {
  scrollTop: number;
  /** pinned rows at the top, which cover scrolling ones */
  pinned: number;
  /** height of the part below the fixed head */
  height: number;
  rowHeight: number;
};

/**
 * The rows of equal height that are visible in a box, including partly hidden ones. Not limited to
 * the count.
 */
export function rowsInSight({ scrollTop, height, rowHeight }: Omit<Box, 'pinned'>): RowRange {
  const top = Math.max(0, scrollTop);
  const first = Math.floor(top / rowHeight);
  return { first, last: Math.max(first, Math.ceil((top + height) / rowHeight) - 1) };
}

/** The scroll position at which a row is completely visible; the current one if it is already. */
export function scrollTopFor(index: number, box: Box): number {
  const { scrollTop, pinned, height, rowHeight } = box;
  if (index < pinned) return scrollTop;
  const top = index * rowHeight;
  const covered = pinned * rowHeight;
  if (top - covered < scrollTop) return top - covered;
  return Math.max(scrollTop, top + rowHeight - height);
}

// rows to render beyond the visible ones: ahead of and behind the direction of scrolling
const ahead = 12;
const behind = 4;

/**
 * The rows to render for the visible ones. They stay the same until few are left in the direction
 * of scrolling, so that most scroll events render nothing. Not limited to the count.
 */
export function nextRange(range: RowRange, sight: RowRange): RowRange {
  const { first, last } = sight;
  // a user who jumps from page to page sees each only for a moment
  if (first > range.last || last < range.first)
    return { first: first - behind, last: last + behind };
  if (range.last - last < behind) return { first: first - behind, last: last + ahead };
  if (first - range.first < behind) return { first: first - ahead, last: last + behind };
  return range;
}

/** Returns true if visible rows are not rendered. */
export const isBlank = (range: RowRange, sight: RowRange): boolean =>
  sight.first < range.first || sight.last > range.last;

// number of rows that can be rendered within a frame
const perFrame = 9;

/**
 * The rows to render in one frame after scrolling: those that stay, and a few more, until all
 * visible rows and some around them are rendered.
 */
export function nextAtRest(range: RowRange, sight: RowRange): RowRange {
  const goal = { first: sight.first - behind, last: sight.last + behind };
  const first = Math.max(range.first, goal.first);
  const last = Math.min(range.last, goal.last);
  if (first > last) return { first: goal.first, last: goal.first + perFrame - 1 };
  const below = Math.min(perFrame, goal.last - last);
  return { first: Math.max(goal.first, first - perFrame + below), last: last + below };
}

type RowsToDraw = {
  range: RowRange;
  count: number;
  pinned: number;
  /** the focused row, which keeps the focus when it is scrolled away */
  focused?: number | undefined;
};

/**
 * The existing rows to render: pinned ones, those of a range that are not pinned, and the focused
 * one.
 */
export function rowsToDraw({ range, count, pinned, focused }: RowsToDraw): number[] {
  const last = Math.min(count - 1, range.last);
  const first = Math.max(pinned, Math.min(range.first, count - 1));
  const length = pinned + Math.max(0, last - first + 1);
  const rows = Array.from({ length }, (_, at) => (at < pinned ? at : first + at - pinned));
  if (focused === undefined || focused >= count || rows.includes(focused)) return rows;
  return [...rows, focused].sort((one, other) => one - other);
}
