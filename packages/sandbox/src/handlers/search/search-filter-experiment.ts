import { ownValue } from '@trainyard/sdk/model';
import { likeTest } from '../../lists/filters';
import { plainError } from '../errors';
import { experimentColumns } from '../experiments/experiment-columns';
import type { FilterField } from './search-filter-json';
import { compare, type Operator, type SearchTest } from './search-operator';
import type { SearchInput } from './search-value';

type TextColumn = (experiment: Parameters<SearchTest>[0]) => string | null;

const textColumns: Record<string, TextColumn> = {
  name: (each) => each.name,
  description: (each) => each.description,
  tags: (each) => (each.labels.length === 0 ? null : JSON.stringify(each.labels)),
  searcherType: (each) => each.settings.searcher.name,
  searcherMetric: (each) => each.settings.searcher.metric,
  resourcePool: (each) => each.resourcePool,
};

const numberColumns = {
  id: experimentColumns.id,
  numTrials: experimentColumns.numTrials,
  progress: experimentColumns.progress,
  forkedFrom: experimentColumns.forkedFrom,
  projectId: experimentColumns.projectId,
  checkpointCount: experimentColumns.checkpointCount,
  searcherMetricsVal: experimentColumns.searcherMetricsVal,
  duration: experimentColumns.duration,
};

const dateColumns = {
  startTime: experimentColumns.startTime,
  endTime: experimentColumns.endTime,
};

/**
 * Returns a test on one of the experiment's own columns.
 * @throws MasterError 500 for an unknown column, and for values that the database cannot compare
 */
export function experimentTest(
  field: FilterField,
  operator: Operator,
  input: SearchInput,
): SearchTest {
  const { columnName } = field;
  const textColumn = ownValue(textColumns, columnName);
  if (textColumn) return textTest(textColumn, operator, String(field.value ?? ''));
  if (columnName === 'state') return stateTest(operator, String(field.value ?? ''));
  const isPartial = operator === 'contains' || operator === 'notContains';
  if (columnName === 'user') {
    if (isPartial || (field.value !== null && Number.isNaN(Number(field.value)))) {
      throw cannotCompare('integer', operator);
    }
    return (experiment) => compare(experiment.userId, operator, Number(field.value));
  }
  if (columnName === 'checkpointSize') {
    throw plainError('ERROR: column reference "checkpoint_size" is ambiguous (SQLSTATE 42702)');
  }
  const number = ownValue(numberColumns, columnName);
  if (number) {
    if (isPartial) throw cannotCompare('integer', operator);
    return (each) => compare(number(input, each), operator, Number(field.value));
  }
  const date = ownValue(dateColumns, columnName);
  if (!date) throw plainError(`invalid experiment column ${columnName}`);
  if (isPartial) throw cannotCompare('timestamp with time zone', operator);
  const expected = dateValue(field.value);
  return (each) => compare(date(input, each), operator, expected);
}

function dateValue(value: unknown): number {
  if (value === null) return 0;
  const at = Date.parse(String(value));
  if (!Number.isNaN(at)) return at;
  throw plainError(
    `ERROR: invalid input syntax for type timestamp with time zone: "${value}" (SQLSTATE 22007)`,
  );
}

const cannotCompare = (type: string, operator: Operator) =>
  plainError(
    `ERROR: operator does not exist: ${type} ${operator === 'contains' ? '~~*' : '!~~*'} unknown (SQLSTATE 42883)`,
  );

// contains ignores case here; an empty text counts as empty
function textTest(column: TextColumn, operator: Operator, expected: string): SearchTest {
  const isWithin = likeTest(`%${expected}%`);
  return (experiment) => {
    const text = column(experiment);
    if (operator === 'isEmpty') return text === null || text === '';
    if (operator === 'notEmpty') return text !== null && text !== '';
    if (operator === 'contains') return isWithin(text ?? '');
    if (operator === 'notContains') return !isWithin(text ?? '');
    return compare(text ?? '', operator, expected);
  };
}

const storedNames = new Set([
  'ACTIVE',
  'PAUSED',
  'STOPPING_CANCELED',
  'STOPPING_KILLED',
  'STOPPING_COMPLETED',
  'STOPPING_ERROR',
  'DELETING',
  'CANCELED',
  'COMPLETED',
  'ERROR',
  'DELETE_FAILED',
]);

function stateTest(operator: Operator, expected: string): SearchTest {
  if (operator === 'isEmpty') return () => false;
  if (operator === 'notEmpty') return () => true;
  if (operator === 'contains' || operator === 'notContains') {
    throw cannotCompare('experiment_state', operator);
  }
  if (expected !== '' && !storedNames.has(expected)) {
    throw plainError(
      `ERROR: invalid input value for enum experiment_state: "${expected}" (SQLSTATE 22P02)`,
    );
  }
  const name = `STATE_${expected}`;
  const isEqual = operator !== '!=';
  return ({ state }) => (state === name) === isEqual;
}
