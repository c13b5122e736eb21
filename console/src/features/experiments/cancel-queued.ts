import { activateExperiments, cancelExperiments, pauseExperiments } from '@trainyard/sdk/calls';
import type { Experiment, ExperimentActionResult } from '@trainyard/sdk/types';
import { showUndo } from '@trainyard/ui/lib/toast-store';
import { client } from '~/app/api';
import { reportError } from '~/app/report-error';
import { type BulkAnswer, bulkAnswerOf, countOf } from './bulk-answer';

type Queued = Pick<Experiment, 'id' | 'name'>;

/**
 * Cancels experiments that wait in the queue, with an Undo for 8 s. The master cannot take a cancel
 * back, so it pauses them first, which takes them out of the queue, and cancels them when the toast
 * is gone or the page is left. Where the second step fails, a toast says that they are paused.
 * `onChanged` runs after each of these steps. Rejects if none of them could be paused because the
 * call failed.
 */
export async function cancelQueued(
  queued: readonly Queued[],
  onChanged: () => void,
): Promise<BulkAnswer> {
  const experimentIds = queued.map(({ id }) => id);
  const { results } = await pauseExperiments(client, { body: { experimentIds } });
  const answer = bulkAnswerOf(results);
  onChanged();
  if (answer.done > 0) showUndoCancel(queued, answer.doneIds, onChanged);
  return answer;
}

type Step = () => Promise<{ results: readonly ExperimentActionResult[] }>;

function showUndoCancel(queued: readonly Queued[], experimentIds: number[], onChanged: () => void) {
  let isSettled = false;

  const nameOf = (ids: readonly number[]) =>
    ids.length === 1 ? (queued.find(({ id }) => id === ids[0])?.name ?? '') : countOf(ids.length);

  /** Runs the second step once; reports the experiments that it leaves paused. */
  async function settle(step: Step, state: string) {
    if (isSettled) return;
    isSettled = true;
    window.removeEventListener('pagehide', cancel);
    const left = (ids: readonly number[]) =>
      `${nameOf(ids)} ${ids.length === 1 ? 'is' : 'are'} ${state}.`;
    try {
      const { refused } = bulkAnswerOf((await step()).results);
      const [first] = refused;
      if (first)
        reportError(new Error(first.error), { message: left(refused.map(({ id }) => id)) });
    } catch (error) {
      reportError(error, { message: left(experimentIds) });
    }
    onChanged();
  }
  const body = { experimentIds };
  const cancel = () =>
    void settle(
      () => cancelExperiments(client, { body }, { keepalive: true }),
      'paused, not canceled',
    );
  const undo = () => void settle(() => activateExperiments(client, { body }), 'still paused');

  window.addEventListener('pagehide', cancel);
  showUndo({ title: `Canceling ${nameOf(experimentIds)}`, onClose: cancel }, undo);
}
