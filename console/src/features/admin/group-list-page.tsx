import { useSuspenseQuery } from '@tanstack/react-query';
import { can, whyNot } from '@trainyard/rbac';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { GatedButton } from '@trainyard/ui/form/gated-button';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { Plus, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { LiveStatus } from '~/app/polling/live-status';
import { useActionMenu } from '~/components/entity/use-entity-menu';
import { useViewer } from '~/features/viewer/queries';
import type { TableView } from '~/lib/table-search';
import { groupItems } from './actions';
import { AdminLayout } from './admin-layout';
import { type GroupRow, groupColumns } from './columns';
import { useDeleteGroup } from './group-mutations';
import { groupsQuery } from './queries';

const GroupDialog = lazy(() => import('./group-dialog'));

type Props = { view: TableView; onViewChange: (change: Partial<TableView>) => void };
type Asked = { about: 'create' } | { about: 'edit' | 'delete'; group: GroupRow };

export function GroupListPage({ view, onViewChange }: Props) {
  const query = useSuspenseQuery(groupsQuery);
  const viewer = useViewer();
  const [asked, setAsked] = useState<Asked>();
  const { menu, rowMenu } = useActionMenu({
    nameOf: ({ name }) => name,
    itemsOf: (group: GroupRow) => groupItems(group, viewer),
    onRun: (about, group) => setAsked({ about, group }),
  });
  const create = (
    <GatedButton
      variant="primary"
      reason={can(viewer, 'group.modify') ? undefined : whyNot(viewer, 'group.modify')}
      onClick={() => setAsked({ about: 'create' })}
    >
      <Plus aria-hidden className="size-3.5" />
      New Group
    </GatedButton>
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
      {asked ? <GroupDialogs asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </AdminLayout>
  );
}

function GroupDialogs({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { mutateAsync } = useDeleteGroup();
  if (asked.about !== 'delete')
    return (
      <Suspense>
        <GroupDialog
          groupId={asked.about === 'edit' ? asked.group.groupId : undefined}
          onClose={onClose}
        />
      </Suspense>
    );
  const { groupId, name } = asked.group;
  return (
    <ConfirmActionDialog
      title="Delete Group"
      description={
        <p className="wrap-anywhere">
          Are you sure you want to delete group {name} (ID: {groupId})?
        </p>
      }
      confirmLabel="Delete"
      isDanger
      failure="Error deleting group."
      action={async () => {
        await mutateAsync(groupId);
        showToast({ kind: 'success', title: 'Group deleted.' });
      }}
      onClose={onClose}
    />
  );
}
