import { createFileRoute, redirect } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { supports } from '~/app/abilities';
import { idOf } from '~/app/errors/page-message';
import { useChangeSearch } from '~/app/links/use-change-search';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { requirePermission } from '~/data/viewer';
import { PolicyEditor } from '~/features/cluster/config-policies/policy-editor';
import { policySearch } from '~/features/cluster/config-policies/policy-search';
import {
  useWorkspace,
  WorkspaceLayout,
  WorkspaceTabError,
} from '~/features/workspace/workspaces/workspace-layout';

export const Route = createFileRoute('/_app/workspaces/$workspaceId/policies')({
  validateSearch: policySearch,
  search: { middlewares: [policySearch.withoutDefaults] },
  loader: async ({ context, params }) => {
    if (!supports('configPolicies'))
      throw redirect({ to: '/workspaces/$workspaceId/projects', params, replace: true });
    const workspaceId = idOf(params.workspaceId, 'Workspace');
    await requirePermission(context, 'configPolicy.view', { workspaceId });
    return { workspaceId };
  },
  component: WorkspacePoliciesRoute,
  errorComponent: WorkspaceTabError,
});

function WorkspacePoliciesRoute() {
  const workspace = useWorkspace(useLoadedData(Route.useLoaderData()).workspaceId);
  const changeSearch = useChangeSearch(Route);
  return (
    <WorkspaceLayout workspaceId={workspace.id}>
      <PageBody>
        <PolicyEditor workspace={workspace} view={Route.useSearch()} onViewChange={changeSearch} />
      </PageBody>
    </WorkspaceLayout>
  );
}
