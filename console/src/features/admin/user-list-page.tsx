import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LiveStatus } from '~/app/live-status';
import { LocalTable } from '~/components/data-table/local-table';
import { usersQuery } from '~/features/users/queries';
import { useViewer } from '~/features/viewer/queries';
import type { TableView } from '~/lib/table-search';
import { AdminFrame } from './admin-frame';
import { userColumns } from './columns';

type Props = { view: TableView; onViewChange: (change: Partial<TableView>) => void };

export function UserListPage({ view, onViewChange }: Props) {
  const query = useSuspenseQuery(usersQuery);
  const { rbacEnabled } = useViewer();
  const columns = useMemo(() => userColumns(rbacEnabled), [rbacEnabled]);
  return (
    <AdminFrame status={<LiveStatus query={query} />}>
      <LocalTable
        caption="Users"
        columns={columns}
        rows={query.data}
        keyOf={({ id }) => id}
        view={view}
        onViewChange={onViewChange}
      />
    </AdminFrame>
  );
}
