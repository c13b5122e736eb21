import { can, type Viewer } from '@trainyard/rbac';
import type { Project, Workspace } from '@trainyard/sdk/types';
import { uncategorizedProjectId, uncategorizedWorkspaceId } from '~/lib/links';

export type MoveForm = { workspaceId: number | undefined; projectId: number | undefined };

export const moveErrors = ({ workspaceId, projectId }: MoveForm) => ({
  workspaceId: workspaceId === undefined ? 'Workspace is required' : undefined,
  projectId:
    workspaceId !== undefined && workspaceId !== uncategorizedWorkspaceId && projectId === undefined
      ? 'Project is required'
      : undefined,
});

/** Where they would go: the workspace of what has no project has one, which nobody sees. */
export const destinationOf = ({ workspaceId, projectId }: MoveForm): number | undefined =>
  workspaceId === uncategorizedWorkspaceId ? uncategorizedProjectId : projectId;

type Source = { workspaceId: number; viewer: Viewer };

/** Where this person may move experiments to; where they are now stays in sight. */
export const workspaceChoices = (
  workspaces: readonly Workspace[],
  { workspaceId, viewer }: Source,
) =>
  workspaces
    .filter(({ id }) => id === workspaceId || can(viewer, 'experiment.moveTo', { workspaceId: id }))
    .map(({ id, name, archived }) => ({
      value: id,
      label: name,
      note: archived ? 'archived' : id === workspaceId ? 'current' : undefined,
      isDisabled: archived,
    }));

export const projectChoices = (projects: readonly Project[], projectId: number | undefined) =>
  projects.map(({ id, name, archived }) => ({
    value: id,
    label: name,
    note: archived ? 'archived' : id === projectId ? 'current' : undefined,
    isDisabled: archived,
  }));
