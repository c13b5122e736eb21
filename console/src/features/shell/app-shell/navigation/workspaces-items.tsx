import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '@trainyard/ui/base/dropdown-menu';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Plus, Search, Shapes } from 'lucide-react';
import { showOverlay } from '~/app/overlays/overlay';
import { WorkspaceIcon } from '~/components/entity/avatar';
import { useViewer } from '~/data/viewer';
import { pinnedOf, workspaceQueries } from '~/data/workspaces';

const icon = { className: 'size-4', strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The lines of the sheet; they come with its first use. */
export default function WorkspacesItems() {
  const navigate = useNavigate();
  const viewer = useViewer();
  const { data: pinned = [] } = useQuery({
    ...workspaceQueries.list(),
    select: ({ workspaces }) => pinnedOf(workspaces),
  });
  return (
    <>
      <DropdownMenuItem
        icon={<Shapes {...icon} />}
        onSelect={() => void navigate({ to: '/workspaces' })}
      >
        Workspaces
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Search {...icon} />} onSelect={() => showOverlay('quickSearch')}>
        Search workspace or project
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      {pinned.length === 0 ? <DropdownMenuLabel>No pinned workspaces</DropdownMenuLabel> : null}
      {pinned.map(({ id, name }) => (
        <DropdownMenuItem
          key={id}
          icon={<WorkspaceIcon name={name} />}
          onSelect={() =>
            void navigate({
              to: '/workspaces/$workspaceId/projects',
              params: { workspaceId: String(id) },
            })
          }
        >
          <span className="max-w-60 truncate">{displayText(name)}</span>
        </DropdownMenuItem>
      ))}
      {can(viewer, 'workspace.create') ? (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={<Plus {...icon} />} onSelect={() => showOverlay('newWorkspace')}>
            New Workspace
          </DropdownMenuItem>
        </>
      ) : null}
    </>
  );
}
