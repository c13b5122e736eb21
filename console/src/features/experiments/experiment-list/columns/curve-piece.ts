import type { QueryClient } from '@tanstack/react-query';
import type { LivePiece } from '@trainyard/ui/table/grid/pieces';
import type { ExperimentRow } from '~/data/experiments/experiments';

type RowCurves = typeof import('./queries');

// rows that are drawn once more show their curves at once
let loaded: RowCurves | undefined;

// the rows come first
const restMs = 300;

const nothing = { path: '', square: 1, width: 1 };

/**
 * The curve of the searcher metric of a row. Its place is there at first; a row that the grid draws
 * loads the code and requests the curve.
 */
export const curvePiece = (queryClient: QueryClient, row: ExperimentRow): LivePiece => ({
  kind: 'live',
  read: () => ({
    kind: 'icon',
    strokes: loaded?.strokesOf(queryClient, row) ?? nothing,
    className: 'h-5 w-10 overflow-visible text-muted',
  }),
  subscribe(onChange) {
    let isOver = false;
    let stop = () => {};
    // a row that moves on needs no curve
    const timer = setTimeout(
      async () => {
        // without the code there is no curve
        loaded ??= await import('./queries').catch(() => undefined);
        if (loaded && !isOver) stop = loaded.subscribe(queryClient, row, onChange);
      },
      loaded ? 0 : restMs,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  },
});
