import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { requirePermission } from '~/data/viewer';
import { AdminTabError } from '~/features/admin/admin-layout';
import { GroupListPage } from '~/features/admin/group-list-page';
import { groupsQuery } from '~/features/admin/queries';
import { groupListSearch } from '~/features/admin/search';

export const Route = createFileRoute('/_app/admin/group-management')({
  validateSearch: groupListSearch,
  search: { middlewares: [stripSearchParams(groupListSearch.defaults)] },
  // groups only exist to have roles
  beforeLoad: ({ context }) => {
    if (context.master.rbacEnabled) return;
    throw redirect({ to: '/admin/user-management', replace: true });
  },
  loader: async ({ context }) => {
    await requirePermission(context, 'group.view');
    await loadQuery(context.queryClient, groupsQuery);
  },
  component: GroupsRoute,
  errorComponent: AdminTabError,
});

function GroupsRoute() {
  const changeSearch = useChangeSearch(Route);
  return <GroupListPage view={Route.useSearch()} onViewChange={changeSearch} />;
}
