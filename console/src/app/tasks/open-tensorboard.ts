import { getTensorboards, launchTensorboard } from '@trainyard/sdk/calls';
import { isTerminalTask } from '@trainyard/sdk/model';
import type { Tensorboard } from '@trainyard/sdk/types';
import { client } from '~/app/api';
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
export async function openTensorboard(sources: Sources): Promise<void> {
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
