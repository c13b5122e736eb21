import type { TaskKind } from '@trainyard/rbac';
import { isTerminalTask } from '@trainyard/sdk/model';
import type { LaunchWarning, Notebook } from '@trainyard/sdk/types';
import { withBasePath } from '~/app/links/base-path';
import { links } from '~/lib/links';
import { linkTypeOf } from '~/lib/task-kind';

export type Openable = Pick<
  Notebook,
  'id' | 'displayName' | 'description' | 'resourcePool' | 'serviceAddress' | 'state'
>;

type Opening = {
  taskType: 'jupyter-lab' | 'tensor-board';
  /** result of a launch: the cluster has fewer free slots than the task needs */
  hasExceededSlots?: boolean;
};

export const hasExceededSlots = (warnings: readonly LaunchWarning[]): boolean =>
  warnings.includes('LAUNCH_WARNING_CURRENT_SLOTS_EXCEEDED');

/**
 * The page that opens a task with an address, below the base path. Leaves out the query of the
 * address, with the token that a 0.38 master puts there: links are kept in logs and histories. The
 * waiting page gets it from the master.
 */
export function taskAddress(task: Openable, taskType: Opening['taskType']): string {
  const { id: taskId, serviceAddress } = task;
  const serviceAddr = serviceAddress.replace(/[?#].*$/s, '');
  return withBasePath(
    links.interactive({
      taskId,
      taskType,
      taskName: task.description || task.displayName || taskId,
      resourcePool: task.resourcePool || 'default',
      taskUrl: links.wait({ taskType, taskId, serviceAddr }),
    }),
  );
}

type LinkedTask = Omit<Openable, 'serviceAddress'> & {
  kind: TaskKind;
  /** the URL of its service; commands and shells have none */
  serviceAddress?: string;
};

/** The page that opens a task, or null if it cannot be opened. */
export function openTaskHref({ kind, serviceAddress = '', ...task }: LinkedTask): string | null {
  if (kind === 'command' || kind === 'shell') return null;
  return serviceAddress === '' || isTerminalTask(task.state)
    ? null
    : taskAddress({ ...task, serviceAddress }, linkTypeOf[kind]);
}

/**
 * Opens a task in a window named after it: a second call focuses the same window.
 * @throws Error if it has no address
 */
export function openTask(task: Openable | null, { taskType, ...opening }: Opening): void {
  if (!task?.serviceAddress) throw new Error('Command cannot be opened.');
  const { hasExceededSlots: isExceeded } = opening;
  const search = isExceeded === undefined ? '' : `?currentSlotsExceeded=${isExceeded}`;
  const opened = window.open(taskAddress(task, taskType) + search, task.id);
  // code in that window must not access this page
  if (opened) opened.opener = null;
}
