import { StrokeIcon, type Strokes } from '@trainyard/ui/base/stroke-icon';
import { seriesColor } from '@trainyard/ui/lib/colors';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import type { Piece } from '@trainyard/ui/table/grid/pieces';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { drawnRows, onBoardChange, placeOnBoard, useDraw } from './drawn-rows';

const open =
  'M1.3 8C2.6 5.2 5 3.6 8 3.6s5.4 1.6 6.7 4.4C13.4 10.8 11 12.4 8 12.4S2.6 10.8 1.3 8ZM10 8a2 2 0 1 1-4 0a2 2 0 1 1 4 0Z';
const closed = `${open}M2.5 2.5l11 11`;

function eyeOf(place: number | undefined): { strokes: Strokes; style: { color: string } } {
  return {
    strokes: { path: place === undefined ? closed : open, square: 16, width: 1.4 },
    style: { color: place === undefined ? 'var(--faint)' : seriesColor(place) },
  };
}

/** Draws a row on the board or takes it off, in the color that it has there. */
export function RowEye({ row }: { row: ExperimentRow }) {
  const place = useSyncExternalStore(onBoardChange, () => placeOnBoard(row.id));
  return (
    <EyeButton row={row}>
      <StrokeIcon {...eyeOf(place)} className="size-4" />
    </EyeButton>
  );
}

function EyeButton({ row: { id, run }, children }: { row: ExperimentRow; children: ReactNode }) {
  const isDrawn = drawnRows.use().ids.includes(id);
  const { toggle } = useDraw();
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-pressed={isDrawn}
      aria-label={`Draw ${run ? 'run' : 'experiment'} ${id} on the board`}
      title={isDrawn ? 'Remove from the board' : 'Draw on the board'}
      onClick={() => toggle(id)}
      className="-m-0.5 grid shrink-0 place-items-center rounded-sm p-0.5 hover:bg-hover"
    >
      {children}
    </button>
  );
}

const eyePieces = (row: ExperimentRow): readonly Piece[] => [
  {
    kind: 'live',
    read: () => ({
      kind: 'icon',
      ...eyeOf(placeOnBoard(row.id)),
      className: '-ml-0.5 size-4',
      wrap: ({ children }) => <EyeButton row={row}>{children}</EyeButton>,
    }),
    subscribe: onBoardChange,
  },
  { kind: 'text', text: String(row.id), className: 'text-right', grows: true },
];

/** The column of ids with an eye beside each; any other column as it is. */
export const withEyes = (column: DataColumn<ExperimentRow>): DataColumn<ExperimentRow> =>
  column.id === 'id'
    ? {
        ...column,
        width: 80,
        className: 'flex items-center gap-1 font-mono text-sm/5 text-muted',
        cell: eyePieces,
      }
    : column;
