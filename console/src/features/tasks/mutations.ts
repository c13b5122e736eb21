import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TaskKind } from '@trainyard/rbac';
import { killCommand, killNotebook, killShell, killTensorboard } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { messageOf } from '~/app/report-error';
import { taskQueries } from './queries';

export type KillableTask = { id: string; kind: TaskKind };

const kills: Record<TaskKind, (id: string) => Promise<unknown>> = {
  command: (commandId) => killCommand(client, { commandId }),
  notebook: (notebookId) => killNotebook(client, { notebookId }),
  shell: (shellId) => killShell(client, { shellId }),
  tensorboard: (tensorboardId) => killTensorboard(client, { tensorboardId }),
};

/** Tasks stand on home and in the palette too. */
const refresh = (queryClient: QueryClient) => {
  queryClient.removeQueries({ queryKey: ['palette'] });
  void queryClient.invalidateQueries({ queryKey: ['home', 'tasks'] });
  return queryClient.invalidateQueries({ queryKey: taskQueries.all() });
};

/** Kills one task; whoever asked shows what went wrong. */
export function useKillTask() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id }: KillableTask) => kills[kind](id),
    onSettled: () => refresh(queryClient),
    meta: { isSilent: true },
  });
}

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
    onSettled: () => refresh(queryClient),
    meta: { isSilent: true },
  });
}
