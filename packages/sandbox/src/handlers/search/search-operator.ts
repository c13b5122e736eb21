import type { ExperimentRow } from '../../simulation/rows';

/** Returns true if an experiment matches. */
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
 * Compares like the database: null matches no operator except `isEmpty`; `contains` compares texts
 * case-sensitively.
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
