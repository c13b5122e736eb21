import type { RowRange } from './blocks';

type Box = {
  scrollTop: number;
  /** rows at the top that never scroll, and cover those that do */
  pinned: number;
  /** of the part below the head that stays */
  height: number;
  rowHeight: number;
};

/** Rows of one height that show in a box, the partly hidden ones included. Not cut to any count. */
export function rowsInSight({ scrollTop, height, rowHeight }: Omit<Box, 'pinned'>): RowRange {
  const top = Math.max(0, scrollTop);
  const first = Math.floor(top / rowHeight);
  return { first, last: Math.max(first, Math.ceil((top + height) / rowHeight) - 1) };
}

/** Where to scroll so that a row shows as a whole; where it is when it does already. */
export function scrollTopFor(index: number, box: Box): number {
  const { scrollTop, pinned, height, rowHeight } = box;
  if (index < pinned) return scrollTop;
  const top = index * rowHeight;
  const covered = pinned * rowHeight;
  if (top - covered < scrollTop) return top - covered;
  return Math.max(scrollTop, top + rowHeight - height);
}

// rows that are drawn beyond those in sight: where they move to, where they come from
const ahead = 12;
const behind = 4;

/**
 * The rows to draw for those in sight. They stay as they are until few of them are left in the
 * direction of travel, so that most steps of scrolling draw nothing. Not cut to any count.
 */
export function nextDrawn(drawn: RowRange, sight: RowRange): RowRange {
  const { first, last } = sight;
  // a user who jumps from page to page sees each for a moment only
  if (first > drawn.last || last < drawn.first)
    return { first: first - behind, last: last + behind };
  if (drawn.last - last < behind) return { first: first - behind, last: last + ahead };
  if (first - drawn.first < behind) return { first: first - ahead, last: last + behind };
  return drawn;
}

/** True when rows in sight are not drawn. */
export const isBlank = (drawn: RowRange, sight: RowRange): boolean =>
  sight.first < drawn.first || sight.last > drawn.last;

// a frame has time to draw so many
const perFrame = 9;

/**
 * The rows to draw in one frame once the rows rest: those that stay, and a few more, until all rows
 * in sight and some around them are drawn.
 */
export function nextAtRest(drawn: RowRange, sight: RowRange): RowRange {
  const goal = { first: sight.first - behind, last: sight.last + behind };
  const first = Math.max(drawn.first, goal.first);
  const last = Math.min(drawn.last, goal.last);
  if (first > last) return { first: goal.first, last: goal.first + perFrame - 1 };
  const below = Math.min(perFrame, goal.last - last);
  return { first: Math.max(goal.first, first - perFrame + below), last: last + below };
}

type Drawn = {
  drawn: RowRange;
  count: number;
  pinned: number;
  /** the row that has the focus, which it keeps when it is scrolled away */
  focused?: number | undefined;
};

/** The rows to draw that there are: pinned ones, those of a range that are not pinned, the focused one. */
export function rowsToDraw({ drawn, count, pinned, focused }: Drawn): number[] {
  const last = Math.min(count - 1, drawn.last);
  const first = Math.max(pinned, Math.min(drawn.first, count - 1));
  const length = pinned + Math.max(0, last - first + 1);
  const rows = Array.from({ length }, (_, at) => (at < pinned ? at : first + at - pinned));
  if (focused === undefined || focused >= count || rows.includes(focused)) return rows;
  return [...rows, focused].sort((one, other) => one - other);
}
