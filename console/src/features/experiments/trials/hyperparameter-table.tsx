import {
  hyperparameterRows,
  hyperparameterText,
} from '@trainyard/insights/hyperparameters/hyperparameters';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';
import { useState } from 'react';
import { HyperparameterValue } from '~/components/entity/hyperparameter-value';

type Props = { hparams: Record<string, unknown> | null };

const column = columnsFor<ReturnType<typeof hyperparameterRows>[number]>();

const cell =
  'h-auto! max-w-none! py-1.5 align-top font-mono text-sm break-all whitespace-pre-wrap!';

const columns = [
  column.accessor('name', {
    header: 'Hyperparameter',
    meta: { isRowHeader: true, sort: 'name', className: `${cell} w-2/5` },
  }),
  column.accessor(({ value }) => hyperparameterText(value), {
    id: 'value',
    header: 'Value',
    cell: ({ row }) => <HyperparameterValue value={row.original.value} />,
    meta: { className: cell },
  }),
];

/** The hyperparameters of the trial. */
export function HyperparameterTable({ hparams }: Props) {
  const [sort, setSort] = useState('name=asc');
  const rows = hyperparameterRows(hparams);
  if (rows.length === 0) return <EmptyState title="This trial has no hyperparameters" />;
  return (
    <div className="max-w-180">
      <DataTable
        caption="Hyperparameters"
        frame="inner"
        columns={columns}
        rows={sort === 'name=desc' ? rows.reverse() : rows}
        keyOf={({ name }) => name}
        sort={sort}
        onSortChange={setSort}
      />
    </div>
  );
}
