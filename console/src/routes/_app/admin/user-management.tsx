import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadInTime, loadQuery } from '~/app/loading/load-query';
import { usersQuery } from '~/data/users';
import { requirePermission } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { AdminTabError } from '~/features/people/admin/admin-layout';
import { accessQuery } from '~/features/people/admin/queries';
import { userListSearch } from '~/features/people/admin/search';
import { UserListPage } from '~/features/people/admin/user-list-page';

export const Route = createFileRoute('/_app/admin/user-management')({
  validateSearch: userListSearch,
  search: { middlewares: [userListSearch.withoutDefaults] },
  loader: async ({ context }) => {
    await requirePermission(context, 'user.administrate');
    const { queryClient, master } = context;
    await Promise.all([
      loadQuery(queryClient, usersQuery),
      // the roles are a column
      loadInTime(
        ...(master.rbacEnabled ? [loadQuery(queryClient, accessQuery)] : []),
        loadQuery(queryClient, workspaceQueries.list()),
      ),
    ]);
  },
  component: UsersRoute,
  errorComponent: AdminTabError,
});

function UsersRoute() {
  const changeSearch = useChangeSearch(Route);
  return <UserListPage view={Route.useSearch()} onViewChange={changeSearch} />;
}
