import type { Experiment } from '@trainyard/sdk/types';
import type { PlainColumn } from '~/components/data-table/plain-columns';
import { PlainTable } from '~/components/data-table/plain-table';
import { EmptyState } from '~/components/ui/empty-state';
import { missing } from '~/lib/format';
import { type CompareRow, compareRows } from '../compare/compare-rows';

/** The hyperparameters that two experiments set differently. */
export function AgainstHyperparameters({ left, right }: { left: Experiment; right: Experiment }) {
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
      <PlainTable
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

const columnsOf = (...sides: Experiment[]): PlainColumn<CompareRow>[] => [
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
