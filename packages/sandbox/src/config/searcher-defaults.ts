import { entryOf, type Json } from './json';

const common = { smaller_is_better: true, source_checkpoint_uuid: null, source_trial_id: null };
const halving = { ...common, divisor: 4, max_concurrent_trials: 16, stop_once: false };

const defaults: Readonly<Record<string, Json>> = {
  single: common,
  random: { ...common, max_concurrent_trials: 16 },
  grid: { ...common, max_concurrent_trials: 16 },
  custom: { ...common, unit: null },
  async_halving: halving,
  adaptive_asha: { ...halving, bracket_rungs: [], max_rungs: 5, mode: 'standard' },
};

/** A searcher with every possible field. */
export function fullSearcher(searcher: Json): Json {
  const ownDefaults = entryOf(defaults, searcher.name);
  return { ...(ownDefaults ?? common), ...withoutNulls(searcher) };
}

/** Removes nulls from a value: a null is the same as an absent key. */
export const withoutNulls = (value: Json): Json =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));
