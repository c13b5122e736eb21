import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { LiveStatus } from '~/app/live-status';
import { loadQuery } from '~/app/load-query';
import { idOf } from '~/app/page-message';
import { useChangeSearch } from '~/app/use-change-search';
import { PageBody } from '~/components/page/page';
import { ModelList } from '~/features/models/model-list';
import { NewModelButton } from '~/features/models/new-model-button';
import { modelQueries } from '~/features/models/queries';
import { modelListSearch } from '~/features/models/search';
import { requirePermission } from '~/features/viewer/load-viewer';
import { WorkspaceFrame } from '~/features/workspaces/workspace-frame';

export const Route = createFileRoute('/_app/workspaces/$workspaceId/models')({
  validateSearch: modelListSearch,
  search: { middlewares: [stripSearchParams(modelListSearch.defaults)] },
  loader: async ({ context, params }) => {
    const { queryClient } = context;
    const workspaceId = idOf(params.workspaceId, 'Workspace');
    await requirePermission(context, 'model.view', { workspaceId });
    await loadQuery(queryClient, modelQueries.list(workspaceId));
    return { workspaceId };
  },
  component: WorkspaceModelsRoute,
});

function WorkspaceModelsRoute() {
  const { workspaceId } = Route.useLoaderData();
  const changeSearch = useChangeSearch(Route);
  const status = (
    <>
      <LiveStatus query={useSuspenseQuery(modelQueries.list(workspaceId))} />
      <NewModelButton workspaceId={workspaceId} />
    </>
  );
  return (
    <WorkspaceFrame workspaceId={workspaceId} status={status}>
      <PageBody>
        <ModelList workspaceId={workspaceId} view={Route.useSearch()} onViewChange={changeSearch} />
      </PageBody>
    </WorkspaceFrame>
  );
}
