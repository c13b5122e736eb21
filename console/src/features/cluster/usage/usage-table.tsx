import { formatCount, missing } from '@trainyard/ui/lib/format';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';
import type { UsageShare } from './usage';

type Props = {
  title: string;
  /** heads the names */
  first: string;
  rows: readonly UsageShare[];
};

const column = columnsFor<UsageShare>();

const columnsOf = (first: string) => [
  column.accessor('name', {
    header: first,
    cell: ({ getValue }) => <span title={getValue()}>{getValue() || missing}</span>,
    meta: { className: 'h-[30px]! max-w-0!' },
  }),
  column.accessor('hours', {
    header: 'GPU Hours',
    cell: ({ getValue }) => formatCount(Math.round(getValue() * 10) / 10),
    meta: { isEnd: true, className: 'w-32' },
  }),
];

/** Names and the hours that fell to them. */
export const UsageTable = ({ title, first, rows }: Props) =>
  rows.length === 0 ? (
    <p className="text-faint">{missing}</p>
  ) : (
    <DataTable
      caption={title}
      frame="inner"
      columns={columnsOf(first)}
      rows={rows}
      keyOf={({ name }) => name}
    />
  );
