import { Link } from '@tanstack/react-router';
import { stateLabel } from '@trainyard/sdk/model';
import type { Experiment, MetricsWorkload, Trial } from '@trainyard/sdk/types';
import { Dot } from '@trainyard/ui/base/badge';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { formatMetric, missing } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { Crosshair, X } from 'lucide-react';
import { bytesColumn, countColumn, timeColumn } from '~/components/entity/columns';
import { StateBadge } from '~/components/entity/state-badge';
import { Elapsed } from '~/components/entity/times';
import { BestValue } from '~/components/metrics/best-value';
import { ExperimentLink, rowPage } from '~/features/experiments/base/experiment-link';
import { bestValue, searchedBy } from '~/lib/metrics/metric-direction';

/** A trial that is compared, with its experiment and its color. */
export type ComparedTrialRow = { trial: Trial; experiment: Experiment; color: string };

const column = columnsFor<ComparedTrialRow>();

type Options = {
  /** the trial with which the others are compared; 0: none */
  base: number;
  onBase: (trialId: number) => void;
  onDrop: (trialId: number) => void;
};

/** Shows the properties of compared trials, with the best value of the metric of their search. */
export function trialColumns(
  rows: readonly ComparedTrialRow[],
  { base, onBase, onDrop }: Options,
): TableColumn<ComparedTrialRow>[] {
  const metrics = new Set(rows.map(({ experiment }) => searchedBy(experiment.config)?.join(' ')));
  const isMixed = metrics.size > 1;
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
    column.accessor(({ experiment }) => experiment.name, {
      id: 'experiment',
      header: 'Experiment',
      cell: ({ row: { original } }) => (
        <span className="flex min-w-0 items-baseline gap-1.5">
          <ExperimentLink experiment={original.experiment} />
          <span className="font-mono text-sm text-muted">{original.experiment.id}</span>
        </span>
      ),
      meta: { phone: 'line', className: 'max-w-64' },
    }),
    column.accessor(({ trial }) => stateLabel(trial.state), {
      id: 'state',
      header: 'State',
      cell: ({ row }) => <StateBadge state={row.original.trial.state} />,
      meta: { phone: 'end' },
    }),
    countColumn('batches', 'Batches', ({ trial }) => trial.totalBatchesProcessed, {
      phone: 'line',
    }),
    ...(isMixed
      ? [
          column.accessor(({ experiment }) => searchedBy(experiment.config)?.[0], {
            id: 'metric',
            header: 'Metric',
            meta: { isCode: true },
          }),
        ]
      : []),
    metricColumn(rows, { id: 'best', kind: 'Best', of: ({ bestValidation }) => bestValidation }),
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
    column.display({
      id: 'base',
      header: 'Base',
      cell: ({ row: { original } }) => (
        <IconButton
          label={`Compare the others with trial ${original.trial.id}`}
          aria-pressed={original.trial.id === base}
          className="aria-pressed:bg-hover aria-pressed:text-accent"
          onClick={() => onBase(original.trial.id === base ? 0 : original.trial.id)}
        >
          <Crosshair aria-hidden className="size-3.5" />
        </IconButton>
      ),
      meta: { isEnd: true, isAction: true, phone: 'end' },
    }),
    column.display({
      id: 'drop',
      header: 'Drop',
      cell: ({ row: { original } }) => (
        <IconButton
          label={`Remove trial ${original.trial.id}`}
          onClick={() => onDrop(original.trial.id)}
        >
          <X aria-hidden className="size-3.5" />
        </IconButton>
      ),
      meta: { isEnd: true, isAction: true, phone: 'end' },
    }),
  ];
}

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
