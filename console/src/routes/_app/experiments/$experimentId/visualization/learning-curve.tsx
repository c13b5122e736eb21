import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { VisualizationBody } from '~/features/experiments/experiment-detail/visualization-body';
import { LearningCurve } from '~/features/experiments/metrics/learning-curve';
import { learningCurveSearch } from '~/features/experiments/metrics/learning-curve-search';
import { loadCurves } from '../-load-picture';
import { trialActions } from '../-trial-actions';

export const Route = createFileRoute(
  '/_app/experiments/$experimentId/visualization/learning-curve',
)({
  codeSplitGroupings: [['component']],
  staticData: { skeleton: SearchChartSkeleton },
  validateSearch: learningCurveSearch,
  search: { middlewares: [learningCurveSearch.withoutDefaults] },
  loaderDeps: ({ search: { metric, trials } }) => ({ metric, trials }),
  loader: loadCurves,
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
