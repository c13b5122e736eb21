import { formatBytes, formatCount } from '@trainyard/ui/lib/format';
import type { TableColumn, TableColumnMeta } from '@trainyard/ui/table/table-columns';
import type { ReactNode } from 'react';
import { RelativeTime } from './times';

/** Makes columns that show one kind of value, the greatest first when they are sorted. */
const columnOf =
  <Value,>(cell: (value: Value) => ReactNode, always?: TableColumnMeta) =>
  <Row extends object>(
    id: string,
    header: string,
    read: (row: Row) => Value,
    meta?: TableColumnMeta,
  ): TableColumn<Row> => ({
    id,
    header,
    accessorFn: read,
    sortDescFirst: true,
    cell: ({ row }) => cell(read(row.original)),
    meta: { ...always, ...meta },
  });

export const timeColumn = columnOf((time: string | null) => (
  <RelativeTime time={time} className="text-muted" />
));

export const countColumn = columnOf(formatCount, { isEnd: true });

export const bytesColumn = columnOf(formatBytes, { isEnd: true });

export const idColumn = columnOf((id: number) => (
  <span className="font-mono text-sm text-muted">{id}</span>
));
