import { useNavigate } from '@tanstack/react-router';
import type { Project } from '@trainyard/sdk/types';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';
import { IconButton } from '~/components/ui/icon-button';
import { useProjectActions } from './use-project-actions';

// the rules of every kind of thing come with it: most visits to a list do not ask for them
const loadMenu = () => import('./project-menu');
const ProjectMenu = lazy(loadMenu);

export function ProjectActionsButton({ project }: { project: Project }) {
  const navigate = useNavigate();
  const { run, dialog } = useProjectActions(
    ({ workspaceId }) =>
      void navigate({
        to: '/workspaces/$workspaceId/projects',
        params: { workspaceId: String(workspaceId) },
      }),
  );
  return (
    <>
      <DropdownMenu onOpenChange={(isOpen) => isOpen && void loadMenu()}>
        <DropdownMenuTrigger>
          <IconButton label="Project actions" variant="outline">
            <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <Suspense fallback={<DropdownMenuLabel>Loading</DropdownMenuLabel>}>
            <ProjectMenu project={project} onRun={(action) => run(action, project)} />
          </Suspense>
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog}
    </>
  );
}
