import { Link } from '@tanstack/react-router';
import { hyperparameterText } from '@trainyard/insights/hyperparameters/hyperparameter-rows';
import {
  hyperparameterOf,
  isNumeric,
} from '@trainyard/insights/hyperparameters/searched-hyperparameters';
import { searcherMetric, smallerIsBetter, stateLabel } from '@trainyard/sdk/model';
import type { Experiment, MetricsWorkload, Trial } from '@trainyard/sdk/types';
import { durationMs } from '@trainyard/ui/lib/duration';
import type { ClientColumn } from '@trainyard/ui/table/use-client-rows';
import { HyperparameterValue } from '~/components/entity/hyperparameter-value';
import type { TrialSortKey } from '../search';
import {
  endColumns,
  metricCell,
  startColumns,
  type TrialColumn,
  TrialLink,
} from '../trials-table-columns';

/** An experiment that is compared, and its colour there. */
export type ComparedRun = { experiment: Experiment; color: string };

export type TrialOfRun = { trial: Trial; run: ComparedRun };

type Column = ClientColumn<TrialOfRun>;
type Value = NonNullable<Column['value']>;

const metricOf = ({ run }: TrialOfRun) => searcherMetric(run.experiment.config ?? {});

/** Less is better, whatever the metric: as the master puts trials in order. */
function signed(row: TrialOfRun, validation: MetricsWorkload | null): number | null {
  const value = validation?.metrics?.avgMetrics?.[metricOf(row) ?? ''];
  if (typeof value !== 'number') return null;
  return smallerIsBetter(row.run.experiment.config ?? {}) ? value : -value;
}

const values: Record<TrialSortKey, Value> = {
  id: ({ trial }) => trial.id,
  state: ({ trial }) => stateLabel(trial.state),
  batches: ({ trial }) => trial.totalBatchesProcessed,
  best: (row) => signed(row, row.trial.bestValidation),
  latest: (row) => signed(row, row.trial.latestValidation),
  started: ({ trial }) => trial.startTime,
  duration: ({ trial }) => durationMs(trial),
  restarts: ({ trial }) => trial.restarts,
  checkpointSize: ({ trial }) => trial.totalCheckpointSize,
};

const lifted = ({ sort, cell, text, value: own, ...column }: TrialColumn): Column => ({
  ...column,
  ...(sort ? { value: values[sort] } : own && { value: ({ trial }) => own(trial) }),
  ...(text && { text: ({ trial }) => text(trial) }),
  cell: ({ trial }) => cell(trial),
});

const idColumn: Column = {
  id: 'id',
  title: 'ID',
  phone: 'title',
  isDescFirst: true,
  value: values.id,
  cell: ({ trial, run }) => (
    <span className="flex items-center gap-2">
      <span
        aria-hidden
        className="size-2 shrink-0 rounded-full"
        style={{ background: run.color }}
      />
      <TrialLink trial={trial} />
    </span>
  ),
};

const experimentColumn: Column = {
  id: 'experiment',
  title: 'Experiment',
  phone: 'line',
  value: ({ run }) => run.experiment.name,
  cell: ({ run: { experiment } }) => (
    <Link
      to="/experiments/$experimentId/{-$tab}"
      params={{ experimentId: String(experiment.id) }}
      title={experiment.name}
    >
      {experiment.name} <span className="font-mono text-sm text-muted">{experiment.id}</span>
    </Link>
  ),
};

const metricColumns: Column[] = [
  {
    id: 'best',
    title: 'Best Validation Metric',
    phone: 'line',
    isEnd: true,
    value: values.best,
    cell: (row) => metricCell(row.trial.bestValidation, metricOf(row)),
  },
  {
    id: 'latest',
    title: 'Latest Validation Metric',
    isEnd: true,
    value: values.latest,
    cell: (row) => metricCell(row.trial.latestValidation, metricOf(row)),
  },
];

const searchedColumn: Column = {
  id: 'metric',
  title: 'Metric',
  value: (row) => metricOf(row) ?? null,
  cell: (row) => <span className="font-mono text-sm">{metricOf(row)}</span>,
};

function hyperparameterColumn(name: string, trials: readonly Trial[]): Column {
  return {
    id: `hp.${name}`,
    title: name,
    isCode: true,
    isEnd: isNumeric(trials, name),
    value: ({ trial }) => {
      const value = hyperparameterOf(trial, name);
      if (value === undefined) return null;
      return typeof value === 'number' ? value : hyperparameterText(value);
    },
    cell: ({ trial }) => <HyperparameterValue value={hyperparameterOf(trial, name)} />,
  };
}

/** Columns of trials of several experiments; what the metric is where they do not all search for one. */
export function comparedColumns(rows: readonly TrialOfRun[], names: readonly string[]): Column[] {
  const trials = rows.map(({ trial }) => trial);
  const isMixed = new Set(rows.map(metricOf)).size > 1;
  return [
    idColumn,
    experimentColumn,
    ...startColumns.filter(({ id }) => id !== 'id').map(lifted),
    ...metricColumns,
    ...(isMixed ? [searchedColumn] : []),
    ...names.map((name) => hyperparameterColumn(name, trials)),
    ...endColumns(undefined).map(lifted),
  ];
}
