import { useQuery } from '@tanstack/react-query';
import type { Metric } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { useMemo, useState } from 'react';
import { messageOf } from '~/app/report-error';
import { ChartGrid } from '~/components/charts/chart-grid';
import { LineChart } from '~/components/charts/line-chart';
import { SectionHeading } from '~/components/page/section-heading';
import { Button } from '~/components/ui/button';
import { EmptyState, FailedState } from '~/components/ui/empty-state';
import { Input } from '~/components/ui/input';
import { formatCount, plural } from '~/lib/format';
import { useInView } from '~/lib/use-in-view';
import { type BestTrials, compareCurves } from './compare-curve-queries';
import { curveSeries } from './curve-series';

type Props = { experiments: readonly Experiment[]; isLive: boolean };

// charts drawn until somebody asks for more
const step = 24;

/** One chart per metric, one line per experiment: that of its best trial. */
export function CompareCurves({ experiments, isLive }: Props) {
  const [filter, setFilter] = useState('');
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
        <Input
          type="search"
          aria-label={`Filter ${plural(metrics.length, 'metric')}`}
          placeholder={`Filter ${plural(metrics.length, 'metric')}`}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          className="h-7! w-60!"
        />
      </div>
      {names.data && found.length === 0 ? (
        <EmptyState title={metrics.length === 0 ? 'No data to plot.' : 'No metric matches'} />
      ) : null}
      <ChartGrid>
        {found.slice(0, most).map((metric) => (
          <MetricChart
            key={`${metric.group}|${metric.name}`}
            {...{ metric, experiments, isLive }}
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
function MetricChart({ metric, experiments, isLive, best }: ChartProps) {
  const [ref, isSeen] = useInView();
  const trialIds = [...(best?.values() ?? [])];
  const isEmpty = best !== undefined && trialIds.length === 0;
  const { data, error, isPending, refetch } = useQuery({
    ...compareCurves.series(trialIds, { metric, isLive }),
    enabled: isSeen && trialIds.length > 0,
  });
  const series = useMemo(
    () => curveSeries(experiments, { metric, best, curves: data ?? [] }),
    [experiments, metric, best, data],
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
          scale="linear"
          xLabel="Batches"
          xKind="number"
          timeZone="UTC"
          group="compared experiments"
          fileName={`chart-compare-${metric.name}.png`}
          emptyText={isPending && !isEmpty ? 'Loading …' : 'No data to plot.'}
        />
      )}
    </div>
  );
}
