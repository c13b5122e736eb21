import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, type ErrorComponentProps, Outlet } from '@tanstack/react-router';
import { RouteError } from '~/app/errors/route-error';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { knownRow } from '~/data/experiments/cached-experiments';
import { experimentQueries } from '~/data/experiments/experiments';
import { OwnerQuestionNote } from '~/features/cluster/waste/owner-question-note';
import { DiffOverPage } from '~/features/experiments/experiment-compare/diff/diff-over-page';
import {
  ExperimentLoading,
  ExperimentPage,
} from '~/features/experiments/experiment-detail/experiment-page';
import { loadExperiment } from '~/features/experiments/experiment-detail/experiment-page-load';
import { FailedExperimentPage } from '~/features/experiments/experiment-detail/failed-experiment-page';
import { TrialLogNote, TrialLogPreview } from '~/features/experiments/logs/trial-log-parts';
import { ComparisonOverPage } from '~/features/experiments/metrics/comparison/comparison-over-page';
import { CheckpointOverPage } from '~/features/registry/checkpoints/checkpoint-over-page';
import { checkpointShownSearch } from '~/features/registry/checkpoints/search';

export const Route = createFileRoute('/_app/experiments/$experimentId')({
  codeSplitGroupings: [['component', 'errorComponent']],
  validateSearch: checkpointShownSearch,
  search: { middlewares: [checkpointShownSearch.withoutDefaults] },
  loader: async ({ context: { queryClient }, params }) => {
    const { id } = await loadExperiment(queryClient, params);
    return { experimentId: id };
  },
  component: ExperimentRoute,
  errorComponent: ExperimentFailed,
});

/** Keeps the breadcrumb of the experiment, if a list has loaded it. */
function ExperimentFailed(props: ErrorComponentProps) {
  const { experimentId } = Route.useParams();
  return (
    <FailedExperimentPage experimentId={Number(experimentId)} error={props.error}>
      <RouteError {...props} />
    </FailedExperimentPage>
  );
}

function ExperimentRoute() {
  const { experimentId } = useLoadedData(Route.useLoaderData());
  const queryClient = useQueryClient();
  const detail = useQuery(experimentQueries.detail(experimentId));
  const searchParams = Route.useSearch();
  if (!detail.data && detail.error) throw detail.error;
  // the head shows the data of the list until the rest has loaded
  const row = detail.data ? undefined : knownRow(queryClient, experimentId);
  const experiment = detail.data?.experiment ?? row?.experiment;
  if (!experiment) return null;
  return (
    // another experiment starts with new state: pinned tooltips and open menus belong to one
    <ExperimentPage
      notice={<OwnerQuestionNote experiment={experiment} />}
      key={experimentId}
      experiment={experiment}
      job={detail.data?.jobSummary ?? null}
      live={detail}
      logsNote={<TrialLogNote experimentId={experimentId} />}
    >
      {detail.data ? (
        <>
          <Outlet />
          <TrialLogPreview experimentId={experimentId} />
          <CheckpointOverPage place={searchParams} />
          <DiffOverPage experimentId={experimentId} />
          <ComparisonOverPage experimentId={experimentId} />
        </>
      ) : (
        <ExperimentLoading row={row} />
      )}
    </ExperimentPage>
  );
}
