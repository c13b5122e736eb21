import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { isFinished } from '@trainyard/sdk/model';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery, prefetchAll } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { experimentOfPath } from '~/data/experiments';
import { metricNamesQuery } from '~/data/metrics';
import { mayNow } from '~/data/viewer';
import { loadTab } from '~/features/experiment-detail/experiment-page-load';
import { firstCurves } from '~/features/metrics/first-charts';
import { LearningCurve } from '~/features/metrics/learning-curve';
import { learningCurveSearch } from '~/features/metrics/learning-curve-search';
import { hasLearningCurve } from '~/features/metrics/metric-names';
import { trialActions, VisualizationBody } from '../-visualization-body';

export const Route = createFileRoute(
  '/_app/experiments/$experimentId/visualization/learning-curve',
)({
  staticData: {
    skeleton: SearchChartSkeleton,
    requests: async ({ queryClient, master, params, search }) => {
      // where roles decide, the loader requests the permissions first
      if (master.rbacEnabled) return [];
      const { experiment } = await loadQuery(queryClient, experimentOfPath(params));
      return firstCurves(experiment, learningCurveSearch.read(search));
    },
  },
  validateSearch: learningCurveSearch,
  search: { middlewares: [stripSearchParams(learningCurveSearch.defaults)] },
  loaderDeps: ({ search: { metric, trials } }) => ({ metric, trials }),
  loader: async ({ context, params, deps }) => {
    const { queryClient } = context;
    const experiment = await loadTab({ queryClient, params, kind: 'search' });
    const { id, state, workspaceId } = experiment;
    if (
      hasLearningCurve(experiment) &&
      mayNow(context, 'experiment.viewArtifacts', { workspaceId })
    ) {
      const names = metricNamesQuery([id], { isLive: !isFinished(state) });
      // the loader does not wait for them
      void prefetchAll(queryClient, [names, ...firstCurves(experiment, deps)]);
    }
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
