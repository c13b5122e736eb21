import { useEffect, useId, useMemo } from 'react';
import { useThrottled } from '../hooks/use-debounced';
import { useSize } from '../hooks/use-element';
import type { SmoothingKind } from '../lib/smoothing';
import {
  durationAxis,
  formatX,
  formatY,
  fullRange,
  roundAxis,
  setAxis,
  valueTexts,
  xAxis,
  type YKind,
} from './axes/axis';
import type { OutlierMode } from './axes/extent';
import type { TimeZone } from './axes/format-value';
import { type Plot, toPlot } from './axes/plot';
import { useChartTheme } from './chart-theme';
import { ChartTooltip } from './chart-tooltip';
import type { PictureRef } from './drawing';
import { emptyLinesReason } from './empty-reason';
import { type ChartEvent, notesAt } from './events/chart-event';
import { EventLayer } from './events/event-layer';
import { LineCanvas } from './lines/line-canvas';
import type { Clipped } from './lines/line-data';
import type { Flag, Range, Scale, Series, XKind } from './lines/series';
import { useDownsampledSeries } from './lines/use-downsampled-series';
import { HighlightCanvas } from './pointer/highlight-canvas';
import { hoverRows } from './pointer/hover';
import type { PointAction } from './pointer/point-action';
import { flagAt, type PickKeys, useChartPointer } from './pointer/use-chart-pointer';
import { CanvasFrame, SurfaceFrame } from './surface-frame';

export type SurfaceProps = {
  title: string;
  series: readonly Series[];
  scale: Scale;
  smoothing: number;
  smoothingKind?: SmoothingKind | undefined;
  xLabel: string;
  xKind: XKind;
  timeZone: TimeZone;
  /** the x range to cover, even where the lines of this chart do not reach it */
  xCovers?: Range | undefined;
  /** the kind of the values; numbers by default */
  yKind?: YKind | undefined;
  range?: Range | undefined;
  onRangeChange: (range: Range | undefined) => void;
  /** the y range that the user has set */
  yRange?: Range | undefined;
  /** which points the y axis covers; the user's choice by default */
  outliers?: OutlierMode | undefined;
  /** charts of one group share crosshair and zoom */
  group: string;
  highlighted?: string | undefined;
  onHighlight: (seriesId: string | undefined) => void;
  /** called on a click on a line; without it a click pins the tooltip there too */
  onPick?: ((seriesId: string, keys: PickKeys) => void) | undefined;
  /** called on a click or Enter on a flag; without it that pins the tooltip as elsewhere */
  onFlag?: ((flag: Flag) => void) | undefined;
  /**
   * called with the visible range and the number of points that fit, so that the owner can load
   * more points
   */
  onDetail?: ((range: Range | undefined, columns: number) => void) | undefined;
  /** what happened at some x, marked on the axis */
  events?: readonly ChartEvent[] | undefined;
  /** called on a click on the mark of an event */
  onEvent?: ((event: ChartEvent) => void) | undefined;
  /** what the user can do at an x: in the tooltip where it is pinned, and by its key */
  pointAction?: PointAction | undefined;
  /** called with the x that the user has pinned */
  onPin?: ((x: number | undefined) => void) | undefined;
  /** called with the numbers of points above and below the y axis, and its ends */
  onClipped?: ((clipped: ClippedAxis) => void) | undefined;
};

/** How many points are outside the y axis, and where it ends. */
export type ClippedAxis = Clipped & { min: number; max: number };

const tooltipEveryMs = 50;

/** Reports a change of the drawing to the owner, after it is drawn. */
function useReport<Value>(report: ((value: Value) => void) | undefined, value: Value) {
  useEffect(() => report?.(value), [report, value]);
}

/** The drawing and the layers over it: highlighted line, crosshair, zoom box, tooltip. */
export function ChartSurface({ picture, ...props }: SurfaceProps & { picture: PictureRef }) {
  const { title, series, scale, smoothing, smoothingKind, xLabel, xKind, timeZone } = props;
  const { range, yRange, yKind, outliers, highlighted, onDetail } = props;
  const [ref, size] = useSize();
  const theme = useChartTheme();
  const id = useId();
  const columns = Math.max(1, Math.round(size.width * devicePixelRatio));
  const data = useDownsampledSeries(series, {
    scale,
    smoothing,
    columns,
    ...(smoothingKind ? { smoothingKind } : {}),
    ...(range ? { range } : {}),
    ...(yRange ? { yRange } : {}),
    ...(outliers ? { outliers } : {}),
  });
  const [zoomFrom, zoomTo] = range ?? [];
  useEffect(() => {
    if (columns <= 1) return;
    const isZoomed = zoomFrom !== undefined && zoomTo !== undefined;
    onDetail?.(isZoomed ? [zoomFrom, zoomTo] : undefined, columns);
  }, [onDetail, zoomFrom, zoomTo, columns]);
  const [from, to] = range ?? fullRange(data.x, { kind: xKind, covers: props.xCovers }) ?? [];
  const [low, high] = data.y ?? [];
  const isSet = yRange !== undefined;
  const x = useMemo(() => {
    const span = from === undefined || to === undefined ? undefined : ([from, to] as const);
    return xAxis(span, { kind: xKind, timeZone, width: size.width });
  }, [from, to, xKind, timeZone, size.width]);
  const y = useMemo(() => {
    if (low === undefined || high === undefined) return roundAxis(undefined, scale);
    if (yKind === 'duration' && scale === 'linear' && !isSet) return durationAxis([low, high]);
    const axis = isSet ? setAxis([low, high], scale) : roundAxis([low, high], scale);
    return yKind === 'duration' ? { ...axis, text: (tick: number) => formatY(tick, yKind) } : axis;
  }, [low, high, scale, isSet, yKind]);
  // a worker may still prepare the lines
  const isPrepared = data.lines.length === series.length;
  const whyEmpty =
    isPrepared && data.y === undefined ? emptyLinesReason(series, { scale, range }) : undefined;
  const { above, below } = data.clipped;
  const clipped = useMemo(
    () => ({ above, below, min: y.min, max: y.max }),
    [above, below, y.min, y.max],
  );
  useReport(props.onClipped, clipped);
  const plot = useMemo(() => toPlot(size, { x, y }), [size, x, y]);
  const pointer = useChartPointer({ ...props, id, lines: data.lines, plot });
  const shownX = useThrottled(pointer.x, tooltipEveryMs);
  const reach = ((x.max - x.min) / Math.max(1, size.width)) * 4;
  const rows = useMemo(
    () =>
      pointer.hasTooltip && shownX !== undefined ? hoverRows(series, { x: shownX, reach }) : [],
    [pointer.hasTooltip, series, shownX, reach],
  );
  const yText = yKind === 'duration' ? (value: number) => formatY(value, yKind) : valueTexts(y);
  const texts = rows.map(({ value, ...row }) => ({ ...row, text: yText(value) }));
  const xText =
    shownX === undefined ? '' : `${xLabel} ${formatX(shownX, { kind: xKind, timeZone })}`;
  const flag = shownX === undefined ? undefined : flagAt(series, shownX);
  const opens = props.onFlag ? ' (click to view details)' : '';
  const verb = flag && props.onFlag ? 'open' : 'pin';
  const head = flag ? `⬦ ${flag.label}${opens} · ${xText}` : xText;
  const line = data.lines.find(({ id, points }) => id === highlighted && points.length > 0);
  const crossAt = pointer.x === undefined ? undefined : plot.toX(pointer.x);
  const isCrossed = crossAt !== undefined && isInside(plot, crossAt);
  const notes =
    isCrossed && pointer.hasTooltip
      ? notesAt(props.events ?? [], { at: crossAt, toX: plot.toX })
      : [];
  const spoken = [
    ...texts.slice(0, 12).map(({ name, text }) => `${name} ${text}`),
    ...notes.map((note) => `note: ${note}`),
  ];
  const action = props.pointAction;
  return (
    <SurfaceFrame
      ref={ref}
      label={`${title}: arrow keys read values, Enter pins${action && !action.reason ? ', N adds a note' : ''}`}
      spoken={spoken.length > 0 ? `${head}: ${spoken.join(', ')}` : ''}
      {...pointer.handlers}
    >
      <CanvasFrame size={size}>
        <LineCanvas label={title} lines={data.lines} x={x} y={y} theme={theme} picture={picture} />
      </CanvasFrame>
      {whyEmpty ? (
        <p className="pointer-events-none absolute inset-x-0 top-1/3 px-4 text-center text-muted">
          {whyEmpty}
        </p>
      ) : null}
      {line && size.width > 0 ? (
        <HighlightCanvas line={line} plot={plot} size={size} y={y} theme={theme} />
      ) : null}
      {isCrossed ? <Crosshair at={crossAt} plot={plot} /> : null}
      {pointer.drag ? <ZoomBox {...pointer.drag} plot={plot} /> : null}
      {props.events && props.events.length > 0 && size.width > 0 ? (
        <EventLayer events={props.events} plot={plot} onEvent={props.onEvent} />
      ) : null}
      {pointer.hasTooltip && isCrossed && rows.length > 0 ? (
        <ChartTooltip
          title={head}
          rows={texts}
          notes={notes}
          hint={pointer.isPinned ? 'click to release' : `click to ${verb} · drag to zoom`}
          action={pointer.isPinned && shownX !== undefined ? action : undefined}
          x={shownX}
          highlighted={highlighted}
          at={crossAt}
          width={size.width}
        />
      ) : null}
    </SurfaceFrame>
  );
}

const isInside = ({ left, right }: Plot, at: number) => at >= left - 1 && at <= right + 1;

const Crosshair = ({ at, plot: { top, bottom } }: { at: number; plot: Plot }) => (
  <div
    className="pointer-events-none absolute w-0 border-l border-dashed border-faint"
    style={{ left: at, top, height: bottom - top }}
  />
);

type BoxProps = { from: number; to: number; plot: Plot };

const ZoomBox = ({ from, to, plot: { top, bottom } }: BoxProps) => (
  <div
    className="pointer-events-none absolute bg-accent/15"
    style={{ left: Math.min(from, to), width: Math.abs(to - from), top, height: bottom - top }}
  />
);
