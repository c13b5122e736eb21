import { lazy, Suspense, useId, useMemo, useRef, useState } from 'react';
import { useTimeZone } from '../../lib/time-zone';
import { changePreference, usePreferences } from '../../page/preferences';
import { formatX, formatY } from '../axes/axis';
import type { OutlierMode } from '../axes/extent';
import { textsAmong } from '../axes/format-value';
import { useArrangedChart } from '../board/arranged-chart';
import { chartHeight } from '../board/arrangement';
import { ChartFigure, type FigureProps } from '../chart-figure';
import { ChartSurface, type ClippedAxis, type SurfaceProps } from '../chart-surface';
import { type ChartLegend, ColorLegend } from '../color/legend';
import { useGroupZoom, zoomGroup } from '../pointer/crosshair';
import { ClippedNote } from './clipped-note';
import { type Range, seriesTable, withNotes } from './series';
import { LastValues, SeriesLegend } from './series-legend';

const ChartSettingsPanel = lazy(() =>
  import('./chart-settings-panel').then((file) => ({ default: file.ChartSettingsPanel })),
);

type Props = Omit<
  SurfaceProps,
  'group' | 'onRangeChange' | 'onHighlight' | 'smoothing' | 'onClipped' | 'onPin'
> &
  Omit<FigureProps, 'values'> & {
    smoothing?: number;
    group?: string;
    /** the legend below the chart names its lines */
    isNamed?: boolean;
    /** says what the colors of the lines mean, in place of the names of the lines */
    legend?: ChartLegend | undefined;
    /** a list around the chart names its lines: no legend */
    isNamedBeside?: boolean;
    /** its data is requested: the place of the names below it is kept */
    isLoading?: boolean;
    /** text in place of a chart without data */
    emptyText?: string | undefined;
    onRangeChange?: SurfaceProps['onRangeChange'];
    onHighlight?: SurfaceProps['onHighlight'];
    /** called when the user changes which points the y axis covers, besides keeping the choice */
    onOutliersChange?: (mode: OutlierMode) => void;
  };

const noneHidden: ReadonlySet<string> = new Set();

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Controlled by the caller if it passes a zoom, else by the group. */
function useZoom({
  group,
  range,
  onRangeChange,
}: Pick<Props, 'group' | 'range' | 'onRangeChange'>) {
  const ownGroup = useId();
  const name = group ?? ownGroup;
  const shared = useGroupZoom(name);
  if (onRangeChange) return { group: name, range, onRangeChange };
  return {
    group: name,
    range: shared,
    onRangeChange: (next: Range | undefined) => zoomGroup(name, next),
  };
}

/** Lines over batches, epochs, time or another metric, with all tools for reading them. */
export function LineChart({ badges, hint, height, fileName, state, ...others }: Props) {
  const { isLoading = false, emptyText, ...props } = others;
  const { series, xLabel, xKind, yKind } = props;
  const arranged = useArrangedChart();
  const own = arranged?.settings;
  const title = own?.title ?? props.title;
  const scale = own?.scale ?? props.scale;
  const smoothing = own?.smoothing ?? props.smoothing ?? 0;
  const timeZone = useTimeZone(props.timeZone);
  const [ownHighlight, setOwnHighlight] = useState<string>();
  const [hidden, setHidden] = useState(noneHidden);
  const [typedRange, setTypedRange] = useState<Range>();
  const setRange = arranged ? own?.yRange : typedRange;
  // a log axis has no place for zero or below
  const yRange = scale === 'log' && (setRange?.[0] ?? 1) <= 0 ? undefined : setRange;
  const setYRange = (range: Range | undefined) =>
    arranged ? arranged.onChange({ yRange: range }) : setTypedRange(range);
  const [isSetting, setIsSetting] = useState(false);
  const [clipped, setClipped] = useState<ClippedAxis>();
  const preferences = usePreferences();
  const outliers = props.outliers ?? preferences.outliers;
  const zoom = useZoom(props);
  const visibleSeries = useMemo(
    () => (hidden.size === 0 ? series : series.filter(({ id }) => !hidden.has(id))),
    [series, hidden],
  );
  // a run without this metric has no line to name
  const drawnSeries = useMemo(() => series.filter(({ points }) => points.length > 0), [series]);
  const visibleDrawn = visibleSeries.filter(({ points }) => points.length > 0);
  const isEmpty = drawnSeries.length === 0;
  const pinnedX = useRef<number>(undefined);
  const { events = [], pointAction } = props;
  const legend = {
    series: drawnSeries,
    hidden,
    yKind,
    onToggle: (id: string) => setHidden(toggled(hidden, id)),
    ...(props.isNamed ? { maxInCaption: 0 } : {}),
  };
  const onHighlight = (seriesId: string | undefined) => {
    setOwnHighlight(seriesId);
    props.onHighlight?.(seriesId);
  };
  const surface = {
    ...props,
    ...zoom,
    title,
    series: visibleSeries,
    scale,
    smoothing,
    timeZone,
    yRange: yRange ?? props.yRange,
    outliers,
    onClipped: setClipped,
    onPin: (x: number | undefined) => {
      pinnedX.current = x;
    },
    highlighted: props.highlighted ?? ownHighlight,
    onHighlight,
  };
  return (
    <ChartFigure
      title={title}
      height={own?.height ?? height ?? chartHeight}
      {...(badges ? { badges } : {})}
      {...(fileName ? { fileName } : {})}
      hint={hint}
      control={props.control}
      state={
        state ??
        (!isEmpty
          ? { kind: 'ready' }
          : isLoading
            ? { kind: 'loading' }
            : { kind: 'empty', title: emptyText })
      }
      values={props.isNamedBeside ? null : <LastValues {...legend} />}
      note={
        clipped ? (
          <ClippedNote
            clipped={clipped}
            yKind={yKind}
            onShow={() => {
              // outliers that the user has left out by hand are in a range of the chart
              if (yRange) setYRange(undefined);
              if (!surface.yRange) changePreference('outliers', 'shown');
              if (!surface.yRange) props.onOutliersChange?.('shown');
            }}
          />
        ) : null
      }
      footer={
        props.legend ? (
          <ColorLegend legend={props.legend} />
        ) : props.isNamedBeside ? null : isEmpty && isLoading ? (
          <div aria-hidden className="invisible">
            <SeriesLegend {...legend} series={series} />
          </div>
        ) : (
          <SeriesLegend {...legend} onPoint={onHighlight} />
        )
      }
      legend={
        props.legend ??
        (drawnSeries.length > 1 ? { kind: 'series', items: visibleDrawn } : undefined)
      }
      axisNames={{ x: xLabel, y: title }}
      table={() =>
        withNotes(
          seriesTable(visibleDrawn, {
            xLabel,
            formatX: (x) => formatX(x, { kind: xKind, timeZone }),
            formatOf: ({ points }) =>
              yKind === 'duration'
                ? (y) => formatY(y, yKind)
                : textsAmong(points.map(({ y }) => y)),
          }),
          events,
        )
      }
      isZoomed={zoom.range !== undefined || yRange !== undefined}
      onResetZoom={() => {
        zoom.onRangeChange(undefined);
        if (yRange) setYRange(undefined);
      }}
      handle={arranged?.handle}
      commands={[
        ...(pointAction
          ? [
              {
                label: pointAction.label,
                disabledReason: pointAction.reason,
                onSelect: () => pointAction.run(pinnedX.current),
                movesFocus: true,
              },
            ]
          : []),
        {
          label: arranged ? 'Chart settings...' : 'Set axis range...',
          onSelect: () => setIsSetting(true),
          movesFocus: true,
        },
        ...(arranged?.commands ?? []),
      ]}
      panel={
        isSetting ? (
          <Suspense>
            <ChartSettingsPanel
              title={title}
              scale={scale}
              settings={own}
              hasX={xKind === 'number'}
              x={zoom.range}
              y={yRange}
              onChange={({ x, y, ...settings }) => {
                zoom.onRangeChange(x);
                if (arranged) arranged.onChange({ ...settings, yRange: y });
                else setYRange(y);
              }}
              onClose={() => setIsSetting(false)}
            />
          </Suspense>
        ) : null
      }
    >
      {(picture) => <ChartSurface {...surface} picture={picture} />}
    </ChartFigure>
  );
}
