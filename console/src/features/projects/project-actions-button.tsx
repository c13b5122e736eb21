import { useQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import type { Project } from '@trainyard/sdk/types';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useViewer } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';

// the rules of every kind of thing come with it, and most visits to a project do without
const load = () => import('./project-actions');
const ProjectActions = lazy(load);

/** The menu of a project, which comes with its first use. */
export function ProjectActionsButton({ project }: { project: Project }) {
  const [isWanted, setIsWanted] = useState(false);
  const viewer = useViewer();
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const { workspaceId, userId } = project;
  const owner = workspaces?.find(({ id }) => id === workspaceId)?.userId;
  const scope = { workspaceId, ownerId: owner === undefined ? userId : [userId, owner] };
  const button = (
    <IconButton
      label="Project actions"
      variant="outline"
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsWanted(true)}
    >
      <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
    </IconButton>
  );
  // all that its menu can hold needs one of these
  if (!can(viewer, 'project.modify', scope) && !can(viewer, 'project.delete', scope)) return null;
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ProjectActions project={project} />
    </Suspense>
  );
}
