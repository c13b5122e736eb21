import { getTemplates, searchExperiments } from '@trainyard/sdk/calls';
import { staleMs } from '~/app/polling/polling-intervals';
import { q } from './q';

/** The number of the newest experiments that are compared with the templates. */
export const experimentsLookedAt = 200;

export const templateQueries = {
  list: () =>
    q(
      getTemplates,
      { sortBy: 'SORT_BY_NAME' },
      {
        select: ({ templates }) => templates,
        staleTime: staleMs.form,
        error: 'Unable to fetch templates.',
      },
    ),

  /** the newest experiments of all projects, with their configurations */
  experiments: () =>
    q(
      searchExperiments,
      { sort: 'id=desc', limit: experimentsLookedAt },
      {
        select: ({ experiments }) => experiments.map(({ experiment }) => experiment),
        staleTime: staleMs.sums,
      },
    ),
};
