import type { Caller } from '../call';
import { isNotFound } from '../errors';
import { getExperiment } from '../generated/calls/experiments';
import { getTask } from '../generated/calls/tasks';
import { getTrial } from '../generated/calls/trials';
import { isFinished } from '../model/run-state';

/** Whether what a stream tells of is over. Gone counts as over. */
export type Subject = (signal: AbortSignal) => Promise<boolean>;

export const taskSubject =
  (client: Caller, taskId: string): Subject =>
  (signal) =>
    goneIsOver(async () => {
      const { task } = await getTask(client, { taskId }, { signal, retry: 'off' });
      return task.endTime !== undefined;
    });

export const trialSubject =
  (client: Caller, trialId: number): Subject =>
  (signal) =>
    goneIsOver(async () => {
      const { trial } = await getTrial(client, { trialId }, { signal, retry: 'off' });
      return isFinished(trial.state);
    });

export const experimentsSubject =
  (client: Caller, ids: readonly number[]): Subject =>
  async (signal) => {
    const over = await Promise.all(
      ids.map((experimentId) =>
        goneIsOver(async () => {
          const call = { signal, retry: 'off' as const };
          const { experiment } = await getExperiment(client, { experimentId }, call);
          return isFinished(experiment.state);
        }),
      ),
    );
    return over.every(Boolean);
  };

async function goneIsOver(look: () => Promise<boolean>): Promise<boolean> {
  try {
    return await look();
  } catch (error) {
    if (isNotFound(error)) return true;
    throw error;
  }
}
