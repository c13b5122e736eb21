import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ExperimentArtifacts } from '~/features/experiments/experiment-artifacts';
import { loadTrialTab } from '~/features/experiments/experiment-page-load';
import { ExperimentTrial } from '~/features/experiments/experiment-trial';
import { logSearch } from '~/features/logs/log-search-params';
import { TrialLogs } from '~/features/logs/trial-logs';

export const Route = createFileRoute('/_app/experiments/$experimentId/logs')({
  validateSearch: logSearch,
  search: { middlewares: [stripSearchParams(logSearch.defaults)] },
  loader: ({ context: { queryClient }, params }) => loadTrialTab({ queryClient, params }),
  component: LogsRoute,
});

function LogsRoute() {
  const { experimentId } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ExperimentTrial experimentId={experimentId}>
      {({ trial, isLive }) => (
        <ExperimentArtifacts experimentId={experimentId} what="logs">
          <TrialLogs
            experimentId={experimentId}
            trialId={trial.id}
            isLive={isLive}
            search={search}
            onSearchChange={(change) =>
              void navigate({ search: (search) => ({ ...search, ...change }), replace: true })
            }
          />
        </ExperimentArtifacts>
      )}
    </ExperimentTrial>
  );
}
