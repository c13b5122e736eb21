import { formatDateTime } from '@trainyard/ui/lib/duration';
import { missing } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { idColumn, timeColumn } from '~/components/entity/columns';
import { OwnerBadge } from '~/components/owner/owner-badge';
import { type Token, tokenName, tokenState } from './token';

const column = columnsFor<Token>();

/** The columns of access tokens; `ownerOf` returns the name of a user. */
export const tokenColumns = (ownerOf: (token: Token) => string): TableColumn<Token>[] => [
  idColumn('id', 'ID', ({ id }) => id),
  column.accessor(tokenName, {
    id: 'description',
    header: 'Description',
    meta: { phone: 'title' },
  }),
  column.accessor(ownerOf, {
    id: 'user',
    header: 'User',
    cell: ({ row, getValue }) => (
      <OwnerBadge of={{ userId: row.original.userId, username: getValue() }} />
    ),
    meta: { phone: 'line' },
  }),
  timeColumn('created', 'Created', ({ createdAt = '' }) => createdAt, { phone: 'line' }),
  column.accessor(({ expiry }) => expiry ?? '', {
    id: 'expires',
    header: 'Expires',
    cell: ({ row: { original } }) => (
      <span className="text-muted">
        {original.expiry ? formatDateTime(original.expiry) : missing}
      </span>
    ),
    meta: { phone: 'line' },
  }),
  column.accessor(tokenState, {
    id: 'state',
    header: 'State',
    cell: ({ getValue }) => (
      <span className={getValue() === 'Active' ? 'text-muted' : 'text-faint'}>{getValue()}</span>
    ),
    meta: { phone: 'end' },
  }),
];
