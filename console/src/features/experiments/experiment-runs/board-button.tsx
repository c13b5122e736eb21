import { useLocation } from '@tanstack/react-router';
import { Button } from '@trainyard/ui/base/button';
import { ChartLine } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { searcherValue } from '~/data/experiments/searcher-value';
import type {
  AsideProps,
  ToolbarButtonProps,
} from '~/features/experiments/experiment-list/list-source';
import { drawnRuns, useDraw } from './board-link';
import { boardSearch } from './board-search';

/** runs that the board begins with */
const firstRuns = 10;
/** rows that are looked at for them */
const maxRows = 500;

/** The first runs of a list that have the metric of their search; without any, its first runs. */
export function runsToDraw(rowAt: ToolbarButtonProps['rowAt']): number[] {
  const rows = Array.from({ length: maxRows }, (_, index) => rowAt(index) ?? []).flat();
  const measured = rows.filter((row) => searcherValue(row) !== undefined);
  return (measured.length > 0 ? measured : rows).slice(0, firstRuns).map(({ id }) => id);
}

/** Opens the board with the first runs of the list, or takes all runs off it. */
export function BoardButton({ rowAt }: ToolbarButtonProps) {
  const ids = useLocation({
    select: ({ search }) => boardSearch.read(search).board,
    structuralSharing: true,
  });
  const { draw } = useDraw();
  // rows read the store, because they are also painted outside of React
  useEffect(() => drawnRuns.set(ids), [ids]);
  useEffect(() => () => drawnRuns.set([]), []);
  return (
    <Button
      aria-pressed={ids.length > 0}
      title={ids.length > 0 ? 'Close the board' : 'Curves of the first runs beside the list'}
      onClick={() => void draw(ids.length > 0 ? [] : runsToDraw(rowAt))}
      className={ids.length > 0 ? 'bg-hover! phone:hidden' : 'phone:hidden'}
    >
      <ChartLine aria-hidden className="size-3.5" />
      Board
      {ids.length > 0 ? <span className="num text-faint">{ids.length}</span> : null}
    </Button>
  );
}

const BoardPanel = lazy(() => import('./board-panel'));

/** Shows the board if at least one run is on it. */
export const BoardAside = ({ projectId }: AsideProps) =>
  drawnRuns.use().length > 0 ? (
    <Suspense
      fallback={<div className="w-96 max-w-[45%] flex-none border-t border-l phone:hidden" />}
    >
      <BoardPanel projectId={projectId} />
    </Suspense>
  ) : null;
