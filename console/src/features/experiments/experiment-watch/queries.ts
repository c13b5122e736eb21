import { getExperiments } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { pollEvery } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { q } from '~/data/q';

export type WatchedExperiment = Pick<Experiment, 'id' | 'name' | 'state' | 'startTime' | 'endTime'>;

/**
 * The watched experiments, by one request; without those that are deleted or forbidden.
 * Nothing else here is requested while the page is hidden.
 */
export const watchQuery = (ids: readonly number[]) =>
  q(
    getExperiments,
    { 'experimentIdFilter.incl': [...ids], limit: ids.length },
    {
      select: ({ experiments }): WatchedExperiment[] => experiments,
      enabled: ids.length > 0,
      refetchInterval: (query) =>
        pollEvery(
          document.hidden ? pollMs.watchedExperimentsWhileHidden : pollMs.watchedExperiments,
        )(query),
      refetchIntervalInBackground: true,
    },
  );
