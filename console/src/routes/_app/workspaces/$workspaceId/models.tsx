import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { idOf } from '~/app/errors/page-message';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { LiveStatus } from '~/app/polling/live-status';
import { modelQueries } from '~/data/models';
import { requirePermission } from '~/data/viewer';
import { ModelList, NewModelButton } from '~/features/registry/models/model-list';
import { modelListSearch } from '~/features/registry/models/search';
import {
  WorkspaceLayout,
  WorkspaceTabError,
} from '~/features/workspace/workspaces/workspace-layout';

export const Route = createFileRoute('/_app/workspaces/$workspaceId/models')({
  validateSearch: modelListSearch,
  search: { middlewares: [modelListSearch.withoutDefaults] },
  loader: async ({ context, params }) => {
    const { queryClient } = context;
    const workspaceId = idOf(params.workspaceId, 'Workspace');
    await requirePermission(context, 'model.view', { workspaceId });
    await loadQuery(queryClient, modelQueries.list(workspaceId));
    return { workspaceId };
  },
  component: WorkspaceModelsRoute,
  errorComponent: WorkspaceTabError,
});

function WorkspaceModelsRoute() {
  const { workspaceId } = useLoadedData(Route.useLoaderData());
  const changeSearch = useChangeSearch(Route);
  const status = (
    <>
      <LiveStatus query={useSuspenseQuery(modelQueries.list(workspaceId))} />
      <NewModelButton workspaceId={workspaceId} />
    </>
  );
  return (
    <WorkspaceLayout workspaceId={workspaceId} status={status}>
      <PageBody>
        <ModelList workspaceId={workspaceId} view={Route.useSearch()} onViewChange={changeSearch} />
      </PageBody>
    </WorkspaceLayout>
  );
}
