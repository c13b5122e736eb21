import { activateExperiments, cancelExperiments, pauseExperiments } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { showUndo } from '@trainyard/ui/lib/toast-store';
import { client } from '~/app/api';
import { reportError } from '~/app/report-error';
import { keepaliveClient } from '~/app/session/keepalive-client';
import { type BulkAnswer, bulkAnswerOf, countOf } from './bulk-answer';

type Queued = Pick<Experiment, 'id' | 'name'>;

/**
 * Cancels experiments that wait in the queue, with an Undo for 8 s. The master cannot take a cancel
 * back, so it pauses them first, which takes them out of the queue, and cancels them when the toast
 * is gone or the page is left. `onChanged` runs after each of these steps. Rejects if none of them
 * could be paused because the call failed.
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

function showUndoCancel(queued: readonly Queued[], experimentIds: number[], onChanged: () => void) {
  let isSettled = false;

  async function settle(send: () => Promise<unknown>, message: string) {
    if (isSettled) return;
    isSettled = true;
    window.removeEventListener('pagehide', cancel);
    await send().catch((error) => reportError(error, { message }));
    onChanged();
  }
  const body = { experimentIds };
  const cancel = () =>
    void settle(() => cancelExperiments(keepaliveClient, { body }), 'Cancel failed.');
  const undo = () => void settle(() => activateExperiments(client, { body }), 'Undo failed.');

  window.addEventListener('pagehide', cancel);
  const name =
    experimentIds.length === 1
      ? queued.find(({ id }) => id === experimentIds[0])?.name
      : countOf(experimentIds.length);
  showUndo({ title: `Canceling ${name}`, onClose: cancel }, undo);
}
