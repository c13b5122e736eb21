import { createFileRoute, redirect } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { requirePermission } from '~/data/viewer';
import { AdminTabError } from '~/features/people/admin/admin-layout';
import { GroupListPage } from '~/features/people/admin/group-list-page';
import { groupsQuery } from '~/features/people/admin/queries';
import { groupListSearch } from '~/features/people/admin/search';

export const Route = createFileRoute('/_app/admin/group-management')({
  validateSearch: groupListSearch,
  search: { middlewares: [groupListSearch.withoutDefaults] },
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
