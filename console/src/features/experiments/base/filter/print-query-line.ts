import { ownValue } from '@trainyard/sdk/model';
import {
  type FilterField,
  type FilterGroup,
  hasChoices,
  type Operator,
  removeIncomplete,
} from './filter-set';
import type { Choice, Vocabulary } from './vocabulary';

/** The operators that a line writes as signs. */
export const signs: Record<string, Operator> = {
  '=': '=',
  '!=': '!=',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
  '~': 'contains',
  '!~': 'notContains',
};

/** True for a text that reads as a number without quotes. */
export const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

/** Returns the line of this group; incomplete conditions are left out. */
export const printQueryLine = (group: FilterGroup, { choices }: Pick<Vocabulary, 'choices'>) =>
  printGroup(removeIncomplete(group), choices);

function printGroup(
  { conjunction, children }: FilterGroup,
  choices: Vocabulary['choices'],
): string {
  return children
    .map((child) =>
      child.kind === 'field' ? printField(child, choices) : `(${printGroup(child, choices)})`,
    )
    .join(` ${conjunction} `);
}

function printField(field: FilterField, choices: Vocabulary['choices']): string {
  const { columnName, operator, value } = field;
  const name = quoted(columnName);
  if (operator === 'isEmpty') return `${name} is empty`;
  if (operator === 'notEmpty') return `${name} is not empty`;
  const sign = Object.keys(signs).find((each) => signs[each] === operator);
  const text = printValue(field, ownValue(choices, columnName));
  return `${name} ${sign} ${typeof value === 'string' && isNumeric(text) ? `"${text}"` : quoted(text)}`;
}

function printValue({ type, columnName, value }: FilterField, choices: readonly Choice[] = []) {
  const text = String(value ?? '');
  if (hasChoices(columnName)) return choices.find((choice) => choice.value === text)?.name ?? text;
  return type === 'COLUMN_TYPE_DATE' ? text.replace(/T00:00:00(\.000)?Z$/, '') : text;
}

const reserved = /^(and|or|is|not|empty)$/i;

function quoted(text: string): string {
  const isPlain = /^[^\s=<>~!(),"']+$/.test(text) && !reserved.test(text);
  return isPlain ? text : `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
