import { Link } from '@tanstack/react-router';
import { stateLabel } from '@trainyard/sdk/model';
import type { Experiment, MetricsWorkload, Trial } from '@trainyard/sdk/types';
import { Dot } from '@trainyard/ui/base/badge';
import { formatMetric, missing } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { bytesColumn, countColumn, timeColumn } from '~/components/entity/columns';
import { StateBadge } from '~/components/entity/state-badge';
import { Elapsed } from '~/components/entity/times';
import { BestValue } from '~/components/metrics/best-value';
import { ExperimentLink, rowPage } from '~/features/experiments/base/experiment-link';
import { bestValue, searchedBy } from '~/lib/metrics/metric-direction';

/** A trial that is compared, with its experiment and its color. */
export type ComparedTrialRow = { trial: Trial; experiment: Experiment; color: string };

const column = columnsFor<ComparedTrialRow>();

/** Which trial a row is. */
export const trialNames = (rows: readonly ComparedTrialRow[]): TableColumn<ComparedTrialRow>[] => {
  const isOfSeveral = new Set(rows.map(({ experiment }) => experiment.id)).size > 1;
  return [
    column.accessor(({ trial }) => trial.id, {
      id: 'id',
      header: 'ID',
      sortDescFirst: true,
      cell: ({ row: { original } }) => (
        <span className="flex items-center gap-2">
          <Dot color={original.color} />
          <Link {...rowPage(original.experiment.id, original.trial.id)}>
            Trial {original.trial.id}
          </Link>
        </span>
      ),
      meta: { phone: 'title' },
    }),
    ...(isOfSeveral ? [experimentColumn] : []),
    column.accessor(({ trial }) => stateLabel(trial.state), {
      id: 'state',
      header: 'State',
      cell: ({ row }) => <StateBadge state={row.original.trial.state} />,
      meta: { phone: 'end' },
    }),
  ];
};

const experimentColumn: TableColumn<ComparedTrialRow> = column.accessor(
  ({ experiment }) => experiment.name,
  {
    id: 'experiment',
    header: 'Experiment',
    cell: ({ row: { original } }) => (
      <span className="flex min-w-0 items-baseline gap-1.5">
        <ExperimentLink experiment={original.experiment} />
        <span className="font-mono text-sm text-muted">{original.experiment.id}</span>
      </span>
    ),
    meta: { phone: 'line', className: 'max-w-64' },
  },
);

/** The properties of compared trials, with the latest value of the metric of their search. */
export const trialFacts = (rows: readonly ComparedTrialRow[]): TableColumn<ComparedTrialRow>[] => [
  countColumn('batches', 'Batches', ({ trial }) => trial.totalBatchesProcessed, {
    phone: 'line',
  }),
  metricColumn(rows, {
    id: 'latest',
    kind: 'Latest',
    of: ({ latestValidation }) => latestValidation,
  }),
  timeColumn('started', 'Started', ({ trial }) => trial.startTime, { isEnd: true }),
  column.display({
    id: 'duration',
    header: 'Duration',
    cell: ({ row: { original } }) => (
      <Elapsed startTime={original.trial.startTime} endTime={original.trial.endTime} />
    ),
    meta: { isEnd: true, phone: 'line' },
  }),
  bytesColumn('checkpointSize', 'Checkpoint Size', ({ trial }) => trial.totalCheckpointSize),
];

type MetricOf = {
  id: string;
  kind: 'Best' | 'Latest';
  of: (trial: Trial) => MetricsWorkload | null;
};

/** The searcher metric of each trial; the best one is marked where all search for the same. */
function metricColumn(
  rows: readonly ComparedTrialRow[],
  { id, kind, of }: MetricOf,
): TableColumn<ComparedTrialRow> {
  const measured = ({ trial, experiment }: ComparedTrialRow) => {
    const value = of(trial)?.metrics?.avgMetrics?.[searchedBy(experiment.config)?.[0] ?? ''];
    return typeof value === 'number' ? value : undefined;
  };
  const searched = new Set(rows.map(({ experiment }) => searchedBy(experiment.config)?.join(' ')));
  const first = rows[0] && searchedBy(rows[0].experiment.config);
  const best = searched.size === 1 ? bestValue(rows.map(measured), first?.[1]) : undefined;
  return column.accessor(measured, {
    id,
    header: searched.size === 1 && first ? `${kind} ${first[0]}` : `${kind} Validation Metric`,
    sortUndefined: 'last',
    cell: ({ row: { original } }) => {
      const value = measured(original);
      if (value === undefined) return <span className="text-faint">{missing}</span>;
      return <BestValue text={formatMetric(value)} isBest={value === best} />;
    },
    meta: { isEnd: true, phone: 'line' },
  });
}
