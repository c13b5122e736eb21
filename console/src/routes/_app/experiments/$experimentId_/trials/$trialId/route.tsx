import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { TrialHeaderActions } from '~/features/experiments/experiment-detail/trial/trial-header-actions';
import { TrialLogNote, TrialLogPreview } from '~/features/experiments/logs/trial-log-parts';
import { loadTrial } from '~/features/experiments/trials/load-trial';
import { TrialPage } from '~/features/experiments/trials/trial-page';
import { CheckpointOverPage } from '~/features/registry/checkpoints/checkpoint-over-page';
import { checkpointShownSearch } from '~/features/registry/checkpoints/search';

export const Route = createFileRoute('/_app/experiments/$experimentId_/trials/$trialId')({
  codeSplitGroupings: [['component']],
  validateSearch: checkpointShownSearch,
  search: { middlewares: [checkpointShownSearch.withoutDefaults] },
  loader: ({ context: { queryClient }, params }) => loadTrial({ queryClient, params }),
  component: TrialRoute,
});

function TrialRoute() {
  const ids = useLoadedData(Route.useLoaderData());
  return (
    <TrialPage
      key={ids.trialId}
      {...ids}
      logsNote={<TrialLogNote {...ids} />}
      actions={<TrialHeaderActions {...ids} />}
    >
      <Outlet />
      <TrialLogPreview {...ids} />
      <CheckpointOverPage place={Route.useSearch()} />
    </TrialPage>
  );
}
