import { useId, useRef, useState } from 'react';
import { useTimeZone } from '~/lib/time-zone';
import { useInView } from '~/lib/use-in-view';
import { formatX } from './axis';
import { ChartSurface, type SurfaceProps } from './chart-surface';
import { ChartTable } from './chart-table';
import { ChartTools } from './chart-tools';
import { downloadChart } from './download-chart';
import { formatValue } from './format-value';
import type { Series } from './series';
import { Swatch } from './swatch';

type Props = Omit<SurfaceProps, 'group' | 'onRangeChange' | 'onHighlight' | 'smoothing'> & {
  /** where its values come from: T training, V validation, or a group's name */
  badges?: readonly string[];
  hint?: string;
  smoothing?: number;
  group?: string;
  height?: number;
  fileName?: string;
  /** the text instead of a chart */
  emptyText?: string;
  onRangeChange?: SurfaceProps['onRangeChange'];
  onHighlight?: SurfaceProps['onHighlight'];
};

/** with few lines, the last value of each stands at the right of the caption */
function LastValues({ series }: { series: readonly Series[] }) {
  if (series.length > 3) return null;
  return series.map(({ id, name, color, points }) => {
    const last = points.at(-1);
    if (!last) return null;
    return (
      <span key={id} title={name} className="flex items-center gap-1.5 font-medium num">
        {series.length > 1 ? <Swatch color={color} /> : null}
        <span className={Number.isFinite(last.y) ? '' : 'text-bad'}>{formatValue(last.y)}</span>
      </span>
    );
  });
}

const Badge = ({ text }: { text: string }) => (
  <span className="rounded-[3px] border px-[3px] text-[10px]/[14px] font-medium text-faint">
    {text}
  </span>
);

const toggleFullscreen = (element: HTMLElement | null) =>
  document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen?.();

/** Lines over batches, epochs or time, with everything one does to read them. */
export function LineChart({ badges = [], hint, height = 190, emptyText, ...props }: Props) {
  const { title, series, group, smoothing = 0, fileName = 'chart.png', xLabel, xKind } = props;
  const ownGroup = useId();
  const captionId = useId();
  const figure = useRef<HTMLElement>(null);
  const [viewRef, isInView] = useInView();
  const [isTable, setIsTable] = useState(false);
  const [ownHighlight, setOwnHighlight] = useState<string>();
  const [ownRange, setOwnRange] = useState<SurfaceProps['range']>();
  const timeZone = useTimeZone(props.timeZone);
  const isEmpty = series.every(({ points }) => points.length === 0);
  const range = props.onRangeChange ? props.range : ownRange;
  const onRangeChange = props.onRangeChange ?? setOwnRange;
  const surface = {
    ...props,
    smoothing,
    timeZone,
    range,
    onRangeChange,
    group: group ?? ownGroup,
    highlighted: props.highlighted ?? ownHighlight,
    onHighlight: (seriesId: string | undefined) => {
      setOwnHighlight(seriesId);
      props.onHighlight?.(seriesId);
    },
  };
  return (
    <figure
      ref={figure}
      aria-labelledby={captionId}
      className="group flex min-w-0 flex-col [&:fullscreen]:bg-bg [&:fullscreen]:p-6"
    >
      <figcaption className="mb-1 flex h-5 items-center gap-2 text-sm">
        <span id={captionId} className="min-w-0 truncate font-semibold" title={title}>
          {title}
        </span>
        {badges.map((badge) => (
          <Badge key={badge} text={badge} />
        ))}
        {hint ? <span className="truncate text-faint">{hint}</span> : null}
        <span className="ml-auto" />
        {isEmpty ? null : (
          <ChartTools
            isTable={isTable}
            isZoomed={range !== undefined}
            onTable={() => setIsTable(!isTable)}
            onDownload={() => figure.current && downloadChart(figure.current, { title, fileName })}
            onFullscreen={() => void toggleFullscreen(figure.current)}
            onResetZoom={() => onRangeChange(undefined)}
          />
        )}
        <LastValues series={series} />
      </figcaption>
      <div
        ref={viewRef}
        className="group-[:fullscreen]:h-auto! group-[:fullscreen]:flex-1"
        style={{ height }}
      >
        {isEmpty ? (
          <p className="grid h-full place-items-center text-muted">
            {emptyText ?? 'No data to plot.'}
          </p>
        ) : null}
        {!isEmpty && isTable ? (
          <ChartTable
            caption={title}
            xLabel={xLabel}
            series={series}
            formatX={(x) => formatX(x, { kind: xKind, timeZone })}
          />
        ) : null}
        {!isEmpty && !isTable && isInView ? <ChartSurface {...surface} /> : null}
      </div>
    </figure>
  );
}
