import { invalidArgument, plainError } from '../../handlers/errors';
import type { ColumnValue } from '../../handlers/experiments/experiment-columns';
import type { FilterField, FilterNode } from '../../handlers/search/search-filter-json';
import { compare, isOperator } from '../../handlers/search/search-operator';
import { likeTest } from '../../lists/filters';
import { ownValue, type Run, type RunInput, runColumns, runState } from './run-values';

type RunTest = (run: Run) => boolean;
type Read = (run: Run) => ColumnValue;

/** Columns that are compared by another value than they are sorted by. */
const compared: Record<string, Read> = {
  state: (run) => runState(run).replace('STATE_', ''),
  user: ({ experiment }) => experiment.userId,
};

const columnValue = (column: string) =>
  Object.hasOwn(runColumns, column) ? runColumns[column] : ownValue(column);

function readerOf(column: string, input: RunInput): Read | undefined {
  if (Object.hasOwn(compared, column)) return compared[column];
  const value = columnValue(column);
  return value && ((run) => value(input, run));
}

/**
 * Builds the test of a filter of runs.
 * @throws MasterError 500 naming the invalid operator, conjunction or column
 */
export function runFilterTest(node: FilterNode, input: RunInput): RunTest {
  if (node.kind === 'unknown') return () => true;
  if (node.kind === 'field') return fieldTest(node, input);
  const { conjunction, children } = node;
  if (children.length === 0) return () => true;
  if (conjunction !== 'and' && conjunction !== 'or')
    throw plainError(`invalid conjunction value ${conjunction}`);
  const tests = children.map((child) => runFilterTest(child, input));
  return conjunction === 'and'
    ? (run) => tests.every((test) => test(run))
    : (run) => tests.some((test) => test(run));
}

function fieldTest({ columnName, operator, value }: FilterField, input: RunInput): RunTest {
  if (!isOperator(operator)) throw plainError(`invalid operator ${operator}`);
  const read = readerOf(columnName, input);
  if (!read) throw plainError(`invalid run column ${columnName}`);
  const needsValue = operator !== 'isEmpty' && operator !== 'notEmpty';
  if (needsValue && value === null) return () => true;
  const isDate = columnName === 'startTime' || columnName === 'endTime';
  const expected = isDate ? Date.parse(String(value)) : value;
  const isWithin = likeTest(`%${value}%`);
  return (run) => {
    const left = read(run);
    if (operator === 'contains') return isWithin(String(left ?? ''));
    if (operator === 'notContains') return !isWithin(String(left ?? ''));
    return typeof left === 'number'
      ? compare(left, operator, Number(expected))
      : compare(left === '' ? null : left, operator, String(expected));
  };
}

/**
 * Reads a column of runs for sorting.
 * @throws MasterError 400 for an unknown column
 */
export function sortValue(column: string, input: RunInput): Read {
  const value = columnValue(column);
  if (!value) throw invalidArgument(`invalid sort col: ${column}`);
  return (run) => value(input, run);
}
