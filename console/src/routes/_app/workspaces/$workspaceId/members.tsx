import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { idOf } from '~/app/errors/page-message';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { LiveStatus } from '~/app/polling/live-status';
import { ClusterPeople } from '~/features/people/admin/cluster-people';
import { AddMemberButton, MemberList } from '~/features/workspace/workspaces/member-list';
import { memberQueries } from '~/features/workspace/workspaces/queries';
import { memberListSearch } from '~/features/workspace/workspaces/search';
import {
  useWorkspace,
  WorkspaceLayout,
  WorkspaceTabError,
} from '~/features/workspace/workspaces/workspace-layout';

export const Route = createFileRoute('/_app/workspaces/$workspaceId/members')({
  validateSearch: memberListSearch,
  search: { middlewares: [memberListSearch.withoutDefaults] },
  // without role-based access there are no members
  beforeLoad: ({ context, params }) => {
    if (context.master.rbacEnabled) return;
    throw redirect({ to: '/workspaces/$workspaceId/projects', params, replace: true });
  },
  loaderDeps: ({ search }) => ({ name: search.name }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const workspaceId = idOf(params.workspaceId, 'Workspace');
    await loadQuery(queryClient, memberQueries.list(workspaceId, deps.name));
  },
  component: MembersRoute,
  errorComponent: WorkspaceTabError,
});

function MembersRoute() {
  const workspace = useWorkspace(idOf(Route.useParams().workspaceId, 'Workspace'));
  const search = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <WorkspaceLayout
      workspaceId={workspace.id}
      status={
        <>
          <LiveStatus query={useSuspenseQuery(memberQueries.list(workspace.id, search.name))} />
          <AddMemberButton workspace={workspace} />
        </>
      }
    >
      <MemberList
        workspace={workspace}
        search={search}
        onSearchChange={changeSearch}
        others={<ClusterPeople />}
      />
    </WorkspaceLayout>
  );
}
