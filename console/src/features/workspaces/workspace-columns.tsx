import { Link } from '@tanstack/react-router';
import type { Workspace } from '@trainyard/sdk/types';
import { formatCount } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { Check } from 'lucide-react';
import { DeletionNote } from '~/components/entity/deletion-note';
import { WorkspaceIcon } from '~/components/entity/workspace-icon';
import { OwnerBadge } from '~/features/users/owner-badge';
import { PinMark } from './workspace-card';

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
        title={row.original.name}
        className="truncate font-medium"
      >
        {row.original.name}
      </Link>
      {row.original.pinned ? <PinMark /> : null}
    </span>
  ),
  meta: { phone: 'title', sort: 'name' },
});

const projects: TableColumn<Workspace> = column.accessor('numProjects', {
  header: 'Projects',
  cell: ({ getValue }) => formatCount(getValue()),
  meta: { isEnd: true, phone: 'line' },
});

const user: TableColumn<Workspace> = column.accessor('username', {
  id: 'userId',
  header: 'User',
  cell: ({ row }) => <OwnerBadge of={row.original} />,
  meta: { phone: 'line' },
});

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

const withoutArchived = [name, projects, user, state];
const withArchived = [name, projects, user, archived, state];

/** Archived ones are told apart where they are shown. */
export const workspaceColumns = (showsArchived: boolean): TableColumn<Workspace>[] =>
  showsArchived ? withArchived : withoutArchived;
