import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import { BulkOutcome } from '@trainyard/ui/table/bulk/bulk-outcome';
import { ClientTable } from '@trainyard/ui/table/client-table';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { SquareTerminal } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { LiveStatus } from '~/app/polling/live-status';
import { useEntityMenu } from '~/components/entity/entity-menu';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { useViewer } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import { taskActions, taskItems } from './actions';
import { taskColumns, taskName } from './columns';
import { KillTasks, useKillOffer } from './kill-tasks-dialog';
import { type KillResult, useKillTasks } from './mutations';
import { type TaskRow, taskQueries } from './queries';
import { type TaskListView, taskListSearch } from './search';
import { filterTasks, TaskFilters } from './task-filters';

type TaskListProps = {
  /** of one workspace; all that may be seen without it */
  workspaceId?: number;
  view: TaskListView;
  onViewChange: (change: Partial<TaskListView>) => void;
};

/** Commands, notebooks, shells and TensorBoards. */
export function TaskList(props: TaskListProps) {
  const { data: tasks } = useSuspenseQuery(taskQueries.list(props.workspaceId));
  return tasks.length === 0 ? (
    <EmptyState
      icon={<SquareTerminal className="size-6" strokeWidth={1.5} />}
      title="No tasks"
      hint="Commands, JupyterLabs, shells and TensorBoards appear here while they run, and for a while after."
    />
  ) : (
    <Tasks {...props} tasks={tasks} />
  );
}

const placing: ReadonlySet<string> = new Set(['sort', 'page', 'group', 'folded']);

function Tasks({ workspaceId, view, onViewChange, tasks }: TaskListProps & { tasks: TaskRow[] }) {
  const viewer = useViewer();
  const { run, dialog } = useEntityActions(taskActions);
  const columns = useColumns(workspaceId, (task) => run('showSources', { task }));
  const { menu, rowMenu } = useEntityMenu({
    nameOf: taskName,
    itemsOf: (task: TaskRow) => taskItems(task, viewer),
    onRun: (id, task) => run(id, { task }),
  });
  const matching = filterTasks(tasks, view);
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set());
  const change = (next: Partial<TaskListView>) => {
    // another filter, another selection; what only places rows leaves it alone
    if (Object.keys(next).some((key) => !placing.has(key))) setChosen(new Set());
    onViewChange(next);
  };
  return (
    <>
      <TaskFilters view={view} onChange={change} hasWorkspaces={workspaceId === undefined} />
      {matching.length === 0 ? (
        <NothingMatches
          title="No tasks matching the current filters"
          onClear={() => change({ ...taskListSearch.defaults, sort: view.sort })}
        />
      ) : (
        <ClientTable
          caption="Tasks"
          storedAs={`task-list-${workspaceId ?? 'global'}`}
          columns={columns}
          rows={matching}
          keyOf={({ id }) => id}
          view={view}
          onViewChange={change}
          menu={rowMenu}
          choice={{ label: (task) => `Select ${taskName(task)}`, chosen, onChange: setChosen }}
        />
      )}
      <TaskBulkBar
        tasks={matching.filter(({ id }) => chosen.has(id))}
        matching={matching}
        onChosen={setChosen}
      />
      {menu}
      {dialog}
    </>
  );
}

/** Columns; whose workspace it is only matters where there are several. */
function useColumns(workspaceId: number | undefined, onSources: (task: TaskRow) => void) {
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const names = useMemo(() => new Map(workspaces?.map(({ id, name }) => [id, name])), [workspaces]);
  return taskColumns({
    onSources,
    ...(workspaceId === undefined ? { workspaceName: (id: number) => names.get(id) } : {}),
  });
}

const { kill } = taskActions;

type BarProps = {
  tasks: TaskRow[];
  matching: readonly TaskRow[];
  onChosen: (chosen: ReadonlySet<RowKey>) => void;
};

function TaskBulkBar({ tasks, matching, onChosen }: BarProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [result, setResult] = useState<KillResult>();
  const again = useKillTasks();
  const offer = useKillOffer(tasks);
  const reason = offer?.allowed.length === 0 ? offer.refused[0]?.reason : undefined;
  const clear = () => onChosen(new Set());
  // those that would not stay chosen, and are listed
  function keep(next: KillResult) {
    setResult(next);
    onChosen(new Set(next.refused.map(({ id }) => id)));
  }
  const names = new Map(matching.map((task) => [task.id, taskName(task)]));
  const refused = result?.refused.map((each) => ({ ...each, name: names.get(each.id) ?? '' }));
  return (
    <>
      <BulkBar
        count={tasks.length}
        total={matching.length}
        onAll={() => onChosen(new Set(matching.map(({ id }) => id)))}
        onClear={clear}
      >
        <Tooltip content={reason}>
          <Button
            variant="quiet"
            aria-disabled={reason === undefined ? undefined : true}
            onClick={reason === undefined ? () => setIsAsked(true) : undefined}
            className={kill.isDangerous ? 'text-bad!' : undefined}
          >
            <kill.icon aria-hidden className="size-3.5" strokeWidth={1.75} />
            {kill.label}
          </Button>
        </Tooltip>
      </BulkBar>
      {isAsked ? (
        <KillTasks tasks={tasks} onKilled={keep} onClose={() => setIsAsked(false)} />
      ) : null}
      {result && refused && refused.length > 0 ? (
        <BulkOutcome
          done={result.killed}
          refused={refused}
          isBusy={again.isPending}
          onRetry={() => {
            const ids = new Set(refused.map(({ id }) => id));
            const left = matching.filter(({ id }) => ids.has(id));
            if (!again.isPending) void again.mutateAsync(left).then(keep);
          }}
          onClose={() => setResult(undefined)}
        />
      ) : null}
    </>
  );
}

type Props = {
  view: TaskListView;
  onViewChange: (change: Partial<TaskListView>) => void;
  /** what makes another one */
  actions: ReactNode;
};

export const TaskListPage = ({ actions, ...list }: Props) => (
  <Page>
    <PageStrip
      actions={
        <>
          <LiveStatus query={useSuspenseQuery(taskQueries.list())} />
          {actions}
        </>
      }
    >
      <CrumbHeading>Tasks</CrumbHeading>
    </PageStrip>
    <PageBody>
      <TaskList {...list} />
    </PageBody>
  </Page>
);
