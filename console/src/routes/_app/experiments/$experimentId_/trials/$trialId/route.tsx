import { createFileRoute, Outlet, stripSearchParams } from '@tanstack/react-router';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { TrialHeaderActions } from '~/features/experiments/experiment-detail/trial/trial-header-actions';
import { loadTrial } from '~/features/experiments/trials/load-trial';
import { TrialPage } from '~/features/experiments/trials/trial-page';
import { checkpointShownSearch } from '~/features/registry/checkpoints/search';
import { CheckpointOverPage } from '../../../../-checkpoint-over-page';
import { useTrialLogParts } from '../../../-trial-log-parts';

export const Route = createFileRoute('/_app/experiments/$experimentId_/trials/$trialId')({
  codeSplitGroupings: [['component']],
  validateSearch: checkpointShownSearch,
  search: { middlewares: [stripSearchParams(checkpointShownSearch.defaults)] },
  loader: ({ context: { queryClient }, params }) => loadTrial({ queryClient, params }),
  component: TrialRoute,
});

function TrialRoute() {
  const ids = useLoadedData(Route.useLoaderData());
  const { note, preview } = useTrialLogParts(ids);
  return (
    <TrialPage key={ids.trialId} {...ids} logsNote={note} actions={<TrialHeaderActions {...ids} />}>
      <Outlet />
      {preview}
      <CheckpointOverPage place={Route.useSearch()} />
    </TrialPage>
  );
}
