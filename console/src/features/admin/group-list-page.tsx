import { useSuspenseQuery } from '@tanstack/react-query';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { Plus, Users } from 'lucide-react';
import { useDialog } from '~/app/actions/use-dialog';
import { useEntityMenu } from '~/app/actions/use-entity-menu';
import { LiveStatus } from '~/app/polling/live-status';
import { PermittedButton } from '~/features/access/permitted-button';
import { useViewer } from '~/features/viewer/queries';
import type { TableView } from '~/lib/table-search';
import { groupActions, groupItems } from './actions';
import { AdminLayout } from './admin-layout';
import { groupColumns } from './columns';
import { type GroupRow, groupsQuery } from './queries';

type Props = { view: TableView; onViewChange: (change: Partial<TableView>) => void };

export function GroupListPage({ view, onViewChange }: Props) {
  const query = useSuspenseQuery(groupsQuery);
  const viewer = useViewer();
  const creation = useDialog(() => import('./group-dialog'));
  const { menu, rowMenu } = useEntityMenu(groupActions, {
    nameOf: ({ name }: GroupRow) => name,
    itemsOf: (group) => groupItems(group, viewer),
    subjectOf: (entity) => entity,
  });
  const create = (
    <PermittedButton variant="primary" policy="group.modify" onClick={() => creation.open({})}>
      <Plus aria-hidden className="size-3.5" />
      New Group
    </PermittedButton>
  );
  return (
    <AdminLayout
      status={
        <>
          <LiveStatus query={query} />
          {query.data.length > 0 ? create : null}
        </>
      }
    >
      {query.data.length === 0 ? (
        <EmptyState
          icon={<Users className="size-6" strokeWidth={1.5} />}
          title="No groups"
          hint="A group gives the same roles to several users."
          action={create}
        />
      ) : (
        <ClientTable
          caption="Groups"
          storedAs="group-management"
          columns={groupColumns}
          rows={query.data}
          keyOf={({ groupId }) => groupId}
          view={view}
          onViewChange={onViewChange}
          menu={rowMenu}
        />
      )}
      {menu}
      {creation.dialog}
    </AdminLayout>
  );
}
