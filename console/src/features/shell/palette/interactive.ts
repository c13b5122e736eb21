import type { QueryClient } from '@tanstack/react-query';
import { can, type Viewer } from '@trainyard/rbac';
import { orNull } from '~/app/errors/or-null';
import { fetchData } from '~/app/loading/load-query';
import { pollMs } from '~/app/polling/polling-intervals';
import { hasExceededSlots, openTask } from '~/app/tasks/open-task';
import { openTensorboard } from '~/app/tasks/open-tensorboard';
import { workspaceQueries } from '~/data/workspaces';
import { CommandError, type Outcome } from './command-tree';
import { launchWithSlots } from './mutations';
import { paletteQueries } from './queries';

/** The first workspace in which the user may start tasks, Uncategorized first. */
async function workspaceFor(queryClient: QueryClient, viewer: Viewer): Promise<number> {
  const { workspaces } = await queryClient.fetchQuery({
    ...workspaceQueries.list(),
    staleTime: pollMs.workspaces,
  });
  const fitting = workspaces
    .filter(({ id, archived }) => !archived && can(viewer, 'task.create', { workspaceId: id }))
    .sort((one, other) => one.id - other.id);
  const [first] = fitting;
  if (!first) throw new CommandError('You may not start tasks in any workspace.');
  return first.id;
}

const done: Outcome = { kind: 'done' };

type Deps = { queryClient: QueryClient; viewer: Viewer };

export async function startNotebook(
  slots: number,
  { queryClient, viewer }: Deps,
): Promise<Outcome> {
  const workspaceId = await workspaceFor(queryClient, viewer);
  const { notebook, warnings } = await launchWithSlots(queryClient, slots, workspaceId);
  openTask(notebook, {
    taskType: 'jupyter-lab',
    hasExceededSlots: hasExceededSlots(warnings),
  });
  return done;
}

export type Sources = { experimentIds: number[]; trialIds: number[] };

/** Opens a TensorBoard that already shows exactly these sources, or starts one. */
export async function startTensorboard(sources: Sources, { queryClient }: Deps): Promise<Outcome> {
  const workspaceId = await workspaceOf(sources, queryClient);
  await openTensorboard(queryClient, { ...sources, workspaceId });
  return done;
}

/** Every source of a TensorBoard must exist; it runs in the workspace of the first one. */
async function workspaceOf(sources: Sources, queryClient: QueryClient): Promise<number> {
  const trials = await Promise.all(
    sources.trialIds.map((id) => orNull(fetchData(queryClient, paletteQueries.trial(id)))),
  );
  const missing = trials.indexOf(null);
  if (missing >= 0) throw new CommandError(`Invalid trial ID ${sources.trialIds[missing]}`);
  const experimentIds = [
    ...sources.experimentIds,
    ...trials.flatMap((trial) => trial?.experimentId ?? []),
  ];
  const experiments = await Promise.all(
    experimentIds.map((id) => orNull(fetchData(queryClient, paletteQueries.experiment(id)))),
  );
  const unknown = experiments.indexOf(null);
  if (unknown >= 0) throw new CommandError(`Invalid experiment ID ${experimentIds[unknown]}`);
  return experiments[0]?.workspaceId ?? 1;
}
