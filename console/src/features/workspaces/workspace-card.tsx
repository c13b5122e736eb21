import { Link } from '@tanstack/react-router';
import type { Workspace } from '@trainyard/sdk/types';
import { Pin } from 'lucide-react';
import { UserBadge } from '~/components/entity/user-badge';
import { WorkspaceIcon } from '~/components/entity/workspace-icon';
import { Tag } from '~/components/ui/badge';
import { useUser } from '~/features/users/queries';
import { plural } from '~/lib/format';
import { WorkspaceStateNote } from './workspace-state-note';

export function WorkspaceCard({ workspace }: { workspace: Workspace }) {
  const owner = useUser(workspace.userId) ?? { username: workspace.username };
  return (
    <Link
      to="/workspaces/$workspaceId/projects"
      params={{ workspaceId: String(workspace.id) }}
      className="no-underline-hover grid h-full gap-2.5 rounded-lg border bg-raised px-3.5 py-3 hover:border-line-strong"
    >
      <span className="flex min-w-0 items-center gap-2">
        <WorkspaceIcon name={workspace.name} />
        <span className="truncate font-medium">{workspace.name}</span>
        <span className="ml-auto flex items-center gap-1.5">
          {workspace.archived ? <Tag>Archived</Tag> : null}
          {workspace.pinned ? (
            <Pin role="img" aria-label="Pinned" className="size-3.5 text-faint" strokeWidth={1.5} />
          ) : null}
        </span>
      </span>
      <WorkspaceStateNote state={workspace.state} errorMessage={workspace.errorMessage} />
      <span className="num flex items-center gap-2 text-sm text-muted">
        {plural(workspace.numProjects, 'project')}
        <UserBadge user={owner} className="ml-auto" />
      </span>
    </Link>
  );
}
