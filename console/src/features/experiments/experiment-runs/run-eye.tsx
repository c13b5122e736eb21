import { StrokeIcon, type Strokes } from '@trainyard/ui/base/stroke-icon';
import { seriesColor } from '@trainyard/ui/lib/colors';
import type { Piece } from '@trainyard/ui/table/grid/pieces';
import type { ReactNode } from 'react';
import { drawnRuns, onBoardChange, placeOnBoard, useDraw } from './board-link';

const open =
  'M1.3 8C2.6 5.2 5 3.6 8 3.6s5.4 1.6 6.7 4.4C13.4 10.8 11 12.4 8 12.4S2.6 10.8 1.3 8ZM10 8a2 2 0 1 1-4 0a2 2 0 1 1 4 0Z';
const closed = `${open}M2.5 2.5l11 11`;

function eyeOf(runId: number): { strokes: Strokes; style: { color: string } } {
  const place = placeOnBoard(runId);
  return {
    strokes: { path: place === undefined ? closed : open, square: 16, width: 1.4 },
    style: { color: place === undefined ? 'var(--faint)' : seriesColor(place) },
  };
}

/** Draws a run on the board or takes it off, in the color that it has there. */
export const RunEye = ({ runId }: { runId: number }) => (
  <EyeButton runId={runId}>
    <StrokeIcon {...eyeOf(runId)} className="size-4" />
  </EyeButton>
);

function EyeButton({ runId, children }: { runId: number; children: ReactNode }) {
  const isDrawn = drawnRuns.use().includes(runId);
  const { toggle } = useDraw();
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-pressed={isDrawn}
      aria-label={`Draw run ${runId} on the board`}
      title={isDrawn ? 'Remove from the board' : 'Draw on the board'}
      onClick={() => toggle(runId)}
      className="-m-0.5 grid shrink-0 place-items-center rounded-sm p-0.5 hover:bg-hover"
    >
      {children}
    </button>
  );
}

/** Lays out the cell that holds the eye and the number of a run. */
export const runCellClass = 'flex items-center gap-1 font-mono text-sm/5 text-muted';

export const runPieces = (runId: number): readonly Piece[] => [
  {
    kind: 'live',
    read: () => ({
      kind: 'icon',
      ...eyeOf(runId),
      className: '-ml-0.5 size-4',
      wrap: ({ children }) => <EyeButton runId={runId}>{children}</EyeButton>,
    }),
    subscribe: onBoardChange,
  },
  { kind: 'text', text: String(runId), className: 'text-right', grows: true },
];
