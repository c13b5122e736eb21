import type { Importance } from './importance';

/**
 * The direction of an effect in words: "higher is better (0.62)". Undefined for a hyperparameter of
 * words, which has no direction.
 */
export function effectText(
  { effect, isEffectClear }: Pick<Importance, 'effect' | 'isEffectClear'>,
  isSmallerBetter: boolean,
): string | undefined {
  if (effect === undefined) return undefined;
  const size = effect.toFixed(2).replace('-', '−');
  if (!isEffectClear) return `no clear direction (${size})`;
  return `${effect < 0 === isSmallerBetter ? 'higher is better' : 'higher is worse'} (${size})`;
}
