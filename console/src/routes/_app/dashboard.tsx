import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { lazyExtra } from '@trainyard/ui/lib/lazy-extra';
import { Suspense } from 'react';
import { NewExperimentLabel, openNewExperiment } from '~/app/new-experiment-button';
import { usePageTitle } from '~/app/page-title';
import { useNetworkIdle } from '~/app/polling/use-network-idle';
import { PermittedButton } from '~/features/access/permitted-button';
import { HomePage } from '~/features/home/home-page';
import { loadHome } from '~/features/home/load-home';
import { LaunchButton } from '~/features/notebooks/launch-button';
import { useViewer } from '~/features/viewer/queries';

export const Route = createFileRoute('/_app/dashboard')({
  loader: ({ context: { queryClient } }) =>
    loadHome(queryClient, async () => SinceYouLeft.preload?.()),
  component: HomeRoute,
});

// where it cannot be loaded the page stays
const SinceYouLeft = lazyRouteComponent(() =>
  import('~/features/home/since-you-left').catch(() => ({ default: () => null })),
);
const ClusterHealth = lazyExtra(() => import('~/features/home/cluster-health'));

function HomeRoute() {
  usePageTitle('Home');
  const isQuiet = useNetworkIdle();
  const isOperator = can(useViewer(), 'master.viewConfig');
  const { hasLeft, ...user } = Route.useLoaderData();
  return (
    <HomePage
      {...user}
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
        hasLeft || isQuiet ? (
          <Suspense>
            <SinceYouLeft />
          </Suspense>
        ) : null
      }
    />
  );
}
