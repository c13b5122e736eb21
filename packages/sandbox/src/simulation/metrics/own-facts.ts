import type { Hyperparameter } from '@trainyard/sdk/model';
import type { Settings } from '../rows';
import { type DomainFacts, domains } from '../search/domain';
import {
  type HyperparameterSpace,
  type HyperparameterValues,
  leafAt,
  leaves,
  rateNames,
  sizeNames,
  valueAt,
} from '../search/hyperparameters';
import { seedOf, uniform } from './noise';

const cachedFacts = new WeakMap<Settings, DomainFacts>();

/**
 * The facts for the curves of a submitted experiment: its own metric is reported, its fixed
 * hyperparameters are good, and searched ones have their best value inside the range.
 */
export function ownFacts(settings: Settings): DomainFacts {
  const facts = cachedFacts.get(settings) ?? factsOf(settings);
  cachedFacts.set(settings, facts);
  return facts;
}

function factsOf({ domain, searcher, hyperparameters }: Settings): DomainFacts {
  const facts = domains[domain];
  const { metric: name, smallerIsBetter } = searcher;
  const rate = bestOf(hyperparameters, rateNames);
  const batchSize = bestOf(hyperparameters, sizeNames);
  return {
    ...facts,
    validation: [...new Set([...facts.validation, name])],
    searcherMetric: { name, smallerIsBetter },
    ...(rate !== undefined && { bestLr: rate }),
    ...(batchSize !== undefined && { defaultBatchSize: batchSize }),
  };
}

// the best value of a hyperparameter of the curves; undefined keeps the domain's
function bestOf(space: HyperparameterSpace, names: readonly string[]): number | undefined {
  for (const name of names) {
    const entry = leafAt(space, name);
    if (!entry || entry.type === 'categorical') continue;
    const best = entry.type === 'const' ? entry.val : valueAtShare(entry, 0.45);
    if (typeof best === 'number' && best > 0) return best;
  }
  return undefined;
}

function valueAtShare(
  entry: Exclude<Hyperparameter, { val: unknown } | { vals: unknown }>,
  share: number,
) {
  const value = entry.minval + share * (entry.maxval - entry.minval);
  return entry.type === 'log' ? entry.base ** value : value;
}

const curvesKnow: ReadonlySet<string> = new Set([
  ...rateNames,
  ...sizeNames,
  'dropout',
  'weight_decay',
  'optimizer',
]);

/**
 * The distance of the other hyperparameters from their best, as a share of the loss; some weigh
 * more.
 */
export function handicapOf(space: HyperparameterSpace, values: HyperparameterValues): number {
  let total = 0;
  for (const [name, entry, path] of leaves(space)) {
    if (entry.type === 'const' || curvesKnow.has(name)) continue;
    const weight = 0.1 + 0.7 * uniform(seedOf(name), 1) ** 2;
    total += weight * offOf(entry, name, valueAt(values, path));
  }
  return total;
}

function offOf(entry: Exclude<Hyperparameter, { val: unknown }>, name: string, value: unknown) {
  if (entry.type === 'categorical') return uniform(seedOf(`${name}=${String(value)}`), 2) / 2;
  const number = Number(value);
  const at = entry.type === 'log' ? Math.log(number) / Math.log(entry.base) : number;
  const share = (at - entry.minval) / (entry.maxval - entry.minval);
  const best = 0.15 + 0.7 * uniform(seedOf(name), 3);
  return Number.isFinite(share) ? 2 * (share - best) ** 2 : 0;
}
