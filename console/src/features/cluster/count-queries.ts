import { queryOptions } from '@tanstack/react-query';
import { getActiveTasksCount, getExperiments } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

export const countQueries = {
  /** interactive tasks that are not over, of everybody */
  tasks: () =>
    queryOptions({
      queryKey: queryKeys.cluster.taskCount,
      queryFn: ({ signal }) => getActiveTasksCount(client, {}, { signal }),
      refetchInterval: pollEvery(pollMs.clusterPage),
      meta: { errorMessage: 'Unable to count tasks.' },
    }),

  /** experiments that are active or being stopped, of everybody */
  experiments: () =>
    queryOptions({
      queryKey: queryKeys.cluster.experimentCount,
      queryFn: async ({ signal }) => {
        const states = [
          'STATE_ACTIVE',
          'STATE_STOPPING_CANCELED',
          'STATE_STOPPING_COMPLETED',
          'STATE_STOPPING_ERROR',
        ] as const;
        // a limit of -2 asks for the number alone
        const query = { limit: -2, states: [...states] };
        const { pagination } = await getExperiments(client, query, { signal });
        return pagination?.total ?? 0;
      },
      refetchInterval: pollEvery(pollMs.clusterPage),
      meta: { errorMessage: 'Unable to count experiments.' },
    }),
};
