import type { ExperimentRow } from '../../simulation/rows';
import { invalidArgument } from '../errors';
import {
  type ColumnValue,
  experimentColumns,
  isExperimentColumn,
} from '../experiments/experiment-columns';
import type { SortKey } from '../experiments/sort-experiments';
import {
  hyperparameterRank,
  type SearchInput,
  trainingValue,
  validationValue,
} from './search-value';

type Value = (input: SearchInput, experiment: ExperimentRow) => ColumnValue;

/**
 * Reads `col=asc,col=desc`; the id decides between equals.
 * @throws MasterError 400 naming the parameter, direction or column that is wrong
 */
export function searchSortKeys(
  sort: string | undefined,
  input: SearchInput,
): Array<SortKey<ExperimentRow>> {
  const parts = sort === undefined ? [] : sort.split(',');
  const keys = parts.map((part) => sortKey(part, input));
  if (parts.some((part) => part.startsWith('id='))) return keys;
  return [...keys, { value: (row) => row.id, descending: false }];
}

function sortKey(part: string, input: SearchInput): SortKey<ExperimentRow> {
  const [column, direction, ...more] = part.split('=');
  if (column === undefined || direction === undefined || more.length > 0) {
    throw invalidArgument(`invalid sort parameter: ${part}`);
  }
  if (direction !== 'asc' && direction !== 'desc') {
    throw invalidArgument(`invalid sort direction: ${direction}`);
  }
  const value = sortValueOf(column);
  return { value: (row) => value(input, row), descending: direction === 'desc' };
}

function sortValueOf(column: string): Value {
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
