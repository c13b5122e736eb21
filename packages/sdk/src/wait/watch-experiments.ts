import type { Caller } from '../client/call';
import { lazyGenerator } from '../client/lazy-generator';
import type { Args } from '../client/operation';
import type { Pace } from '../poll/poll';
import type { ExperimentEvent } from './experiment-changes';

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
