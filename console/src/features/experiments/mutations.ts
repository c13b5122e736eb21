import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@trainyard/sdk/calls';
import type { Experiment, ExperimentActionResult } from '@trainyard/sdk/types';
import { mutationHook } from '~/app/actions/mutation-hook';
import { runMutation } from '~/app/actions/run-mutation';
import { type BulkAnswer, bulkAnswerOf } from './bulk-answer';
import { cancelReads } from './cached-experiments';
import { cancelQueued } from './cancel-queued';
import { type BulkBody, type LifecycleAction, lifecycle } from './lifecycle';
import { followDeletion, showOutcome } from './outcomes';

/** Cancels one experiment that waits in the queue, with an Undo for 8 s. Rejects with the reason where it could not be paused. */
export async function cancelQueuedOne(
  queryClient: QueryClient,
  experiment: Pick<Experiment, 'id' | 'name'>,
): Promise<void> {
  const { refused } = await cancelQueued(queryClient, [experiment]);
  for (const { error } of refused) throw new Error(error);
}

/** Runs an action on one experiment; lists and details show its result before the master answers. */
export const runExperimentAction = (
  queryClient: QueryClient,
  { action, experimentId }: { action: LifecycleAction; experimentId: number },
): Promise<unknown> =>
  runMutation(queryClient, {
    send: (client) => lifecycle[action].one(client, experimentId),
    onMutate: async () => {
      await cancelReads(queryClient);
      showOutcome(queryClient, action, new Set([experimentId]));
    },
    onSuccess: () => {
      if (action === 'delete') followDeletion(queryClient, [experimentId]);
    },
  });

/** A master whose filters find nothing to act on answers with its database's error. */
function noneFound(error: unknown): { results: ExperimentActionResult[] } {
  if (isApiError(error) && error.message.includes('SQLSTATE 42601')) return { results: [] };
  throw error;
}

type Many = { action: LifecycleAction } & BulkBody;

/**
 * Runs an action on many experiments. With `filters` the master picks them and the ids are ignored;
 * without, an empty list is answered here, since the master refuses one.
 */
export const useBulkExperimentAction = mutationHook((queryClient) => ({
  send: async (client, { action, ...body }: Many): Promise<BulkAnswer> => {
    if (!body.filters && body.experimentIds.length === 0) return bulkAnswerOf([]);
    const { results } = await lifecycle[action].many(client, body).catch(noneFound);
    return bulkAnswerOf(results);
  },
  onMutate: async ({ action, experimentIds }) => {
    await cancelReads(queryClient);
    showOutcome(queryClient, action, new Set(experimentIds));
  },
  onSuccess: ({ doneIds }, { action }) => {
    if (action === 'delete') followDeletion(queryClient, doneIds);
  },
  // the caller reports a failure, with the number of experiments
}));
