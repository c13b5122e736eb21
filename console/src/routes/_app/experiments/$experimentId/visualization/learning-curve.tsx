import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { useChangeSearch } from '~/app/links/use-change-search';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { metricNamesQuery } from '~/data/metrics';
import { type LoadContext, mayNow } from '~/data/viewer';
import { loadTab } from '~/features/experiment-detail/experiment-page-load';
import { LearningCurve } from '~/features/metrics/learning-curve';
import {
  type LearningCurveSearch,
  learningCurveSearch,
} from '~/features/metrics/learning-curve-search';
import { expectedMetric, hasLearningCurve } from '~/features/metrics/metric-names';
import { metricQueries } from '~/features/metrics/queries';
import { trialActions, VisualizationBody } from '../-visualization-body';

/**
 * Asks for the names and for the curves of a learning curve at the same time, and waits for neither:
 * the metric of the link, or else the searcher's, is known before the names are. Asks for nothing
 * where the viewer may not see them.
 */
function prefetchLearningCurve(
  context: LoadContext,
  experiment: Experiment,
  search: Pick<LearningCurveSearch, 'metric' | 'trials'>,
) {
  const { workspaceId } = experiment;
  if (!hasLearningCurve(experiment)) return;
  if (!mayNow(context, 'experiment.viewArtifacts', { workspaceId })) return;
  const { queryClient } = context;
  const isLive = !isFinished(experiment.state);
  void queryClient.prefetchQuery(metricNamesQuery([experiment.id], { isLive }));
  const metric = expectedMetric(experiment, search.metric);
  if (!metric) return;
  const options = { metric, maxTrials: search.trials, isLive };
  void queryClient.prefetchQuery(metricQueries.sample(experiment.id, options));
}

export const Route = createFileRoute(
  '/_app/experiments/$experimentId/visualization/learning-curve',
)({
  staticData: { skeleton: SearchChartSkeleton },
  validateSearch: learningCurveSearch,
  search: { middlewares: [stripSearchParams(learningCurveSearch.defaults)] },
  loaderDeps: ({ search: { metric, trials } }) => ({ metric, trials }),
  loader: async ({ context, params, deps }) => {
    const { queryClient } = context;
    const experiment = await loadTab({ queryClient, params, kind: 'search' });
    prefetchLearningCurve(context, experiment, deps);
    return { experimentId: experiment.id };
  },
  component: LearningCurveRoute,
});

function LearningCurveRoute() {
  const { experimentId } = useLoadedData(Route.useLoaderData());
  const changeSearch = useChangeSearch(Route);
  return (
    <VisualizationBody experimentId={experimentId}>
      <LearningCurve
        experimentId={experimentId}
        search={Route.useSearch()}
        actions={trialActions(experimentId)}
        onSearchChange={changeSearch}
      />
    </VisualizationBody>
  );
}
