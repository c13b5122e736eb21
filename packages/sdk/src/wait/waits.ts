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

// a page pays for these when it waits

/**
 * Asks until an answer meets `until`, and gives that. While the master is away it backs off and
 * goes on without end, so that a restart is ridden out; what cannot pass ends it: a refusal at
 * once, a 500 or an unreadable answer at once when it is the first, else the fourth in a row.
 * @throws WaitError with the last answer and the tally of states seen; its `cause` is the ApiError
 * where a call was refused, an expired session among them
 * @throws the reason of the signal, in the tick of the abort
 */
export async function waitFor<T>(options: WaitOptions<T>): Promise<T> {
  return (await import('./wait-for')).waitFor(options);
}

/**
 * Waits until an experiment is over (or meets `until`) and gives it; its `state` says how it ended.
 * Rides out a restart of the master; never waits on for what has ended another way. A pause that
 * lasts 30 s is told to `logger`, since an experiment created with `activate: false` stays paused.
 * @throws WaitError `over` when it ended without meeting `until`, `paused`, `timeout`, `gone` when
 * it was deleted meanwhile, `refused` with the ApiError as cause
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
 * The same for a task of any kind: over when it has an `endTime`. Master behaviour: a restart
 * forgets interactive tasks that have ended, so one that was seen and is not found afterwards has
 * ended, untold how.
 * @throws WaitError as `waitForExperiment` does; `gone` for a task that was forgotten
 */
export async function waitForTask(
  client: Caller,
  taskId: string,
  options?: WaitForTaskOptions,
): Promise<Task> {
  return (await import('./wait-for-run')).waitForTask(client, taskId, options);
}

/** Which experiments are watched: all filters of the list, without its place and order. */
export type ExperimentFilter = Omit<
  Args<'getExperiments'>,
  'limit' | 'offset' | 'orderBy' | 'sortBy'
>;

/**
 * Yields the experiments that meet the filter, then each that is added, changed or removed (deleted,
 * or no longer met by the filter), and each that failed, read every `everyMs`. An experiment that
 * comes and goes between two polls is not seen. Retries while the master is unreachable, as `poll`
 * does; changes of that time are yielded afterwards.
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
