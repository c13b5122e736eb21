import type { Hyperparameter } from '../../simulation/search/hyperparameters';
import type { FilterField } from './search-filter-json';
import { compare, type Operator, type SearchTest } from './search-operator';
import { hyperparameterEntry } from './search-value';

/** A test on an entry of the search space: constants, ranges and lists each compare their way. */
export function hyperparameterTest(field: FilterField, operator: Operator): SearchTest {
  const entryOf = hyperparameterEntry(field.columnName);
  const isText = field.type === 'COLUMN_TYPE_TEXT' || field.type === 'COLUMN_TYPE_DATE';
  const test = isText
    ? textTest(operator, String(field.value ?? ''))
    : numberTest(operator, Number(field.value));
  return (experiment) => {
    const entry = entryOf(experiment);
    // an experiment without the hyperparameter fits nothing, not even isEmpty
    return entry !== undefined && test(entry);
  };
}

type EntryTest = (entry: Hyperparameter) => boolean;

function textTest(operator: Operator, wanted: string): EntryTest {
  return (entry) => {
    if (operator === 'isEmpty') return false;
    if (operator === 'notEmpty') return true;
    if (entry.type === 'const') return compare(String(entry.val), operator, wanted);
    if (entry.type !== 'categorical') return false;
    const has = entry.vals.some((value) => String(value) === wanted);
    if (operator === 'contains') return has;
    return operator === 'notContains' ? !has : false;
  };
}

function numberTest(operator: Operator, wanted: number): EntryTest {
  return (entry) => {
    if (operator === 'isEmpty') return false;
    if (operator === 'notEmpty') return true;
    if (entry.type === 'const') {
      return typeof entry.val === 'number' && compare(entry.val, plain(operator), wanted);
    }
    if (entry.type === 'categorical') {
      const has = entry.vals.some((value) => value === wanted);
      if (operator === 'contains') return has;
      return operator === 'notContains' ? !has : false;
    }
    const inside = entry.minval <= wanted || entry.maxval >= wanted;
    if (operator === 'contains') return inside;
    if (operator === 'notContains') return !inside;
    return compare(entry.minval, operator, wanted) || compare(entry.maxval, operator, wanted);
  };
}

// a constant number contains what it equals
const plain = (operator: Operator): Operator =>
  operator === 'contains' ? '=' : operator === 'notContains' ? '!=' : operator;
