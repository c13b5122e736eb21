import type { Answer } from '@trainyard/sdk/types';
import { pageSql } from '../../lists/paging';
import type { ExperimentRow, TrialRow } from '../../simulation/rows';
import { invalidArgument } from '../errors';
import { experimentListAnswer } from '../experiments/experiment-answer';
import {
  type ColumnValue,
  experimentColumns,
  isExperimentColumn,
} from '../experiments/experiment-columns';
import { experimentsInOrder, type SortKey } from '../experiments/experiments-in-order';
import { allowListOf, visibleIn } from '../scopes';
import { tick } from '../tick';
import { searchTrialAnswer } from '../trials/trial-answer';
import type { HandlerRequest, Handlers } from '../types';
import { filterTest } from './search-filter';
import { readFilter } from './search-filter-json';
import type { SearchTest } from './search-operator';
import {
  bestTrialRow,
  hyperparameterRank,
  type SearchInput,
  trainingValue,
  validationValue,
} from './search-value';

type Request = HandlerRequest<'searchExperiments'>;

/** How a release reads the columns of a search, and its filters. */
export type SearchRules = { sortValueOf: (column: string) => Value; filterTest: typeof filterTest };

export const searchHandlers = {
  searchExperiments: (request) => searchBy(request, { sortValueOf, filterTest }),
} satisfies Partial<Handlers>;

/** Answers a search by the rules of a release. @throws MasterError as its columns and filters do */
export function searchBy(request: Request, rules: SearchRules): Answer<'searchExperiments'> {
  const now = tick(request);
  const { db, query, simulation } = request;
  const input: SearchInput = { db, now };
  const keys = sortKeysOf(query.sort, (column) => {
    const value = rules.sortValueOf(column);
    return (row: ExperimentRow) => value(input, row);
  });
  const test = searchTest(request, input, rules);
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
}

// caches values for the answer, but not those only compared
function keptTrial(input: SearchInput, experiment: ExperimentRow): TrialRow | null {
  const trial = bestTrialRow(input, experiment);
  return trial && (input.db.trials.get(trial.id) ?? null);
}

function searchTest(request: Request, input: SearchInput, rules: SearchRules): SearchTest {
  const { query } = request;
  const { projectId, filter } = query;
  if (projectId !== undefined) allowListOf(request, 'searchExperiments', projectId);
  const inProject = (place: number) => projectId === undefined || place === projectId;
  // without a filter archived experiments are included, too
  if (filter === undefined) return (each) => inProject(each.projectId);
  const { group, showArchived } = readFilter(filter);
  const test = rules.filterTest(group, input) ?? (() => true);
  return (each) => inProject(each.projectId) && (showArchived || !each.archived) && test(each);
}

type Value = (input: SearchInput, experiment: ExperimentRow) => ColumnValue;

/**
 * Parses `col=asc,col=desc`; equal rows are sorted by id.
 * @throws MasterError 400 naming the invalid parameter, direction or column
 */
export function sortKeysOf<Row extends { id: number }>(
  sort: string | undefined,
  readValue: (column: string) => (row: Row) => ColumnValue,
): Array<SortKey<Row>> {
  const parts = sort === undefined ? [] : sort.split(',');
  const keys = parts.map((part) => sortKey(part, readValue));
  if (parts.some((part) => part.startsWith('id='))) return keys;
  return [...keys, { value: (row) => row.id, descending: false }];
}

function sortKey<Row>(
  part: string,
  readValue: (column: string) => (row: Row) => ColumnValue,
): SortKey<Row> {
  const [column, direction, ...more] = part.split('=');
  if (column === undefined || direction === undefined || more.length > 0) {
    throw invalidArgument(`invalid sort parameter: ${part}`);
  }
  if (direction !== 'asc' && direction !== 'desc') {
    throw invalidArgument(`invalid sort direction: ${direction}`);
  }
  return { value: readValue(column), descending: direction === 'desc' };
}

/**
 * The value of a column of experiments, for sorting.
 * @throws MasterError 400 for an unknown column
 */
export function sortValueOf(column: string): Value {
  if (isExperimentColumn(column)) return experimentColumns[column];
  if (column.startsWith('hp.')) {
    const rank = hyperparameterRank(column);
    return (_, experiment) => rank(experiment);
  }
  if (column.startsWith('validation.')) return validationValue(column);
  if (column.startsWith('training.')) {
    const value = trainingValue(column);
    // compared as text, "10" before "9"
    return (input, experiment) => {
      const number = value(input, experiment);
      return number === null ? null : String(number);
    };
  }
  throw invalidArgument(`invalid sort col: ${column}`);
}
