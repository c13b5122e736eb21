import { useQueries } from '@tanstack/react-query';
import { type Metric, metricKey } from '@trainyard/sdk/model';
import type { Arrangement } from '@trainyard/ui/charts/board/arrangement';
import { ChartsInBatches } from '@trainyard/ui/charts/chart-grid';
import { LineChart } from '@trainyard/ui/charts/lines/line-chart';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { maxAtOnce } from '@trainyard/ui/charts/lines/series-legend';
import { useInView } from '@trainyard/ui/hooks/use-element';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import type { ColorPlaces } from '@trainyard/ui/lib/palette/stable-colors';
import { lazy, memo, type ReactNode, Suspense, useMemo, useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import type { Formula } from '~/components/metrics/board/formula';
import { MetricBoard } from '~/components/metrics/board/metric-board';
import { chartStyle } from '~/components/metrics/chart-style';
import { useMarkedTrial, useMarksOfTrial } from '~/components/metrics/events/use-marked-trial';
import { badgeOf, visibleName } from '~/components/metrics/metric-label';
import type { CurveNotes } from '~/components/metrics/point-notes/curve-notes';
import { type Curve, combinedCurves, curvesQuery } from '~/data/experiments/metrics';
import type { BestTrials } from './best-trials';
import type { ChangeView, CompareView } from './compare-search';
import type { ComparedItem } from './compared-item';
import { curveSeries } from './curve-series';
import { useCurvesDetail } from './use-curves-detail';
import { type ReportReach, useReportReach } from './use-reached-range';

const NotesOfCurves = lazy(() => import('~/components/metrics/point-notes/notes-of-curves'));

type ChartProps = {
  /** a list beside the charts names the lines */
  isNamedBeside?: boolean;
  /** those that have a line */
  experiments: readonly ComparedItem[];
  /** their best trials that are loaded so far */
  best: BestTrials;
  isLive: boolean;
  places: ColorPlaces;
  /** the one that the others are compared with */
  base?: number | undefined;
  view: CompareView;
  /** without it a change at a chart is kept, but is in no link */
  onViewChange?: ChangeView;
  /** called with whether the lines of a chart reach the zoomed range */
  onReach?: ReportReach;
  /** replaces the lines of experiments, by lines of groups of them */
  combine?: ((series: readonly Series[]) => Series[]) | undefined;
  /**
   * the id of the experiment whose lines are highlighted in all charts; by default a chart
   * highlights the line under its pointer
   */
  highlighted?: number | undefined;
  /** called with the experiment whose line the pointer is on */
  onHighlight?: (id: number | undefined) => void;
};

const xStyles = {
  batches: { xLabel: 'Batches', xKind: 'number' },
  time: { xLabel: 'Time', xKind: 'time' },
  elapsed: { xLabel: 'Elapsed', xKind: 'duration' },
} as const;

/** Names the group of charts that share an axis, and with it their crosshair. */
export const compareGroup = (x: CompareView['x']) => `compared experiments by ${x}`;

/** How the user has arranged the charts. */
export type CompareArrangement = {
  /** all metrics that a chart of the user may name */
  metrics: readonly Metric[];
  /** true if all of them are loaded */
  isComplete: boolean;
  arrangement: Arrangement;
  onArrange: (change: Partial<Arrangement>) => void;
  onSave: (() => void) | undefined;
  /** opens the dialog for a chart that the user has made */
  onEdit: (key: string) => void;
  /** the filter that found the metrics, and what is in place of the charts if it finds none */
  filter: string;
  nothing: ReactNode;
  /** the paths that are chosen among the metrics; without any, all */
  chosen?: readonly string[];
};

type Props = ChartProps & {
  metrics: readonly Metric[];
  /** without it the charts have one order */
  board?: CompareArrangement;
};

const nameOf = ({ name }: Metric) => name;

/** A chart for each metric; while the user searches the list of metrics, only that list renders again. */
export const CompareCharts = memo(function CompareCharts({
  metrics,
  board,
  onHighlight,
  ...props
}: Props) {
  const { experiments, best } = props;
  const [linePointed, setLinePointed] = useState<number>();
  const trialIds = useMemo(
    () => experiments.flatMap(({ id }) => best.get(id)?.trialId ?? []),
    [experiments, best],
  );
  const marked = useMarkedTrial(
    linePointed === undefined || props.combine ? undefined : best.get(linePointed)?.trialId,
    trialIds,
  );
  const marks = useMarksOfTrial(marked);
  const [notes, setNotes] = useState<CurveNotes>();
  const noted = useMemo(
    () =>
      experiments.flatMap(({ id, experimentId = id, notes }) => {
        const trialId = best.get(id)?.trialId;
        return trialId === undefined ? [] : { trialId, experimentId, hasNotes: notes !== '' };
      }),
    [experiments, best],
  );
  const highlight = useHandler((seriesId: string | undefined) => {
    // a chart with several lines for each experiment adds the place of the line
    const id = seriesId === undefined ? undefined : Number(seriesId.split('/', 1)[0]);
    setLinePointed(id);
    onHighlight?.(id);
  });
  const renderChart = (metric: Metric | undefined, formula?: Formula) => (
    <MetricChart
      {...props}
      {...marks}
      key={metric && metricKey(metric)}
      marked={marked}
      // a mean is of several trials
      notes={props.combine ? undefined : notes}
      onSeriesHighlight={highlight}
      metric={metric}
      formula={formula}
    />
  );
  const charts = board ? (
    <MetricBoard
      items={metrics}
      keyOf={metricKey}
      nameOf={nameOf}
      isBeside
      {...board}
      formula={(formula) => renderChart(undefined, formula)}
    >
      {(metric) => renderChart(metric)}
    </MetricBoard>
  ) : (
    <ChartsInBatches items={metrics} isBeside>
      {(metric) => renderChart(metric)}
    </ChartsInBatches>
  );
  return (
    <>
      {charts}
      {props.combine ? null : (
        <Suspense>
          <NotesOfCurves curves={noted} marked={marked} onChange={setNotes} />
        </Suspense>
      )}
    </>
  );
});

type MetricChartProps = Omit<ChartProps, 'onHighlight'> &
  ReturnType<typeof useMarksOfTrial> & {
    /** the metric of the chart; without one it is of a formula */
    metric: Metric | undefined;
    formula: Formula | undefined;
    /** the trial whose events are marked */
    marked: number | undefined;
    notes: CurveNotes | undefined;
    onSeriesHighlight: (seriesId: string | undefined) => void;
  };

/** A chart that requests its data once it is visible. */
const MetricChart = memo(function MetricChart(props: MetricChartProps) {
  const {
    metric,
    formula,
    experiments,
    isLive,
    places,
    base,
    view,
    onViewChange,
    best,
    isNamedBeside = false,
    combine,
    highlighted,
    marked,
    marksOn,
  } = props;
  const [ref, isSeen] = useInView();
  const trialIds = useMemo(
    () => experiments.flatMap(({ id }) => best.get(id)?.trialId ?? []),
    [experiments, best],
  );
  const isKnown = useMemo(() => experiments.every(({ id }) => best.has(id)), [experiments, best]);
  const isEmpty = isKnown && trialIds.length === 0;
  const metrics = useMemo(() => formula?.metrics ?? (metric ? [metric] : []), [formula, metric]);
  // the key of a thousand ids is not written again while the pointer moves
  const queries = useMemo(
    () => metrics.map((each) => curvesQuery(trialIds, { metric: each, isLive })),
    [metrics, trialIds, isLive],
  );
  const enabled = isSeen && isKnown && trialIds.length > 0;
  const { curvesOfMetrics, failed, isPending } = useQueries({
    queries: queries.map((query) => ({ ...query, enabled })),
    combine: combinedCurves,
  });
  const { withFiner, onDetail } = useCurvesDetail({
    ...{ experiments, best, metrics, curvesOfMetrics, isLive },
    x: view.x,
  });
  const series = useMemo(() => {
    // expressions and means are computed from the finer points of a zoom, too
    const lines = metrics.map((each, index) => {
      const linesOf = (curves: readonly Curve[]) =>
        curveSeries(experiments, { metric: each, x: view.x, places, base, best, curves });
      return withFiner(linesOf(curvesOfMetrics[index] ?? []), linesOf);
    });
    if (formula) return formula.compute((each) => lines[metrics.indexOf(each)] ?? [], { combine });
    const curves = lines[0] ?? [];
    return combine ? combine(curves) : curves;
  }, [
    experiments,
    metrics,
    formula,
    view.x,
    places,
    base,
    best,
    curvesOfMetrics,
    combine,
    withFiner,
  ]);
  const isWaiting = isPending && !isEmpty;
  useReportReach(props.onReach, {
    chart: metrics.map(metricKey).join(' '),
    range: view.range,
    series: isWaiting || failed ? undefined : series,
    isSeen,
    scope: trialIds,
  });
  const events = useMemo(() => {
    const groups = curvesOfMetrics.flatMap(
      (curves) => curves?.find(({ trialId }) => trialId === marked)?.metrics ?? [],
    );
    if (groups.length === 0) return [];
    const of = experiments.find(({ id }) => best.get(id)?.trialId === marked);
    const start = Date.parse(of?.startTime ?? '') / 1000 || 0;
    return marksOn({
      groups: groups.filter(({ group }) => metrics.some((each) => each.group === group)),
      axis: { x: view.x, start },
    });
  }, [curvesOfMetrics, marked, experiments, best, marksOn, metrics, view.x]);
  // one line of several for an experiment is highlighted by its own chart alone
  const highlightedLine = series.find(({ id }) => id === String(highlighted))?.id;
  const { notes } = props;
  const noted = useMemo(
    () => ({
      pair: { title: formula?.title ?? metric?.name ?? '', metrics },
      curveOf: (trialId: number) => {
        const of = experiments.find(({ id }) => best.get(id)?.trialId === trialId);
        const groups = curvesOfMetrics
          .flatMap((curves) => curves?.find((curve) => curve.trialId === trialId)?.metrics ?? [])
          .filter(({ group }) => metrics.some((each) => each.group === group));
        if (!of || groups.length === 0) return undefined;
        const start = Date.parse(of.startTime ?? '') / 1000 || 0;
        // of several expressions the first one
        const line = series.find(({ id }) => id.split('/', 1)[0] === String(of.id));
        return { groups, axis: { x: view.x, start }, line };
      },
    }),
    [metric, formula, metrics, experiments, best, curvesOfMetrics, series, view.x],
  );
  const marks = useMemo(
    () => [...events, ...(notes?.marksOn(noted) ?? [])],
    [events, notes, noted],
  );
  const title = formula?.title ?? visibleName(metric?.name ?? '');
  return (
    <div ref={ref} className="min-h-52">
      {failed ? (
        <FailedQuery title={`Unable to fetch ${title}`} query={failed} />
      ) : (
        <LineChart
          title={title}
          badges={metric ? [badgeOf(metric.group)] : []}
          series={series}
          // the caption is for the metric; experiments are named below or beside
          isNamed
          // of many, the table of the page is the legend of all its charts
          isNamedBeside={isNamedBeside || experiments.length > maxAtOnce}
          {...chartStyle(view, onViewChange)}
          {...xStyles[view.x]}
          highlighted={highlightedLine}
          onHighlight={props.onSeriesHighlight}
          onDetail={onDetail}
          events={marks}
          onEvent={(mark) => notes?.open(mark.id, noted.pair) || props.onEvent(mark)}
          pointAction={notes?.actionOn(noted)}
          timeZone="UTC"
          // a part of one axis is none of another
          group={compareGroup(view.x)}
          {...(onViewChange && {
            range: view.range,
            onRangeChange: (range) => onViewChange({ range }, { isStep: true }),
          })}
          fileName={`chart-compare-${metric?.name ?? 'formula'}.png`}
          isLoading={isWaiting}
        />
      )}
    </div>
  );
});
