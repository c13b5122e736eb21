import { type ReactNode, useMemo } from 'react';
import { useSize } from '../../hooks/use-element';
import { formatCount, formatMetric } from '../../lib/format';
import type { ChartTableData } from '../accessible-table';
import { roundAxis, tickCount } from '../axes/axis';
import { extentOf } from '../axes/extent';
import { toPlot } from '../axes/plot';
import { periodAxis } from '../bars/bar-series';
import { ChartFigure, type FigureProps } from '../chart-figure';
import { useChartTheme } from '../chart-theme';
import { ChartTooltip } from '../chart-tooltip';
import type { PictureRef } from '../drawing';
import { binAxis } from '../histogram/histogram';
import { PlaceHighlight, placeAt } from '../pointer/place-highlight';
import { useCursor } from '../pointer/use-cursor';
import { CanvasFrame, SurfaceFrame } from '../surface-frame';
import type { Interval } from './interval';
import { IntervalCanvas } from './interval-canvas';

export type { Interval };

type Props = Omit<FigureProps, 'values' | 'state'> & {
  intervals: readonly Interval[];
  /** the label of the bins, and that of the means */
  xLabel: string;
  yLabel: string;
  /** the name of the counted values: "Trials" */
  countLabel: string;
  /** directly under the drawing */
  note?: ReactNode;
};

const intervalTable = ({ intervals, xLabel, yLabel, countLabel }: Props): ChartTableData => ({
  columns: [xLabel, `Mean ${yLabel}`, '95 % from', 'To', countLabel].map((title) => ({ title })),
  rows: intervals.map(({ label, mean, low, high, count }) => [
    label,
    mean,
    low ?? undefined,
    high ?? undefined,
    count,
  ]),
});

/** Shows means by bin or by name, each with its confidence interval. */
export function IntervalChart(props: Props) {
  const { intervals, xLabel, yLabel, countLabel, ...figure } = props;
  return (
    <ChartFigure
      height={190}
      {...figure}
      state={intervals.length === 0 ? { kind: 'empty' } : { kind: 'ready' }}
      axisNames={{ x: xLabel, y: yLabel }}
      table={() => intervalTable(props)}
    >
      {(picture) => (
        <IntervalSurface
          title={figure.title}
          intervals={intervals}
          yLabel={yLabel}
          countLabel={countLabel}
          picture={picture}
        />
      )}
    </ChartFigure>
  );
}

type SurfaceProps = Pick<Props, 'title' | 'intervals' | 'yLabel' | 'countLabel'> & {
  picture: PictureRef;
};

const rangeOf = ({ low, high }: Interval) =>
  low === null || high === null ? '–' : `${formatMetric(low)} to ${formatMetric(high)}`;

function IntervalSurface({ title, intervals, yLabel, countLabel, picture }: SurfaceProps) {
  const [ref, size] = useSize();
  const theme = useChartTheme();
  const isOrdered = intervals.every(({ from }) => from !== undefined);
  const x = useMemo(() => {
    const count = tickCount(size.width);
    const bins = intervals.map(({ from = 0, to = 0, count }) => ({ from, to, count }));
    // single values have their text below them, ranges have theirs where they begin
    return isOrdered && bins.some(({ from, to }) => from !== to)
      ? binAxis(bins, count)
      : periodAxis(
          intervals.map(({ label }) => label),
          count,
        );
  }, [intervals, isOrdered, size.width]);
  const y = useMemo(
    () =>
      roundAxis(
        extentOf(intervals.flatMap((one) => [one.mean, one.low ?? one.mean, one.high ?? one.mean])),
        'linear',
      ),
    [intervals],
  );
  const plot = useMemo(() => toPlot(size, { x, y }), [size, x, y]);
  const cursor = useCursor({
    count: intervals.length,
    at: placeAt(plot, intervals.length),
  });
  const one = cursor.index === undefined ? undefined : intervals[cursor.index];
  const rows = one
    ? [
        { id: 'mean', name: `Mean ${yLabel}`, text: formatMetric(one.mean) },
        { id: 'interval', name: '95 % interval', text: rangeOf(one) },
        { id: 'count', name: countLabel, text: formatCount(one.count) },
      ]
    : [];
  return (
    <SurfaceFrame
      ref={ref}
      label={`${title}: arrow keys read means, Enter pins`}
      spoken={one ? [one.label, ...rows.map(({ name, text }) => `${name} ${text}`)].join(', ') : ''}
      {...cursor.handlers}
    >
      <CanvasFrame size={size}>
        <IntervalCanvas
          label={title}
          intervals={intervals}
          isOrdered={isOrdered}
          x={x}
          y={y}
          theme={theme}
          picture={picture}
        />
      </CanvasFrame>
      {one ? (
        <>
          <PlaceHighlight plot={plot} index={cursor.index ?? 0} />
          <ChartTooltip
            title={one.label}
            rows={rows}
            hint={cursor.hint}
            at={plot.toX((cursor.index ?? 0) + 0.5)}
            width={size.width}
          />
        </>
      ) : null}
    </SurfaceFrame>
  );
}
