import { Link } from '@tanstack/react-router';
import { searcherMetric, smallerIsBetter } from '@trainyard/sdk/model';
import type { Experiment, MetricsWorkload, Trial } from '@trainyard/sdk/types';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import {
  endColumns,
  hyperparameterColumns,
  metricCell,
  startColumns,
  TrialLink,
} from '../trials-table-columns';

const column = columnsFor<TrialOfRun>();

/** An experiment that is compared, and its color there. */
export type ComparedRun = { experiment: Experiment; color: string };

export type TrialOfRun = { trial: Trial; run: ComparedRun };

const trialOf = ({ trial }: TrialOfRun) => trial;
const metricOf = ({ run }: TrialOfRun) => searcherMetric(run.experiment.config ?? {});

/**
 * Changes the sign of metrics where larger is better, so that smaller is better for all, like in
 * the order of the master.
 */
function signed(row: TrialOfRun, validation: MetricsWorkload | null): number | null {
  const value = validation?.metrics?.avgMetrics?.[metricOf(row) ?? ''];
  if (typeof value !== 'number') return null;
  return smallerIsBetter(row.run.experiment.config ?? {}) ? value : -value;
}

const idColumn = column.accessor(({ trial }) => trial.id, {
  id: 'id',
  header: 'ID',
  sortDescFirst: true,
  cell: ({ row }) => (
    <span className="flex items-center gap-2">
      <span
        aria-hidden
        className="size-2 shrink-0 rounded-full"
        style={{ background: row.original.run.color }}
      />
      <TrialLink trial={row.original.trial} />
    </span>
  ),
  meta: { phone: 'title' },
});

const experimentColumn = column.accessor(({ run }) => run.experiment.name, {
  id: 'experiment',
  header: 'Experiment',
  cell: ({ row }) => {
    const { experiment } = row.original.run;
    return (
      <Link
        to="/experiments/$experimentId/{-$tab}"
        params={{ experimentId: String(experiment.id) }}
        title={displayText(experiment.name)}
      >
        {displayText(experiment.name)}{' '}
        <span className="font-mono text-sm text-muted">{experiment.id}</span>
      </Link>
    );
  },
  meta: { phone: 'line' },
});

const metricColumns = [
  column.accessor((row) => signed(row, row.trial.bestValidation), {
    id: 'best',
    header: 'Best Validation Metric',
    cell: ({ row }) => metricCell(row.original.trial.bestValidation, metricOf(row.original)),
    meta: { isEnd: true, phone: 'line' },
  }),
  column.accessor((row) => signed(row, row.trial.latestValidation), {
    id: 'latest',
    header: 'Latest Validation Metric',
    cell: ({ row }) => metricCell(row.original.trial.latestValidation, metricOf(row.original)),
    meta: { isEnd: true },
  }),
];

const searchedColumn = column.accessor((row) => metricOf(row), {
  id: 'metric',
  header: 'Metric',
  cell: ({ row }) => <span className="font-mono text-sm">{metricOf(row.original)}</span>,
});

/** Columns of trials of several experiments; what the metric is where they do not all search for one. */
export function comparedColumns(
  rows: readonly TrialOfRun[],
  names: readonly string[],
): TableColumn<TrialOfRun>[] {
  const trials = rows.map(trialOf);
  const isMixed = new Set(rows.map(metricOf)).size > 1;
  return [
    idColumn,
    experimentColumn,
    ...startColumns(trialOf),
    ...metricColumns,
    ...(isMixed ? [searchedColumn] : []),
    ...hyperparameterColumns(trialOf, names, trials),
    ...endColumns(trialOf),
  ];
}
