import { hyperparameterText } from '@trainyard/insights/hyperparameters/hyperparameters';
import { formatPlain, missing } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';

type Props = {
  value: unknown;
  /** the text of a number, where a column gives all of them the same decimals */
  textOf?: (value: number) => string;
};

/**
 * For tables: numbers are short, other values are text or JSON; hovering shows the full
 * value.
 */
export function HyperparameterValue({ value, textOf = formatPlain }: Props) {
  if (value === undefined) return <span className="text-faint">{missing}</span>;
  const text = displayText(hyperparameterText(value));
  if (typeof value !== 'number') return <span title={text}>{text}</span>;
  return <span title={text}>{textOf(value)}</span>;
}
