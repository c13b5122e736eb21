import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { showOverlay } from '~/app/overlay';
import { WorkspaceIcon } from '~/components/entity/workspace-icon';
import { IconButton } from '~/components/ui/icon-button';
import { Skeleton } from '~/components/ui/skeleton';
import { workspaceQueries } from '~/features/workspaces/queries';
import { NavLink } from './nav-link';
import { pinnedOf } from './pinned-of';

/** The workspaces the person keeps at hand, in the order they were pinned. */
export function PinnedWorkspaces({ isFolded }: { isFolded: boolean }) {
  const { data: pinned, isError } = useQuery({ ...workspaceQueries.list(), select: pinnedOf });
  return (
    <section
      aria-label="Pinned workspaces"
      className="flex min-h-0 flex-col gap-px overflow-y-auto"
    >
      {isFolded ? (
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
          to="/workspaces/$workspaceId"
          params={{ workspaceId: String(workspace.id) }}
          activeOptions={{ includeSearch: false }}
          icon={<WorkspaceIcon name={workspace.name} />}
          label={workspace.name}
          isFolded={isFolded}
        />
      ))}
      {pinned?.length === 0 && !isFolded ? (
        <p className="px-2 text-sm text-faint">No pinned workspaces</p>
      ) : null}
      {pinned === undefined && !isError ? <Skeleton className="mx-2 mt-2 w-24" /> : null}
    </section>
  );
}
