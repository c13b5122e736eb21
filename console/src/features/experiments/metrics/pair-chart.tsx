import { useQuery } from '@tanstack/react-query';
import type { TrialEvent } from '@trainyard/insights/timeline/trial-events';
import { type MetricPair, metricKey, parseMetricKey } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { extentOf } from '@trainyard/ui/charts/axes/extent';
import { LineChart } from '@trainyard/ui/charts/lines/line-chart';
import type { Range, Series } from '@trainyard/ui/charts/lines/series';
import { useInView } from '@trainyard/ui/hooks/use-element';
import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '~/app/errors/report-error';
import type { ChangeOptions } from '~/app/links/use-change-search';
import { useOpenBestOfTrial } from '~/components/entity/checkpoint-link';
import type { Formula } from '~/components/metrics/board/formula';
import { chartStyle } from '~/components/metrics/chart-style';
import { useDetailRange } from '~/components/metrics/detail/use-detail-range';
import { eventMarks, momentId, momentMarks } from '~/components/metrics/events/event-marks';
import { useOpenLog } from '~/components/metrics/events/use-open-log';
import { badgeOf, visibleName } from '~/components/metrics/metric-label';
import {
  isMetricAxis,
  type MetricGroups,
  type StandardAxis,
  type XAxis,
} from '~/components/metrics/series-axis';
import type { BaseRun } from './base-run/base-run';
import { withBestCheckpoint } from './best-checkpoint';
import type { PointNotes } from './notes/point-notes';
import { otherValuesText } from './other-values';
import { seriesQuery } from './queries';
import type { ChartView } from './search';
import { axesWithData, pairSeries } from './trial-series';
import { useSeriesDetail, withAxis } from './use-series-detail';

/** the name of one x value in the tooltip */
const xNames = { batches: 'Batch', epoch: 'Epoch', time: 'Time', elapsed: 'After' };

const xNameOf = (x: XAxis) => (isMetricAxis(x) ? (parseMetricKey(x)?.name ?? x) : xNames[x]);

const xKindOf = (x: XAxis) => {
  if (x === 'time') return 'time';
  return x === 'elapsed' ? 'duration' : 'number';
};

/** The trial of a page of curves, and how they are shown. */
export type ViewOfTrial = {
  trial: Trial;
  isLive: boolean;
  view: ChartView;
  onViewChange: (change: Partial<ChartView>, how?: ChangeOptions) => void;
};

type PairProps = ViewOfTrial & {
  pair: MetricPair;
  /** draws what it computes from the metrics, in place of them */
  formula: Formula | undefined;
  events: readonly TrialEvent[];
  /** what people noted at its batches, once that is read */
  notes: PointNotes | undefined;
  /** what was measured when, in any chart */
  measured: MetricGroups;
  x: XAxis;
  /** another run that is drawn as well */
  base: BaseRun | undefined;
  xCovers: Range | undefined;
  /** true while the curves of the first chart load: a refusal of them holds for all charts */
  isWaiting: boolean;
  /** called with the axes that have data */
  onAxes: (axes: readonly StandardAxis[]) => void;
  /** called with the range of its points */
  onExtent: (extent: Range) => void;
  /** called with its curves */
  onMeasured: (groups: MetricGroups) => void;
};

const noGroups: MetricGroups = [];
const noLines: readonly Series[] = [];

/** The query of the curves of a chart. */
export const curvesOf = (
  { trial, isLive, x }: Pick<PairProps, 'trial' | 'isLive' | 'x'>,
  pair: MetricPair | undefined,
) => seriesQuery(trial.id, { metrics: withAxis(pair?.metrics ?? [], { x }), isLive });

/** Requests its curves when it becomes visible. */
export function PairChart(props: PairProps) {
  const { pair, formula, x, xCovers, trial, isLive, view, onViewChange, onAxes, onExtent } = props;
  const { events, notes, isWaiting, measured, onMeasured } = props;
  const [ref, isSeen] = useInView();
  const start = Date.parse(trial.startTime ?? '') / 1000 || 0;
  const axis = useMemo(() => ({ x, start }), [x, start]);
  const curves = useQuery({
    ...curvesOf({ trial, isLive, x }, pair),
    enabled: isSeen && !isWaiting,
  });
  const groups = curves.data ?? noGroups;
  useEffect(() => onAxes(axesWithData(groups)), [groups, onAxes]);
  useEffect(() => onMeasured(groups), [groups, onMeasured]);
  const batches = trial.bestCheckpoint?.totalBatches;
  const openBest = useOpenBestOfTrial(trial.bestCheckpoint?.uuid);
  const marks = useMemo(() => {
    if (groups.length === 0) return [];
    const of = { groups: x === 'batches' && measured.length > 0 ? measured : groups, axis };
    return [
      ...eventMarks(events, of),
      ...(notes?.marksOn({ pair, groups, axis }) ?? []),
      ...momentMarks(view.moment, of),
    ];
  }, [events, notes, view.moment, pair, groups, measured, axis, x]);
  const openLog = useOpenLog(trial);
  const measuredSeries = useMemo(() => pairSeries(pair, groups, axis), [pair, groups, axis]);
  const { detail, onDetail } = useDetailRange();
  const detailed = useSeriesDetail({
    detail,
    trialId: trial.id,
    pair,
    axis,
    groups,
    series: measuredSeries,
    isLive,
  });
  // expressions are computed from the finer points of a zoom, too
  const ownSeries = useMemo(
    () =>
      formula
        ? formula.compute((metric) => detailed.filter(({ id }) => id === metricKey(metric)), {
            isOfOneRun: true,
          })
        : withBestCheckpoint(detailed, { pair, groups, axis, batches }),
    [pair, formula, detailed, groups, axis, batches],
  );
  const { base } = props;
  const [baseLines, setBaseLines] = useState(noLines);
  useEffect(() => {
    const lines = [...ownSeries, ...baseLines];
    const extent = extentOf(lines.flatMap(({ points }) => points.map((point) => point.x)));
    if (extent) onExtent(extent);
  }, [ownSeries, baseLines, onExtent]);
  const series = useMemo(
    () => (baseLines.length > 0 ? [...ownSeries, ...baseLines] : ownSeries),
    [ownSeries, baseLines],
  );
  const openMark = ({ id }: { id: string }) => {
    if (notes?.open(id, pair)) return;
    openLog(id === momentId ? { at: view.moment } : events.find((event) => event.id === id));
  };
  return (
    <div ref={ref} data-chart={pair.title} className="min-h-52">
      {base && isSeen && !isWaiting ? (
        <base.Lines {...{ base, pair, formula, x, detail }} onLines={setBaseLines} />
      ) : null}
      <LineChart
        title={visibleName(pair.title)}
        badges={formula ? [] : pair.metrics.map(({ group }) => badgeOf(group))}
        series={series}
        // badges name the lines of a metric, but not those of expressions
        isNamed={formula !== undefined || baseLines.length > 0}
        {...chartStyle(view, onViewChange)}
        xLabel={xNameOf(x)}
        xKind={xKindOf(x)}
        timeZone="UTC"
        xCovers={xCovers}
        group={`trial ${trial.id} ${x}`}
        range={view.range}
        onRangeChange={(range) => onViewChange({ range }, { isStep: true })}
        onDetail={onDetail}
        onFlag={openBest}
        events={marks}
        onEvent={openMark}
        pointAction={notes?.actionOn({ pair, groups, axis })}
        fileName={`chart-trial-${trial.id}.png`}
        {...(curves.error && !curves.data
          ? {
              state: {
                kind: 'failed',
                message: messageOf(curves.error),
                onRetry: () => void curves.refetch(),
              },
            }
          : {})}
        isLoading={curves.isPending}
        emptyText={formula ? undefined : otherValuesText(pair, trial.summaryMetrics)}
      />
    </div>
  );
}
