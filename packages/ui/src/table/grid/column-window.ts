import { checkboxWidth, columnStarts, menuWidth } from './columns';

export type ColumnSpan = { first: number; last: number };

type Box = { scrollLeft: number; width: number };
type Laid = { columns: readonly { width?: number }[]; pinned: number };

// drawn on either side of what shows
const sparePx = 300;

/** The columns behind the pinned ones that are to be drawn, by place; all of them where all fit. */
export function columnsToDraw({ columns, pinned }: Laid, { scrollLeft, width }: Box): ColumnSpan {
  const starts = columnStarts(columns);
  const all = { first: pinned, last: columns.length - 1 };
  // nothing is laid out yet, or nothing needs scrolling
  if (width === 0 || (starts.at(-1) ?? 0) + menuWidth <= width) return all;
  const from = scrollLeft + (starts[pinned] ?? 0) - sparePx;
  const to = scrollLeft + width - menuWidth + sparePx;
  const drawn = starts
    .slice(0, -1)
    .map((_, place) => place)
    .filter(
      (place) => place >= pinned && (starts[place + 1] ?? 0) > from && (starts[place] ?? 0) < to,
    );
  const [first] = drawn;
  return first === undefined ? all : { first, last: drawn.at(-1) ?? first };
}

/**
 * Where to scroll so that a column shows as a whole behind the pinned ones; where it is when it
 * does. Going to a pinned one is going to the start.
 */
export function scrollLeftFor(
  place: number,
  { columns, pinned }: Laid,
  { scrollLeft, width }: Box,
): number {
  const starts = columnStarts(columns);
  const [start, end] = [starts[place], starts[place + 1]];
  if (place < pinned) return 0;
  if (start === undefined || end === undefined) return scrollLeft;
  const hidden = (starts[pinned] ?? checkboxWidth) + scrollLeft;
  if (start < hidden) return scrollLeft - (hidden - start);
  return Math.max(scrollLeft, end + menuWidth - width);
}
