import { Link } from '@tanstack/react-router';
import { compareTaskStates } from '@trainyard/sdk/model';
import type { LocalColumn } from '~/components/data-table/local-rows';
import { RelativeTime } from '~/components/entity/relative-time';
import { TaskStateBadge } from '~/components/entity/task-state-badge';
import { UserBadge } from '~/components/entity/user-badge';
import { useUser } from '~/features/users/queries';
import { missing, plural } from '~/lib/format';
import type { TaskRow } from './queries';
import { linkTypeOf, taskKindLabel } from './task-kind';
import { openTaskHref } from './task-links';

const nameOf = ({ description, displayName }: TaskRow) => description || displayName;

function NameCell({ task }: { task: TaskRow }) {
  const href = openTaskHref(task);
  const name = nameOf(task);
  const sources = task.experimentIds.length + task.trialIds.length;
  return (
    <span className="flex min-w-0 items-center gap-2" title={name}>
      {href === null ? (
        <span className="truncate">{name}</span>
      ) : (
        // one window per task: opening it again comes back to it
        <a href={href} target={task.id} className="truncate font-medium">
          {name}
        </a>
      )}
      {sources > 0 ? <span className="text-sm text-faint">{plural(sources, 'source')}</span> : null}
    </span>
  );
}

const LogsLink = ({ task }: { task: TaskRow }) => (
  <Link
    to="/$taskType/$taskId/logs"
    params={{ taskType: linkTypeOf[task.kind], taskId: task.id }}
    search={{ id: nameOf(task) }}
  >
    View Logs
  </Link>
);

function OwnerCell({ task }: { task: TaskRow }) {
  return <UserBadge user={useUser(task.userId) ?? { username: task.username }} />;
}

/** Interactive tasks; `workspaceName` adds where they are. */
export const taskColumns = (
  workspaceName?: (workspaceId: number) => string | undefined,
): LocalColumn<TaskRow>[] => [
  {
    id: 'id',
    title: 'Short ID',
    value: ({ id }) => id,
    cell: ({ id }) => (
      <span title={id} className="font-mono text-sm text-muted">
        {id.split('-')[0]}
      </span>
    ),
  },
  {
    id: 'type',
    title: 'Type',
    value: ({ kind }) => taskKindLabel(kind),
    cell: ({ kind }) => taskKindLabel(kind),
  },
  { id: 'name', title: 'Name', value: nameOf, cell: (task) => <NameCell task={task} /> },
  {
    id: 'startTime',
    title: 'Started',
    isDescFirst: true,
    value: ({ startTime }) => startTime,
    cell: ({ startTime }) => <RelativeTime time={startTime} className="text-muted" />,
  },
  {
    id: 'state',
    title: 'State',
    value: ({ state }) => compareTaskStates(state, 'STATE_QUEUED'),
    cell: ({ state }) => <TaskStateBadge state={state} />,
  },
  {
    id: 'resourcePool',
    title: 'Resource Pool',
    value: ({ resourcePool }) => resourcePool,
    cell: ({ resourcePool }) => resourcePool || missing,
  },
  {
    id: 'user',
    title: 'User',
    value: ({ username }) => username,
    cell: (task) => <OwnerCell task={task} />,
  },
  ...(workspaceName ? [workspaceColumn(workspaceName)] : []),
  { id: 'logs', title: 'Logs', cell: (task) => <LogsLink task={task} /> },
];

const workspaceColumn = (
  nameOfWorkspace: (workspaceId: number) => string | undefined,
): LocalColumn<TaskRow> => ({
  id: 'workspace',
  title: 'Workspace',
  value: ({ workspaceId }) => nameOfWorkspace(workspaceId) ?? null,
  cell: ({ workspaceId }) => (
    <Link
      to="/workspaces/$workspaceId/tasks"
      params={{ workspaceId: String(workspaceId) }}
      className="text-muted"
    >
      {nameOfWorkspace(workspaceId) ?? missing}
    </Link>
  ),
});
