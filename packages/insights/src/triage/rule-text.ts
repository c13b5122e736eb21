import { formatCount, formatPlain } from '../figures';
import type { Condition, Rule } from './separating-rule';
import { startSetting } from './triage';

function valueText({ name, value }: Condition): string {
  if (typeof value === 'string') return value === '' ? '""' : value;
  if (name !== startSetting) return formatPlain(value);
  return `${new Date(value).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** `batch ≥ 128` */
const conditionText = (condition: Condition): string =>
  `${condition.name} ${condition.operator} ${valueText(condition)}`;

/** `batch ≥ 128 and pool = t4` */
export const ruleText = (conditions: readonly Condition[]): string =>
  conditions.map(conditionText).join(' and ');

/** `none of 178`: how many of the other runs satisfy the rule as well. */
export function othersText({ others }: Rule): string {
  const count = others.matching === 0 ? 'none' : formatCount(others.matching);
  return `${count} of ${formatCount(others.of)}`;
}
