import { useMemo } from 'react';
import { useSize } from '../../hooks/use-element';
import { formatMetric } from '../../lib/format';
import { usePreferences } from '../../page/preferences';
import type { ChartTableData } from '../accessible-table';
import { type Axis, tickCount } from '../axes/axis';
import { type Dimension, dimensionAxis, dimensionText, hasPlace } from '../axes/dimension';
import { toPlot } from '../axes/plot';
import { ChartFigure, type FigureProps } from '../chart-figure';
import { useChartTheme } from '../chart-theme';
import { ChartTooltip } from '../chart-tooltip';
import { type ColorBy, type ValueColors, valueColors } from '../color/color-by';
import { ScaleLegend } from '../color/legend';
import type { PictureRef } from '../drawing';
import { noPlaceReason } from '../empty-reason';
import { OutlierNote } from '../outlier-note';
import { nearestPlace, toPointIndex } from '../pointer/point-index';
import { useCursor } from '../pointer/use-cursor';
import { CanvasFrame, SurfaceFrame } from '../surface-frame';
import { ScatterCanvas } from './scatter-canvas';

export type ScatterPoint = {
  id: string;
  /** its name in the tooltip and table */
  name: string;
  x: number | undefined;
  y: number | undefined;
  /** the value that colors it */
  value?: number | undefined;
};

type Props = Omit<FigureProps, 'values'> & {
  points: readonly ScatterPoint[];
  x: Dimension;
  y: Dimension;
  colorBy?: ColorBy | undefined;
  /** the variable of the color of a point, by its id, where no metric colors them */
  variableOf?: ((id: string) => string) | undefined;
  /** false in a grid of plots with one common legend */
  hasLegend?: boolean;
  onPick?: ((id: string, keys: { isNewTab: boolean }) => void) | undefined;
  /** chosen points; Space or a click with Shift adds or removes one */
  chosen?: ReadonlySet<string> | undefined;
  onChoose?: ((id: string) => void) | undefined;
};

type Placed = ScatterPoint & { x: number; y: number };

/** Omits points with NaN or infinity, which have no place on the axes. */
const placed = (points: readonly ScatterPoint[], x: Dimension, y: Dimension): Placed[] =>
  points.filter(
    (point): point is Placed =>
      hasPlace(x, point.x) &&
      hasPlace(y, point.y) &&
      (point.value === undefined || Number.isFinite(point.value)),
  );

function scatterTable({ points, x, y, colorBy }: Props): ChartTableData {
  const column = (dimension: Dimension) => ({
    title: dimension.label,
    format: (value: number) => dimensionText(dimension, value),
  });
  const isOwn = colorBy && colorBy.label !== x.label && colorBy.label !== y.label;
  return {
    columns: [
      { title: 'Name' },
      column(x),
      column(y),
      ...(isOwn ? [{ title: colorBy.label }] : []),
    ],
    rows: points.map(({ name, ...point }) => [
      name,
      point.x,
      point.y,
      ...(isOwn ? [point.value] : []),
    ]),
  };
}

/** Points by two of their values, colored by a third. */
export function ScatterPlot(props: Props) {
  const { points, x, y, colorBy, variableOf, hasLegend = true, ...rest } = props;
  const { onPick, chosen, onChoose, ...figure } = rest;
  const theme = useChartTheme();
  const { outliers } = usePreferences();
  const allPoints = useMemo(() => placed(points, x, y), [points, x, y]);
  const yAxis = useMemo(
    () => dimensionAxis(y, { values: allPoints.map((point) => point.y), outliers }),
    [y, allPoints, outliers],
  );
  const placedPoints = useMemo(
    () => allPoints.filter((point) => point.y >= yAxis.min && point.y <= yAxis.max),
    [allPoints, yAxis],
  );
  const colors = useMemo(
    () =>
      colorBy
        ? valueColors(
            allPoints.flatMap(({ value }) => value ?? []),
            { by: colorBy, theme, outliers },
          )
        : undefined,
    [allPoints, colorBy, theme, outliers],
  );
  return (
    <ChartFigure
      height={260}
      state={
        placedPoints.length === 0
          ? { kind: 'empty', title: points.length > 0 ? noPlaceReason : undefined }
          : { kind: 'ready' }
      }
      {...figure}
      axisNames={{ x: x.label, y: y.label }}
      table={() => scatterTable(props)}
      legend={colors?.legend}
      note={
        y.kind === 'number' && y.isMeasured ? (
          <OutlierNote
            values={allPoints.map((point) => point.y)}
            covered={[yAxis.min, yAxis.max]}
            better={y.better}
            noun="point"
          />
        ) : null
      }
      footer={colors && hasLegend ? <ScaleLegend {...colors.legend} /> : null}
    >
      {(picture) => (
        <ScatterSurface
          title={props.title}
          points={placedPoints}
          x={x}
          y={y}
          yAxis={yAxis}
          colors={colors}
          colorLabel={colorBy?.label}
          variableOf={variableOf}
          onPick={onPick}
          chosen={chosen}
          onChoose={onChoose}
          picture={picture}
        />
      )}
    </ChartFigure>
  );
}

type Chosen = Pick<Props, 'onPick' | 'chosen' | 'onChoose'>;

type SurfaceProps = Pick<Props, 'title' | 'x' | 'y' | 'variableOf'> &
  Chosen & {
    points: readonly Placed[];
    yAxis: Axis;
    colors: ValueColors | undefined;
    colorLabel: string | undefined;
    picture: PictureRef;
  };

const nearPixels = 30;

function ScatterSurface({
  title,
  points,
  yAxis: y,
  colors,
  colorLabel,
  variableOf,
  onPick,
  chosen,
  onChoose,
  picture,
  ...of
}: SurfaceProps) {
  const [ref, size] = useSize();
  const theme = useChartTheme();
  const x = useMemo(
    () =>
      dimensionAxis(of.x, { values: points.map((point) => point.x), count: tickCount(size.width) }),
    [of.x, points, size.width],
  );
  const plot = useMemo(() => toPlot(size, { x, y }), [size, x, y]);
  const places = useMemo(
    () =>
      toPointIndex(points.map((point) => ({ left: plot.toX(point.x), top: plot.toY(point.y) }))),
    [points, plot],
  );
  const pointColors = useMemo(
    () =>
      points.map(({ id, value }) =>
        colors && value !== undefined
          ? colors.colorOf(value)
          : theme.color(variableOf?.(id) ?? '--c1'),
      ),
    [points, colors, variableOf, theme],
  );
  const isChosen = useMemo(
    () => (chosen && chosen.size > 0 ? points.map(({ id }) => chosen.has(id)) : undefined),
    [points, chosen],
  );
  const idAt = (at: number) => points[places[at]?.index ?? -1]?.id ?? '';
  const cursor = useCursor({
    count: points.length,
    at: (spot) => {
      const index = nearestPlace(places, { ...spot, within: nearPixels });
      return index === undefined ? undefined : places.findIndex((place) => place.index === index);
    },
    onPick: onPick && ((at, keys) => onPick(idAt(at), keys)),
    onChoose: onChoose && ((at) => onChoose(idAt(at))),
  });
  const place = cursor.index === undefined ? undefined : places[cursor.index];
  const point = place && points[place.index];
  const rows = point
    ? [
        { id: 'x', name: of.x.label, text: dimensionText(of.x, point.x, x) },
        { id: 'y', name: of.y.label, text: dimensionText(of.y, point.y, y) },
        ...(colorLabel && point.value !== undefined && colorLabel !== of.y.label
          ? [{ id: 'value', name: colorLabel, text: formatMetric(point.value) }]
          : []),
      ]
    : [];
  return (
    <SurfaceFrame
      ref={ref}
      label={`${title}: arrow keys read points, ${cursor.keys}`}
      spoken={
        point
          ? `${point.name}${chosen?.has(point.id) ? ', chosen' : ''}: ${rows.map(({ name, text }) => `${name} ${text}`).join(', ')}`
          : ''
      }
      {...cursor.handlers}
    >
      <CanvasFrame size={size}>
        <ScatterCanvas
          label={title}
          points={points}
          colors={pointColors}
          isChosen={isChosen}
          x={x}
          y={y}
          theme={theme}
          picture={picture}
        />
      </CanvasFrame>
      {place && point ? (
        <>
          <span
            className="pointer-events-none absolute -m-1.5 size-3 rounded-full border-2 border-text"
            style={{ left: place.left, top: place.top }}
          />
          <ChartTooltip
            title={point.name}
            rows={rows}
            hint={cursor.hint}
            at={place.left}
            width={size.width}
          />
        </>
      ) : null}
    </SurfaceFrame>
  );
}
