import { bulkActionsFor } from '@trainyard/rbac';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { plural } from '@trainyard/ui/lib/format';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useViewer } from '~/features/viewer/queries';
import { type KillResult, useKillTasks } from './mutations';
import type { TaskRow } from './queries';

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
    <ConfirmActionDialog
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
      action={async () => {
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
