import { createFileRoute, redirect } from '@tanstack/react-router';
import { plural } from '@trainyard/ui/lib/format';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadInTime, loadQuery } from '~/app/loading/load-query';
import { usersQuery } from '~/data/users';
import { requirePermission } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { AccessPage } from '~/features/people/access/access-page';
import { accessSearch } from '~/features/people/access/search';
import type { GroupAccess } from '~/features/people/admin/access-of-users';
import { AdminLayout, AdminTabError } from '~/features/people/admin/admin-layout';
import { GroupCell } from '~/features/people/admin/group-members';
import { accessQuery } from '~/features/people/admin/queries';

export const Route = createFileRoute('/_app/admin/access')({
  validateSearch: accessSearch,
  search: { middlewares: [accessSearch.withoutDefaults] },
  // without roles there is no content
  beforeLoad: ({ context }) => {
    if (context.master.rbacEnabled) return;
    throw redirect({ to: '/admin/user-management', replace: true });
  },
  loader: async ({ context }) => {
    await requirePermission(context, 'role.assign');
    await Promise.all([
      loadQuery(context.queryClient, accessQuery),
      loadQuery(context.queryClient, usersQuery),
      // each is a column, on a phone a line of every row
      loadInTime(loadQuery(context.queryClient, workspaceQueries.list())),
    ]);
  },
  component: AccessRoute,
  errorComponent: AdminTabError,
});

const groupCell = (group: GroupAccess) => (
  <GroupCell group={group} note={plural(group.numMembers, 'person', 'people')} />
);

function AccessRoute() {
  const changeSearch = useChangeSearch(Route);
  return (
    <AccessPage
      Layout={AdminLayout}
      view={Route.useSearch()}
      onViewChange={changeSearch}
      groupCell={groupCell}
    />
  );
}
