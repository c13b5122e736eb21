import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadTab } from '~/features/experiment-detail/experiment-page-load';
import { LearningCurve } from '~/features/metrics/learning-curve';
import { prefetchLearningCurve } from '~/features/metrics/learning-curve-load';
import { learningCurveSearch } from '~/features/metrics/learning-curve-search';
import { trialActions, VisualizationBody } from '../-visualization-body';

export const Route = createFileRoute(
  '/_app/experiments/$experimentId/visualization/learning-curve',
)({
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
  const { experimentId } = Route.useLoaderData();
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
