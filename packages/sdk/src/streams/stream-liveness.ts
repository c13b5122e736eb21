import type { Caller } from '../client/call';
import { isNotFound } from '../errors/errors';
import { getExperiment } from '../generated/calls/experiments';
import { getTask } from '../generated/calls/tasks';
import { getTrial } from '../generated/calls/trials';
import { isFinished } from '../model/run-state';

/** Returns true if the entity of a stream has ended. A deleted one has ended, too. */
export type IsStreamOver = (signal: AbortSignal) => Promise<boolean>;

export const isTaskOver =
  (client: Caller, taskId: string): IsStreamOver =>
  (signal) =>
    orGone(async () => {
      const { task } = await getTask(client, { taskId }, { signal, retry: 'off' });
      return task.endTime !== undefined;
    });

export const isTrialOver =
  (client: Caller, trialId: number): IsStreamOver =>
  (signal) =>
    orGone(async () => {
      const { trial } = await getTrial(client, { trialId }, { signal, retry: 'off' });
      return isFinished(trial.state);
    });

export const areExperimentsOver =
  (client: Caller, ids: readonly number[]): IsStreamOver =>
  async (signal) => {
    const over = await Promise.all(
      ids.map((experimentId) =>
        orGone(async () => {
          const call = { signal, retry: 'off' as const };
          const { experiment } = await getExperiment(client, { experimentId }, call);
          return isFinished(experiment.state);
        }),
      ),
    );
    return over.every(Boolean);
  };

async function orGone(read: () => Promise<boolean>): Promise<boolean> {
  try {
    return await read();
  } catch (error) {
    if (isNotFound(error)) return true;
    throw error;
  }
}
