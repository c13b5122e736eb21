import { useMemo } from 'react';
import { useSize } from '../../hooks/use-element';
import { formatCount, formatMetric, plural } from '../../lib/format';
import { usePreferences } from '../../page/preferences';
import type { ChartTableData } from '../accessible-table';
import type { Dimension } from '../axes/dimension';
import { drawAxisTexts } from '../axes/draw-axes';
import { toPlot } from '../axes/plot';
import { ChartFigure, type FigureProps } from '../chart-figure';
import { useChartTheme } from '../chart-theme';
import { ChartTooltip } from '../chart-tooltip';
import { type ColorBy, type ValueColors, valueColors } from '../color/color-by';
import { ScaleLegend } from '../color/legend';
import { Drawing, type PictureRef, useCanvasPicture } from '../drawing';
import { noPlaceReason } from '../empty-reason';
import { OutlierNote } from '../outlier-note';
import { drawSelected } from '../pointer/draw-selected';
import { useCursor } from '../pointer/use-cursor';
import type { ScatterPoint } from '../scatter/scatter-plot';
import { SurfaceFrame } from '../surface-frame';
import { type Cell, heatCells, type Side, sideOf } from './heat-cells';

type Props = Omit<FigureProps, 'values'> & {
  points: readonly ScatterPoint[];
  x: Dimension;
  y: Dimension;
  colorBy: ColorBy;
  hasLegend?: boolean;
  /**
   * ids of points; an action on a cell adds all of its points, or removes them if all are chosen
   */
  chosen?: ReadonlySet<string> | undefined;
  onChoose?: ((...ids: string[]) => void) | undefined;
};

type Sides = { x: Side; y: Side };

const sidesOf = ({ points, x, y }: Pick<Props, 'points' | 'x' | 'y'>): Sides => ({
  x: sideOf(
    x,
    points.flatMap((point) => point.x ?? []),
  ),
  y: sideOf(
    y,
    points.flatMap((point) => point.y ?? []),
  ),
});

const heatMapTable = (
  cells: readonly Cell[],
  { x, y, colorBy, sides }: Props & { sides: Sides },
): ChartTableData => ({
  columns: [
    { title: x.label },
    { title: y.label },
    { title: `Mean ${colorBy.label}` },
    { title: 'Count' },
  ],
  rows: cells.map(({ column, row, mean, ids }) => [
    sides.x.textOf(column),
    sides.y.textOf(row),
    mean,
    ids.length,
  ]),
});

/** A map of two dimensions of a search: each cell has the color of the mean reached there. */
export function HeatMap(props: Props) {
  const { points, x, y, colorBy, hasLegend = true, chosen, onChoose, ...figure } = props;
  const theme = useChartTheme();
  const sides = useMemo(() => sidesOf({ points, x, y }), [points, x, y]);
  const cells = useMemo(() => heatCells(points, sides), [points, sides]);
  const { outliers } = usePreferences();
  const means = useMemo(() => cells.map(({ mean }) => mean), [cells]);
  const colors = useMemo(
    () => valueColors(means, { by: colorBy, theme, outliers }),
    [means, colorBy, theme, outliers],
  );
  return (
    <ChartFigure
      height={260}
      state={
        cells.length === 0
          ? { kind: 'empty', title: points.length > 0 ? noPlaceReason : undefined }
          : { kind: 'ready' }
      }
      {...figure}
      axisNames={{ x: x.label, y: y.label }}
      table={() => heatMapTable(cells, { ...props, sides })}
      legend={colors.legend}
      note={
        <OutlierNote values={means} covered={colors.range} better={colorBy.better} noun="cell" />
      }
      footer={hasLegend ? <ScaleLegend {...colors.legend} /> : null}
    >
      {(picture) => (
        <HeatSurface {...props} cells={cells} sides={sides} colors={colors} picture={picture} />
      )}
    </ChartFigure>
  );
}

type SurfaceProps = Props & {
  cells: readonly Cell[];
  sides: Sides;
  colors: ValueColors;
  picture: PictureRef;
};

const keySteps: Record<string, [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The next cell with points, in the direction of an arrow key. */
export function cellOfKey(
  key: string,
  {
    cells,
    at,
    sides,
  }: {
    cells: readonly Cell[];
    at: number | undefined;
    sides: { x: { count: number }; y: { count: number } };
  },
): number | undefined {
  const step = keySteps[key];
  const cell = at === undefined ? undefined : cells[at];
  if (!step || !cell) return undefined;
  let { column, row } = cell;
  for (;;) {
    column += step[0];
    row += step[1];
    if (column < 0 || row < 0 || column >= sides.x.count || row >= sides.y.count) return at;
    const cellIndex = cells.findIndex((one) => one.column === column && one.row === row);
    if (cellIndex >= 0) return cellIndex;
  }
}

const chosenCount = ({ ids }: Cell, chosen: Props['chosen']) =>
  chosen && chosen.size > 0 ? ids.filter((id) => chosen.has(id)).length : 0;

function titleOf(cell: Cell, chosen: Props['chosen']) {
  const count = chosenCount(cell, chosen);
  return `${plural(cell.ids.length, 'trial')}${count > 0 ? `, ${formatCount(count)} chosen` : ''}`;
}

function HeatSurface(props: SurfaceProps) {
  const { title, x, y, colorBy, cells, sides, colors, chosen, onChoose, picture } = props;
  const [ref, size] = useSize();
  const theme = useChartTheme();
  const plot = useMemo(() => toPlot(size, { x: sides.x.axis, y: sides.y.axis }), [size, sides]);
  const boxOf = useMemo(
    () =>
      ({ column, row }: Cell) => ({
        left: plot.toX(column) + 0.5,
        top: plot.toY(row + 1) + 0.5,
        width: plot.toX(1) - plot.toX(0) - 1,
        height: plot.toY(0) - plot.toY(1) - 1,
      }),
    [plot],
  );
  const draw = useMemo(
    () => (context: CanvasRenderingContext2D) => {
      drawAxisTexts(context, { plot, x: sides.x.axis, y: sides.y.axis, theme });
      for (const cell of cells) {
        const { left, top, width, height } = boxOf(cell);
        context.fillStyle = colors.colorOf(cell.mean);
        context.fillRect(left, top, Math.max(1, width), Math.max(1, height));
        const count = chosenCount(cell, chosen);
        if (count > 0)
          drawSelected(context, {
            box: boxOf(cell),
            isEntirePlot: count === cell.ids.length,
            theme,
          });
      }
    },
    [plot, sides, cells, colors, chosen, boxOf, theme],
  );
  useCanvasPicture(picture, { draw, size });
  const cursor = useCursor({
    count: cells.length,
    at: ({ left, top }) => {
      const [column, row] = [Math.floor(plot.fromX(left)), Math.floor(plot.fromY(top))];
      const index = cells.findIndex((cell) => cell.column === column && cell.row === row);
      return index < 0 ? undefined : index;
    },
    onKey: (key, at) => cellOfKey(key, { cells, at, sides }),
    onChoose: onChoose && ((at) => onChoose(...(cells[at]?.ids ?? []))),
  });
  const cell = cursor.index === undefined ? undefined : cells[cursor.index];
  const rows = cell
    ? [
        { id: 'x', name: x.label, text: sides.x.textOf(cell.column) },
        { id: 'y', name: y.label, text: sides.y.textOf(cell.row) },
        { id: 'mean', name: `Mean ${colorBy.label}`, text: formatMetric(cell.mean) },
      ]
    : [];
  const cellTitle = cell ? titleOf(cell, chosen) : '';
  return (
    <SurfaceFrame
      ref={ref}
      label={`${title}: arrow keys read cells, ${cursor.keys}`}
      spoken={
        cell ? `${rows.map(({ name, text }) => `${name} ${text}`).join(', ')}, ${cellTitle}` : ''
      }
      {...cursor.handlers}
    >
      {size.width > 0 ? <Drawing label={title} size={size} draw={draw} /> : null}
      {cell ? (
        <>
          <span className="pointer-events-none absolute border-2 border-text" style={boxOf(cell)} />
          <ChartTooltip
            title={cellTitle}
            rows={rows}
            hint={cursor.hint}
            at={plot.toX(cell.column + 0.5)}
            width={size.width}
          />
        </>
      ) : null}
    </SurfaceFrame>
  );
}
