import { type MetricPair, maxLength, pairMetrics } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { messageOf } from '~/app/report-error';
import { ChartGrid } from '~/components/charts/chart-grid';
import { ChartToolbar } from '~/components/charts/chart-toolbar';
import { LineChart } from '~/components/charts/line-chart';
import { EmptyState, FailedState, NothingMatches } from '~/components/ui/empty-state';
import { Skeleton } from '~/components/ui/skeleton';
import { plural } from '~/lib/format';
import type { ChartView } from './search';
import { axesWithData, badgeOf, filterPairs, type MetricGroups, pairSeries } from './trial-series';
import { useTrialMetrics } from './use-trial-metrics';
import type { XAxis } from './x-axes';

const xLabels: Record<XAxis, string> = { batches: 'Batches', epoch: 'Epoch', time: 'Time' };
/** what one x is called in the tooltip */
const xNames: Record<XAxis, string> = { batches: 'Batch', epoch: 'Epoch', time: 'Time' };

type Props = {
  experiment: Experiment;
  trial: Trial;
  isLive: boolean;
  view: ChartView;
  onViewChange: (change: Partial<ChartView>) => void;
};

/** One chart per metric, or per training and validation metric that belong together. */
export function TrialMetrics({ experiment, trial, isLive, view, onViewChange }: Props) {
  const { metrics, groups, isLoading, error, refetch } = useTrialMetrics({
    experimentId: experiment.id,
    trial,
    isLive,
  });
  const pairs = useMemo(() => pairMetrics(metrics), [metrics]);
  const axes = useMemo(() => axesWithData(groups), [groups]);
  const x = axes.includes(view.x) ? view.x : 'batches';
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
            trialId={trial.id}
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
  trialId: number;
};

function PairChart({ pair, groups, x, xEnd, trialId, view, onViewChange }: PairProps) {
  const series = useMemo(() => pairSeries(pair, groups, x), [pair, groups, x]);
  return (
    <LineChart
      title={pair.title}
      badges={pair.metrics.map(({ group }) => badgeOf(group))}
      series={series}
      scale={view.scale}
      smoothing={view.smoothing}
      xLabel={xNames[x]}
      xKind={x === 'time' ? 'time' : 'number'}
      timeZone="UTC"
      xEnd={xEnd}
      group={`trial ${trialId} ${x}`}
      range={view.range}
      onRangeChange={(range) => onViewChange({ range })}
      fileName={`chart-trial-${trialId}.png`}
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
