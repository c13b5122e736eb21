import type { RowRange } from './blocks';

type Box = {
  scrollTop: number;
  /** of the part below the head that stays */
  height: number;
  rowHeight: number;
};

/** Rows of one height that show in a box, the partly hidden ones included. Not cut to any count. */
export function rowsInSight({ scrollTop, height, rowHeight }: Box): RowRange {
  const top = Math.max(0, scrollTop);
  const first = Math.floor(top / rowHeight);
  return { first, last: Math.max(first, Math.ceil((top + height) / rowHeight) - 1) };
}

/** Where to scroll so that a row shows as a whole; where it is when it does already. */
export function scrollTopFor(index: number, { scrollTop, height, rowHeight }: Box): number {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - height);
}

type Drawn = { sight: RowRange; count: number; spare: number };

/** The rows to draw: those in sight and some on either side, so that scrolling meets drawn ones. */
export function rowsToDraw({ sight, count, spare }: Drawn): number[] {
  const last = Math.min(count - 1, sight.last + spare);
  const first = Math.max(0, Math.min(sight.first, count - 1) - spare);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
}
