import { useQuery } from '@tanstack/react-query';
import type { TrialProfilerMetricLabels } from '@trainyard/sdk/types';
import { messageOf } from '~/app/report-error';
import type { LocalColumn } from '~/components/data-table/local-rows';
import { LocalTable } from '~/components/data-table/local-table';
import { EmptyState, FailedState } from '~/components/ui/empty-state';
import { SkeletonRows } from '~/components/ui/skeleton';
import { missing } from '~/lib/format';
import { sentenceCase } from '~/lib/sentence-case';
import type { TableView } from '~/lib/table-search';
import { profilerSeriesQuery } from './profiler-queries';

type Series = TrialProfilerMetricLabels;

/** `PROFILER_METRIC_TYPE_SYSTEM` reads "System". */
const kindOf = ({ metricType }: Series) =>
  sentenceCase(metricType.replace('PROFILER_METRIC_TYPE_', '').toLowerCase());

const columns: LocalColumn<Series>[] = [
  {
    id: 'name',
    title: 'Series',
    value: ({ name }) => name,
    cell: ({ name }) => <span className="font-mono text-sm">{name}</span>,
  },
  { id: 'kind', title: 'Kind', value: kindOf, cell: kindOf },
  {
    id: 'agent',
    title: 'Agent',
    value: ({ agentId }) => agentId,
    cell: ({ agentId }) => agentId || missing,
  },
  {
    id: 'gpu',
    title: 'GPU',
    value: ({ gpuUuid }) => gpuUuid,
    cell: ({ gpuUuid }) => <span className="font-mono text-sm">{gpuUuid || missing}</span>,
  },
];

type Props = {
  trialId: number;
  isLive: boolean;
  view: TableView;
  onViewChange: (change: Partial<TableView>) => void;
};

/** What the profiler of a trial measures. */
export function ProfilerSeries({ trialId, isLive, view, onViewChange }: Props) {
  const { data: series, error, refetch } = useQuery(profilerSeriesQuery(trialId, isLive));
  if (series === undefined && error) {
    return (
      <FailedState
        title="Unable to fetch the profiler series"
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (series === undefined) return <SkeletonRows rows={6} />;
  if (series.length === 0) {
    return (
      <EmptyState
        title="No data to plot."
        hint="The profiler measures trials whose configuration says profiling: enabled."
      />
    );
  }
  return (
    <LocalTable
      caption="Profiler series"
      columns={columns}
      rows={series}
      keyOf={({ name, agentId, gpuUuid }) => `${name} ${agentId} ${gpuUuid}`}
      view={view}
      onViewChange={onViewChange}
    />
  );
}
