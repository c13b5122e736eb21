import { useQuery } from '@tanstack/react-query';
import type { Model } from '@trainyard/sdk/types';
import { CrumbLink } from '~/components/page/page-strip';
import { workspaceQueries } from '~/data/workspaces';
import { uncategorizedWorkspaceId } from '~/lib/links';

/** The breadcrumbs of a model: its workspace, and the registry there. A list, since each has a key. */
export function useModelCrumbs({ workspaceId }: Pick<Model, 'workspaceId'>) {
  const { data: name } = useQuery({
    ...workspaceQueries.list(),
    select: ({ workspaces }) => workspaces.find(({ id }) => id === workspaceId)?.name,
  });
  const params = { workspaceId: String(workspaceId) };
  const isUncategorized = workspaceId === uncategorizedWorkspaceId;
  return [
    <CrumbLink key="workspace" to="/workspaces/$workspaceId/{-$tab}" params={params}>
      {isUncategorized ? 'Uncategorized' : (name ?? `Workspace ${workspaceId}`)}
    </CrumbLink>,
    <CrumbLink key="registry" to="/workspaces/$workspaceId/models" params={params}>
      Model Registry
    </CrumbLink>,
  ];
}
