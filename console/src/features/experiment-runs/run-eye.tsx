import { seriesColor } from '@trainyard/ui/lib/colors';
import { cn } from '@trainyard/ui/lib/utils';
import type { Piece } from '@trainyard/ui/table/grid/picture/pieces';
import { drawnRuns, placeOnBoard, useDraw } from './board-link';

const open =
  'M1.3 8C2.6 5.2 5 3.6 8 3.6s5.4 1.6 6.7 4.4C13.4 10.8 11 12.4 8 12.4S2.6 10.8 1.3 8ZM10 8a2 2 0 1 1-4 0a2 2 0 1 1 4 0Z';
const closed = `${open}M2.5 2.5l11 11`;

const eyeOf = (runId: number) => {
  const place = placeOnBoard(runId);
  return place === undefined
    ? { path: closed, color: 'var(--faint)' }
    : { path: open, color: seriesColor(place) };
};

/** Draws a run on the board or takes it off, in the color that it has there. */
export function RunEye({ runId, className }: { runId: number; className?: string }) {
  const isDrawn = drawnRuns.use().includes(runId);
  const { toggle } = useDraw();
  const { path, color } = eyeOf(runId);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-pressed={isDrawn}
      aria-label={`Draw run ${runId} on the board`}
      title={isDrawn ? 'Remove from the board' : 'Draw on the board'}
      onClick={() => toggle(runId)}
      className={cn('grid size-5 shrink-0 place-items-center rounded-sm hover:bg-hover', className)}
      style={{ color }}
    >
      <svg
        aria-hidden
        viewBox="0 0 16 16"
        className="size-4 fill-none stroke-current"
        strokeWidth={1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
    </button>
  );
}

/** Lays out the cell that holds the eye and the number of a run. */
export const runCellClass =
  'flex items-center justify-between gap-1 font-mono text-sm/5 text-muted';

export const RunCell = ({ runId }: { runId: number }) => (
  <>
    <RunEye runId={runId} className="-ml-1" />
    {runId}
  </>
);

/** The same for the picture of rows that move. */
export function runPieces(runId: number): readonly Piece[] {
  const { path, color } = eyeOf(runId);
  return [
    {
      className: 'mr-1 -ml-0.5 size-4',
      style: { color },
      icon: { path, square: 16, width: 1.4 },
    },
    { text: String(runId), className: 'text-right', grows: true },
  ];
}
