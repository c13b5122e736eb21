import { readExpression } from '@trainyard/insights/expression/expression';
import { isQuantity } from '~/features/experiments/base/fields';
import { metricColumn } from './statistics';

/** True if a column may contain numbers; only the values of a hyperparameter show its type. */
const isNumberName = (name: string): boolean =>
  isQuantity(name) ||
  /^(hp|validation|training|validation_metrics)\../.test(name) ||
  metricColumn(name) !== undefined;

export const readDerived = (expression: string) =>
  readExpression(expression, { isName: isNumberName });

/** Describes the error of an expression, with its position. */
export function expressionRules(expression: string): string | undefined {
  if (expression.trim() === '') return 'Expression is required';
  const read = readDerived(expression);
  if (read.ok) return undefined;
  const near = expression.slice(read.at, read.at + read.length);
  const place = near === '' ? 'at the end' : `at character ${read.at + 1}`;
  return `${read.message} (${place})`;
}
