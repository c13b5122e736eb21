import { useQuery } from '@tanstack/react-query';
import { type Metric, metricKey } from '@trainyard/sdk/model';
import { ChartsInBatches } from '@trainyard/ui/charts/chart-grid';
import { LineChart } from '@trainyard/ui/charts/lines/line-chart';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { maxAtOnce } from '@trainyard/ui/charts/lines/series-legend';
import { useInView } from '@trainyard/ui/hooks/use-element';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import type { ColorPlaces } from '@trainyard/ui/lib/stable-colors';
import { memo, useMemo, useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { chartStyle } from '~/components/metrics/chart-style';
import { useMarkedTrial, useMarksOfTrial } from '~/components/metrics/events/use-marked-trial';
import { badgeOf, visibleName } from '~/components/metrics/metric-label';
import { curvesQuery } from '~/data/experiments/metrics';
import type { BestTrials } from './best-trials';
import type { CompareView } from './compare-search';
import type { ComparedItem } from './compared-item';
import { curveSeries } from './curve-series';

type ChartProps = {
  /** a list beside the charts names the lines */
  isNamedBeside?: boolean;
  /** those that have a line */
  experiments: readonly ComparedItem[];
  /** their best trials that are loaded so far */
  best: BestTrials;
  isLive: boolean;
  places: ColorPlaces;
  view: CompareView;
  /** without it a change at a chart is kept, but is in no link */
  onViewChange?: (change: Partial<CompareView>) => void;
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

type Props = ChartProps & { metrics: readonly Metric[] };

/** A chart for each metric; while the user searches the list of metrics, only that list renders again. */
export const CompareCharts = memo(function CompareCharts({
  metrics,
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
  const highlight = useHandler((seriesId: string | undefined) => {
    const id = seriesId === undefined ? undefined : Number(seriesId);
    setLinePointed(id);
    onHighlight?.(id);
  });
  return (
    <ChartsInBatches items={metrics} isBeside>
      {(metric) => (
        <MetricChart
          key={metricKey(metric)}
          {...props}
          {...marks}
          marked={marked}
          onSeriesHighlight={highlight}
          metric={metric}
        />
      )}
    </ChartsInBatches>
  );
});

type MetricChartProps = Omit<ChartProps, 'onHighlight'> &
  ReturnType<typeof useMarksOfTrial> & {
    metric: Metric;
    /** the trial whose events are marked */
    marked: number | undefined;
    onSeriesHighlight: (seriesId: string | undefined) => void;
  };

/** A chart that requests its data once it is visible. */
const MetricChart = memo(function MetricChart(props: MetricChartProps) {
  const {
    metric,
    experiments,
    isLive,
    places,
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
  const trialIds = experiments.flatMap(({ id }) => best.get(id)?.trialId ?? []);
  const isKnown = experiments.every(({ id }) => best.has(id));
  const isEmpty = isKnown && trialIds.length === 0;
  const { data, error, isPending, refetch } = useQuery({
    ...curvesQuery(trialIds, { metric, isLive }),
    enabled: isSeen && isKnown && trialIds.length > 0,
  });
  const series = useMemo(() => {
    const curves = curveSeries(experiments, {
      metric,
      x: view.x,
      places,
      best,
      curves: data ?? [],
    });
    return combine ? combine(curves) : curves;
  }, [experiments, metric, view.x, places, best, data, combine]);
  const events = useMemo(() => {
    const groups = data?.find(({ trialId }) => trialId === marked)?.metrics;
    if (!groups) return [];
    const of = experiments.find(({ id }) => best.get(id)?.trialId === marked);
    const start = Date.parse(of?.startTime ?? '') / 1000 || 0;
    return marksOn({
      groups: groups.filter(({ group }) => group === metric.group),
      axis: { x: view.x, start },
    });
  }, [data, marked, experiments, best, marksOn, metric.group, view.x]);
  return (
    <div ref={ref} className="min-h-52">
      {error && !data ? (
        <FailedQuery title={`Unable to fetch ${metric.name}`} query={{ error, refetch }} />
      ) : (
        <LineChart
          title={visibleName(metric.name)}
          badges={[badgeOf(metric.group)]}
          series={series}
          // the caption is for the metric; experiments are named below or beside
          isNamed
          // of many, the table of the page is the legend of all its charts
          isNamedBeside={isNamedBeside || experiments.length > maxAtOnce}
          {...chartStyle(view, onViewChange)}
          {...xStyles[view.x]}
          highlighted={highlighted === undefined ? undefined : String(highlighted)}
          onHighlight={props.onSeriesHighlight}
          events={events}
          onEvent={props.onEvent}
          timeZone="UTC"
          // a part of one axis is none of another
          group={compareGroup(view.x)}
          fileName={`chart-compare-${metric.name}.png`}
          isLoading={isPending && !isEmpty}
        />
      )}
    </div>
  );
});
