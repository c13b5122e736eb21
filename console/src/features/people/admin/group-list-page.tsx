import { useSuspenseQuery } from '@tanstack/react-query';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Users } from 'lucide-react';
import { EntityList } from '~/app/actions/entity-list';
import { useDialog } from '~/app/actions/use-dialog';
import { useEntityList } from '~/app/actions/use-entity-list';
import { NewButton } from '~/components/permission/permitted-button';
import { useViewer } from '~/data/viewer';
import type { TableView } from '~/lib/table-search';
import { groupActions, groupItems } from './actions';
import { AdminLayout } from './admin-layout';
import { groupColumns } from './columns';
import { groupsQuery } from './queries';

type Props = { view: TableView; onViewChange: (change: Partial<TableView>) => void };

export function GroupListPage(props: Props) {
  const list = useEntityList({ query: groupsQuery, keyOf: ({ groupId }) => groupId, ...props });
  const viewer = useViewer();
  const creation = useDialog(() => import('./group-dialog'));
  const create = (
    <NewButton policy="group.modify" onClick={() => creation.open({})}>
      New Group
    </NewButton>
  );
  return (
    <AdminLayout query={useSuspenseQuery(groupsQuery)} action={list.all.length > 0 && create}>
      <EntityList
        list={list}
        caption="Groups"
        storedAs="group-management"
        columns={groupColumns}
        actions={groupActions}
        nameOf={({ name }) => name}
        itemsOf={(group) => groupItems(group, viewer)}
        subjectOf={(entity) => entity}
        empty={
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
