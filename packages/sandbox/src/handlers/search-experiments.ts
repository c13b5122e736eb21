import { pageSql } from '../paging';
import { experimentListAnswer } from './experiment-answer';
import { allowListOf, visibleExperiments } from './scopes';
import { filterTest } from './search-filter';
import { readFilter } from './search-filter-json';
import { searchSortKeys } from './search-sort';
import { bestTrialRow, type SearchInput } from './search-value';
import { sortByKeys } from './sort-experiments';
import { tick } from './tick';
import { searchTrialAnswer } from './trial-answer';
import type { HandlerRequest, Handlers } from './types';

type Request = HandlerRequest<'searchExperiments'>;

export const searchHandlers = {
  searchExperiments: (request) => {
    const now = tick(request);
    const { db, query, simulation } = request;
    const input: SearchInput = { db, now };
    const keys = searchSortKeys(query.sort, input);
    const visible = visibleExperiments(request, 'searchExperiments', found(request, input));
    const page = pageSql(sortByKeys(visible, keys), query);
    return {
      experiments: page.rows.map((experiment) => {
        const trial = bestTrialRow(input, experiment);
        const answer = experimentListAnswer({ db, experiment, now });
        if (!trial) return { experiment: answer, bestTrial: null };
        const seed = simulation.engine.seed;
        return {
          experiment: { ...answer, bestTrialId: trial.id },
          bestTrial: searchTrialAnswer({ db, seed, experiment, trial, now }),
        };
      }),
      pagination: page.pagination,
    };
  },
} satisfies Partial<Handlers>;

function found(request: Request, input: SearchInput) {
  const { db, query } = request;
  const { projectId, filter } = query;
  if (projectId !== undefined) allowListOf(request, 'searchExperiments', projectId);
  const inProject = (place: number) => projectId === undefined || place === projectId;
  // without a filter archived experiments are shown too
  if (filter === undefined) return db.experiments.where((each) => inProject(each.projectId));
  const { group, showArchived } = readFilter(filter);
  const test = filterTest(group, input) ?? (() => true);
  return db.experiments.where(
    (each) => inProject(each.projectId) && (showArchived || !each.archived) && test(each),
  );
}
