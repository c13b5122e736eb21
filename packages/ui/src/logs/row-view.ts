import { lineHeight } from './row-places';

/** rows beyond each edge of the view */
export const overscan = 30;
/** the rendered rows change after the view has moved by this many */
export const step = 8;
/** rows outside the view that are added at an edge per frame */
const maxRowsPerFrame = 8;

/**
 * The first visible row, the number that fits, and the rendered rows: from `first` to before `end`.
 * All indices count from the row that was the first one.
 */
export type RowView = { top: number; rows: number; first: number; end: number };

const goalOf = ({ top, rows }: Pick<RowView, 'top' | 'rows'>) => ({
  first: top - overscan,
  end: top + rows + step + overscan,
});

/** Returns true if all rows are rendered that should be. */
export const isWhole = (view: RowView): boolean => {
  const { first, end } = goalOf(view);
  return view.first === first && view.end === end;
};

/**
 * The next rows to render: the visible ones at once, those around them a few per frame. Rows that
 * are further away are dropped at once, however fast the view moves: otherwise those that a wheel
 * passes would stay until it rests. Returns the same object if nothing changes.
 *
 * @param before number of rows before the row that was the first one
 */
export function nextView(
  { scrollTop, clientHeight }: Pick<Element, 'scrollTop' | 'clientHeight'>,
  previous: RowView,
  before: number,
): RowView {
  const top = Math.floor(scrollTop / lineHeight / step) * step - before;
  const rows = Math.ceil(clientHeight / lineHeight);
  const end = top + rows + step;
  const goal = goalOf({ top, rows });
  const isNear = previous.first < end && previous.end > top;
  const next: RowView = {
    top,
    rows,
    first: isNear ? Math.min(top, Math.max(goal.first, previous.first - maxRowsPerFrame)) : top,
    end: isNear ? Math.max(end, Math.min(goal.end, previous.end + maxRowsPerFrame)) : end,
  };
  const isSame = previous.first === next.first && previous.end === next.end;
  return isSame && previous.top === top && previous.rows === rows ? previous : next;
}
