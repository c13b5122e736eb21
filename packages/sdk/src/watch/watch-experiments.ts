import type { Caller } from '../call';
import { lazyGenerator } from '../lazy-generator';
import type { Args } from '../operation';
import type { Pace } from '../poll/poll';
import type { ExperimentEvent } from './experiment-changes';

/** Which experiments are watched: all filters of the list, without its place and order. */
export type ExperimentFilter = Omit<
  Args<'getExperiments'>,
  'limit' | 'offset' | 'orderBy' | 'sortBy'
>;

/**
 * Experiments as a table that lives: first all that meet the filter, then what is added, changed and
 * removed (deleted, or no longer met by the filter), and what has failed, as it is seen every `everyMs`. One that comes
 * and goes between two looks is not seen. Rides out a master that is away, as `poll` does; what
 * changed meanwhile is told afterwards.
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
