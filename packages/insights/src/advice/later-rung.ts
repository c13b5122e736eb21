import type { Experiment } from '@trainyard/sdk/types';
import { measuredValue } from '../importance/measured-rows';
import type { AdviceRequest } from './advice';
import { minLater } from './share-left';

type Input = {
  config: Experiment['config'];
  /** in the order of the target */
  trialIds: readonly number[];
  /** the metric by trial, at each rung from the second on that was read */
  values: readonly ReadonlyMap<number, number>[];
  /** the number of rungs of the search */
  rungs: number;
};

/**
 * The measurements of trials at the highest rung that enough of them reached, which show whether an
 * effect at the first rung lasts.
 */
export function laterRung({ config, trialIds, values, rungs }: Input): Later {
  const measured = values.map((rung) => trialIds.filter((id) => rung.has(id)).length);
  const highest = measured.findLastIndex((count) => count >= minLater);
  const rung = values[highest] ?? new Map<number, number>();
  return {
    later: trialIds.map((id) => {
      const value = rung.get(id);
      return value === undefined ? Number.NaN : measuredValue(value, config);
    }),
    climbed: highest < 0 ? 0 : (highest + 1) / Math.max(1, rungs - 1),
  };
}

type Later = Required<Pick<AdviceRequest, 'later' | 'climbed'>>;
