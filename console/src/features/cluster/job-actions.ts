import { type ActionableJob, actionFor, type TaskKind, type Viewer } from '@trainyard/rbac';
import type { JobType, SchedulerType } from '@trainyard/sdk/types';
import { ArrowUpToLine, CircleSlash, ScrollText, Settings2, Skull } from 'lucide-react';
import type { ActionItem } from '~/components/ui/action-items';
import { offeredItems } from '~/components/ui/offered-items';
import type { JobRow } from './job-row';

export type JobAction = 'manage' | 'moveToTop' | 'viewLogs' | 'cancel' | 'kill';

const items: readonly ActionItem<JobAction>[] = [
  { id: 'manage', label: 'Manage Job...', icon: Settings2 },
  { id: 'moveToTop', label: 'Move To Top', icon: ArrowUpToLine },
  { id: 'viewLogs', label: 'View Logs', icon: ScrollText },
  { id: 'cancel', label: 'Cancel...', icon: CircleSlash, isDangerous: true },
  { id: 'kill', label: 'Kill...', icon: Skull, isDangerous: true },
];

type Context = { viewer: Viewer; scheduler: SchedulerType; isStrict: boolean };

/** What the menu of a job offers; of a job that may not be seen, nothing. */
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
  // what waits is canceled at once, with an Undo
  const own = items.map((item) =>
    item.id === 'cancel' && isQueuedExperiment(row) ? { ...item, label: 'Cancel' } : item,
  );
  return offeredItems(own, (id) => actionFor({ job }, id, viewer));
}

/** An experiment that waits: its cancel can be taken back. */
export const isQueuedExperiment = ({ type, summary }: JobRow): boolean =>
  type === 'TYPE_EXPERIMENT' && summary?.state === 'STATE_QUEUED';

const taskKinds: Partial<Record<JobType, TaskKind>> = {
  TYPE_COMMAND: 'command',
  TYPE_NOTEBOOK: 'notebook',
  TYPE_SHELL: 'shell',
  TYPE_TENSORBOARD: 'tensorboard',
};

/** The kind of task a job runs; undefined for experiments and what cleans up after them. */
export const taskKindOf = (type: JobType): TaskKind | undefined => taskKinds[type];
