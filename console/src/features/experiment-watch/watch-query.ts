import { queryOptions } from '@tanstack/react-query';
import { getExperiments } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

export type WatchedExperiment = Pick<Experiment, 'id' | 'name' | 'state' | 'startTime' | 'endTime'>;

/**
 * Those that are watched, by one request; what is gone, or may no longer be seen, is not in it.
 * Nothing else here is asked for while the page is hidden.
 */
export const watchQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: queryKeys.experiments.watched(ids),
    queryFn: async ({ signal }): Promise<WatchedExperiment[]> => {
      const wanted = { 'experimentIdFilter.incl': [...ids], limit: ids.length };
      const { experiments } = await getExperiments(client, wanted, { signal });
      return experiments.map(({ id, name, state, startTime, endTime }) => ({
        id,
        name,
        state,
        startTime,
        endTime,
      }));
    },
    enabled: ids.length > 0,
    refetchInterval: (query) =>
      pollEvery(document.hidden ? pollMs.watchedExperimentsWhileHidden : pollMs.watchedExperiments)(
        query,
      ),
    refetchIntervalInBackground: true,
    meta: { isSilent: true },
  });
