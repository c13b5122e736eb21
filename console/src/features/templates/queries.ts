import { queryOptions } from '@tanstack/react-query';
import { getTemplates, searchExperiments } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { staleMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

/** The number of the newest experiments that are compared with the templates. */
export const experimentsLookedAt = 200;

export const templateQueries = {
  list: () =>
    queryOptions({
      queryKey: queryKeys.templates.list,
      queryFn: async ({ signal }) =>
        (await getTemplates(client, { sortBy: 'SORT_BY_NAME' }, { signal })).templates,
      staleTime: staleMs.form,
      meta: { errorMessage: 'Unable to fetch templates.' },
    }),

  /** the newest experiments of all projects, with their configurations */
  experiments: () =>
    queryOptions({
      queryKey: queryKeys.templates.experiments,
      queryFn: async ({ signal }) => {
        const query = { sort: 'id=desc', limit: experimentsLookedAt };
        const { experiments } = await searchExperiments(client, query, { signal });
        return experiments.map(({ experiment }) => experiment);
      },
      staleTime: staleMs.sums,
    }),
};
