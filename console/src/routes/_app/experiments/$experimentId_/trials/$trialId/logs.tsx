import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { ExperimentArtifacts } from '~/features/experiments/experiment-detail/experiment-artifacts';
import { logSearch } from '~/features/experiments/logs/filters/log-search-params';
import { TrialLogs } from '~/features/experiments/logs/trial-logs';
import { loadTrial, useTrial } from '~/features/experiments/trials/load-trial';

export const Route = createFileRoute('/_app/experiments/$experimentId_/trials/$trialId/logs')({
  codeSplitGroupings: [['component']],
  validateSearch: logSearch,
  search: { middlewares: [logSearch.withoutDefaults] },
  loader: ({ context: { queryClient }, params }) => loadTrial({ queryClient, params }),
  component: TrialLogsRoute,
});

function TrialLogsRoute() {
  const ids = useLoadedData(Route.useLoaderData());
  const { isLive } = useTrial(ids);
  const search = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <ExperimentArtifacts experimentId={ids.experimentId} what="logs">
      <TrialLogs {...ids} isLive={isLive} search={search} onSearchChange={changeSearch} />
    </ExperimentArtifacts>
  );
}
