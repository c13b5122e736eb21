import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { usePageTitle } from '~/app/page-title';
import { HomePage } from '~/features/home/home-page';
import { homeQueries } from '~/features/home/queries';
import { LaunchButton } from '~/features/notebooks/launch-button';
import { meQuery } from '~/features/session/queries';

export const Route = createFileRoute('/_app/dashboard')({
  loader: async ({ context: { queryClient } }) => {
    const me = await loadQuery(queryClient, meQuery);
    await Promise.all([
      loadQuery(queryClient, homeQueries.recentProjects()),
      loadQuery(queryClient, homeQueries.submissions(me.id)),
      loadQuery(queryClient, homeQueries.tasks(me.username)),
    ]);
    return { userId: me.id, username: me.username };
  },
  component: HomeRoute,
});

function HomeRoute() {
  usePageTitle('Home');
  return <HomePage {...Route.useLoaderData()} actions={<LaunchButton />} />;
}
