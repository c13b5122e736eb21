import { checkboxWidth, columnStarts, menuWidth } from '../columns';

export type ColumnSpan = { first: number; last: number };

type Box = { scrollLeft: number; width: number };
type Laid = { columns: readonly { width?: number }[]; pinned: number };

// pixels to render on either side of the visible part
const sparePx = 300;

/** The indices of the columns to render after the pinned ones; all of them where all fit. */
export function columnsToDraw({ columns, pinned }: Laid, { scrollLeft, width }: Box): ColumnSpan {
  const starts = columnStarts(columns);
  const all = { first: pinned, last: columns.length - 1 };
  // there is no layout yet, or all columns fit
  if (width === 0 || (starts.at(-1) ?? 0) + menuWidth <= width) return all;
  const from = scrollLeft + (starts[pinned] ?? 0) - sparePx;
  const to = scrollLeft + width - menuWidth + sparePx;
  const drawnPlaces = starts
    .slice(0, -1)
    .map((_, place) => place)
    .filter(
      (place) => place >= pinned && (starts[place + 1] ?? 0) > from && (starts[place] ?? 0) < to,
    );
  const [first] = drawnPlaces;
  return first === undefined ? all : { first, last: drawnPlaces.at(-1) ?? first };
}

/**
 * The scroll position at which a column is completely visible behind the pinned ones; the current
 * one if it is. A pinned column scrolls to the start.
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
