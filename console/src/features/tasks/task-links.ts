import { isTerminalTask } from '@trainyard/sdk/model';
import { taskAddress } from '~/app/open-task';
import type { TaskRow } from './queries';

const linkTypes = { notebook: 'jupyter-lab', tensorboard: 'tensor-board' } as const;

/** The page that opens a task, or null where there is nothing to open. */
export function openTaskHref(task: TaskRow): string | null {
  const { kind, serviceAddress, state } = task;
  if (kind === 'command' || kind === 'shell') return null;
  return serviceAddress === '' || isTerminalTask(state) ? null : taskAddress(task, linkTypes[kind]);
}
