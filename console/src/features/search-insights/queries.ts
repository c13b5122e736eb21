import { queryOptions } from '@tanstack/react-query';
import { getExperimentTrials } from '@trainyard/sdk/calls';
import type { Trial } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';

export type AllTrials = {
  trials: Trial[];
  /** how many the experiment has; more than `trials` while they are read, and above `mostTrials` */
  total: number;
};

/** Of a search of more trials the first ones are looked at. */
export const mostTrials = 2000;
const pageSize = 100;

export const insightQueries = {
  all: () => ['search insights'] as const,

  /**
   * Every trial of an experiment, in pages by id: a master takes more than a second for a hundred.
   * The first time those read so far are there while the rest is on its way.
   */
  trials: (experimentId: number, { isLive }: { isLive: boolean }) =>
    queryOptions({
      queryKey: [...insightQueries.all(), 'trials', experimentId, { isLive }] as const,
      queryFn: async ({ signal, client: queryClient, queryKey }): Promise<AllTrials> => {
        const isFirst = queryClient.getQueryData(queryKey) === undefined;
        let read: AllTrials = { trials: [], total: 1 };
        while (read.trials.length < Math.min(read.total, mostTrials)) {
          const query = { sortBy: 'SORT_BY_ID', orderBy: 'ORDER_BY_ASC', limit: pageSize } as const;
          const offset = read.trials.length;
          const answer = await getExperimentTrials(
            client,
            { experimentId, ...query, offset },
            { signal },
          );
          const trials = [...read.trials, ...answer.trials];
          read = { trials, total: answer.pagination?.total ?? trials.length };
          if (answer.trials.length === 0) break;
          if (isFirst) queryClient.setQueryData<AllTrials>(queryKey, read);
        }
        return read;
      },
      ...(isLive
        ? { refetchInterval: pollEvery(30_000) }
        : { staleTime: Number.POSITIVE_INFINITY }),
      meta: { errorMessage: 'Unable to fetch experiment trials.' },
    }),
};
