import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Project } from '@trainyard/sdk/types';
import { ActionItems } from '@trainyard/ui/base/action-items';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useViewer } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import { projectItems } from './actions';
import { useProjectActions } from './use-project-actions';

/** The actions menu of a project, by the permissions in its workspace. It loads on the first click, so it starts open. */
export default function ProjectActions({ project }: { project: Project }) {
  const [isOpen, setIsOpen] = useState(true);
  const navigate = useNavigate();
  const viewer = useViewer();
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const { run, dialog } = useProjectActions(
    ({ workspaceId }) =>
      void navigate({
        to: '/workspaces/$workspaceId/projects',
        params: { workspaceId: String(workspaceId) },
      }),
  );
  const workspace = workspaces?.find(({ id }) => id === project.workspaceId);
  return (
    <>
      <DropdownMenu open={isOpen} onOpenChange={setIsOpen}>
        <DropdownMenuTrigger>
          <IconButton label="Project actions" variant="outline">
            <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <ActionItems
            items={projectItems({ ...project, workspace }, viewer)}
            onRun={(action) => run(action, project)}
          />
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog}
    </>
  );
}
