import { useMutation, useQuery } from '@tanstack/react-query';
import type { TaskKind } from '@trainyard/rbac';
import { getNotebook, killNotebook, launchNotebook } from '@trainyard/sdk/calls';
import { Button } from '@trainyard/ui/base/button';
import { client } from '~/app/api';
import { taskAddress } from '~/app/open-task';
import { ForecastLine } from '~/components/entity/forecast-line';
import { useJobForecasts } from '~/features/forecast/queries';
import { taskQueries } from './queries';

type Props = { kind: TaskKind; taskId: string };

/** When a waiting task will start, and where it could start now. */
export function WaitForecast({ kind, taskId }: Props) {
  const { data } = useQuery({ ...taskQueries.one(kind, taskId), meta: { isSilent: true } });
  const forecast = useJobForecasts(data?.task.resourcePool)[taskId];
  const [pool] = forecast?.elsewhere ?? [];
  if (!forecast) return null;
  return (
    <>
      <p className="text-center text-muted">
        <ForecastLine forecast={forecast} />
      </p>
      {kind === 'notebook' && pool !== undefined ? (
        <StartElsewhere taskId={taskId} pool={pool} />
      ) : null}
    </>
  );
}

/** Launches the same JupyterLab in another pool, and ends the one that waits once it is there. */
async function startIn(pool: string, notebookId: string) {
  const { notebook: waiting, config } = await getNotebook(client, { notebookId });
  if (!waiting || !config) throw new Error('The task has no configuration.');
  const resources = typeof config.resources === 'object' ? config.resources : {};
  const { notebook } = await launchNotebook(client, {
    body: {
      config: { ...config, resources: { ...resources, resource_pool: pool } },
      workspaceId: waiting.workspaceId,
    },
  });
  if (!notebook?.serviceAddress) throw new Error('Command cannot be opened.');
  await killNotebook(client, { notebookId });
  return notebook;
}

function StartElsewhere({ taskId, pool }: { taskId: string; pool: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => startIn(pool, taskId),
    // a second try might start a second task
    retry: false,
    // the page is a frame in the window of the task
    onSuccess: (notebook) => window.top?.location.assign(taskAddress(notebook, 'jupyter-lab')),
    meta: { errorMessage: `Unable to start it on ${pool}.` },
  });
  return (
    <Button isBusy={isPending} onClick={() => mutate()}>
      Start it on {pool} instead
    </Button>
  );
}
