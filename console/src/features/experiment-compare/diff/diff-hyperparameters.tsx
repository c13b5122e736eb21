import type { Experiment } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { missing } from '@trainyard/ui/lib/format';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { type CompareRow, compareRows } from '~/features/experiment-compare/compare-rows';

const column = columnsFor<CompareRow>();

/** The hyperparameters that two experiments set differently. */
export function DiffHyperparameters({ left, right }: { left: Experiment; right: Experiment }) {
  const rows = compareRows([left, right]).filter(({ kind }) => kind === 'Hyperparameters');
  const different = rows.filter(({ differs }) => differs);
  if (different.length === 0) {
    return (
      <EmptyState
        title="No differences"
        hint={rows.length === 0 ? 'Neither has hyperparameters.' : 'All are set the same.'}
      />
    );
  }
  return (
    <div className="px-6 narrow:px-4">
      <DataTable
        caption="Hyperparameters that differ"
        columns={columnsOf(left, right)}
        rows={different}
        keyOf={({ name }) => name}
      />
    </div>
  );
}

const columnsOf = (...sides: Experiment[]): TableColumn<CompareRow>[] => [
  column.display({
    id: 'name',
    header: 'Hyperparameter',
    cell: ({ row }) => <span className="font-mono text-sm">{row.original.name}</span>,
  }),
  ...sides.map(({ id, name }, at) =>
    column.display({
      id: `${id}`,
      header: `${name} (${id})`,
      cell: ({ row }) => (
        <span title={row.original.values[at]}>
          {row.original.values[at] ?? <span className="text-faint">{missing}</span>}
        </span>
      ),
    }),
  ),
];
