import { useQuery } from '@tanstack/react-query';
import type { Metric } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { useDeferredValue, useMemo, useState } from 'react';
import { messageOf } from '~/app/report-error';
import { ChartGrid } from '~/components/charts/chart-grid';
import { ChartToolbar } from '~/components/charts/chart-toolbar';
import { LineChart } from '~/components/charts/line-chart';
import { SectionHeading } from '~/components/page/section-heading';
import { Button } from '~/components/ui/button';
import { EmptyState, FailedState } from '~/components/ui/empty-state';
import { formatCount, plural } from '~/lib/format';
import type { ColorPlaces } from '~/lib/place-colors';
import { useInView } from '~/lib/use-in-view';
import { type BestTrials, compareCurves } from './compare-curve-queries';
import type { CompareView } from './compare-search';
import { curveSeries } from './curve-series';

type Props = {
  experiments: readonly Experiment[];
  isLive: boolean;
  places: ColorPlaces;
  view: CompareView;
  onViewChange: (change: Partial<CompareView>) => void;
};

const axes = [
  { value: 'batches', label: 'Batches' },
  { value: 'time', label: 'Time' },
  { value: 'elapsed', label: 'Elapsed' },
] as const;

const xLooks = {
  batches: { xLabel: 'Batches', xKind: 'number' },
  time: { xLabel: 'Time', xKind: 'time' },
  elapsed: { xLabel: 'Elapsed', xKind: 'duration' },
} as const;

// charts drawn until somebody asks for more
const step = 24;

/** One chart per metric, one line per experiment: that of its best trial. */
export function CompareCurves(props: Props) {
  const { experiments, isLive, view, onViewChange } = props;
  // the field follows the fingers, the charts when there is time
  const filter = useDeferredValue(view.filter);
  const [most, setMost] = useState(step);
  const ids = experiments.map(({ id }) => id);
  const names = useQuery(compareCurves.names(ids, isLive));
  const best = useQuery(compareCurves.bestTrials(ids, isLive));
  const metrics = names.data ?? [];
  const wanted = filter.trim().toLowerCase();
  const found = metrics.filter(({ group, name }) =>
    `${group} ${name}`.toLowerCase().includes(wanted),
  );
  const failed = [names, best].find(({ error, data }) => error && !data);
  if (failed?.error)
    return (
      <FailedState
        title="Error fetching metrics"
        message={messageOf(failed.error)}
        onRetry={() => void failed.refetch()}
      />
    );
  return (
    <section aria-label="Metrics" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <SectionHeading note="of each one's best trial">Metrics</SectionHeading>
      </div>
      <ChartToolbar
        filterLabel={`Filter ${plural(metrics.length, 'metric')}`}
        filter={view.filter}
        onFilterChange={(filter) => onViewChange({ filter })}
        x={view.x}
        xSegments={axes}
        xMetrics={[]}
        onXChange={(x) => onViewChange({ x })}
        scale={view.scale}
        onScaleChange={(scale) => onViewChange({ scale })}
        smoothing={view.smoothing}
        onSmoothingChange={(smoothing) => onViewChange({ smoothing })}
        view={view}
        onViewChange={onViewChange}
      />
      {names.data && found.length === 0 ? (
        <EmptyState title={metrics.length === 0 ? 'No data to plot.' : 'No metric matches'} />
      ) : null}
      <ChartGrid>
        {found.slice(0, most).map((metric) => (
          <MetricChart
            key={`${metric.group}|${metric.name}`}
            {...props}
            metric={metric}
            best={best.data}
          />
        ))}
      </ChartGrid>
      {found.length > most ? (
        <Button onClick={() => setMost(most + step)}>
          Show more: {formatCount(found.length - most)} left
        </Button>
      ) : null}
    </section>
  );
}

type ChartProps = Props & {
  metric: Metric;
  /** undefined until known */
  best: BestTrials | undefined;
};

/** Asked for once it is seen. */
function MetricChart({ metric, experiments, isLive, places, view, best }: ChartProps) {
  const [ref, isSeen] = useInView();
  const trialIds = [...(best?.values() ?? [])].map(({ trialId }) => trialId);
  const isEmpty = best !== undefined && trialIds.length === 0;
  const { data, error, isPending, refetch } = useQuery({
    ...compareCurves.series(trialIds, { metric, isLive }),
    enabled: isSeen && trialIds.length > 0,
  });
  const series = useMemo(
    () => curveSeries(experiments, { metric, x: view.x, places, best, curves: data ?? [] }),
    [experiments, metric, view.x, places, best, data],
  );
  return (
    <div ref={ref} className="min-h-52">
      {error && !data ? (
        <FailedState
          title={`Unable to fetch ${metric.name}`}
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <LineChart
          title={metric.name}
          badges={[metric.group]}
          series={series}
          scale={view.scale}
          smoothing={view.smoothing}
          smoothingKind={view.smoothingBy}
          ignoresOutliers={view.outliers === 'left-out'}
          {...xLooks[view.x]}
          timeZone="UTC"
          // a part of one axis is none of another
          group={`compared experiments by ${view.x}`}
          fileName={`chart-compare-${metric.name}.png`}
          emptyText={isPending && !isEmpty ? 'Loading …' : 'No data to plot.'}
        />
      )}
    </div>
  );
}
