import { hyperparameterText } from '@trainyard/insights/hyperparameters/hyperparameters';
import { formatValue } from '@trainyard/ui/charts/axes/format-value';
import { missing } from '@trainyard/ui/lib/format';

const digits = 4;

/**
 * For tables: numbers have four digits, other values are text or JSON; hovering shows the full
 * value.
 */
export function HyperparameterValue({ value }: { value: unknown }) {
  if (value === undefined) return <span className="text-faint">{missing}</span>;
  const text = hyperparameterText(value);
  if (typeof value !== 'number') return <span title={text}>{text}</span>;
  return <span title={text}>{formatValue(Number.parseFloat(value.toPrecision(digits)))}</span>;
}
