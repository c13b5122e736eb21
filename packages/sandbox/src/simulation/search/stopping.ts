import { ladders } from '../../config/brackets';
import { searcherConfig } from '../config';
import type { Searcher, Settings } from '../rows';
import { bracketsOf } from './preview-search';

export const isHalving = ({ name }: Searcher): boolean =>
  name === 'adaptive_asha' || name === 'async_halving';

/**
 * The settings of an experiment on a master whose halving searches stop trials, as on 0.38.1. The
 * master does not choose when a trial validates: it compares a trial at its first validation at or
 * after a rung. A program without a validation period validates at the rungs themselves.
 */
export function withStops(settings: Settings): Settings {
  const { searcher, validationPeriod } = settings;
  if (!isHalving(searcher)) return settings;
  const { maxLength } = searcher;
  const comparedAt = (length: number) =>
    validationPeriod > 0
      ? Math.min(maxLength, Math.ceil(length / validationPeriod) * validationPeriod)
      : length;
  const brackets = (searcher.brackets ?? madeBrackets(searcher)).map((bracket) => ({
    ...bracket,
    lengths: bracket.lengths.map(comparedAt),
  }));
  const stopping: Searcher = { ...searcher, brackets, stopOnce: true };
  const milestones = bracketsOf(stopping).flatMap(({ lengths }) => lengths);
  return { ...settings, searcher: stopping, milestones: [...new Set(milestones)] };
}

/** The brackets of an experiment that was not submitted as a config. */
function madeBrackets(searcher: Searcher) {
  const { maxTrials, divisor, maxLength: units } = searcher;
  const unit = { name: 'batches', batches: 1 } as const;
  return ladders({ searcher: searcherConfig(searcher), maxTrials, divisor, units, unit });
}
