import type { Experiment } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { missing } from '@trainyard/ui/lib/format';
import type { StaticColumn } from '@trainyard/ui/table/static-columns';
import { StaticTable } from '@trainyard/ui/table/static-table';
import { type CompareRow, compareRows } from '~/features/experiment-compare/compare-rows';

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
      <StaticTable
        caption="Hyperparameters that differ"
        columns={columnsOf(left, right)}
        rows={different}
        keyOf={({ name }) => name}
        sort=""
        onSortChange={() => {}}
      />
    </div>
  );
}

const columnsOf = (...sides: Experiment[]): StaticColumn<CompareRow>[] => [
  {
    id: 'name',
    title: 'Hyperparameter',
    cell: ({ name }) => <span className="font-mono text-sm">{name}</span>,
  },
  ...sides.map(({ id, name }, at) => ({
    id: `${id}`,
    title: `${name} (${id})`,
    cell: ({ values }: CompareRow) => (
      <span title={values[at]}>{values[at] ?? <span className="text-faint">{missing}</span>}</span>
    ),
  })),
];
