import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { isFinished, isSingleTrial } from '@trainyard/sdk/model';
import { Spinner } from '@trainyard/ui/base/spinner';
import { lazy, Suspense } from 'react';
import { useChangeSearch } from '~/app/links/use-change-search';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { experimentQueries } from '~/data/experiments/experiments';
import { ExperimentArtifacts } from '~/features/experiments/experiment-detail/experiment-artifacts';
import { loadLogsTab } from '~/features/experiments/experiment-detail/experiment-page-load';
import { ExperimentTrial } from '~/features/experiments/experiment-detail/experiment-trial';
import { experimentLogSearch } from '~/features/experiments/logs/filters/log-search-params';
import { TrialLogs } from '~/features/experiments/logs/trial-logs';

const TrialsLogs = lazy(() => import('~/features/experiments/logs/trials-logs'));

export const Route = createFileRoute('/_app/experiments/$experimentId/logs')({
  codeSplitGroupings: [['component']],
  validateSearch: experimentLogSearch,
  search: { middlewares: [experimentLogSearch.withoutDefaults] },
  loader: ({ context: { queryClient }, params }) => loadLogsTab({ queryClient, params }),
  component: LogsRoute,
});

function LogsRoute() {
  const { experimentId } = useLoadedData(Route.useLoaderData());
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const search = Route.useSearch();
  const onSearchChange = useChangeSearch(Route);
  if (!isSingleTrial(experiment))
    return (
      <ExperimentArtifacts experimentId={experimentId} what="logs">
        <Suspense fallback={<Spinner label="Loading logs" className="m-6 size-5" />}>
          <TrialsLogs
            experimentId={experimentId}
            trialIds={experiment.trialIds}
            isLive={!isFinished(experiment.state)}
            search={search}
            onSearchChange={onSearchChange}
          />
        </Suspense>
      </ExperimentArtifacts>
    );
  return (
    <ExperimentTrial experimentId={experimentId}>
      {({ trial, isLive }) => (
        <ExperimentArtifacts experimentId={experimentId} what="logs">
          <TrialLogs
            experimentId={experimentId}
            trialId={trial.id}
            isLive={isLive}
            search={search}
            onSearchChange={onSearchChange}
          />
        </ExperimentArtifacts>
      )}
    </ExperimentTrial>
  );
}
