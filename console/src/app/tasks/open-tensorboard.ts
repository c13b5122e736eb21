import type { QueryClient } from '@tanstack/react-query';
import { type Caller, getTensorboards, launchTensorboard } from '@trainyard/sdk/calls';
import { isTerminalTask } from '@trainyard/sdk/model';
import type { Tensorboard } from '@trainyard/sdk/types';
import { runMutation } from '~/app/actions/run-mutation';
import { hasExceededSlots, openTask } from './open-task';

/** The experiments or trials that a TensorBoard shows. */
export type Sources = {
  workspaceId: number;
  experimentIds?: readonly number[];
  trialIds?: readonly number[];
};

const isSameSet = (some: readonly number[], others: readonly number[]) => {
  const set = new Set(others);
  return new Set(some).size === set.size && some.every((id) => set.has(id));
};

/** Finds a running TensorBoard that shows exactly these sources. */
export const liveTensorboard = (
  tensorboards: readonly Tensorboard[],
  { experimentIds = [], trialIds = [] }: Sources,
): Tensorboard | undefined =>
  tensorboards.find(
    (each) =>
      !isTerminalTask(each.state) &&
      isSameSet(each.experimentIds, experimentIds) &&
      isSameSet(each.trialIds, trialIds),
  );

/** Opens a TensorBoard in its own window: a running one, else a new one. */
export const openTensorboard = (queryClient: QueryClient, sources: Sources): Promise<void> =>
  runMutation(queryClient, {
    send: (client) => open(client, sources),
    meta: { isRefreshAwaited: false },
    // a retry might start a second one
    retry: false,
  });

async function open(client: Caller, sources: Sources): Promise<void> {
  const { tensorboards } = await getTensorboards(client, { limit: 1000 });
  const live = liveTensorboard(tensorboards, sources);
  // a reused TensorBoard shows the warning of a launch, too (spec.md)
  if (live) return openTask(live, { taskType: 'tensor-board', hasExceededSlots: true });
  const { workspaceId, experimentIds = [], trialIds = [] } = sources;
  const body = { workspaceId, experimentIds: [...experimentIds], trialIds: [...trialIds] };
  const { tensorboard, warnings } = await launchTensorboard(client, { body });
  openTask(tensorboard, {
    taskType: 'tensor-board',
    hasExceededSlots: hasExceededSlots(warnings),
  });
}
