import { useQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import type { Workspace } from '@trainyard/sdk/types';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { OptionalPart } from '@trainyard/ui/base/optional-part';
import { Skeleton } from '@trainyard/ui/base/skeleton';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { cn } from '@trainyard/ui/lib/utils';
import { Plus, Search } from 'lucide-react';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { showOverlay } from '~/app/overlays/overlay';
import { WorkspaceIcon } from '~/components/entity/avatar';
import { useViewer } from '~/data/viewer';
import { pinnedOf, workspaceQueries } from '~/data/workspaces';
import { NavLink } from './nav-link';

type OpenMenu = { entity: Workspace; at: { x: number; y: number } };

/** The menu of a pinned workspace; it comes with the first right click. */
export type PinnedMenu = ComponentType<{ openMenu: OpenMenu | undefined; onClose: () => void }>;

type Props = { isCollapsed: boolean; Menu: PinnedMenu };

/** The pinned workspaces of the user, in the order they were pinned. */
export function PinnedWorkspaces({ isCollapsed, Menu }: Props) {
  const viewer = useViewer();
  const [openMenu, setOpenMenu] = useState<OpenMenu>();
  // stays after the menu is closed: its actions have dialogs
  const [hasMenu, setHasMenu] = useState(false);
  const { data: pinned, isError } = useQuery({
    ...workspaceQueries.list(),
    select: ({ workspaces }) => pinnedOf(workspaces),
  });
  return (
    <section
      aria-label="Pinned workspaces"
      className="flex min-h-0 flex-col gap-px overflow-y-auto"
    >
      {isCollapsed ? (
        <hr className="mx-2 my-2 border-line" />
      ) : (
        <div className="flex items-center pt-3.5 pb-1 pl-2">
          <h2 className="text-xs font-medium text-faint">Pinned</h2>
          <IconButton
            label="Search workspace or project"
            className="-my-1.5 ml-auto"
            onClick={() => showOverlay('quickSearch')}
          >
            <Search aria-hidden className="size-3.5" />
          </IconButton>
        </div>
      )}
      {pinned?.map((workspace) => (
        <NavLink
          key={workspace.id}
          to="/workspaces/$workspaceId/{-$tab}"
          params={{ workspaceId: String(workspace.id) }}
          activeOptions={{ includeSearch: false }}
          icon={<WorkspaceIcon name={workspace.name} />}
          label={workspace.name}
          isCollapsed={isCollapsed}
          onContextMenu={(event) => {
            event.preventDefault();
            setHasMenu(true);
            setOpenMenu({ entity: workspace, at: placeOf(event) });
          }}
        />
      ))}
      {pinned?.length === 0 && !isCollapsed ? (
        <p className="px-2 text-sm text-faint">No pinned workspaces</p>
      ) : null}
      {pinned === undefined && !isError ? <Skeleton className="mx-2 mt-2 w-24" /> : null}
      {can(viewer, 'workspace.create') ? <NewWorkspace isCollapsed={isCollapsed} /> : null}
      {hasMenu ? (
        <OptionalPart>
          <Menu openMenu={openMenu} onClose={() => setOpenMenu(undefined)} />
        </OptionalPart>
      ) : null}
    </section>
  );
}

/** Where a menu opens: at the pointer, or below the line when it was requested by a key. */
function placeOf({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
  if (clientX > 0 || clientY > 0) return { x: clientX, y: clientY };
  const box = currentTarget.getBoundingClientRect();
  return { x: box.left, y: box.bottom };
}

const NewWorkspace = ({ isCollapsed }: { isCollapsed: boolean }) => (
  <Tooltip content={isCollapsed ? '+ New Workspace' : null} side="right">
    <button
      type="button"
      aria-label={isCollapsed ? '+ New Workspace' : undefined}
      onClick={() => showOverlay('newWorkspace')}
      className={cn(
        'flex h-7 shrink-0 items-center rounded-md px-2 text-faint hover:bg-hover hover:text-text',
        isCollapsed && 'justify-center',
      )}
    >
      {isCollapsed ? (
        <Plus aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      ) : (
        '+ New Workspace'
      )}
    </button>
  </Tooltip>
);
