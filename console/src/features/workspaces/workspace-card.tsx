import { Link } from '@tanstack/react-router';
import type { Workspace } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { plural } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { Pin } from 'lucide-react';
import { DeletionNote } from '~/components/entity/deletion-note';
import { cardLink, EntityCard, type MenuPlace } from '~/components/entity/entity-card';
import { WorkspaceIcon } from '~/components/entity/workspace-icon';
import { OwnerBadge } from '~/features/users/owner-badge';

type Props = { workspace: Workspace; onMenu: (at: MenuPlace) => void };

export function WorkspaceCard({ workspace, onMenu }: Props) {
  const { id, name, archived } = workspace;
  return (
    <EntityCard name={name} onMenu={onMenu} className={cn('gap-2.5', archived && 'bg-transparent')}>
      <span className="flex min-w-0 items-center gap-2 pr-5">
        <WorkspaceIcon name={name} />
        <Link
          to="/workspaces/$workspaceId/projects"
          params={{ workspaceId: String(id) }}
          title={name}
          className={cn(cardLink, 'truncate font-medium')}
        >
          {name}
        </Link>
        <span className="ml-auto flex items-center gap-1.5">
          {archived ? <Tag>Archived</Tag> : null}
          {workspace.pinned ? <PinMark /> : null}
        </span>
      </span>
      <DeletionNote {...workspace} />
      <span className="num mt-auto flex items-center gap-2 text-sm text-muted">
        <span className="shrink-0">{plural(workspace.numProjects, 'project')}</span>
        <OwnerBadge of={workspace} className="ml-auto" />
      </span>
    </EntityCard>
  );
}

export const PinMark = () => (
  <Pin role="img" aria-label="Pinned" className="size-3.5 shrink-0 text-faint" strokeWidth={1.5} />
);
