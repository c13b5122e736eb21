import { queryOptions } from '@tanstack/react-query';
import { getExperiments, getProjectsByUserActivity } from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery, pollWhile } from '~/app/poll';

export const homeQueries = {
  recentProjects: () =>
    queryOptions({
      queryKey: ['home', 'projects'] as const,
      queryFn: async ({ signal }) =>
        (await getProjectsByUserActivity(client, { limit: 5 }, { signal })).projects,
      refetchInterval: pollEvery(15_000),
      meta: { errorMessage: 'Error fetching projects for dashboard' },
    }),

  submissions: (userId: number) =>
    queryOptions({
      queryKey: ['home', 'submissions', userId] as const,
      queryFn: async ({ signal }) => {
        const { experiments } = await getExperiments(
          client,
          {
            limit: 25,
            sortBy: 'SORT_BY_START_TIME',
            orderBy: 'ORDER_BY_DESC',
            userIds: [userId],
          },
          { signal },
        );
        return experiments;
      },
      refetchInterval: pollWhile((experiments: Experiment[]) =>
        experiments.some(({ state }) => !isFinished(state)),
      ),
      meta: { errorMessage: 'Error fetching experiments for dashboard' },
    }),
};
