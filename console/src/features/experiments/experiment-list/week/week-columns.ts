import { formatCount } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';

/** Counts of the week and of the one before. */
export type WeekCounts = { own: number; before: number };

/** The columns of both counts. */
export function countColumns<Row extends WeekCounts>(
  names: readonly [string, string],
): TableColumn<Row>[] {
  const column = columnsFor<Row>();
  const meta = { isEnd: true, phone: 'line' } as const;
  return [
    column.accessor(({ own }) => own, {
      id: 'own',
      header: names[0],
      cell: ({ row }) => formatCount(row.original.own),
      meta,
    }),
    column.accessor(({ before }) => before, {
      id: 'before',
      header: names[1],
      cell: ({ row }) => formatCount(row.original.before),
      meta,
    }),
  ];
}
