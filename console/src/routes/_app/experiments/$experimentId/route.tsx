import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { idOf } from '~/app/page-message';
import { ExperimentPage } from '~/features/experiments/experiment-page';
import { experimentQueries } from '~/features/experiments/queries';
import { useTrialLogParts } from '../-trial-log-parts';

export const Route = createFileRoute('/_app/experiments/$experimentId')({
  loader: async ({ context: { queryClient }, params }) => {
    const experimentId = idOf(params.experimentId, 'Experiment');
    await loadQuery(queryClient, experimentQueries.detail(experimentId));
    return { experimentId };
  },
  component: ExperimentRoute,
});

function ExperimentRoute() {
  const { experimentId } = Route.useLoaderData();
  const { note, preview } = useTrialLogParts({ experimentId });
  return (
    // another experiment starts afresh: pinned tooltips and open menus belong to one
    <ExperimentPage key={experimentId} experimentId={experimentId} logsNote={note}>
      <Outlet />
      {preview}
    </ExperimentPage>
  );
}
