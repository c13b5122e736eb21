import type { Hyperparameter } from '@trainyard/sdk/model';
import type { ExperimentRow } from '../../simulation/rows';
import { plainError } from '../errors';
import { experimentTest } from './search-filter-experiment';
import type { FilterField, FilterNode } from './search-filter-json';
import { compare, isOperator, type Operator, type SearchTest } from './search-operator';
import {
  hyperparameterEntry,
  type SearchInput,
  trainingValue,
  validationValue,
} from './search-value';

/**
 * Returns a test on an entry of the search space: constants, ranges and lists are compared
 * differently.
 */
function hyperparameterTest(field: FilterField, operator: Operator): SearchTest {
  const entryOf = hyperparameterEntry(field.columnName);
  const isText = field.type === 'COLUMN_TYPE_TEXT' || field.type === 'COLUMN_TYPE_DATE';
  const test = isText
    ? textTest(operator, String(field.value ?? ''))
    : numberTest(operator, Number(field.value));
  return (experiment) => {
    const entry = entryOf(experiment);
    // an experiment without the hyperparameter does not match, not even isEmpty
    return entry !== undefined && test(entry);
  };
}

type EntryTest = (entry: Hyperparameter) => boolean;

function textTest(operator: Operator, expected: string): EntryTest {
  return (entry) => {
    if (operator === 'isEmpty') return false;
    if (operator === 'notEmpty') return true;
    if (entry.type === 'const') return compare(textOfValue(entry.val), operator, expected);
    if (entry.type !== 'categorical') return false;
    const has = entry.vals.some((value) => textOfValue(value) === expected);
    if (operator === 'contains') return has;
    return operator === 'notContains' ? !has : false;
  };
}

// the database compares a list as its JSON text
const textOfValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function numberTest(operator: Operator, expected: number): EntryTest {
  return (entry) => {
    if (operator === 'isEmpty') return false;
    if (operator === 'notEmpty') return true;
    if (entry.type === 'const') {
      return typeof entry.val === 'number' && compare(entry.val, plain(operator), expected);
    }
    if (entry.type === 'categorical') {
      const has = entry.vals.some((value) => value === expected);
      if (operator === 'contains') return has;
      return operator === 'notContains' ? !has : false;
    }
    const inside = entry.minval <= expected || entry.maxval >= expected;
    if (operator === 'contains') return inside;
    if (operator === 'notContains') return !inside;
    return compare(entry.minval, operator, expected) || compare(entry.maxval, operator, expected);
  };
}

// a constant number contains only an equal one
const plain = (operator: Operator): Operator =>
  operator === 'contains' ? '=' : operator === 'notContains' ? '!=' : operator;

/**
 * Builds the test of a filter.
 * @throws MasterError 500 naming the invalid operator, conjunction or column
 */
export function filterTest(node: FilterNode, input: SearchInput): SearchTest | null {
  if (node.kind === 'unknown') return null;
  if (node.kind === 'field') return fieldTest(node, input);
  if (node.children.length === 0) return () => true;
  if (node.conjunction === '') throw plainError('group specified with no conjunction');
  if (node.conjunction !== 'and' && node.conjunction !== 'or') {
    throw plainError(`invalid conjunction value ${node.conjunction}`);
  }
  const tests = node.children.flatMap((child) => filterTest(child, input) ?? []);
  if (tests.length === 0) return () => true;
  return node.conjunction === 'and'
    ? (experiment) => tests.every((test) => test(experiment))
    : (experiment) => tests.some((test) => test(experiment));
}

function fieldTest(field: FilterField, input: SearchInput): SearchTest {
  const { operator } = field;
  if (operator === '') {
    if (field.value !== null) throw plainError('field specified with value but no operator');
    return () => true;
  }
  if (!isOperator(operator)) throw plainError(`invalid operator ${operator}`);
  const test = locatedTest(field, operator, input);
  // without a value the user is still filling in this row of the form
  const needsValue = operator !== 'isEmpty' && operator !== 'notEmpty';
  return needsValue && field.value === null ? () => true : test;
}

function locatedTest(field: FilterField, operator: Operator, input: SearchInput): SearchTest {
  switch (field.location) {
    case 'LOCATION_TYPE_VALIDATIONS': {
      const value = validationValue(field.columnName);
      return metricTest(field, operator, (experiment) => value(input, experiment));
    }
    case 'LOCATION_TYPE_TRAINING': {
      const value = trainingValue(field.columnName);
      return metricTest(field, operator, (experiment) => value(input, experiment));
    }
    case 'LOCATION_TYPE_HYPERPARAMETERS':
      return hyperparameterTest(field, operator);
    default:
      return experimentTest(field, operator, input);
  }
}

// a metric is compared as text unless the field has the type number
function metricTest(
  field: FilterField,
  operator: Operator,
  value: (experiment: ExperimentRow) => number | null,
): SearchTest {
  const asNumber = field.type === 'COLUMN_TYPE_NUMBER';
  const expected = asNumber ? Number(field.value) : String(field.value);
  return (experiment) => {
    const number = value(experiment);
    const left = number === null ? null : asNumber ? number : String(number);
    return compare(left, operator, expected);
  };
}
