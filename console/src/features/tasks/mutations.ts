import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TaskKind } from '@trainyard/rbac';
import { killCommand, killNotebook, killShell, killTensorboard } from '@trainyard/sdk/calls';
import { runMutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { afterTaskChange } from '~/app/query-invalidation';
import { messageOf } from '~/app/report-error';

export type KillableTask = { id: string; kind: TaskKind };

const kills: Record<TaskKind, (id: string) => Promise<unknown>> = {
  command: (commandId) => killCommand(client, { commandId }),
  notebook: (notebookId) => killNotebook(client, { notebookId }),
  shell: (shellId) => killShell(client, { shellId }),
  tensorboard: (tensorboardId) => killTensorboard(client, { tensorboardId }),
};

/** Kills one task; the caller shows an error. */
export const killTask = (queryClient: QueryClient, task: KillableTask): Promise<unknown> =>
  runMutation(queryClient, {
    mutationFn: () => kills[task.kind](task.id),
    onSettled: () => afterTaskChange(queryClient),
  });

export type KillResult = {
  killed: number;
  /** with the words of the master */
  refused: { id: string; error: string }[];
};

/** Kills many side by side, and says what became of each. */
export function useKillTasks() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (tasks: readonly KillableTask[]): Promise<KillResult> => {
      const results = await Promise.allSettled(tasks.map(({ kind, id }) => kills[kind](id)));
      const refused = tasks.flatMap(({ id }, at) => {
        const result = results[at];
        return result?.status === 'rejected' ? [{ id, error: messageOf(result.reason) }] : [];
      });
      return { killed: tasks.length - refused.length, refused };
    },
    // what was killed the first time is refused the second
    retry: false,
    onSettled: () => afterTaskChange(queryClient),
    meta: { isSilent: true },
  });
}
