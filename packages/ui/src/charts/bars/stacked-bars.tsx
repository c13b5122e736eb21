import { useMemo, useState } from 'react';
import { useSize } from '../../hooks/use-element';
import { formatCount } from '../../lib/format';
import { roundAxis, tickCount } from '../axes/axis';
import { toPlot } from '../axes/plot';
import { ChartFigure, type FigureProps } from '../chart-figure';
import { useChartTheme } from '../chart-theme';
import { ChartTooltip } from '../chart-tooltip';
import type { PictureRef } from '../drawing';
import { SeriesLegend } from '../lines/series-legend';
import { PlaceHighlight, placeAt } from '../pointer/place-highlight';
import { useCursor } from '../pointer/use-cursor';
import { CanvasFrame, SurfaceFrame } from '../surface-frame';
import { type BarLimit, type BarSeries, barTable, highest, periodAxis } from './bar-series';
import { BarsCanvas } from './bars-canvas';

type Props = Omit<FigureProps, 'values' | 'state'> & {
  series: readonly BarSeries[];
  /** names of the periods, in the order of the values */
  periods: readonly string[];
  /** the label of a period */
  xLabel: string;
  limit?: BarLimit | undefined;
  /** text for the sum of a period, by its index: "843 h · $1,770" */
  sumOf?: (index: number) => string;
};

/** Shows sums per period as bars, divided by series. */
export function StackedBars(props: Props) {
  const { series: all, periods, xLabel, limit, sumOf, ...figure } = props;
  // one without hours has no bar to name
  const series = useMemo(() => all.filter(({ values }) => values.some(Boolean)), [all]);
  // the series that the legend has switched from their initial state
  const [switched, setSwitched] = useState<ReadonlySet<string>>(new Set());
  const hidden = useMemo(
    () =>
      new Set(
        series
          .filter(({ id, isHidden = false }) => isHidden !== switched.has(id))
          .map(({ id }) => id),
      ),
    [series, switched],
  );
  const visibleSeries = useMemo(() => series.filter(({ id }) => !hidden.has(id)), [series, hidden]);
  const toggle = (id: string) => {
    const next = new Set(switched);
    if (!next.delete(id)) next.add(id);
    setSwitched(next);
  };
  // with a control next to it, the caption is a row with its own height and little space
  const isInCaption = figure.control !== undefined;
  const choices = isInCaption ? series.filter(({ isHidden }) => isHidden) : [];
  const legend = (
    <SeriesLegend
      series={series
        .filter((one) => !choices.includes(one) || !hidden.has(one.id))
        .map((one) => ({ ...one, points: [] }))}
      hidden={hidden}
      onToggle={toggle}
      maxInCaption={choices.length > 0 ? 0 : 1}
    />
  );
  return (
    <ChartFigure
      height={190}
      {...figure}
      state={all.length === 0 ? { kind: 'empty' } : { kind: 'ready' }}
      table={() => barTable(visibleSeries, { periods, xLabel })}
      legend={series.length > 1 ? { kind: 'series', items: visibleSeries } : undefined}
      values={isInCaption ? legend : undefined}
      commands={choices.map(({ id, name }) => ({
        label: `${hidden.has(id) ? 'Show' : 'Hide'} ${name}`,
        onSelect: () => toggle(id),
      }))}
      panel={isInCaption ? undefined : legend}
    >
      {(picture) => (
        <BarsSurface
          title={figure.title}
          series={visibleSeries}
          periods={periods}
          limit={limit}
          sumOf={sumOf}
          picture={picture}
        />
      )}
    </ChartFigure>
  );
}

type SurfaceProps = Pick<Props, 'title' | 'series' | 'periods' | 'limit'> & {
  sumOf: Props['sumOf'] | undefined;
  picture: PictureRef;
};

const hours = (value: number) => formatCount(Math.round(value * 100) / 100);

function BarsSurface(props: SurfaceProps) {
  const { title, series, periods, limit, sumOf, picture } = props;
  const [ref, size] = useSize();
  const theme = useChartTheme();
  const x = useMemo(() => periodAxis(periods, tickCount(size.width)), [periods, size.width]);
  const y = useMemo(
    () =>
      roundAxis([0, Math.max(highest(series, periods.length) || 1, limit?.value ?? 0)], 'linear'),
    [series, periods, limit],
  );
  const plot = useMemo(() => toPlot(size, { x, y }), [size, x, y]);
  const cursor = useCursor({
    count: periods.length,
    at: placeAt(plot, periods.length),
  });
  const index = cursor.index ?? -1;
  const period = periods[index];
  const used = series.filter(({ values }) => values[index]);
  const rows = (used.length > 0 ? used : series).map(({ id, name, color, values }) => ({
    id,
    name,
    color,
    text: hours(values[index] ?? 0),
  }));
  const sum = period === undefined ? undefined : sumOf?.(index);
  const spoken = [
    ...rows.map(({ name, text }) => `${name} ${text}`),
    ...(sum === undefined ? [] : [`all ${sum}`]),
  ].join(', ');
  return (
    <SurfaceFrame
      ref={ref}
      label={`${title}: arrow keys read bars, Enter pins`}
      spoken={period === undefined ? '' : `${period}: ${spoken}`}
      {...cursor.handlers}
    >
      <CanvasFrame size={size}>
        <BarsCanvas label={title} series={series} x={x} y={y} theme={theme} picture={picture} />
      </CanvasFrame>
      {limit ? (
        <span
          className="pointer-events-none absolute border-t border-dashed border-muted"
          style={{ top: plot.toY(limit.value), left: plot.left, width: plot.right - plot.left }}
        >
          <span className="absolute right-0 bottom-0.5 text-xs text-faint">{limit.label}</span>
        </span>
      ) : null}
      {period === undefined ? null : (
        <>
          <PlaceHighlight plot={plot} index={index} />
          <ChartTooltip
            title={period}
            // in the order of the parts, the topmost first
            rows={rows.toReversed()}
            sum={sum}
            at={plot.toX(index + 0.5)}
            width={size.width}
          />
        </>
      )}
    </SurfaceFrame>
  );
}
