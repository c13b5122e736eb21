import { createFileRoute } from '@tanstack/react-router';
import { isFinished } from '@trainyard/sdk/model';
import { PageBody } from '@trainyard/ui/page/page';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { checkpointQueries } from '~/data/experiments/checkpoints';
import { ExperimentArtifacts } from '~/features/experiments/experiment-detail/experiment-artifacts';
import { loadTab } from '~/features/experiments/experiment-detail/experiment-page-load';
import { CheckpointsTable } from '~/features/registry/checkpoints/checkpoints-table';
import { checkpointListQuery } from '~/features/registry/checkpoints/list-query';
import { checkpointSearch } from '~/features/registry/checkpoints/search';

export const Route = createFileRoute('/_app/experiments/$experimentId/checkpoints')({
  validateSearch: checkpointSearch,
  search: { middlewares: [checkpointSearch.withoutDefaults] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    const { id, state } = await loadTab({ queryClient, params, kind: 'single' });
    const query = { ...checkpointListQuery(deps), isLive: !isFinished(state) };
    // the page itself reports missing access
    await loadQuery(queryClient, checkpointQueries.ofExperiment(id, query)).catch(() => {});
    return { experimentId: id };
  },
  component: CheckpointsRoute,
});

function CheckpointsRoute() {
  const { experimentId } = useLoadedData(Route.useLoaderData());
  const changeSearch = useChangeSearch(Route);
  return (
    <PageBody>
      <ExperimentArtifacts experimentId={experimentId} what="checkpoints">
        <CheckpointsTable
          experimentId={experimentId}
          search={Route.useSearch()}
          onSearchChange={changeSearch}
        />
      </ExperimentArtifacts>
    </PageBody>
  );
}
