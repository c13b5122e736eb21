import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { TaskKind } from '@trainyard/rbac';
import type { ResourcePool } from '@trainyard/sdk/types';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { cancelQueued } from '~/features/experiments/mutations';
// before a dialog is there: it has to know where the focus was
import '~/lib/last-focus';
import { reportError } from '~/app/report-error';
import { ConfirmAct } from '~/components/form/confirm-act';
import { experimentQueries } from '~/features/experiments/queries';
import { useKillTask } from '~/features/tasks/mutations';
import { isQueuedExperiment, type JobAction, taskKindOf } from './job-actions';
import type { JobRow } from './job-row';
import { useEndExperiment, useUpdateQueue } from './mutations';
import { poolQueries } from './pool-queries';

const ManageJobDialog = lazy(() => import('./manage-job-dialog'));

const linkTypes: Record<TaskKind, string> = {
  command: 'command',
  notebook: 'jupyter-lab',
  shell: 'shell',
  tensorboard: 'tensor-board',
};

type Asked = { action: 'manage' | 'cancel' | 'kill'; job: JobRow };

/** Does what the menu of a job offers. Render `dialog` somewhere. */
export function useJobActions(pool: ResourcePool) {
  const [asked, setAsked] = useState<Asked>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync: update } = useUpdateQueue();
  const close = () => setAsked(undefined);

  async function moveToTop({ jobId }: JobRow) {
    try {
      const queue = await queryClient.fetchQuery(poolQueries.queue(pool.name));
      const first = queue.find(({ summary }) => summary?.jobsAhead === 0);
      if (!first) throw new Error('Job view is out of sync. Please retry.');
      await update({ jobId, aheadOf: first.jobId });
    } catch (error) {
      reportError(error, { message: 'Failed to move job to top' });
    }
  }

  async function cancel({ seen }: JobRow) {
    if (!seen) return;
    try {
      const experiment = { id: Number(seen.entityId), name: seen.name };
      const { refused } = await cancelQueued([experiment], () => {
        void queryClient.invalidateQueries({ queryKey: poolQueries.all() });
        void queryClient.invalidateQueries({ queryKey: experimentQueries.all() });
      });
      for (const { error } of refused) throw new Error(error);
    } catch (error) {
      reportError(error, { message: 'Unable to cancel the job.' });
    }
  }

  function viewLogs({ type, seen }: JobRow) {
    const kind = taskKindOf(type);
    if (!kind || !seen) return;
    const params = { taskType: linkTypes[kind], taskId: seen.entityId };
    void navigate({ to: '/$taskType/$taskId/logs', params, search: { id: seen.name } });
  }

  function run(action: JobAction, job: JobRow) {
    if (action === 'moveToTop') void moveToTop(job);
    else if (action === 'viewLogs') viewLogs(job);
    else if (action === 'cancel' && isQueuedExperiment(job)) void cancel(job);
    else setAsked({ action, job });
  }

  const dialog: ReactNode =
    asked === undefined ? null : asked.action === 'manage' ? (
      <Suspense>
        <ManageJobDialog job={asked.job} pool={pool} onClose={close} />
      </Suspense>
    ) : (
      <EndJob action={asked.action} job={asked.job} onClose={close} />
    );
  return { run, dialog };
}

type EndProps = { action: 'cancel' | 'kill'; job: JobRow; onClose: () => void };

function EndJob({ action, job, onClose }: EndProps) {
  const queryClient = useQueryClient();
  const { mutateAsync: endExperiment } = useEndExperiment();
  const { mutateAsync: killTask } = useKillTask();
  const { seen, type } = job;
  if (!seen) return null;
  const kind = taskKindOf(type);
  const verb = action === 'cancel' ? 'Cancel' : 'Kill';
  return (
    <ConfirmAct
      title={`Confirm Job ${verb}`}
      description={
        <p className="wrap-anywhere">
          Are you sure you want to {action} {seen.name}?
        </p>
      }
      confirmLabel={verb}
      dismissLabel={action === 'cancel' ? 'Abort' : undefined}
      isDanger
      failure={`Unable to ${action} the job.`}
      act={async () => {
        if (kind) await killTask({ kind, id: seen.entityId });
        else await endExperiment({ action, experimentId: Number(seen.entityId) });
        await queryClient.invalidateQueries({ queryKey: poolQueries.all() });
      }}
      onClose={onClose}
    />
  );
}
