import { createFileRoute } from '@tanstack/react-router';
import { idOf } from '~/app/errors/page-message';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { usersQuery } from '~/data/users';
import { requirePermission } from '~/data/viewer';
import { PersonPage } from '~/features/people/access/person-page';
import { personAccessSearch } from '~/features/people/access/search';

export const Route = createFileRoute('/_app/access/$userId')({
  validateSearch: personAccessSearch,
  search: { middlewares: [personAccessSearch.withoutDefaults] },
  loader: async ({ context, params }) => {
    const userId = idOf(params.userId, 'User');
    // everyone may see their own
    await requirePermission(context, 'user.modifySelf', { ownerId: userId });
    await loadQuery(context.queryClient, usersQuery);
    return { userId };
  },
  component: PersonRoute,
});

function PersonRoute() {
  const { userId } = useLoadedData(Route.useLoaderData());
  const changeSearch = useChangeSearch(Route);
  return <PersonPage userId={userId} view={Route.useSearch()} onViewChange={changeSearch} />;
}
