import { bulkActionsFor } from '@trainyard/rbac';
import { ConfirmAct } from '~/components/form/confirm-act';
import { useViewer } from '~/features/viewer/queries';
import { plural } from '~/lib/format';
import { showToast } from '~/lib/toast-store';
import { type KillableTask, type KillResult, useKillTask, useKillTasks } from './mutations';
import type { TaskRow } from './queries';

type OneProps = { task: KillableTask; onKilled?: () => void; onClose: () => void };

export function KillTask({ task, onKilled, onClose }: OneProps) {
  const { mutateAsync } = useKillTask();
  return (
    <ConfirmAct
      title="Confirm Task Kill"
      description="Are you sure you want to kill this task?"
      confirmLabel="Kill"
      isDanger
      failure={`Unable to kill task ${task.id}.`}
      act={async () => {
        await mutateAsync(task);
        onKilled?.();
      }}
      onClose={onClose}
    />
  );
}

/** Which of the chosen tasks the viewer may kill, and why not the others. */
export function useKillOffer(tasks: readonly TaskRow[]) {
  const viewer = useViewer();
  return bulkActionsFor('task', tasks, { viewer, keyOf: (task: TaskRow) => task }).find(
    ({ id }) => id === 'kill',
  );
}

type ManyProps = {
  tasks: readonly TaskRow[];
  onKilled: (result: KillResult) => void;
  onClose: () => void;
};

export function KillTasks({ tasks, onKilled, onClose }: ManyProps) {
  const { mutateAsync } = useKillTasks();
  const offer = useKillOffer(tasks);
  const { allowed = [], refused = [] } = offer ?? {};
  return (
    <ConfirmAct
      title="Confirm Batch Kill"
      description={
        <>
          <p>Are you sure you want to kill all selected tasks?</p>
          {refused.map(({ reason, keys }) => (
            <p key={reason} className="pt-1.5">
              {plural(keys.length, 'task')} left alone: {reason}
            </p>
          ))}
        </>
      }
      confirmLabel={`Kill ${plural(allowed.length, 'task')}`}
      isDanger
      failure="Unable to Kill Selected Tasks. Please try again later."
      act={async () => {
        const result = await mutateAsync(allowed);
        const [first] = result.refused;
        if (first && result.killed === 0) throw new Error(first.error);
        showToast({ kind: 'success', title: `Killed ${plural(result.killed, 'task')}` });
        onKilled(result);
      }}
      onClose={onClose}
    />
  );
}
