import { formatMetric, formatRounded } from '../figures';
import type { Conclusion, MeanInterval } from './effect';

/**
 * The effect of a hyperparameter as a sentence: "best near 0.001 – 0.0025: mean 0.5671 (0.5602
 * to 0.5740)". A direction is said only of a monotone effect.
 */
export function effectText(conclusion: Conclusion): string {
  const means = meansText(conclusion);
  return `${effectWords(conclusion)}${means === '' ? '' : `: mean ${means}`}`;
}

function meansText(conclusion: Conclusion): string {
  if (conclusion.kind === 'range' || conclusion.kind === 'words') return meanText(conclusion.best);
  if (conclusion.kind !== 'direction') return '';
  const { isHigherBetter, best, worst } = conclusion;
  const [here, there] = isHigherBetter ? ['highest', 'lowest'] : ['lowest', 'highest'];
  return `${meanText(best)} at the ${here} values, ${meanText(worst)} at the ${there}`;
}

/** The same without its means, for a cell of a table: "best near 0.001 – 0.0025". */
export function effectWords(conclusion: Conclusion): string {
  switch (conclusion.kind) {
    case 'too few':
      return 'too few trials';
    case 'none':
      return conclusion.together === undefined
        ? 'no clear effect'
        : `no clear effect alone, matters together with ${conclusion.together}`;
    case 'direction':
      return `${conclusion.isHigherBetter ? 'higher' : 'lower'} is better`;
    case 'range':
      return `best near ${rangeText(conclusion.from, conclusion.to)}`;
    case 'words':
      return `best with ${conclusion.words.join(' or ')}`;
  }
}

/** A range of values of a hyperparameter, or one value: "0.001 – 0.0025". */
export function rangeText(from: number, to: number): string {
  const [one, other] = [valueText(from), valueText(to)];
  return one === other ? one : `${one} – ${other}`;
}

/** the ends of ranges are estimates */
const valueText = (value: number) => formatRounded(value, 3);

/** A mean with its 95 % interval. */
export function meanText({ mean, low, high }: MeanInterval): string {
  const text = formatMetric(mean);
  if (low === null || high === null || low === high) return text;
  return `${text} (${formatMetric(low)} to ${formatMetric(high)})`;
}
