import type { Conclusion, MeanInterval } from './effect';

/**
 * The effect of a hyperparameter as a sentence: "best near 1e-3 – 2.5e-3: mean 0.567 (0.560 to
 * 0.574)". A direction is said only of a monotone effect.
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

/** The same without its means, for a cell of a table: "best near 1e-3 – 2.5e-3". */
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

/** A range of values of a hyperparameter, or one value: "1e-3 – 2.5e-3". */
export function rangeText(from: number, to: number): string {
  const [one, other] = [valueText(from), valueText(to)];
  return one === other ? one : `${one} – ${other}`;
}

/** a value of a hyperparameter, in three digits; whole numbers in all of theirs */
function valueText(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 0.01 || size >= 1e6)) return withMinus(shortExponent(value, 3));
  return withMinus(String(Number.isInteger(value) ? value : Number(value.toPrecision(3))));
}

const shortExponent = (value: number, digits: number) =>
  value
    .toExponential(digits - 1)
    .replace(/\.?0+e/, 'e')
    .replace('e+', 'e');

/** A mean with its 95 % interval, in as many decimals as the interval is wide. */
export function meanText({ mean, low, high }: MeanInterval): string {
  if (low === null || high === null) return shortNumber(mean);
  const half = (high - low) / 2;
  const size = Math.max(Math.abs(low), Math.abs(high));
  const decimals = half > 0 ? Math.ceil(-Math.log10(half)) + 1 : 4;
  const digits = Math.ceil(Math.log10(Math.max(size, 1e-300))) + decimals;
  const show = (value: number) =>
    withMinus(
      size < 1e-3 || size >= 1e6
        ? shortExponent(value, Math.min(15, Math.max(2, digits)))
        : value.toFixed(Math.min(12, Math.max(0, decimals))),
    );
  return half > 0 ? `${show(mean)} (${show(low)} to ${show(high)})` : shortNumber(mean);
}

const withMinus = (text: string) => text.replace(/^-/, '−');

const shortNumber = (value: number) => withMinus(String(Number(value.toPrecision(4))));
