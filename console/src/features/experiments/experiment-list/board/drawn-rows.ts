import { useNavigate } from '@tanstack/react-router';
import { createPageStore } from '@trainyard/ui/lib/page-store';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { type Colored, onColorChange, placeOf } from '~/data/experiments/experiment-colors';

/** the maximum number of rows with a curve: each is an id in the link, and a line in each chart */
export const maxCurves = 100;

type DrawnRows = {
  of: Colored;
  ids: readonly number[];
  /** the number of first rows of the list that the board draws in place of named ones */
  first: number;
};

export const noRowsDrawn: DrawnRows = { of: 'experiments', ids: [], first: 0 };

/** True while the board is open; its first rows may still be loading. */
export const useIsBoardOpen = (): boolean => isOpen(drawnRows.use());

const isOpen = ({ ids, first }: DrawnRows): boolean => ids.length > 0 || first > 0;

/** The rows of the board that the link names, for the rows of the list: none of them reads the link. */
export const drawnRows = createPageStore(noRowsDrawn);

/** The row whose lines are highlighted: it, or one of them, is under the pointer. */
export const pointedRow = createPageStore<number | undefined>(undefined);

/** The row that the list marks, because its line or its values are under the pointer. */
export const markedRow = createPageStore<number | undefined>(undefined);

/** Highlights the lines of a row of the list. */
export function pointFromList(rowId: number | undefined): void {
  const next = isOpen(drawnRows.get()) ? rowId : undefined;
  if (next !== pointedRow.get()) pointedRow.set(next);
}

/** Marks the row of a line, or of values, everywhere. */
export function pointFromBoard(rowId: number | undefined): void {
  pointedRow.set(rowId);
  markedRow.set(rowId);
}

/** The place of a row's color; undefined for a row that is not drawn. */
export function placeOnBoard(rowId: number): number | undefined {
  const { of, ids } = drawnRows.get();
  return ids.includes(rowId) ? placeOf(rowId, of) : undefined;
}

/** Calls a function after each change of what is drawn, or of a color. */
export function onBoardChange(listener: () => void): () => void {
  const stops = [drawnRows.subscribe(listener), onColorChange(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Draws rows on the board, and takes them off it. */
export function useDraw() {
  const navigate = useNavigate();
  const draw = (rowIds: readonly number[]) =>
    navigate({
      to: '.',
      search: (all) => ({
        ...all,
        board: rowIds.length > 0 ? rowIds : undefined,
        boardFirst: undefined,
      }),
      replace: true,
    });
  const drawFirst = (count: number) =>
    navigate({
      to: '.',
      search: (all) => ({ ...all, board: undefined, boardFirst: count }),
      replace: true,
    });
  function toggle(rowId: number) {
    const { of, ids, first } = drawnRows.get();
    const next = ids.includes(rowId) ? ids.filter((id) => id !== rowId) : [...ids, rowId];
    if (next.length <= maxCurves) return void draw(next);
    const title =
      first > 0
        ? `The board draws the first ${of} of the list. A filter of the list draws others.`
        : `Up to ${maxCurves} chosen ${of} are drawn at once.`;
    showToast({ kind: 'warning', title });
  }
  return { draw, drawFirst, toggle };
}
