import { bulkActionsFor } from '@trainyard/rbac';
import { plural } from '@trainyard/ui/lib/format';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { useBulkRun } from '~/app/actions/use-bulk-run';
import { NamedItems } from '~/components/entity/named-items';
import { BulkActions } from '~/components/permission/bulk-actions';
import { requestKill, type TaskRow, taskName } from '~/data/cluster/tasks';
import { useViewer } from '~/data/viewer';
import { taskActions } from './actions';

type Props = {
  tasks: readonly TaskRow[];
  matching: readonly TaskRow[];
  onChosen: (chosen: ReadonlySet<RowKey>) => void;
};

/** The actions on the selected tasks, with a result for each. */
export function TaskBulkBar({ tasks, matching, onChosen }: Props) {
  const viewer = useViewer();
  const { run, outcome } = useBulkRun<TaskRow>({
    idOf: ({ id }) => id,
    nameOf: taskName,
    countOf: ({ length }) => plural(length, 'task'),
    selected: tasks,
    onChosen,
  });
  const states = bulkActionsFor('task', tasks, { viewer, keyOf: (task: TaskRow) => task });
  const actions = states.map((split) => ({
    ...taskActions.kill,
    split,
    question: {
      title: 'Confirm Batch Kill',
      description: (
        <>
          <p>Are you sure you want to kill all selected tasks?</p>
          <NamedItems
            label="Tasks"
            items={split.allowed.map((task) => ({ key: task.id, name: taskName(task) }))}
          />
        </>
      ),
      confirmLabel: `Kill ${plural(split.allowed.length, 'task')}`,
    },
    run: () => run({ rows: split.allowed, each: requestKill, done: 'Killed' }),
    failure: 'Kill failed.',
  }));
  return (
    <>
      <BulkBar
        count={tasks.length}
        total={matching.length}
        onAll={() => onChosen(new Set(matching.map(({ id }) => id)))}
        onClear={() => onChosen(new Set())}
      >
        <BulkActions actions={actions} />
      </BulkBar>
      {outcome}
    </>
  );
}
