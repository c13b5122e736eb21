import { pageSql } from '../../lists/paging';
import type { ExperimentRow, TrialRow } from '../../simulation/rows';
import { experimentListAnswer } from '../experiments/experiment-answer';
import { experimentsInOrder } from '../experiments/experiments-in-order';
import { allowListOf, visibleIn } from '../scopes';
import { tick } from '../tick';
import { searchTrialAnswer } from '../trials/trial-answer';
import type { HandlerRequest, Handlers } from '../types';
import { filterTest } from './search-filter';
import { readFilter } from './search-filter-json';
import type { SearchTest } from './search-operator';
import { searchSortKeys } from './search-sort';
import { bestTrialRow, type SearchInput } from './search-value';

type Request = HandlerRequest<'searchExperiments'>;

export const searchHandlers = {
  searchExperiments: (request) => {
    const now = tick(request);
    const { db, query, simulation } = request;
    const input: SearchInput = { db, now };
    const keys = searchSortKeys(query.sort, input);
    const test = searchTest(request, input);
    const sorted = experimentsInOrder({
      db,
      visible: visibleIn(request, 'searchExperiments'),
      keys,
      order: `search ${query.sort ?? ''}`,
      test,
      filter: JSON.stringify([query.projectId, query.filter]),
    });
    const page = pageSql(sorted, query);
    return {
      experiments: page.rows.map((experiment) => {
        const trial = keptTrial(input, experiment);
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

// what is shown is worth keeping; what is only compared is not
function keptTrial(input: SearchInput, experiment: ExperimentRow): TrialRow | null {
  const trial = bestTrialRow(input, experiment);
  return trial && (input.db.trials.get(trial.id) ?? null);
}

function searchTest(request: Request, input: SearchInput): SearchTest {
  const { query } = request;
  const { projectId, filter } = query;
  if (projectId !== undefined) allowListOf(request, 'searchExperiments', projectId);
  const inProject = (place: number) => projectId === undefined || place === projectId;
  // without a filter archived experiments are shown too
  if (filter === undefined) return (each) => inProject(each.projectId);
  const { group, showArchived } = readFilter(filter);
  const test = filterTest(group, input) ?? (() => true);
  return (each) => inProject(each.projectId) && (showArchived || !each.archived) && test(each);
}
