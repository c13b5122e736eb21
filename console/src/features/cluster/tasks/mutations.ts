import { type Caller, getNotebook, killNotebook, launchNotebook } from '@trainyard/sdk/calls';
import { mutationHook } from '~/app/actions/mutation-hook';
import { taskAddress } from '~/app/tasks/open-task';
import type { TaskRow } from '~/data/cluster/tasks';

/**
 * Launches the same JupyterLab in another pool, and ends the one that waits once it is there.
 * `killFailure` is the error where the one that waits could not be ended.
 */
async function startIn(client: Caller, pool: string, notebookId: string) {
  const { notebook: waiting, config } = await getNotebook(client, { notebookId });
  if (!waiting || !config) throw new Error('The task has no configuration.');
  const resources = typeof config.resources === 'object' ? config.resources : {};
  const { notebook } = await launchNotebook(client, {
    body: {
      config: { ...config, resources: { ...resources, resource_pool: pool } },
      workspaceId: waiting.workspaceId,
    },
  });
  if (!notebook?.serviceAddress)
    throw new Error('It was launched there, but has no address yet: the list of tasks shows it.');
  const href = taskAddress(notebook, 'jupyter-lab');
  try {
    await killNotebook(client, { notebookId });
  } catch (killFailure) {
    return { href, killFailure };
  }
  return { href };
}

/** Starts a waiting task in another pool instead, and opens it there. */
export const useStartElsewhere = mutationHook((_, task: TaskRow, pool: string | undefined) => ({
  send: (client, name: string) => startIn(client, name, task.id),
  // a second try might start a second task
  retry: false,
  // the page is a frame in the window of the task
  onSuccess: ({ href, killFailure }) => {
    if (killFailure === undefined) window.top?.location.assign(href);
  },
  meta: { errorMessage: `Unable to start it on ${pool}. This one still waits.` },
}));
