import type { TaskKind } from '@trainyard/rbac';
import { killCommand, killNotebook, killShell, killTensorboard } from '@trainyard/sdk/calls';
import { mutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { afterTaskChange } from '~/app/query-invalidation';

export type KillableTask = { id: string; kind: TaskKind };

const kills: Record<TaskKind, (id: string) => Promise<unknown>> = {
  command: (commandId) => killCommand(client, { commandId }),
  notebook: (notebookId) => killNotebook(client, { notebookId }),
  shell: (shellId) => killShell(client, { shellId }),
  tensorboard: (tensorboardId) => killTensorboard(client, { tensorboardId }),
};

/** Asks the master to kill a task; lists continue as they are. */
export const requestKill = ({ kind, id }: KillableTask): Promise<unknown> => kills[kind](id);

/** Kills one task; the caller shows an error. */
export const killTask = mutation(requestKill, afterTaskChange);
