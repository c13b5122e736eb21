import type { Caller } from '../client/call';
import { lazyGenerator } from '../client/lazy-generator';
import type { Args } from '../client/operation';
import type { Pace } from '../poll/poll';
import type { Experiment, Task, Trial } from '../types';
import type { ExperimentEvent } from './experiment-changes';
import type { WaitOptions } from './wait-for';
import type {
  WaitForExperimentOptions,
  WaitForTaskOptions,
  WaitForTrialOptions,
} from './wait-for-run';

// loaded on demand, because only some pages wait

/**
 * Polls until an answer meets `until`, and returns it. Backs off while the master is unreachable,
 * without end, so that it survives a restart; permanent errors end it: a refusal at once, a 500 or
 * an unreadable answer at once if it is the first, else the fourth in a row.
 * @throws WaitError with the last answer and the counts of states; its `cause` is the ApiError of a
 *   refused call, including an expired session
 * @throws the reason of the signal, in the tick of the abort
 */
export async function waitFor<T>(options: WaitOptions<T>): Promise<T> {
  return (await import('./wait-for')).waitFor(options);
}

/**
 * Waits until an experiment ends (or meets `until`) and returns it; its `state` is the result.
 * Survives a restart of the master; stops when it has ended in another way. Warns on `logger` about
 * a pause of 30 s, because an experiment created with `activate: false` stays paused.
 * @throws WaitError `over` when it ended without meeting `until`, `paused`, `timeout`, `gone` when
 *   it was deleted meanwhile, `refused` with the ApiError as cause
 */
export async function waitForExperiment(
  client: Caller,
  experimentId: number,
  options?: WaitForExperimentOptions,
): Promise<Experiment> {
  return (await import('./wait-for-run')).waitForExperiment(client, experimentId, options);
}

/** The same for a trial. @throws WaitError as `waitForExperiment` does */
export async function waitForTrial(
  client: Caller,
  trialId: number,
  options?: WaitForTrialOptions,
): Promise<Trial> {
  return (await import('./wait-for-run')).waitForTrial(client, trialId, options);
}

/**
 * The same for a task of any kind: it has ended when it has an `endTime`. Master behavior: a
 * restart drops ended interactive tasks, so one that was seen and is no longer found has ended,
 * with an unknown result.
 * @throws WaitError as `waitForExperiment` does; `gone` for a dropped task
 */
export async function waitForTask(
  client: Caller,
  taskId: string,
  options?: WaitForTaskOptions,
): Promise<Task> {
  return (await import('./wait-for-run')).waitForTask(client, taskId, options);
}

/** The experiments to watch: all filters of the list, without offset and order. */
export type ExperimentFilter = Omit<
  Args<'getExperiments'>,
  'limit' | 'offset' | 'orderBy' | 'sortBy'
>;

/**
 * Yields the experiments that match the filter, then each that is added, changed or removed
 * (deleted, or no longer matching), and each that failed, polled every `everyMs`. Does not report
 * an experiment that appears and disappears between two polls. Retries while the master is
 * unreachable, as `poll` does, and then yields the changes of that time.
 * @throws ApiError of type `auth` or `input`
 * @throws DOMException `TimeoutError` after `timeoutMs`, and the reason of the signal
 */
export const watchExperiments = (
  client: Caller,
  filter: ExperimentFilter = {},
  pace: Pace = {},
): AsyncGenerator<ExperimentEvent, void, undefined> =>
  lazyGenerator(async () => {
    const { experimentChanges } = await import('./experiment-changes');
    return experimentChanges({ client, filter, pace });
  });
