import {
  createFileRoute,
  type ErrorComponentProps,
  Outlet,
  stripSearchParams,
} from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { idOf } from '~/app/page-message';
import { RouteError } from '~/app/route-error';
import { checkpointShownSearch } from '~/features/checkpoints/shown-checkpoint';
import { ExperimentPage } from '~/features/experiments/page/experiment-page';
import { FailedExperimentPage } from '~/features/experiments/page/failed-experiment-page';
import { experimentQueries } from '~/features/experiments/queries';
import { CheckpointOverPage } from '../../-checkpoint-over-page';
import { ComparisonsOverPage } from '../-comparisons-over-page';
import { useTrialLogParts } from '../-trial-log-parts';

export const Route = createFileRoute('/_app/experiments/$experimentId')({
  validateSearch: checkpointShownSearch,
  search: { middlewares: [stripSearchParams(checkpointShownSearch.defaults)] },
  loader: async ({ context: { queryClient }, params }) => {
    const experimentId = idOf(params.experimentId, 'Experiment');
    await loadQuery(queryClient, experimentQueries.detail(experimentId));
    return { experimentId };
  },
  component: ExperimentRoute,
  errorComponent: ExperimentFailed,
});

/** The way to where the experiment is stays, as far as a list has told of it. */
function ExperimentFailed(props: ErrorComponentProps) {
  const { experimentId } = Route.useParams();
  return (
    <FailedExperimentPage experimentId={Number(experimentId)} error={props.error}>
      <RouteError {...props} />
    </FailedExperimentPage>
  );
}

function ExperimentRoute() {
  const { experimentId } = Route.useLoaderData();
  const { note, preview } = useTrialLogParts({ experimentId });
  return (
    // another experiment starts afresh: pinned tooltips and open menus belong to one
    <ExperimentPage key={experimentId} experimentId={experimentId} logsNote={note}>
      <Outlet />
      {preview}
      <CheckpointOverPage shown={Route.useSearch()} />
      <ComparisonsOverPage experimentId={experimentId} />
    </ExperimentPage>
  );
}
