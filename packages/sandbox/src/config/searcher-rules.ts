import { any, flag, freed, type Keys, positive, without } from './common-rules';
import { entryOf, isObject, type Json } from './json';
import { lengthProblems, positiveLengthProblems, searcherLengthProblems } from './length';
import { findProblems, type Rule } from './rule';

const length: Rule = { kinds: ['object', 'integer', 'null'], check: searcherLengthProblems };
// async_halving and the old searchers take no plain number
const lengthWithUnit: Rule = { kinds: ['object', 'null'], check: positiveLengthProblems };
const common: Keys = {
  name: any,
  metric: { kinds: ['string', 'null'] },
  smaller_is_better: { kinds: ['boolean', 'null'] },
  source_trial_id: { kinds: ['integer', 'null'] },
  source_checkpoint_uuid: { kinds: ['string', 'null'] },
};
const many: Keys = {
  ...common,
  max_length: length,
  max_concurrent_trials: { kinds: ['integer', 'null'], min: 0 },
};
const halving: Keys = {
  ...many,
  max_trials: positive,
  divisor: { kinds: ['number', 'null'], above: 1 },
  stop_once: { kinds: ['boolean', 'null'] },
};
const mode: Rule = {
  kinds: ['string', 'null'],
  values: ['conservative', 'standard', 'aggressive'],
};
const bracketRungs: Rule = {
  kinds: ['array', 'null'],
  items: { kinds: ['integer'], required: true },
};
const old: Keys = {
  ...without(halving, 'stop_once', 'max_concurrent_trials'),
  max_length: lengthWithUnit,
  mode,
  max_rungs: positive,
};

const searchers: Readonly<Record<string, Keys>> = {
  single: { ...common, max_length: length },
  random: { ...many, max_trials: positive },
  grid: many,
  custom: {
    ...common,
    unit: { kinds: ['string', 'null'], values: ['batches', 'records', 'epochs'] },
  },
  async_halving: { ...halving, max_length: lengthWithUnit, num_rungs: positive },
  adaptive_asha: { ...halving, bracket_rungs: bracketRungs, max_rungs: positive, mode },
  adaptive: {
    ...without(old, 'max_trials'),
    budget: { kinds: ['object', 'null'], check: lengthProblems },
    bracket_rungs: bracketRungs,
    train_stragglers: flag,
  },
  adaptive_simple: { ...old, max_trials: { ...positive, max: 2000 } },
  sync_halving: {
    ...without(old, 'max_trials', 'mode', 'max_rungs'),
    budget: lengthWithUnit,
    num_rungs: positive,
    train_stragglers: flag,
  },
};

/** Searchers of old configs: they can be read, but no longer run. */
export const oldSearchers: readonly string[] = ['adaptive', 'adaptive_simple', 'sync_halving'];

const allKeys: Keys = {
  ...Object.assign({}, ...Object.values(searchers).map(freed)),
  ...common,
};

/** Returns the problems of the existing values of a searcher. */
export function searcherProblems(value: unknown, path: string): string[] {
  if (!isObject(value)) return [];
  const general = findProblems(value, { keys: allKeys }, path);
  if (!Object.hasOwn(value, 'name')) return general;
  const keys = entryOf(searchers, value.name);
  if (keys) return [...new Set([...general, ...findProblems(value, { keys }, path)])];
  return [
    ...general,
    `${path}: is not an object where object["name"] is one of 'single', 'random', 'grid', 'custom', or 'adaptive_asha'`,
  ];
}

const needs: Readonly<Record<string, readonly string[]>> = {
  single: ['max_length', 'metric'],
  random: ['max_length', 'max_trials', 'metric'],
  grid: ['max_length', 'metric'],
  custom: ['metric'],
  async_halving: ['max_length', 'max_trials', 'metric', 'num_rungs'],
  adaptive_asha: ['max_length', 'max_trials', 'metric'],
};

/** Lists the missing settings of a searcher. As on the master, a missing metric is listed twice. */
export function searcherGaps(searcher: Json, path: string): string[] {
  const own = entryOf(needs, searcher.name) ?? [];
  return [...own, 'name', 'metric']
    .filter((key) => searcher[key] === undefined || searcher[key] === null)
    .map((key) => `${path}: ${key} is a required property`);
}
