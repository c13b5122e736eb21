import type { TableColumn, TableColumnMeta } from '@trainyard/ui/table/table-columns';
import { personClass } from '~/components/entity/avatar';
import { OwnerBadge } from '~/components/owner/owner-badge';
import type { OwnerName } from '~/data/users';

type Owned = { userId: number; username: string };

type Options = {
  id: string;
  /** names the owner, as rows are sorted, grouped and exported by the name that they show */
  ownerName: OwnerName;
  meta: TableColumnMeta;
};

/** The column of owners. */
export const ownerColumn = <Row extends Owned>({
  id,
  ownerName,
  meta,
}: Options): TableColumn<Row> => ({
  id,
  header: 'User',
  accessorFn: ownerName,
  cell: ({ row }) => <OwnerBadge of={row.original} className={personClass} />,
  meta,
});
