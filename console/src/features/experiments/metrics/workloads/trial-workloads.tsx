import { useQueries, useQuery } from '@tanstack/react-query';
import { type Metric, metricKey, searcherMetric } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Select } from '@trainyard/ui/base/select';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { MultiSelect } from '@trainyard/ui/form/multi-select';
import { formatCount, formatMetric, missing, plural } from '@trainyard/ui/lib/format';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { Pager } from '@trainyard/ui/table/controls/pager';
import { DataTable } from '@trainyard/ui/table/data-table';
import { StableTable } from '@trainyard/ui/table/stable/stable-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { SearchX } from 'lucide-react';
import { FailedQuery } from '~/app/errors/failed-query';
import { useLinkView } from '~/app/links/use-link-view';
import { CheckpointLink } from '~/components/entity/checkpoint-link';
import { metricLabel } from '~/components/metrics/metric-label';
import { useMetricNames } from '../use-metric-names';
import { LoadingWorkloads } from './loading-workloads';
import { groupReportsQuery, workloadPageQuery } from './queries';
import { sortIdOf, workloadRequest, workloadsPerPage } from './workload-request';
import {
  type GroupValues,
  hasCheckpoint,
  isShown,
  isWorkload,
  metricAt,
  type WorkloadRow,
} from './workload-rows';
import { type WorkloadKind, workloadKinds, workloadSearch } from './workload-search';

const kindLabels: Record<WorkloadKind, string> = {
  all: 'All',
  checkpoint: 'Has Checkpoint',
  either: 'Has Checkpoint or Validation',
  validation: 'Has Validation',
};

const kindOptions = workloadKinds.map((value) => ({ value, label: kindLabels[value] }));

const batchesOf = ({ batches }: WorkloadRow) => batches;

type Props = { experiment: Experiment; trial: Trial; isLive: boolean };

/** the link's metrics, else the searcher's, else the first */
function chosenMetrics(metrics: readonly Metric[], keys: string[] | undefined, searched?: string) {
  if (keys) return metrics.filter((metric) => keys.includes(metricKey(metric)));
  const own = metrics.find(({ group, name }) => group === 'validation' && name === searched);
  return [own ?? metrics[0]].filter((metric) => metric !== undefined);
}

/** The workloads of a trial by batch: training, validation, checkpoint. */
export default function TrialWorkloads({ experiment, trial, isLive }: Props) {
  const [view, change] = useLinkView(workloadSearch);
  const { names, metrics } = useMetricNames({ experimentId: experiment.id, trial, isLive });
  useReportUnknown({
    name: 'workloadMetrics',
    values: view.workloadMetrics ?? [],
    choices: names.data && metrics.map(metricKey),
    fault: (metric) => `There is no metric ${metric}.`,
    instead: 'It has no column.',
  });
  const searched = searcherMetric(experiment.config);
  const selectedMetrics = chosenMetrics(metrics, view.workloadMetrics, searched);
  const query = useQuery(
    workloadPageQuery(trial.id, workloadRequest(view, selectedMetrics), isLive),
  );
  const { data, error } = query;
  const groups = [...new Set(selectedMetrics.map(({ group }) => group))].filter(
    (group) => !isWorkload(group),
  );
  const reports = useQueries({
    queries: groups.map((group) => groupReportsQuery(trial.id, group, isLive)),
  });
  const values: GroupValues = new Map(
    groups.map((group, at) => [group, reports[at]?.data ?? new Map()]),
  );
  const all = { ...view, workloads: 'all', workloadPage: 0 } as const;
  const rows = (data?.rows ?? []).filter((row) => isShown(row, view.workloads));
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pb-2">
        <Select
          label="Show"
          value={view.workloads}
          options={kindOptions}
          onChange={(workloads) => change({ workloads, workloadPage: 0 })}
        />
        <MultiSelect
          label="Metrics"
          options={metrics.map((metric) => ({
            value: metricKey(metric),
            label: metricLabel(metric),
          }))}
          chosen={selectedMetrics.map(metricKey)}
          // a link cannot have an empty list, so a list with one empty name represents it
          onChange={(keys) => change({ workloadMetrics: keys.length > 0 ? keys : [''] })}
        />
        {data ? (
          <span className="num ml-auto text-sm text-faint">{plural(data.total, 'workload')}</span>
        ) : null}
      </div>
      {!data && error ? (
        <FailedQuery title="Unable to fetch Trial Workloads." query={query} />
      ) : null}
      {reports.map((each, at) =>
        !each.data && each.error ? (
          <FailedQuery
            key={groups[at]}
            title={`Unable to fetch the metrics of ${groups[at]}.`}
            query={each}
          />
        ) : null,
      )}
      {!data && !error ? <LoadingWorkloads trial={trial} /> : null}
      {data?.total === 0 ? (
        <None
          kind={view.workloads}
          isLive={isLive}
          ofAny={workloadPageQuery(trial.id, workloadRequest(all, selectedMetrics), isLive)}
          onAll={() => change(all)}
        />
      ) : null}
      {data && data.total > 0 ? (
        <StableTable
          rows={rows}
          idOf={batchesOf}
          of={
            query.isPlaceholderData
              ? undefined
              : JSON.stringify(workloadRequest(view, selectedMetrics))
          }
        >
          {(rows) => (
            <DataTable
              caption="Workloads"
              columns={columnsOf(selectedMetrics, values)}
              rows={rows}
              keyOf={batchesOf}
              sort={view.workloadSort}
              onSortChange={(workloadSort) => change({ workloadSort, workloadPage: 0 })}
            />
          )}
        </StableTable>
      ) : null}
      {data && data.total > 0 && rows.length === 0 ? (
        <p className="py-6 text-center text-muted">None of these on this page</p>
      ) : null}
      {data && data.total > workloadsPerPage ? (
        <div className="-mx-6 narrow:-mx-4">
          <Pager
            page={view.workloadPage}
            pageSize={workloadsPerPage}
            total={data.total}
            onPageChange={(workloadPage) => change({ workloadPage })}
          />
        </div>
      ) : null}
    </>
  );
}

type NoneProps = Pick<Props, 'isLive'> & {
  kind: WorkloadKind;
  /** all workloads of the trial, of any kind */
  ofAny: ReturnType<typeof workloadPageQuery>;
  onAll: () => void;
};

/** The empty state for a kind; a request for all kinds shows whether the filter hides any. */
function None({ kind, isLive, ofAny, onAll }: NoneProps) {
  const { data, error } = useQuery({ ...ofAny, enabled: kind !== 'all' });
  if (kind === 'all' || data?.total === 0)
    return (
      <EmptyState
        title={isLive ? 'No workloads yet' : 'No workloads'}
        hint={isLive ? 'They are listed here as the trial trains.' : undefined}
      />
    );
  if (!data && !error) return <SkeletonRows label="Loading workloads" rows={1} />;
  return (
    <EmptyState
      icon={<SearchX className="size-6" strokeWidth={1.5} />}
      title="No workloads of this kind"
      action={<Button onClick={onAll}>Show all workloads</Button>}
    />
  );
}

const column = columnsFor<WorkloadRow>();

const columnsOf = (metrics: readonly Metric[], values: GroupValues): TableColumn<WorkloadRow>[] => [
  column.accessor('batches', {
    header: 'Batches',
    sortDescFirst: true,
    cell: ({ getValue }) => formatCount(getValue()),
    meta: { sort: 'batches' },
  }),
  column.display({
    id: 'checkpoint',
    header: 'Checkpoint',
    cell: ({ row: { original: row } }) =>
      row.checkpoint && hasCheckpoint(row) ? <CheckpointLink uuid={row.checkpoint.uuid} /> : null,
  }),
  ...metrics.map((metric) =>
    column.accessor((row) => metricAt(row, metric, values), {
      id: metricKey(metric),
      header: metricLabel(metric),
      cell: ({ getValue }) => <MetricCell value={getValue()} />,
      // the master orders workloads by their content
      meta: { isEnd: true, ...(isWorkload(metric.group) ? { sort: sortIdOf(metric) } : {}) },
    }),
  ),
];

const MetricCell = ({ value }: { value: number | undefined }) =>
  value === undefined ? <span className="text-faint">{missing}</span> : formatMetric(value);
