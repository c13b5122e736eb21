import {
  type Metric,
  type MetricPair,
  maxLength,
  metricKey,
  pairMetrics,
  parseMetricKey,
} from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { messageOf } from '~/app/report-error';
import { ChartGrid } from '~/components/charts/chart-grid';
import { loadLineCanvas } from '~/components/charts/chart-surface';
import { ChartToolbar } from '~/components/charts/chart-toolbar';
import { LineChart } from '~/components/charts/line-chart';
import { useOpenBestOfTrial } from '~/components/entity/use-open-best-of-trial';
import { EmptyState, FailedState, NothingMatches } from '~/components/ui/empty-state';
import { Skeleton } from '~/components/ui/skeleton';
import { plural } from '~/lib/format';
import { withBestCheckpoint } from './best-checkpoint';
import type { ChartView } from './search';
import { axesWithData, badgeOf, filterPairs, type MetricGroups, pairSeries } from './trial-series';
import { useSeriesDetail } from './use-series-detail';
import { useTrialMetrics } from './use-trial-metrics';
import { WorkloadsBelow } from './workloads/workloads-below';
import { isMetricAxis, type XAxis } from './x-axes';

// what draws curves comes beside what they are drawn from
void loadLineCanvas();

const xLabels = { batches: 'Batches', epoch: 'Epoch', time: 'Time', elapsed: 'Elapsed' };
/** what one x is called in the tooltip */
const xNames = { batches: 'Batch', epoch: 'Epoch', time: 'Time', elapsed: 'After' };

const xNameOf = (x: XAxis) => (isMetricAxis(x) ? (parseMetricKey(x)?.name ?? x) : xNames[x]);

const xKindOf = (x: XAxis) => {
  if (x === 'time') return 'time';
  return x === 'elapsed' ? 'duration' : 'number';
};

/** an axis of the link, unless this trial has nothing on it */
function chosenAxis(x: XAxis, known: { axes: readonly XAxis[]; metrics: readonly Metric[] }) {
  const isKnown = isMetricAxis(x)
    ? known.metrics.some((metric) => metricKey(metric) === x)
    : known.axes.includes(x);
  return isKnown ? x : 'batches';
}

type Props = {
  experiment: Experiment;
  trial: Trial;
  isLive: boolean;
  view: ChartView;
  onViewChange: (change: Partial<ChartView>) => void;
};

/** What a trial measured: its curves, and below them what it did batch by batch. */
export function TrialMetrics(props: Props) {
  const { experiment, trial, isLive } = props;
  const found = useTrialMetrics({ experimentId: experiment.id, trial, isLive });
  return (
    <>
      <TrialCurves {...props} found={found} />
      <WorkloadsBelow {...{ experiment, trial, isLive }} isAboveLoading={found.isLoading} />
    </>
  );
}

type CurvesProps = Props & { found: ReturnType<typeof useTrialMetrics> };

/** One chart per metric, or per training and validation metric that belong together. */
function TrialCurves({ experiment, trial, isLive, view, onViewChange, found }: CurvesProps) {
  const { metrics, groups, isLoading, error, refetch } = found;
  const pairs = useMemo(() => pairMetrics(metrics), [metrics]);
  const axes = useMemo(() => axesWithData(groups), [groups]);
  const x = chosenAxis(view.x, { axes, metrics });
  const shown = filterPairs(pairs, view.filter);
  if (error)
    return (
      <FailedState title="Error fetching metrics" message={messageOf(error)} onRetry={refetch} />
    );
  if (isLoading) return <ChartSkeletons />;
  if (pairs.length === 0) {
    return (
      <EmptyState
        title={isLive ? 'No metrics yet' : 'No data to plot.'}
        hint={isLive ? 'Curves appear here with the first metrics of the trial.' : undefined}
      />
    );
  }
  return (
    <>
      <ChartToolbar
        filterLabel={`Filter ${plural(pairs.length, 'chart')}`}
        filter={view.filter}
        onFilterChange={(filter) => onViewChange({ filter })}
        x={x}
        xSegments={axes.map((value) => ({ value, label: xLabels[value] }))}
        // a part of one axis is none of another
        onXChange={(next) => onViewChange({ x: next, range: undefined })}
        scale={view.scale}
        onScaleChange={(scale) => onViewChange({ scale })}
        smoothing={view.smoothing}
        onSmoothingChange={(smoothing) => onViewChange({ smoothing })}
        xMetrics={metrics.map((metric) => ({
          value: `${metric.group}|${metric.name}` as const,
          label: `[${badgeOf(metric.group)}] ${metric.name}`,
        }))}
        view={view}
        onViewChange={onViewChange}
      />
      {shown.length === 0 ? (
        <NothingMatches
          title={`No metric matches “${view.filter}”`}
          onClear={() => onViewChange({ filter: '' })}
        />
      ) : null}
      <ChartGrid>
        {shown.map((pair) => (
          <PairChart
            key={pair.metrics.map(({ group, name }) => `${group}|${name}`).join(' ')}
            pair={pair}
            groups={groups}
            x={x}
            xEnd={x === 'batches' && isLive ? lastBatch(experiment) : undefined}
            trial={trial}
            isLive={isLive}
            view={view}
            onViewChange={onViewChange}
          />
        ))}
      </ChartGrid>
    </>
  );
}

/** while it trains, the axis shows how far it will go */
function lastBatch({ config }: Experiment): number | undefined {
  const length = maxLength(config);
  return length?.unit === 'batches' ? length.length : undefined;
}

type PairProps = Pick<Props, 'view' | 'onViewChange'> & {
  pair: MetricPair;
  groups: MetricGroups;
  x: XAxis;
  xEnd: number | undefined;
  trial: Trial;
  isLive: boolean;
};

function PairChart({ pair, groups, x, xEnd, trial, isLive, view, onViewChange }: PairProps) {
  const start = Date.parse(trial.startTime ?? '') / 1000 || 0;
  const axis = useMemo(() => ({ x, start }), [x, start]);
  const batches = trial.bestCheckpoint?.totalBatches;
  const openBest = useOpenBestOfTrial(trial.bestCheckpoint?.uuid);
  const whole = useMemo(
    () => withBestCheckpoint(pairSeries(pair, groups, axis), { pair, groups, axis, batches }),
    [pair, groups, axis, batches],
  );
  const { series, onDetail } = useSeriesDetail({
    trialId: trial.id,
    pair,
    axis,
    groups,
    series: whole,
    isLive,
  });
  return (
    <LineChart
      title={pair.title}
      badges={pair.metrics.map(({ group }) => badgeOf(group))}
      series={series}
      scale={view.scale}
      smoothing={view.smoothing}
      smoothingKind={view.smoothingBy}
      ignoresOutliers={view.outliers === 'left-out'}
      xLabel={xNameOf(x)}
      xKind={xKindOf(x)}
      timeZone="UTC"
      xEnd={xEnd}
      group={`trial ${trial.id} ${x}`}
      range={view.range}
      onRangeChange={(range) => onViewChange({ range })}
      onDetail={onDetail}
      onFlag={openBest}
      fileName={`chart-trial-${trial.id}.png`}
    />
  );
}

const ChartSkeletons = () => (
  <div role="status" aria-label="Loading metrics">
    <ChartGrid>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="grid h-52 content-start gap-3">
          <Skeleton className="w-24" />
          <Skeleton className="h-44 w-full opacity-40" />
        </div>
      ))}
    </ChartGrid>
  </div>
);
