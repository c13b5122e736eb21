import type { TableColumn, TableColumnMeta } from '@trainyard/ui/table/table-columns';
import { OwnerBadge } from '~/components/owner/owner-badge';

type Owned = { userId: number; username: string };

/** The column of owners; `className` is of the badge, which may have room for initials only. */
export const ownerColumn = <Row extends Owned>(
  id: string,
  meta: TableColumnMeta,
  className?: string,
): TableColumn<Row> => ({
  id,
  header: 'User',
  accessorFn: ({ username }) => username,
  cell: ({ row }) => <OwnerBadge of={row.original} className={className} />,
  meta,
});
