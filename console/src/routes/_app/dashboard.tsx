import { createFileRoute } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { lazyExtra } from '@trainyard/ui/lib/lazy-extra';
import { Suspense } from 'react';
import { loadPart, loadQuery } from '~/app/load-query';
import { NewExperimentLabel, openNewExperiment } from '~/app/new-experiment-button';
import { usePageTitle } from '~/app/page-title';
import { useNetworkIdle } from '~/app/polling/use-network-idle';
import { PermittedButton } from '~/features/access/permitted-button';
import { HomePage } from '~/features/home/home-page';
import { homeQueries } from '~/features/home/queries';
import { LaunchButton } from '~/features/notebooks/launch-button';
import { meQuery } from '~/features/session/queries';
import { useViewer } from '~/features/viewer/queries';

export const Route = createFileRoute('/_app/dashboard')({
  loader: async ({ context: { queryClient } }) => {
    const me = await loadQuery(queryClient, meQuery);
    await Promise.all([
      loadPart(queryClient, homeQueries.recentProjects()),
      loadPart(queryClient, homeQueries.submissions(me.id)),
      loadPart(queryClient, homeQueries.tasks(me.username)),
    ]);
    return { userId: me.id, username: me.username };
  },
  component: HomeRoute,
});

// the list of ended work loads after the rest of the page
const SinceYouLeft = lazyExtra(() => import('~/features/home/since-you-left'));
const ClusterHealth = lazyExtra(() => import('~/features/home/cluster-health'));

function HomeRoute() {
  usePageTitle('Home');
  const isQuiet = useNetworkIdle();
  const isOperator = can(useViewer(), 'master.viewConfig');
  return (
    <HomePage
      {...Route.useLoaderData()}
      actions={
        <>
          <LaunchButton />
          <PermittedButton
            policy="experiment.createAnywhere"
            variant="primary"
            onClick={openNewExperiment}
          >
            <NewExperimentLabel />
          </PermittedButton>
        </>
      }
      cluster={
        isQuiet && isOperator ? (
          <Suspense>
            <ClusterHealth />
          </Suspense>
        ) : null
      }
      since={
        isQuiet ? (
          <Suspense>
            <SinceYouLeft />
          </Suspense>
        ) : null
      }
    />
  );
}
