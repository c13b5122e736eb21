import type { TaskKind } from '@trainyard/rbac';
import type { Job, JobType, LimitedJob, RBACJob } from '@trainyard/sdk/types';
import { taskAddress } from '~/app/tasks/open-task';

/** A job of a queue; `seen` is null for a limited job, whose name and owner the viewer may not see. */
export type JobRow = LimitedJob & {
  seen: Pick<Job, 'name' | 'entityId' | 'submissionTime' | 'username' | 'userId'> | null;
};

export function jobRowOf({ full, limited }: RBACJob): JobRow | null {
  if (full) return { ...full, seen: full };
  return limited ? { ...limited, seen: null } : null;
}

const taskKinds: Partial<Record<JobType, TaskKind>> = {
  TYPE_COMMAND: 'command',
  TYPE_NOTEBOOK: 'notebook',
  TYPE_SHELL: 'shell',
  TYPE_TENSORBOARD: 'tensorboard',
};

/** The kind of the task that a job runs; undefined for an experiment. */
export const taskKindOf = ({ type }: Pick<JobRow, 'type'>): TaskKind | undefined => taskKinds[type];

const openable: Partial<Record<JobType, 'jupyter-lab' | 'tensor-board'>> = {
  TYPE_NOTEBOOK: 'jupyter-lab',
  TYPE_TENSORBOARD: 'tensor-board',
};

/** The page that opens the task of a job, or null where there is nothing to open. */
export function taskHrefOf({ seen, type, resourcePool }: JobRow): string | null {
  const taskType = openable[type];
  if (!seen || !taskType) return null;
  const { entityId: id, name } = seen;
  // jobs name no address; the master serves every task under its id
  const serviceAddress = `/proxy/${id}/`;
  const task = { id, displayName: name, description: '', resourcePool, serviceAddress };
  return taskAddress({ ...task, state: 'STATE_RUNNING' }, taskType);
}
