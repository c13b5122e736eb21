import { can, type Viewer } from '@trainyard/rbac';
import type { Project, Workspace } from '@trainyard/sdk/types';
import { uncategorizedProjectId, uncategorizedWorkspaceId } from '~/lib/links';
import { z } from '~/lib/zod';

export const moveSchema = z
  .object({ workspaceId: z.number('Workspace is required'), projectId: z.custom<number | null>() })
  .check(
    z.refine((values) => typeof destinationOf(values) === 'number', {
      error: 'Project is required',
      path: ['projectId'],
    }),
  );

export type MoveForm = z.output<typeof moveSchema>;

/** Where they would go: the workspace of what has no project has one, which nobody sees. */
export const destinationOf = ({ workspaceId, projectId }: MoveForm): number | null =>
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
