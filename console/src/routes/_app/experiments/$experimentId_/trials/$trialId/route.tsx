import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadTrial } from '~/features/trials/load-trial';
import { TrialPage } from '~/features/trials/trial-page';

export const Route = createFileRoute('/_app/experiments/$experimentId_/trials/$trialId')({
  loader: ({ context: { queryClient }, params }) => loadTrial({ queryClient, params }),
  component: TrialRoute,
});

function TrialRoute() {
  const ids = Route.useLoaderData();
  return (
    <TrialPage key={ids.trialId} {...ids}>
      <Outlet />
    </TrialPage>
  );
}
