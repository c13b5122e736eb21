import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { Template } from '@trainyard/sdk/types';
import { uncategorizedProjectId, uncategorizedWorkspaceId } from '~/lib/links';
import { projectQueries } from './projects';
import { useViewer } from './viewer';
import { workspaceQueries } from './workspaces';

/** Where a new experiment starts unless the user chooses another place. */
export type StartPlace = { workspaceId: number; projectId: number | null };

/**
 * The workspace of a template, or the project of the page behind the dialog. On other pages the uncategorized one, or, for those who
 * may not add to it, a workspace of theirs. Undefined until it is known.
 */
export function useStartPlace(template?: Template): StartPlace | undefined {
  const viewer = useViewer();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const id = Number(/^\/projects\/(\d+)/.exec(path)?.[1] ?? 0);
  const project = useQuery({ ...projectQueries.detail(id), enabled: id !== 0 });
  const workspaces = useQuery(workspaceQueries.list());
  if (template && template.workspaceId !== uncategorizedWorkspaceId)
    return { workspaceId: template.workspaceId, projectId: null };
  if ((id !== 0 && project.isPending) || workspaces.isPending) return undefined;
  if (project.data) return { workspaceId: project.data.workspaceId, projectId: project.data.id };
  const mayAdd = (workspaceId: number) => can(viewer, 'experiment.create', { workspaceId });
  const own = workspaces.data?.find(({ id, archived }) => !archived && mayAdd(id));
  if (own && !mayAdd(uncategorizedWorkspaceId)) return { workspaceId: own.id, projectId: null };
  return { workspaceId: uncategorizedWorkspaceId, projectId: uncategorizedProjectId };
}
