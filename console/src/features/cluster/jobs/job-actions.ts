import type { QueryClient } from '@tanstack/react-query';
import { type ActionableJob, actionFor, type Viewer } from '@trainyard/rbac';
import type { ResourcePool, SchedulerType } from '@trainyard/sdk/types';
import { type ActionItem, offeredItems } from '@trainyard/ui/base/action-items';
import { showUndo } from '@trainyard/ui/lib/toast-store';
import { ArrowUpToLine, CircleSlash, ScrollText, Settings2, Skull } from 'lucide-react';
import { type ActionContext, type EntityActions, menuItemsOf } from '~/app/actions/entity-action';
import { afterPoolChange, afterQueueChange } from '~/app/query-invalidation';
import { reportError } from '~/app/report-error';
import { endExperiment, updateQueue } from '~/features/cluster/mutations';
import { poolQueries } from '~/features/cluster/pools/pool-queries';
import { cancelQueuedOne } from '~/features/experiments/mutations';
import { showTaskLogs } from '~/features/tasks/actions';
import { killTask } from '~/features/tasks/mutations';
import { type JobRow, taskKindOf } from './job-row';
import { undoOfMove } from './queue-changes';

type Subject = { job: JobRow; pool: ResourcePool };

type JobAction = 'manage' | 'moveToTop' | 'viewLogs' | 'cancel' | 'kill';

/** Every action on a job: how it is shown and what runs it. */
export const jobActions: EntityActions<JobAction, Subject> = {
  manage: {
    label: 'Manage Job...',
    icon: Settings2,
    dialog: () => import('./manage-job-dialog'),
  },
  moveToTop: {
    label: 'Move To Top',
    icon: ArrowUpToLine,
    run: (subject, { queryClient }) => moveToTop(subject, queryClient),
    failure: () => 'Failed to move job to top',
  },
  viewLogs: {
    label: 'View Logs',
    icon: ScrollText,
    run: ({ job }, { navigate }) => viewLogs(job, navigate),
  },
  cancel: {
    label: 'Cancel',
    menuLabel: 'Cancel...',
    icon: CircleSlash,
    isDangerous: true,
    confirmation: {
      title: 'Confirm Job Cancel',
      text: ({ job }) => `Are you sure you want to cancel ${job.seen?.name}?`,
      submit: 'Cancel',
      dismiss: 'Abort',
      isNeeded: ({ job }) => !isQueuedExperiment(job),
    },
    failure: () => 'Unable to cancel the job.',
    run: ({ job }, { queryClient }) =>
      isQueuedExperiment(job)
        ? cancelWaiting(job, queryClient)
        : endJob('cancel', { job, queryClient }),
  },
  kill: {
    label: 'Kill',
    menuLabel: 'Kill...',
    icon: Skull,
    isDangerous: true,
    confirmation: {
      title: 'Confirm Job Kill',
      text: ({ job }) => `Are you sure you want to kill ${job.seen?.name}?`,
      submit: 'Kill',
    },
    failure: () => 'Unable to kill the job.',
    run: ({ job }, { queryClient }) => endJob('kill', { job, queryClient }),
  },
};

/** The row's menu, in its order; no other place offers actions on a job. */
const rowMenu: readonly JobAction[] = ['manage', 'moveToTop', 'viewLogs', 'cancel', 'kill'];

type Context = { viewer: Viewer; scheduler: SchedulerType; isStrict: boolean };

/** The menu items of a job; none for a job that the user may not see. */
export function jobItems(row: JobRow, context: Context): ActionItem<JobAction>[] {
  const { viewer, scheduler, isStrict } = context;
  const job: ActionableJob = {
    type: row.type,
    workspaceId: row.workspaceId,
    jobsAhead: row.summary?.jobsAhead ?? 0,
    scheduler,
    isStrict,
    ...(row.seen ? { entityId: row.seen.entityId, userId: row.seen.userId } : {}),
  };
  // a waiting job is canceled at once, with an Undo
  const own = menuItemsOf(jobActions, rowMenu).map((item) =>
    item.id === 'cancel' && isQueuedExperiment(row)
      ? { ...item, label: jobActions.cancel.label }
      : item,
  );
  return offeredItems(own, (id) => actionFor({ job }, id, viewer));
}

/** An experiment that waits: its cancel can be taken back. */
const isQueuedExperiment = ({ type, summary }: JobRow): boolean =>
  type === 'TYPE_EXPERIMENT' && summary?.state === 'STATE_QUEUED';

async function moveToTop({ job, pool }: Subject, queryClient: QueryClient) {
  const { jobId, seen } = job;
  const queue = await queryClient.fetchQuery(poolQueries.queue(pool.name));
  const first = queue.find(({ summary }) => summary?.jobsAhead === 0);
  if (!first) throw new Error('Job view is out of sync. Please retry.');
  await updateQueue(queryClient, { jobId, aheadOf: first.jobId });
  const back = undoOfMove(jobId, queue);
  const name = seen?.name || `Job ${jobId.slice(0, 6)}`;
  const title = `${name} is at the top of ${pool.name}`;
  if (!back) return;
  showUndo(title, () => {
    updateQueue(queryClient, back).catch((error: unknown) =>
      reportError(error, { message: 'Unable to move the job back.' }),
    );
  });
}

async function cancelWaiting({ seen }: JobRow, queryClient: QueryClient) {
  if (!seen) return;
  const experiment = { id: Number(seen.entityId), name: seen.name };
  await cancelQueuedOne(experiment, () => void afterQueueChange(queryClient));
}

function viewLogs({ type, seen }: JobRow, navigate: ActionContext['navigate']) {
  const kind = taskKindOf({ type });
  if (!kind || !seen) return;
  return showTaskLogs({ kind, id: seen.entityId, name: seen.name }, navigate);
}

type Ending = { job: JobRow; queryClient: QueryClient };

/** Ends what a job runs; tasks know no cancel and are killed. */
async function endJob(action: 'cancel' | 'kill', { job: { seen, type }, queryClient }: Ending) {
  if (!seen) return;
  const kind = taskKindOf({ type });
  if (kind) await killTask(queryClient, { kind, id: seen.entityId });
  else await endExperiment(queryClient, { action, experimentId: Number(seen.entityId) });
  await afterPoolChange(queryClient);
}
