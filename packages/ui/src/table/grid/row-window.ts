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

type Drawn = { drawn: RowRange; count: number; pinned: number };

/** The rows to draw that there are: pinned ones, and those of a range that are not pinned. */
export function rowsToDraw({ drawn, count, pinned }: Drawn): number[] {
  const last = Math.min(count - 1, drawn.last);
  const first = Math.max(pinned, Math.min(drawn.first, count - 1));
  const length = pinned + Math.max(0, last - first + 1);
  return Array.from({ length }, (_, at) => (at < pinned ? at : first + at - pinned));
}
