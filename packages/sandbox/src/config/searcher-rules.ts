import { entryOf, isObject, type Json } from './json';
import { positiveLengthProblems } from './length';
import { findProblems, type Rule } from './rule';

type Keys = Readonly<Record<string, Rule>>;

const any: Rule = {};
const positiveInteger: Rule = { kinds: ['integer', 'null'], min: 1 };
const length: Rule = { check: positiveLengthProblems };
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
  max_trials: positiveInteger,
  divisor: { kinds: ['number', 'null'], above: 1 },
  stop_once: { kinds: ['boolean', 'null'] },
};
const old: Keys = { ...halving, budget: any, mode: any, max_rungs: any, bracket_rungs: any };

const searchers: Readonly<Record<string, Keys>> = {
  single: { ...common, max_length: length },
  random: { ...many, max_trials: positiveInteger },
  grid: many,
  custom: {
    ...common,
    unit: { kinds: ['string', 'null'], values: ['batches', 'records', 'epochs'] },
  },
  async_halving: { ...halving, num_rungs: positiveInteger },
  adaptive_asha: {
    ...halving,
    bracket_rungs: { kinds: ['array', 'null'], items: { kinds: ['integer'] } },
    max_rungs: positiveInteger,
    mode: { kinds: ['string', 'null'], values: ['conservative', 'standard', 'aggressive'] },
  },
  adaptive: { ...old, train_stragglers: any },
  adaptive_simple: old,
  sync_halving: { ...old, num_rungs: any, train_stragglers: any },
};

/** Searchers of old configs: they can be read, but no longer run. */
export const oldSearchers: readonly string[] = ['adaptive', 'adaptive_simple', 'sync_halving'];

const allKeys: Keys = Object.assign({}, ...Object.values(searchers).map((keys) => freed(keys)));

function freed(keys: Keys): Keys {
  return Object.fromEntries(Object.keys(keys).map((key) => [key, common[key] ?? any]));
}

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
