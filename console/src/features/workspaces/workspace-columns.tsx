import { Link } from '@tanstack/react-router';
import type { Workspace } from '@trainyard/sdk/types';
import { formatCount } from '@trainyard/ui/lib/format';
import type { ServerColumn } from '@trainyard/ui/table/server-table';
import { Check } from 'lucide-react';
import { DeletionNote } from '~/components/entity/deletion-note';
import { UserBadge } from '~/components/entity/user-badge';
import { WorkspaceIcon } from '~/components/entity/workspace-icon';
import { useUser } from '~/features/users/queries';
import { PinMark } from './workspace-card';

const OwnerCell = ({ owner }: { owner: { userId: number; username: string } }) => (
  <UserBadge user={useUser(owner.userId) ?? owner} />
);

const ArchivedMark = () => (
  <Check role="img" aria-label="Archived" className="size-3.5 text-muted" strokeWidth={2} />
);

const name: ServerColumn<Workspace> = {
  id: 'name',
  title: 'Name',
  phone: 'title',
  sort: 'name',
  text: (workspace) => workspace.name,
  cell: (workspace) => (
    <span className="flex min-w-0 items-center gap-2">
      <WorkspaceIcon name={workspace.name} />
      <Link
        to="/workspaces/$workspaceId/projects"
        params={{ workspaceId: String(workspace.id) }}
        title={workspace.name}
        className="truncate font-medium"
      >
        {workspace.name}
      </Link>
      {workspace.pinned ? <PinMark /> : null}
    </span>
  ),
};

const projects: ServerColumn<Workspace> = {
  id: 'numProjects',
  title: 'Projects',
  phone: 'line',
  text: ({ numProjects }) => numProjects,
  isEnd: true,
  cell: ({ numProjects }) => formatCount(numProjects),
};

const user: ServerColumn<Workspace> = {
  id: 'userId',
  title: 'User',
  phone: 'line',
  text: ({ username }) => username,
  cell: (workspace) => <OwnerCell owner={workspace} />,
};

const archived: ServerColumn<Workspace> = {
  id: 'archived',
  title: 'Archived',
  phone: 'line',
  text: (workspace) => (workspace.archived ? 'Yes' : 'No'),
  cell: (workspace) => (workspace.archived ? <ArchivedMark /> : null),
};

const state: ServerColumn<Workspace> = {
  id: 'state',
  title: 'State',
  phone: 'end',
  cell: (workspace) => <DeletionNote {...workspace} />,
};

const withoutArchived = [name, projects, user, state];
const withArchived = [name, projects, user, archived, state];

/** Archived ones are told apart where they are shown. */
export const workspaceColumns = (showsArchived: boolean): ServerColumn<Workspace>[] =>
  showsArchived ? withArchived : withoutArchived;
