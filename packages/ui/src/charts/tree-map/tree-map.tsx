import { type KeyboardEvent, useMemo } from 'react';
import { useSize } from '../../hooks/use-element';
import { keyOf } from '../../lib/keys';
import type { ChartTableData } from '../accessible-table';
import { ChartFigure, type FigureProps } from '../chart-figure';
import { useChartTheme } from '../chart-theme';
import { ChartTooltip, type TooltipRow } from '../chart-tooltip';
import { Drawing, type PictureRef, useCanvasPicture } from '../drawing';
import { useCursor } from '../pointer/use-cursor';
import { SurfaceFrame } from '../surface-frame';
import { drawTreeMap } from './draw-tree-map';
import {
  headingHeight,
  type Tile,
  type TreeMapNode,
  tileAt,
  tileOfKey,
  tilesOf,
} from './tree-map-tiles';

type Props = FigureProps & {
  parts: readonly TreeMapNode[];
  table: () => ChartTableData;
  valueText: (value: number) => string;
  /** further values of a part, for its tooltip and for screen readers */
  rowsOf?: (id: string) => readonly TooltipRow[];
  /** called on a click or Enter on a part, but not on a group of parts */
  onOpen: (id: string) => void;
  /** called on Escape; absent at the top level */
  onUp?: (() => void) | undefined;
};

/** Parts of a whole as nested areas; a click or Enter opens one, Escape moves up. */
export function TreeMap({ parts, table, valueText, rowsOf, onOpen, onUp, ...figure }: Props) {
  const isEmpty = parts.every(({ value }) => value <= 0);
  return (
    <ChartFigure
      height={420}
      state={isEmpty ? { kind: 'empty' } : { kind: 'ready' }}
      {...figure}
      table={table}
    >
      {(picture) => (
        <TreeMapSurface
          {...{ title: figure.title, parts, valueText, rowsOf, onOpen, onUp, picture }}
        />
      )}
    </ChartFigure>
  );
}

type SurfaceProps = Pick<Props, 'title' | 'parts' | 'valueText' | 'onOpen' | 'onUp'> & {
  rowsOf: Props['rowsOf'];
  picture: PictureRef;
};

function TreeMapSurface(props: SurfaceProps) {
  const { title, parts, valueText, rowsOf, onOpen, onUp, picture } = props;
  const [ref, size] = useSize();
  const theme = useChartTheme();
  const tiles = useMemo(() => tilesOf(parts, { left: 0, top: 0, ...size }), [parts, size]);
  const draw = useMemo(
    () => (context: CanvasRenderingContext2D) => drawTreeMap(context, { tiles, theme, valueText }),
    [tiles, theme, valueText],
  );
  useCanvasPicture(picture, { draw, size });
  const cursor = useCursor({
    count: tiles.length,
    at: (spot) => tileAt(tiles, spot),
    onKey: (key, at) => tileOfKey(key, tiles, at),
    onPick: (at) => {
      const tile = tiles[at];
      if (tile && tile.gathered === undefined) onOpen(tile.node.id);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Escape' || !onUp) return cursor.handlers.onKeyDown(event);
    event.stopPropagation();
    onUp();
  };
  const tile = cursor.index === undefined ? undefined : tiles[cursor.index];
  const rows = tile ? rowsOfTile(tile, { valueText, rowsOf }) : [];
  return (
    <SurfaceFrame
      ref={ref}
      label={`${title}: arrow keys read parts, ${cursor.keys}${onUp ? ', Escape goes up' : ''}`}
      spoken={
        tile
          ? `${tile.node.name}, ${rows.map(({ name, text }) => `${name} ${text}`).join(', ')}`
          : ''
      }
      {...cursor.handlers}
      onKeyDown={onKeyDown}
    >
      {size.width > 0 ? <Drawing label={title} size={size} draw={draw} /> : null}
      {tile ? (
        <>
          <span
            className="pointer-events-none absolute rounded-xs border-2 border-ink"
            style={tile.isHeading ? { ...tile.box, height: headingHeight } : tile.box}
          />
          <ChartTooltip
            title={tile.node.name}
            rows={rows}
            {...(tile.gathered === undefined ? { hint: 'click opens' } : {})}
            at={tile.box.left + tile.box.width / 2}
            width={size.width}
          />
        </>
      ) : null}
    </SurfaceFrame>
  );
}

function rowsOfTile(
  { node }: Tile,
  { valueText, rowsOf }: Pick<SurfaceProps, 'valueText' | 'rowsOf'>,
): readonly TooltipRow[] {
  const ownRows = rowsOf?.(node.id) ?? [];
  return ownRows.length > 0 ? ownRows : [{ id: 'value', name: 'Now', text: valueText(node.value) }];
}
