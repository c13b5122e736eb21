import { plainError } from '../../handlers/errors';
import type { ColumnValue } from '../../handlers/experiments/experiment-columns';
import { searchBy, sortValueOf } from '../../handlers/search/search-experiments';
import { filterTest } from '../../handlers/search/search-filter';
import type { FilterField, FilterNode } from '../../handlers/search/search-filter-json';
import { compare, isOperator, type SearchTest } from '../../handlers/search/search-operator';
import { bestTrialRow, type SearchInput } from '../../handlers/search/search-value';
import type { HandlerRequest } from '../../handlers/types';
import type { ExperimentRow } from '../../simulation/rows';
import { metricColumn, metricOfTrial } from '../metric-column';
import { state038 } from '../state';

type Value = (input: SearchInput, experiment: ExperimentRow) => ColumnValue;

const metricLocations = new Set([
  'LOCATION_TYPE_TRAINING',
  'LOCATION_TYPE_VALIDATIONS',
  'LOCATION_TYPE_CUSTOM_METRIC',
]);

/** Columns of experiments since 0.38.1. */
const added: Readonly<Record<string, Value>> = {
  externalExperimentId: ({ db }, { id }) => state038(db).externalExperiments.get(id) ?? null,
  externalTrialId: ({ db }, { trialIds }) =>
    state038(db).externalTrials.get(trialIds[0] ?? 0) ?? null,
  archived: (_, { archived }) => String(archived),
};

const metricValue = (name: string): Value => {
  const readValue = metricOfTrial(name);
  return (input, experiment) => {
    const trial = bestTrialRow(input, experiment);
    return trial && readValue(experiment, trial, input.now);
  };
};

const isMetric = (column: string) =>
  column.startsWith('training.') || column.startsWith('validation.') || metricColumn(column);

function sortValue(column: string): Value {
  const own = added[column];
  if (own) return own;
  return !column.startsWith('hp.') && isMetric(column) ? metricValue(column) : sortValueOf(column);
}

/** Tests of filters: metrics have statistics, and progress is in whole percent. */
function filterTest038(node: FilterNode, input: SearchInput): SearchTest | null {
  if (node.kind === 'field') return fieldTest(node, input);
  if (node.kind === 'unknown' || node.children.length === 0) return filterTest(node, input);
  // the shared test rejects an invalid conjunction
  filterTest({ ...node, children: [{ kind: 'unknown' }] }, input);
  const tests = node.children.flatMap((child) => filterTest038(child, input) ?? []);
  if (tests.length === 0) return () => true;
  return node.conjunction === 'and'
    ? (row) => tests.every((test) => test(row))
    : (row) => tests.some((test) => test(row));
}

function fieldTest(field: FilterField, input: SearchInput): SearchTest | null {
  const { columnName, location, operator, type } = field;
  // recorded as findings-3/search-filter-projectId; the body's `projectId` works
  if (columnName === 'projectId' && location === 'LOCATION_TYPE_EXPERIMENT') {
    throw plainError('ERROR: column reference "project_id" is ambiguous (SQLSTATE 42702)');
  }
  if (columnName === 'progress' && typeof field.value === 'number') {
    return filterTest({ ...field, value: field.value / 100 }, input);
  }
  const value = metricLocations.has(location) ? metricValue(columnName) : added[columnName];
  if (!value || operator === '') return filterTest(field, input);
  if (!isOperator(operator)) throw plainError(`invalid operator ${operator}`);
  const needsValue = operator !== 'isEmpty' && operator !== 'notEmpty';
  if (needsValue && field.value === null) return () => true;
  const asNumber = type === 'COLUMN_TYPE_NUMBER';
  return (row) => {
    const left = value(input, row);
    if (left === null || asNumber) {
      return compare(left === null ? null : Number(left), operator, Number(field.value));
    }
    return compare(String(left), operator, String(field.value));
  };
}

/** The search of experiments with the columns of 0.38.1. */
export const searchHandlers = {
  searchExperiments: (request: HandlerRequest<'searchExperiments'>) =>
    searchBy(request, { sortValueOf: sortValue, filterTest: filterTest038 }),
};
