import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { isFinished } from '@trainyard/sdk/model';
import { Button, buttonClass } from '@trainyard/ui/base/button';
import { PageBody } from '@trainyard/ui/page/page';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { experimentQueries } from '~/data/experiments/experiments';
import { trialQueries } from '~/data/experiments/trials';
import { useViewer } from '~/data/viewer';
import { loadTab } from '~/features/experiments/experiment-detail/experiment-page-load';
import { ExperimentSearchFacts } from '~/features/experiments/experiment-detail/experiment-search-facts';
import { useTrialMenu } from '~/features/experiments/experiment-detail/trial/trial-actions';
import { TrialsTensorboard } from '~/features/experiments/experiment-detail/trial/trials-tensorboard';
import { maxTrials } from '~/features/experiments/logs/filters/log-search-params';
import { CompareTrialsButton } from '~/features/experiments/metrics/comparison/compare-trials-button';
import { trialListQuery } from '~/features/experiments/trials/list-query';
import { trialSearch } from '~/features/experiments/trials/search';
import { TrialsTable } from '~/features/experiments/trials/trials-table';

type Props = { experimentId: number; trialIds: readonly number[] };

/** Links to the merged logs of trials of an experiment, for users who may read them. */
function TrialsLogsLink({ experimentId, trialIds }: Props) {
  const viewer = useViewer();
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const scope = experiment ? { workspaceId: experiment.workspaceId } : {};
  if (!can(viewer, 'experiment.viewArtifacts', scope)) return null;
  if (trialIds.length > maxTrials)
    return (
      <Button variant="quiet" disabled title={`No more than ${maxTrials} at once.`}>
        View Logs
      </Button>
    );
  return (
    <Link
      to="/experiments/$experimentId/logs"
      params={{ experimentId: String(experimentId) }}
      search={{ trial: [...trialIds] }}
      className={buttonClass({ variant: 'quiet', className: 'text-text!' })}
    >
      View Logs
    </Link>
  );
}

export const Route = createFileRoute('/_app/experiments/$experimentId/trials/')({
  validateSearch: trialSearch,
  search: { middlewares: [trialSearch.withoutDefaults] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    const { id, state } = await loadTab({ queryClient, params, kind: 'search' });
    const query = { ...trialListQuery(deps), isLive: !isFinished(state) };
    await loadQuery(queryClient, trialQueries.ofExperiment(id, query));
    return { experimentId: id };
  },
  component: TrialsRoute,
});

function TrialsRoute() {
  const { experimentId } = useLoadedData(Route.useLoaderData());
  const changeSearch = useChangeSearch(Route);
  const { rowMenu, menu } = useTrialMenu(experimentId);
  return (
    <PageBody>
      <ExperimentSearchFacts experimentId={experimentId} />
      <TrialsTable
        experimentId={experimentId}
        search={Route.useSearch()}
        actions={(trialIds) => (
          <>
            <TrialsTensorboard experimentId={experimentId} trialIds={trialIds} />
            <CompareTrialsButton trialIds={trialIds} />
            <TrialsLogsLink experimentId={experimentId} trialIds={trialIds} />
          </>
        )}
        menu={rowMenu}
        onSearchChange={changeSearch}
      />
      {menu}
    </PageBody>
  );
}
