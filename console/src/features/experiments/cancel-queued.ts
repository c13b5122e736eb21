import type { QueryClient } from '@tanstack/react-query';
import {
  activateExperiments,
  type Caller,
  cancelExperiments,
  pauseExperiments,
} from '@trainyard/sdk/calls';
import type { Experiment, ExperimentActionResult } from '@trainyard/sdk/types';
import { showUndo } from '@trainyard/ui/lib/toast-store';
import { reportError } from '~/app/errors/report-error';
import { mutation } from '~/data/mutation';
import { type BulkAnswer, bulkAnswerOf, countOf } from './bulk-answer';

type Queued = Pick<Experiment, 'id' | 'name'>;

/**
 * Cancels experiments that wait in the queue, with an Undo for 8 s. The master cannot take a cancel
 * back, so it pauses them first, which takes them out of the queue, and cancels them when the toast
 * is gone or the page is left. Where the second step fails, a toast says that they are paused.
 * Rejects if none of them could be paused because the call failed.
 */
export async function cancelQueued(
  queryClient: QueryClient,
  queued: readonly Queued[],
): Promise<BulkAnswer> {
  const { results } = await pauseAll(
    queryClient,
    queued.map(({ id }) => id),
  );
  const answer = bulkAnswerOf(results);
  if (answer.done > 0) showUndoCancel(queryClient, queued, answer.doneIds);
  return answer;
}

const pauseAll = mutation(
  (client, experimentIds: number[]) => pauseExperiments(client, { body: { experimentIds } }),
  { retry: false, isRefreshAwaited: false },
);

type Step = (client: Caller) => Promise<{ results: readonly ExperimentActionResult[] }>;

const runStep = mutation((client, step: Step) => step(client), {
  retry: false,
  isRefreshAwaited: false,
});

function showUndoCancel(
  queryClient: QueryClient,
  queued: readonly Queued[],
  experimentIds: number[],
) {
  let isSettled = false;
  const body = { experimentIds };

  const nameOf = (ids: readonly number[]) =>
    ids.length === 1 ? (queued.find(({ id }) => id === ids[0])?.name ?? '') : countOf(ids.length);

  /** Runs the second step once; reports the experiments that it leaves paused. */
  async function settle(step: Step, state: string) {
    if (isSettled) return;
    isSettled = true;
    window.removeEventListener('pagehide', cancel);
    const stateText = (ids: readonly number[]) =>
      `${nameOf(ids)} ${ids.length === 1 ? 'is' : 'are'} ${state}.`;
    try {
      const { refused } = bulkAnswerOf((await runStep(queryClient, step)).results);
      const [first] = refused;
      if (first)
        reportError(new Error(first.error), { message: stateText(refused.map(({ id }) => id)) });
    } catch (error) {
      reportError(error, { message: stateText(experimentIds) });
    }
  }
  const cancel = () =>
    void settle(
      (client) => cancelExperiments(client, { body }, { keepalive: true }),
      'paused, not canceled',
    );
  const undo = () => void settle((client) => activateExperiments(client, { body }), 'still paused');

  window.addEventListener('pagehide', cancel);
  showUndo({ title: `Canceling ${nameOf(experimentIds)}`, onClose: cancel }, undo);
}
