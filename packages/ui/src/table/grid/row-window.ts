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

type Drawn = { sight: RowRange; count: number; spare: number; pinned: number };

/**
 * The rows to draw: pinned ones, those in sight and some on either side, so that scrolling meets
 * drawn ones.
 */
export function rowsToDraw({ sight, count, spare, pinned }: Drawn): number[] {
  const last = Math.min(count - 1, sight.last + spare);
  const first = Math.max(pinned, Math.min(sight.first, count - 1) - spare);
  const length = pinned + Math.max(0, last - first + 1);
  return Array.from({ length }, (_, at) => (at < pinned ? at : first + at - pinned));
}
