import { useMemo } from 'react';
import { useSize } from '../../hooks/use-element';
import { formatCount, formatPercent, plural } from '../../lib/format';
import { usePreferences } from '../../page/preferences';
import type { ChartTableData } from '../accessible-table';
import { type Axis, countAxis, tickCount } from '../axes/axis';
import { extentOf, rangeFor } from '../axes/extent';
import { roundEdges, textsApart, tickTexts } from '../axes/format-value';
import { toPlot } from '../axes/plot';
import { ChartFigure, type FigureProps } from '../chart-figure';
import { useChartTheme } from '../chart-theme';
import { ChartTooltip } from '../chart-tooltip';
import type { PictureRef } from '../drawing';
import { emptyReason } from '../empty-reason';
import type { Scale } from '../lines/series';
import { OutlierNote } from '../outlier-note';
import { PlaceHighlight, placeAt } from '../pointer/place-highlight';
import { useCursor } from '../pointer/use-cursor';
import { CanvasFrame, SurfaceFrame } from '../surface-frame';
import { type Bin, toBins } from './bins';
import { HistogramCanvas } from './histogram-canvas';

type Props = Omit<FigureProps, 'values'> & {
  values: readonly number[];
  /** the label of the values */
  label: string;
  scale?: Scale;
};

/** The texts of the edges of bins: two of them differ, also where bins are narrow. */
const edgeTexts = (bins: readonly Bin[]) =>
  textsApart({
    distance: Math.min(...bins.map(({ from, to }) => to - from)),
    size: Math.max(...bins.flatMap(({ from, to }) => [Math.abs(from), Math.abs(to)])),
  });

function binText({ from, to }: Bin, textOf: (value: number) => string): string {
  return from === to ? textOf(from) : `${textOf(from)} to ${textOf(to)}`;
}

const histogramTable = (bins: readonly Bin[], label: string): ChartTableData => ({
  columns: [
    { title: `${label} from`, format: edgeTexts(bins) },
    { title: 'To', format: edgeTexts(bins) },
    { title: 'Count', format: formatCount },
  ],
  rows: bins.map(({ from, to, count }) => [from, to, count]),
});

/**
 * Returns an axis that counts bins; its texts show where every few of them begin. So a log scale
 * has even bars too.
 */
export function binAxis(bins: readonly Bin[], maxTicks: number): Axis {
  const stride = Math.max(1, Math.ceil(bins.length / Math.max(1, maxTicks - 1)));
  const edges = roundEdges([...bins.map(({ from }) => from), bins.at(-1)?.to ?? 1], 3);
  const edgeText = tickTexts(edges);
  return {
    scale: 'linear',
    min: 0,
    max: Math.max(1, bins.length),
    ticks: edges.map((_, index) => index).filter((index) => index % stride === 0),
    text: (tick) => edgeText(edges[tick] ?? 0),
  };
}

/** Shows how often values occur. Omits NaN and infinity, on a log scale zero and below too. */
export function Histogram({ values, label, scale = 'linear', ...figure }: Props) {
  const { outliers } = usePreferences();
  const range = useMemo(() => {
    const all = extentOf(values);
    return all && rangeFor(outliers, { values, all, scale });
  }, [values, scale, outliers]);
  const bins = useMemo(() => {
    const [low, high] = range ?? [0, 0];
    return toBins(
      values.filter((value) => value >= low && value <= high),
      { scale },
    );
  }, [values, scale, range]);
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartFigure
      height={190}
      hint={plural(total, 'value')}
      state={
        bins.length === 0 ? { kind: 'empty', title: emptyReason(values, scale) } : { kind: 'ready' }
      }
      {...figure}
      axisNames={{ x: label, y: 'Count' }}
      table={() => histogramTable(bins, label)}
      note={range ? <OutlierNote values={values} covered={range} noun="value" /> : null}
    >
      {(picture) => (
        <HistogramSurface
          title={figure.title}
          label={label}
          bins={bins}
          total={total}
          picture={picture}
        />
      )}
    </ChartFigure>
  );
}

type SurfaceProps = {
  title: string;
  label: string;
  bins: readonly Bin[];
  total: number;
  picture: PictureRef;
};

function HistogramSurface({ title, label, bins, total, picture }: SurfaceProps) {
  const [ref, size] = useSize();
  const theme = useChartTheme();
  const x = useMemo(() => binAxis(bins, tickCount(size.width)), [bins, size.width]);
  const y = useMemo(() => countAxis(Math.max(...bins.map(({ count }) => count))), [bins]);
  const plot = useMemo(() => toPlot(size, { x, y }), [size, x, y]);
  const bars = useMemo(
    () => bins.map(({ count }, index) => ({ x: index + 0.5, y: count })),
    [bins],
  );
  const cursor = useCursor({
    count: bins.length,
    at: placeAt(plot, bins.length),
  });
  const bin = cursor.index === undefined ? undefined : bins[cursor.index];
  const at = plot.toX((cursor.index ?? 0) + 0.5);
  const rows = bin
    ? [
        { id: 'count', name: 'Count', text: formatCount(bin.count) },
        { id: 'share', name: 'Share', text: formatPercent(bin.count / total, 1) },
      ]
    : [];
  const binTitle = bin ? `${label} ${binText(bin, edgeTexts(bins))}` : '';
  return (
    <SurfaceFrame
      ref={ref}
      label={`${title}: arrow keys read bars, Enter pins`}
      spoken={bin ? `${binTitle}: ${formatCount(bin.count)}` : ''}
      {...cursor.handlers}
    >
      <CanvasFrame size={size}>
        <HistogramCanvas label={title} bars={bars} x={x} y={y} theme={theme} picture={picture} />
      </CanvasFrame>
      {bin ? (
        <>
          <PlaceHighlight plot={plot} index={cursor.index ?? 0} />
          <ChartTooltip
            title={binTitle}
            rows={rows}
            hint={cursor.hint}
            at={at}
            width={size.width}
          />
        </>
      ) : null}
    </SurfaceFrame>
  );
}
