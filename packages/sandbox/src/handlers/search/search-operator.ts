import type { ExperimentRow } from '../../simulation/rows';

/** Whether an experiment is found. */
export type SearchTest = (experiment: ExperimentRow) => boolean;

const operators = [
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'contains',
  'notContains',
  'isEmpty',
  'notEmpty',
] as const;

export type Operator = (typeof operators)[number];

export const isOperator = (text: string): text is Operator =>
  operators.some((operator) => operator === text);

/**
 * How the database compares: what is null fits no operator but `isEmpty`; `contains` looks at
 * texts, with upper and lower case as they are.
 */
export function compare<Value extends string | number>(
  left: Value | null,
  operator: Operator,
  right: Value,
): boolean {
  if (operator === 'isEmpty') return left === null;
  if (operator === 'notEmpty') return left !== null;
  if (left === null) return false;
  switch (operator) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case 'contains':
      return String(left).includes(String(right));
    case 'notContains':
      return !String(left).includes(String(right));
  }
}
