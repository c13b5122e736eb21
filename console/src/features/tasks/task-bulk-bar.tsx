import { useQueryClient } from '@tanstack/react-query';
import { bulkActionsFor } from '@trainyard/rbac';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { plural } from '@trainyard/ui/lib/format';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { useState } from 'react';
import { useBulkRun } from '~/app/actions/use-bulk-run';
import { afterTaskChange } from '~/app/query-invalidation';
import { RefusableButton } from '~/features/access/permitted-button';
import { useViewer } from '~/features/viewer/queries';
import { taskActions } from './actions';
import { taskName } from './columns';
import { requestKill } from './mutations';
import type { TaskRow } from './queries';

const { label, icon: Icon, isDangerous } = taskActions.kill;

type Props = {
  tasks: readonly TaskRow[];
  matching: readonly TaskRow[];
  onChosen: (chosen: ReadonlySet<RowKey>) => void;
};

/** The actions on the selected tasks, with a result for each. */
export function TaskBulkBar({ tasks, matching, onChosen }: Props) {
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const { run, outcome } = useBulkRun<TaskRow>({
    idOf: ({ id }) => id,
    nameOf: taskName,
    onChosen,
    onSettled: () => afterTaskChange(queryClient),
  });
  const states = bulkActionsFor('task', tasks, { viewer, keyOf: (task: TaskRow) => task });
  const { allowed = [], refused = [] } = states.find(({ id }) => id === 'kill') ?? {};
  return (
    <>
      <BulkBar
        count={tasks.length}
        total={matching.length}
        onAll={() => onChosen(new Set(matching.map(({ id }) => id)))}
        onClear={() => onChosen(new Set())}
      >
        <RefusableButton
          variant="quiet"
          className={isDangerous ? 'text-bad!' : undefined}
          {...(allowed.length > 0 ? {} : refused[0])}
          onClick={() => setIsConfirming(true)}
        >
          <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
          {label}
        </RefusableButton>
      </BulkBar>
      {isConfirming ? (
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
          action={() => run({ rows: allowed, each: requestKill, done: 'Killed', noun: 'task' })}
          onClose={() => setIsConfirming(false)}
        />
      ) : null}
      {outcome}
    </>
  );
}
