import { useSuspenseQuery } from '@tanstack/react-query';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Users } from 'lucide-react';
import { EntityTable } from '~/app/actions/entity-table';
import { useDialog } from '~/app/actions/use-dialog';
import { NewButton } from '~/features/access/permitted-button';
import { useViewer } from '~/features/viewer/queries';
import type { TableView } from '~/lib/table-search';
import { groupActions, groupItems } from './actions';
import { AdminLayout } from './admin-layout';
import { groupColumns } from './columns';
import { groupsQuery } from './queries';

type Props = { view: TableView; onViewChange: (change: Partial<TableView>) => void };

export function GroupListPage({ view, onViewChange }: Props) {
  const query = useSuspenseQuery(groupsQuery);
  const viewer = useViewer();
  const creation = useDialog(() => import('./group-dialog'));
  const create = (
    <NewButton policy="group.modify" onClick={() => creation.open({})}>
      New Group
    </NewButton>
  );
  return (
    <AdminLayout query={query} action={query.data.length > 0 && create}>
      <EntityTable
        caption="Groups"
        storedAs="group-management"
        columns={groupColumns}
        rows={query.data}
        keyOf={({ groupId }) => groupId}
        view={view}
        onViewChange={onViewChange}
        actions={groupActions}
        nameOf={({ name }) => name}
        itemsOf={(group) => groupItems(group, viewer)}
        subjectOf={(entity) => entity}
        none={
          <EmptyState
            icon={<Users className="size-6" strokeWidth={1.5} />}
            title="No groups"
            hint="A group gives the same roles to several users."
            action={create}
          />
        }
      />
      {creation.dialog}
    </AdminLayout>
  );
}
