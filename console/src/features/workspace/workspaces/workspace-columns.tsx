import { Link } from '@tanstack/react-router';
import type { Workspace } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { plural } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { Check, Pin } from 'lucide-react';
import type { MenuPlace } from '~/app/actions/use-entity-menu';
import { WorkspaceIcon } from '~/components/entity/avatar';
import { countColumn } from '~/components/entity/columns';
import { DeletionNote } from '~/components/entity/deletion-note';
import { cardLink, EntityCard } from '~/components/entity/entity-card';
import { OwnerBadge } from '~/components/owner/owner-badge';
import { ownerColumn } from '~/components/owner/owner-column';
import type { OwnerName } from '~/data/users';

type Props = { workspace: Workspace; onMenu: ((at: MenuPlace) => void) | undefined };

export function WorkspaceCard({ workspace, onMenu }: Props) {
  const { id, name, archived } = workspace;
  return (
    <EntityCard name={name} onMenu={onMenu} className={cn('gap-2.5', archived && 'bg-transparent')}>
      <span className="flex min-w-0 items-center gap-2 pr-5">
        <WorkspaceIcon name={name} />
        <Link
          to="/workspaces/$workspaceId/projects"
          params={{ workspaceId: String(id) }}
          title={displayText(name)}
          className={cn(cardLink, 'truncate font-medium')}
        >
          {displayText(name)}
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

const PinMark = () => (
  <Pin role="img" aria-label="Pinned" className="size-3.5 shrink-0 text-faint" strokeWidth={1.5} />
);

const column = columnsFor<Workspace>();

const ArchivedMark = () => (
  <Check role="img" aria-label="Archived" className="size-3.5 text-muted" strokeWidth={2} />
);

const name: TableColumn<Workspace> = column.accessor((workspace) => workspace.name, {
  id: 'name',
  header: 'Name',
  cell: ({ row }) => (
    <span className="flex min-w-0 items-center gap-2">
      <WorkspaceIcon name={row.original.name} />
      <Link
        to="/workspaces/$workspaceId/projects"
        params={{ workspaceId: String(row.original.id) }}
        title={displayText(row.original.name)}
        className="truncate font-medium"
      >
        {displayText(row.original.name)}
      </Link>
      {row.original.pinned ? <PinMark /> : null}
    </span>
  ),
  meta: { phone: 'title', sort: 'name' },
});

const countOf = ({ numProjects }: Workspace) => numProjects;

const projects = countColumn('numProjects', 'Projects', countOf, { phone: 'line' });

const archived: TableColumn<Workspace> = column.accessor(
  (workspace) => (workspace.archived ? 'Yes' : 'No'),
  {
    id: 'archived',
    header: 'Archived',
    cell: ({ row }) => (row.original.archived ? <ArchivedMark /> : null),
    meta: { phone: 'line' },
  },
);

const state: TableColumn<Workspace> = column.display({
  id: 'state',
  header: 'State',
  cell: ({ row }) => <DeletionNote {...row.original} />,
  meta: { phone: 'end' },
});

/** Archived ones are distinguished where they are shown. */
export const workspaceColumns = (
  showsArchived: boolean,
  ownerName: OwnerName,
): TableColumn<Workspace>[] => [
  name,
  projects,
  ownerColumn<Workspace>({ id: 'userId', ownerName, meta: { phone: 'line' } }),
  ...(showsArchived ? [archived] : []),
  state,
];
