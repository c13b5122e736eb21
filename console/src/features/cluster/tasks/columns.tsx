import { compareTaskStates, taskStateLabel } from '@trainyard/sdk/model';
import { useIsPhone } from '@trainyard/ui/hooks/use-media';
import { missing, plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { openTaskHref } from '~/app/tasks/open-task';
import { timeColumn } from '~/components/entity/columns';
import { KindName, kindIcons } from '~/components/entity/kind-name';
import { TaskLogsLink } from '~/components/entity/task-logs-link';
import { TaskStateBadge } from '~/components/entity/task-state-badge';
import { workspaceColumn } from '~/components/entity/workspace-column';
import { ownerColumn } from '~/components/owner/owner-column';
import { type TaskRow, taskName } from '~/data/cluster/tasks';
import type { OwnerName } from '~/data/users';
import { linkTypeOf, taskKindLabel } from '~/lib/task-kind';

const column = columnsFor<TaskRow>();

type Options = {
  onSources: (task: TaskRow) => void;
  ownerName: OwnerName;
  /** adds the column of the workspace */
  workspaceName?: (workspaceId: number) => string | undefined;
};

// where columns have little room, a long name takes two lines
const nameClass = 'truncate max-[1280px]:whitespace-normal';

type NameProps = Pick<Options, 'onSources'> & { task: TaskRow };

function NameCell({ task, onSources }: NameProps) {
  const href = openTaskHref(task);
  const name = taskName(task);
  const isPhone = useIsPhone();
  return (
    <span
      className="flex min-w-0 items-center gap-x-2 *:max-w-full max-[1280px]:flex-wrap"
      title={displayText(name)}
    >
      {href === null ? (
        <TaskLogsLink
          data-opens
          type={linkTypeOf[task.kind]}
          id={task.id}
          name={name}
          className={nameClass}
        >
          {displayText(name)}
        </TaskLogsLink>
      ) : (
        // one window per task: opening it again comes back to it
        <a href={href} target={task.id} className={`font-medium ${nameClass}`}>
          {displayText(name)}
        </a>
      )}
      {isPhone ? null : <SourcesButton task={task} onSources={onSources} />}
    </span>
  );
}

function SourcesButton({ task, onSources }: NameProps) {
  const sources = task.experimentIds.length + task.trialIds.length;
  if (sources === 0) return null;
  return (
    <button type="button" onClick={() => onSources(task)} className="link shrink-0 text-sm">
      {`Show ${plural(sources, 'Source')}`}
    </button>
  );
}

/** Shows the kind; on a phone also the sources, for which the name column has no room. */
function TypeCell({ task, onSources }: NameProps) {
  const label = taskKindLabel(task.kind);
  if (!useIsPhone()) return <KindName icon={kindIcons[task.kind]} label={label} />;
  return (
    <span className="flex items-center gap-2 [&_button]:leading-8">
      {label}
      <SourcesButton task={task} onSources={onSources} />
    </span>
  );
}

function IdCell({ task }: { task: TaskRow }) {
  const href = openTaskHref(task);
  const { id } = task;
  const short = (
    <span title={id} className="font-mono text-sm text-muted">
      {id.split('-')[0]}
    </span>
  );
  return href === null ? (
    short
  ) : (
    <a href={href} target={id}>
      {short}
    </a>
  );
}

/** Interactive tasks. */
export const taskColumns = ({
  onSources,
  workspaceName,
  ownerName,
}: Options): TableColumn<TaskRow>[] => [
  column.accessor('id', { header: 'Short ID', cell: ({ row }) => <IdCell task={row.original} /> }),
  column.accessor(({ kind }) => taskKindLabel(kind), {
    id: 'type',
    header: 'Type',
    cell: ({ row }) => <TypeCell task={row.original} onSources={onSources} />,
    meta: { isGroup: true, phone: 'line' },
  }),
  column.accessor(taskName, {
    id: 'name',
    header: 'Name',
    cell: ({ row }) => <NameCell task={row.original} onSources={onSources} />,
    meta: { phone: 'title' },
  }),
  timeColumn('startTime', 'Started', ({ startTime }) => startTime, { phone: 'line' }),
  column.accessor(({ state }) => taskStateLabel(state), {
    id: 'state',
    header: 'State',
    sortFn: (one, other) => compareTaskStates(one.original.state, other.original.state),
    cell: ({ row }) => <TaskStateBadge state={row.original.state} />,
    meta: { isGroup: true, phone: 'end' },
  }),
  column.accessor('resourcePool', {
    header: 'Resource Pool',
    cell: ({ getValue }) => getValue() || missing,
    meta: { isGroup: true },
  }),
  ownerColumn({
    id: 'user',
    ownerName,
    meta: { isGroup: true, phone: 'line' },
  }),
  ...(workspaceName ? [workspaceColumn<TaskRow>({ nameOf: workspaceName, page: 'tasks' })] : []),
];
