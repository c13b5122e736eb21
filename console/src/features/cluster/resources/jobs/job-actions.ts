import type { QueryClient } from '@tanstack/react-query';
import { type ActionableJob, actionFor, type Viewer } from '@trainyard/rbac';
import type { QueueControl, ResourcePool, SchedulerType } from '@trainyard/sdk/types';
import { showUndo } from '@trainyard/ui/lib/toast-store';
import { ArrowUpToLine, Ban, CircleX, ScrollText, Settings2 } from 'lucide-react';
import { supports } from '~/app/abilities';
import {
  type ActionContext,
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';
import { reportError } from '~/app/errors/report-error';
import { fetchData } from '~/app/loading/load-query';
import { type JobRow, taskKindOf } from '~/data/cluster/job-row';
import { poolQueries } from '~/data/cluster/pools';
import { killTask } from '~/data/cluster/tasks';
import { cancelQueuedOne } from '~/data/experiments/experiment-mutations';
import { endExperiment, updateQueue } from '~/features/cluster/resources/mutations';
import { showTaskLogs } from '~/features/cluster/tasks/actions';
import { KillJobFacts } from './kill-job-facts';
import { moveTo, priorityAbove, undoOfMove } from './queue-changes';

type Subject = { job: JobRow; pool: ResourcePool };

type JobAction = 'manage' | 'moveToTop' | 'raisePriority' | 'viewLogs' | 'cancel' | 'kill';

/** Every action on a job: its label and icon, and the function or dialog that runs it. */
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
  raisePriority: {
    label: 'Raise priority above the queue’s head',
    icon: ArrowUpToLine,
    run: (subject, { queryClient }) => raisePriority(subject, queryClient),
    failure: () => 'Unable to raise the priority.',
  },
  viewLogs: {
    label: 'View Logs',
    icon: ScrollText,
    run: ({ job }, { navigate }) => viewLogs(job, navigate),
  },
  cancel: {
    label: 'Cancel',
    menuLabel: 'Cancel...',
    icon: Ban,
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
    icon: CircleX,
    isDangerous: true,
    confirmation: {
      title: 'Confirm Job Kill',
      text: ({ job }) => `Are you sure you want to kill ${job.seen?.name}?`,
      details: KillJobFacts,
      submit: 'Kill',
    },
    success: ({ job }) => `Killed ${job.seen?.name}`,
    failure: () => 'Unable to kill the job.',
    run: ({ job }, { queryClient }) => endJob('kill', { job, queryClient }),
  },
};

/** The row's menu, in its order; no other place offers actions on a job. */
const rowMenu: readonly JobAction[] = [
  'manage',
  'moveToTop',
  'raisePriority',
  'viewLogs',
  'cancel',
  'kill',
];

type Context = { viewer: Viewer; scheduler: SchedulerType; isStrict: boolean };

const actionable = (row: JobRow, { scheduler, isStrict }: Context): ActionableJob => ({
  type: row.type,
  workspaceId: row.workspaceId,
  jobsAhead: row.summary?.jobsAhead ?? 0,
  scheduler,
  isStrict,
  hasNoPositions: !supports('queuePositions'),
  ...(row.seen ? { entityId: row.seen.entityId, userId: row.seen.userId } : {}),
});

/** True if a job may be moved to another place of its queue; the first one may move down. */
export const isMovable = (row: JobRow, context: Context): boolean =>
  actionFor({ job: { ...actionable(row, context), jobsAhead: 1 } }, 'moveToTop', context.viewer)
    .state === 'allowed';

/** The menu items of a job; none for a job that the user may not see. */
export function jobItems(row: JobRow, context: Context): OfferedItem<JobAction>[] {
  const job = actionable(row, context);
  // a queued job is canceled without a confirmation, with an Undo
  const own = menuItemsOf(jobActions, rowMenu).map((item) =>
    item.id === 'cancel' && isQueuedExperiment(row)
      ? { ...item, label: jobActions.cancel.label }
      : item,
  );
  return offeredItems(own, (id) => actionFor({ job }, id, context.viewer));
}

/** An experiment that waits: its cancel can be taken back. */
const isQueuedExperiment = ({ type, summary }: JobRow): boolean =>
  type === 'TYPE_EXPERIMENT' && summary?.state === 'STATE_QUEUED';

const labelOf = ({ jobId, seen }: JobRow) => seen?.name || `Job ${jobId.slice(0, 6)}`;

async function queueWithHead({ pool }: Subject, queryClient: QueryClient) {
  const queue = await fetchData(queryClient, poolQueries.queue(pool.name));
  const head = queue.find(({ summary }) => summary?.jobsAhead === 0);
  if (!head) throw new Error('Job view is out of sync. Please retry.');
  return { queue, head };
}

async function moveToTop({ job, pool }: Subject, queryClient: QueryClient) {
  const { jobId } = job;
  const { queue, head } = await queueWithHead({ job, pool }, queryClient);
  await updateQueue(queryClient, { jobId, aheadOf: head.jobId });
  const back = undoOfMove(jobId, queue);
  const title = `${labelOf(job)} is at the top of ${pool.name}`;
  if (back) showMoveBack(title, back, queryClient);
}

async function raisePriority({ job, pool }: Subject, queryClient: QueryClient) {
  const { jobId, priority: before } = job;
  const { head } = await queueWithHead({ job, pool }, queryClient);
  const priority = priorityAbove(head.priority, pool.schedulerType);
  await updateQueue(queryClient, { jobId, priority });
  const title = `${labelOf(job)} has priority ${priority} in ${pool.name}`;
  showMoveBack(title, { jobId, priority: before }, queryClient);
}

function showMoveBack(
  toast: Parameters<typeof showUndo>[0],
  back: QueueControl,
  queryClient: QueryClient,
) {
  showUndo(toast, () => {
    updateQueue(queryClient, back).catch((error: unknown) =>
      reportError(error, { message: 'Unable to move the job back.' }),
    );
  });
}

/**
 * Moves a job to another position of its queue, with an Undo. The job takes the priority of the job
 * at that position. Returns a message; undefined if the job is there already.
 */
export async function moveInQueue({ job, pool }: Subject, place: number, queryClient: QueryClient) {
  const { jobId } = job;
  const queue = await fetchData(queryClient, poolQueries.queue(pool.name));
  const update = moveTo({ jobId, position: place, keepsPriority: false, queue });
  if (!update) return undefined;
  await updateQueue(queryClient, update);
  const title = `${labelOf(job)} is at position ${place + 1} of ${queue.length}`;
  const anchorId = update.aheadOf ?? update.behindOf;
  const priority = queue.find((each) => each.jobId === anchorId)?.priority ?? job.priority;
  const back = undoOfMove(jobId, queue);
  const description =
    priority === job.priority ? {} : { description: `Its priority is ${priority}.` };
  if (back) showMoveBack({ title, ...description }, back, queryClient);
  return title;
}

async function cancelWaiting({ seen }: JobRow, queryClient: QueryClient) {
  if (!seen) return;
  const experiment = { id: Number(seen.entityId), name: seen.name };
  await cancelQueuedOne(queryClient, experiment);
}

function viewLogs({ type, seen }: JobRow, navigate: ActionContext['navigate']) {
  const kind = taskKindOf({ type });
  if (!kind || !seen) return;
  return showTaskLogs({ kind, id: seen.entityId, name: seen.name }, navigate);
}

type Ending = { job: JobRow; queryClient: QueryClient };

/** Cancels the experiment of a job; kills a task, because tasks have no cancel. */
async function endJob(action: 'cancel' | 'kill', { job: { seen, type }, queryClient }: Ending) {
  if (!seen) return;
  const kind = taskKindOf({ type });
  if (kind) await killTask(queryClient, { kind, id: seen.entityId });
  else await endExperiment(queryClient, { action, experimentId: Number(seen.entityId) });
}
