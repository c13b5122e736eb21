import { lazy, Suspense, useId, useMemo } from 'react';
import { useSize } from '~/lib/use-size';
import { useThrottled } from '~/lib/use-throttled';
import { formatX, fromZero, xAxis, yAxis } from './axis';
import { useChartTheme } from './chart-theme';
import { ChartTooltip } from './chart-tooltip';
import type { TimeZone } from './format-value';
import { formatValue } from './format-value';
import { HighlightCanvas } from './highlight-canvas';
import { hoverRows } from './hover';
import { toPlot } from './plot';
import type { Range, Scale, Series, XKind } from './series';
import { useChartPointer } from './use-chart-pointer';
import { useDrawnData } from './use-drawn-data';

const LineCanvas = lazy(() =>
  import('./line-canvas').then(({ LineCanvas }) => ({ default: LineCanvas })),
);

export type SurfaceProps = {
  title: string;
  series: readonly Series[];
  scale: Scale;
  smoothing: number;
  xLabel: string;
  xKind: XKind;
  timeZone: TimeZone;
  /** where the axis ends although the data does not reach it yet */
  xEnd?: number | undefined;
  range?: Range | undefined;
  onRangeChange: (range: Range | undefined) => void;
  /** charts of one group share crosshair and zoom */
  group: string;
  highlighted?: string | undefined;
  onHighlight: (seriesId: string | undefined) => void;
};

const tooltipEveryMs = 50;

type Ends = { kind: XKind; end: number | undefined };

/** the x axis when nothing is zoomed: the data's own extent, down to zero and up to its known end */
function wholeRange(extent: Range | undefined, { kind, end }: Ends): Range | undefined {
  if (!extent) return undefined;
  const range = [extent[0], Math.max(extent[1], end ?? extent[1])] as const;
  return kind === 'time' ? range : fromZero(range);
}

/** the drawing and the layers over it: highlighted line, crosshair, zoom box, tooltip */
export function ChartSurface(props: SurfaceProps) {
  const { title, series, scale, smoothing, xLabel, xKind, timeZone, range, highlighted } = props;
  const [ref, size] = useSize();
  const theme = useChartTheme();
  const id = useId();
  const columns = Math.max(1, Math.round(size.width * devicePixelRatio));
  const options = { scale, smoothing, columns, ...(range ? { range } : {}) };
  const data = useDrawnData(series, options);
  const [from, to] = range ?? wholeRange(data.x, { kind: xKind, end: props.xEnd }) ?? [];
  const [low, high] = data.y ?? [];
  const x = useMemo(() => {
    const span = from === undefined || to === undefined ? undefined : ([from, to] as const);
    return xAxis(span, { kind: xKind, timeZone, width: size.width });
  }, [from, to, xKind, timeZone, size.width]);
  const y = useMemo(
    () => yAxis(low === undefined || high === undefined ? undefined : [low, high], scale),
    [low, high, scale],
  );
  const plot = toPlot(size, { x, y, scale });
  const pointer = useChartPointer({ ...props, id, lines: data.lines, plot });
  const shownX = useThrottled(pointer.x, tooltipEveryMs);
  const reach = ((x.max - x.min) / Math.max(1, size.width)) * 4;
  const rows =
    pointer.hasTooltip && shownX !== undefined ? hoverRows(series, { x: shownX, reach }) : [];
  const xText =
    shownX === undefined ? '' : `${xLabel} ${formatX(shownX, { kind: xKind, timeZone })}`;
  const line = data.lines.find((one) => one.id === highlighted);
  const isVisible = (at: number) => at >= plot.left - 1 && at <= plot.right + 1;
  const crossAt = pointer.x === undefined ? undefined : plot.toX(pointer.x);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a chart is no form group
    <div
      ref={ref}
      role="group"
      aria-roledescription="chart"
      aria-label={`${title}: arrow keys read values, Enter pins`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the crosshair is moved by keys
      tabIndex={0}
      className="relative h-full touch-pan-y rounded-sm select-none"
      {...pointer.handlers}
    >
      {size.width > 0 ? (
        <Suspense>
          <div className="absolute inset-0">
            <LineCanvas label={title} lines={data.lines} x={x} y={y} scale={scale} theme={theme} />
          </div>
        </Suspense>
      ) : null}
      {line && size.width > 0 ? (
        <HighlightCanvas line={line} plot={plot} size={size} y={y} theme={theme} />
      ) : null}
      {crossAt !== undefined && isVisible(crossAt) ? (
        <div
          className="pointer-events-none absolute w-0 border-l border-dashed border-faint"
          style={{ left: crossAt, top: plot.top, height: plot.bottom - plot.top }}
        />
      ) : null}
      {pointer.drag ? (
        <div
          className="pointer-events-none absolute bg-accent/15"
          style={{
            left: Math.min(pointer.drag.from, pointer.drag.to),
            width: Math.abs(pointer.drag.to - pointer.drag.from),
            top: plot.top,
            height: plot.bottom - plot.top,
          }}
        />
      ) : null}
      {pointer.hasTooltip && crossAt !== undefined && isVisible(crossAt) && rows.length > 0 ? (
        <ChartTooltip
          title={xText}
          rows={rows}
          highlighted={highlighted}
          isPinned={pointer.isPinned}
          at={crossAt}
          width={size.width}
        />
      ) : null}
      <p className="sr-only" aria-live="polite">
        {rows.length > 0
          ? `${xText}: ${rows
              .slice(0, 12)
              .map(({ name, value }) => `${name} ${formatValue(value)}`)
              .join(', ')}`
          : ''}
      </p>
    </div>
  );
}
