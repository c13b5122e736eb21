import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadPart } from '~/app/loading/load-query';
import { workspaceQueries } from '~/data/workspaces';
import { workspaceListSearch } from '~/features/workspace/workspaces/search';
import { WorkspaceListPage } from '~/features/workspace/workspaces/workspace-list-page';

export const Route = createFileRoute('/_app/workspaces/')({
  validateSearch: workspaceListSearch,
  search: { middlewares: [workspaceListSearch.withoutDefaults] },
  loader: ({ context }) => loadPart(context.queryClient, workspaceQueries.list()),
  component: WorkspacesRoute,
});

function WorkspacesRoute() {
  const changeSearch = useChangeSearch(Route);
  return <WorkspaceListPage search={Route.useSearch()} onSearchChange={changeSearch} />;
}
