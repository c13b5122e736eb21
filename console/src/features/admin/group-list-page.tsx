import { useSuspenseQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { LiveStatus } from '~/app/live-status';
import { LocalTable } from '~/components/data-table/local-table';
import { EmptyState } from '~/components/ui/empty-state';
import type { TableView } from '~/lib/table-search';
import { AdminFrame } from './admin-frame';
import { groupColumns } from './columns';
import { groupsQuery } from './queries';

type Props = { view: TableView; onViewChange: (change: Partial<TableView>) => void };

export function GroupListPage({ view, onViewChange }: Props) {
  const query = useSuspenseQuery(groupsQuery);
  return (
    <AdminFrame status={<LiveStatus query={query} />}>
      {query.data.length === 0 ? (
        <EmptyState
          icon={<Users className="size-6" strokeWidth={1.5} />}
          title="No groups"
          hint="A group gives the same roles to several users."
        />
      ) : (
        <LocalTable
          caption="Groups"
          columns={groupColumns}
          rows={query.data}
          keyOf={({ groupId }) => groupId}
          view={view}
          onViewChange={onViewChange}
        />
      )}
    </AdminFrame>
  );
}
