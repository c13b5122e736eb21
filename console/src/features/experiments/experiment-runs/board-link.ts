import { useNavigate } from '@tanstack/react-router';
import { createPageStore } from '@trainyard/ui/lib/page-store';
import { colorPlaces } from '@trainyard/ui/lib/stable-colors';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { chosenRunPlaces } from '~/data/experiments/experiment-colors';

/** More would share colors. */
const maxCurves = 12;

/** The runs of the board that the link names, for the rows of the list: none of them reads the link. */
export const drawnRuns = createPageStore<readonly number[]>([]);

/** The place of a run's color, which the user may have chosen; undefined for one that is not drawn. */
export const placeOnBoard = (runId: number): number | undefined =>
  drawnRuns.get().includes(runId)
    ? colorPlaces(drawnRuns.get(), chosenRunPlaces.get()).get(runId)
    : undefined;

/** Calls a function after each change of what is drawn or of a chosen color. */
export function onBoardChange(listener: () => void): () => void {
  const stops = [drawnRuns.subscribe(listener), chosenRunPlaces.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Draws runs on the board, and takes them off it. */
export function useDraw() {
  const navigate = useNavigate();
  const draw = (runIds: readonly number[]) =>
    navigate({
      to: '.',
      search: (all) => ({ ...all, board: runIds.length > 0 ? runIds : undefined }),
      replace: true,
    });
  function toggle(runId: number) {
    const ids = drawnRuns.get();
    if (ids.includes(runId)) return void draw(ids.filter((id) => id !== runId));
    if (ids.length < maxCurves) return void draw([...ids, runId]);
    showToast({ kind: 'warning', title: `Up to ${maxCurves} runs are drawn at once.` });
  }
  return { draw, toggle };
}
