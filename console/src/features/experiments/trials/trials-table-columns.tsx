import { Link } from '@tanstack/react-router';
import {
  hyperparameterNames,
  hyperparameterOf,
  hyperparameterText,
  isNumeric,
} from '@trainyard/insights/hyperparameters/hyperparameters';
import { searcherMetric, stateLabel } from '@trainyard/sdk/model';
import type { Experiment, MetricsWorkload, Trial } from '@trainyard/sdk/types';
import { useIsPhone } from '@trainyard/ui/hooks/use-media';
import { durationMs, formatDuration } from '@trainyard/ui/lib/duration';
import { formatBytes, formatMetric, missing } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import type { ReactNode } from 'react';
import { CheckpointLink } from '~/components/entity/checkpoint-link';
import { countColumn, timeColumn } from '~/components/entity/columns';
import { HyperparameterValue } from '~/components/entity/hyperparameter-value';
import { StateBadge } from '~/components/entity/state-badge';
import { Elapsed } from '~/components/entity/times';
import { maxRestarts } from '~/lib/config/config-facts';

const missingCell = <span className="text-faint">{missing}</span>;

function metricValue(validation: MetricsWorkload | null, metric: string | undefined) {
  const value = metric === undefined ? undefined : validation?.metrics?.avgMetrics?.[metric];
  return typeof value === 'number' ? value : null;
}

/** The value of the searcher metric, if it was measured. */
export function metricCell(
  validation: MetricsWorkload | null,
  metric: string | undefined,
): ReactNode {
  const value = metricValue(validation, metric);
  return value === null ? missingCell : formatMetric(value);
}

export function TrialLink({ trial: { id, experimentId } }: { trial: Trial }) {
  // there is no header above the number
  const isPhone = useIsPhone();
  return (
    <Link
      to="/experiments/$experimentId/trials/$trialId/{-$tab}"
      params={{ experimentId: String(experimentId), trialId: String(id) }}
      className={isPhone ? undefined : 'font-mono text-sm'}
    >
      {isPhone ? `Trial ${id}` : id}
    </Link>
  );
}

/**
 * Columns before the metrics, of rows that have a trial. What is stored of a table names columns by
 * their ids, which are those of the platform's console.
 */
export const startColumns = <Row extends object>(
  trialOf: (row: Row) => Trial,
): TableColumn<Row>[] => [
  {
    id: 'state',
    header: 'State',
    accessorFn: (row) => stateLabel(trialOf(row).state),
    cell: ({ row }) => <StateBadge state={trialOf(row.original).state} />,
    meta: { phone: 'end', sort: 'state' },
  },
  countColumn('totalBatchesProcessed', 'Batches', (row) => trialOf(row).totalBatchesProcessed, {
    phone: 'line',
    sort: 'batches',
  }),
];

const column = columnsFor<Trial>();

const idColumn = column.accessor('id', {
  header: 'ID',
  sortDescFirst: true,
  cell: ({ row }) => <TrialLink trial={row.original} />,
  meta: { phone: 'title', sort: 'id' },
});

/** The master sorts from better to worse, also where a smaller metric is better. */
const byMetric = { asc: 'best first', desc: 'worst first' };

const metricColumns = (metric: string | undefined): TableColumn<Trial>[] => [
  column.accessor(({ bestValidation }) => metricValue(bestValidation, metric), {
    id: 'bestValidationMetric',
    header: 'Best Validation Metric',
    cell: ({ row }) => metricCell(row.original.bestValidation, metric),
    meta: { isEnd: true, phone: 'line', sort: 'best', sortWords: byMetric },
  }),
  column.accessor(({ latestValidation }) => metricValue(latestValidation, metric), {
    id: 'latestValidationMetric',
    header: 'Latest Validation Metric',
    cell: ({ row }) => metricCell(row.original.latestValidation, metric),
    meta: { isEnd: true, sort: 'latest', sortWords: byMetric },
  }),
];

/** for exported files */
function secondsOf(trial: Trial): number | null {
  const ms = durationMs(trial);
  return ms === null ? null : Math.round(ms / 1000);
}

function bestCheckpoint({ bestCheckpoint: best }: Trial) {
  if (!best?.uuid) return missingCell;
  const { uuid } = best;
  return (
    <CheckpointLink uuid={uuid} isBest label={`Best checkpoint ${uuid}`}>
      Best
    </CheckpointLink>
  );
}

/** Columns after the metrics and hyperparameters, of rows that have a trial. */
export const endColumns = <Row extends object>(
  trialOf: (row: Row) => Trial,
  maxRestarts?: number,
): TableColumn<Row>[] => [
  timeColumn('startTime', 'Started', (row) => trialOf(row).startTime, {
    isEnd: true,
    sort: 'started',
  }),
  {
    id: 'duration',
    header: 'Duration',
    accessorFn: (row) => secondsOf(trialOf(row)),
    sortDescFirst: true,
    cell: ({ row }) => {
      const { startTime, endTime } = trialOf(row.original);
      return <Elapsed startTime={startTime} endTime={endTime} />;
    },
    meta: {
      isEnd: true,
      phone: 'line',
      sort: 'duration',
      screenText: (seconds) =>
        typeof seconds === 'number' ? formatDuration(seconds * 1000) : seconds,
    },
  },
  {
    id: 'autoRestarts',
    header: 'Auto Restarts',
    accessorFn: (row) => trialOf(row).restarts,
    sortDescFirst: true,
    cell: ({ getValue }) =>
      maxRestarts === undefined ? getValue() : `${getValue()}/${maxRestarts}`,
    meta: { isEnd: true, sort: 'restarts' },
  },
  {
    id: 'checkpoint',
    header: 'Checkpoint',
    accessorFn: (row) => trialOf(row).bestCheckpoint?.uuid,
    enableSorting: false,
    cell: ({ row }) => bestCheckpoint(trialOf(row.original)),
    meta: { phone: 'line' },
  },
  {
    id: 'totalCheckpointSize',
    header: 'Checkpoint Size',
    accessorFn: (row) => trialOf(row).totalCheckpointSize,
    sortDescFirst: true,
    cell: ({ getValue }) => (getValue() > 0 ? formatBytes(getValue()) : ''),
    meta: { isEnd: true, sort: 'checkpointSize' },
  },
];

function writtenValue(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' ? value : hyperparameterText(value);
}

/** The columns of hyperparameters, of rows that have a trial. */
export const hyperparameterColumns = <Row extends object>(
  trialOf: (row: Row) => Trial,
  names: readonly string[],
  trials: readonly Trial[],
): TableColumn<Row>[] =>
  names.map((name) => ({
    id: `hp.${name}`,
    header: name,
    accessorFn: (row) => writtenValue(hyperparameterOf(trialOf(row), name)),
    cell: ({ row }) => (
      <HyperparameterValue value={hyperparameterOf(trialOf(row.original), name)} />
    ),
    meta: { isEnd: isNumeric(trials, name), isCode: true },
  }));

const itself = (trial: Trial) => trial;

/** The columns of an experiment's trials: measurements and hyperparameters. */
export const trialColumns = (
  experiment: Experiment,
  trials: readonly Trial[],
): TableColumn<Trial>[] => [
  idColumn,
  ...startColumns(itself),
  ...metricColumns(searcherMetric(experiment.config)),
  ...hyperparameterColumns(itself, hyperparameterNames(experiment, trials), trials),
  ...endColumns(itself, maxRestarts(experiment.config)),
];
