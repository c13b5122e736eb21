import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { isFinished } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { useChangeSearch } from '~/app/links/use-change-search';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { experimentQueries } from '~/data/experiments/experiments';
import { ExperimentSearchFacts } from '~/features/experiments/experiment-detail/experiment-search-facts';
import { VisualizationBody } from '~/features/experiments/experiment-detail/visualization-body';
import { learningCurveSearch } from '~/features/experiments/metrics/learning-curve-search';
import { SearchOverview } from '~/features/experiments/metrics/overview/search-overview';
import { OverviewAside } from '~/features/experiments/search-insights/overview-aside';
import { areAllRead, insightQueries } from '~/features/experiments/search-insights/queries';
import { useWhy } from '~/features/experiments/search-insights/use-rung-results';
import { forkWithRanges } from '../-fork-with-ranges';
import { loadCurves } from '../-load-picture';
import { trialActions } from '../-trial-actions';

export const Route = createFileRoute('/_app/experiments/$experimentId/visualization/overview')({
  codeSplitGroupings: [['component']],
  staticData: { skeleton: SearchChartSkeleton },
  validateSearch: learningCurveSearch,
  search: { middlewares: [learningCurveSearch.withoutDefaults] },
  loaderDeps: ({ search: { metric, trials } }) => ({ metric, trials }),
  loader: loadCurves,
  component: OverviewRoute,
});

const noTrials: readonly Trial[] = [];

function OverviewRoute() {
  const { experimentId } = useLoadedData(Route.useLoaderData());
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const isLive = !isFinished(experiment.state);
  // the parts beside the charts request them
  const all = useQuery({ ...insightQueries.trials(experimentId, { isLive }), enabled: false });
  const trials = all.data?.trials ?? noTrials;
  // ranks among a part of the trials would be wrong
  const why = useWhy(experiment, all.data && areAllRead(all.data) ? all.data.trials : noTrials);
  const changeSearch = useChangeSearch(Route);
  return (
    <VisualizationBody experimentId={experimentId} isOverview>
      <SearchOverview
        experiment={experiment}
        allTrials={trials}
        why={why}
        search={Route.useSearch()}
        actions={trialActions(experimentId)}
        onSearchChange={changeSearch}
        facts={<ExperimentSearchFacts experimentId={experimentId} />}
      >
        <OverviewAside experiment={experiment} fork={forkWithRanges(experiment)} />
      </SearchOverview>
    </VisualizationBody>
  );
}
