import type { Hyperparameter } from '@trainyard/sdk/model';
import { describe, expect, test } from 'vitest';
import { effectsOf } from '../importance/effect';
import { type Feature, seeded } from '../importance/regression-tree';
import { madeUpHalvings } from '../test/made-up-halvings';
import { type MadeUpSearch, madeUpSearches } from '../test/made-up-searches';
import { type Advice, type AdviceRequest, adviceOf } from './advice';

type Search = Pick<
  MadeUpSearch,
  'name' | 'features' | 'target' | 'isSmallerBetter' | 'space' | 'goodnessOf'
> &
  Pick<AdviceRequest, 'later' | 'climbed'>;

const adviceFor = (search: Search): Advice =>
  adviceOf({
    ...search,
    effects: new Map(
      effectsOf(search).map((effect, at) => [search.features[at]?.name ?? '', effect]),
    ),
    seed: 1,
  });

const narrowedIn = ({ hyperparameters }: Advice) =>
  hyperparameters.flatMap((one) => (one.kind === 'narrow' ? [one] : []));

/** One value of a hyperparameter, as a search draws it. */
function drawnFrom(hyperparameter: Hyperparameter, { words }: Feature, random: () => number) {
  if (hyperparameter.type === 'const') return Number.NaN;
  if (hyperparameter.type === 'categorical') {
    const value = hyperparameter.vals[Math.floor(random() * hyperparameter.vals.length)];
    return words ? words.indexOf(String(value)) : Number(value);
  }
  const { type, minval, maxval } = hyperparameter;
  if (type === 'int') return minval + Math.floor(random() * (maxval - minval + 1));
  const value = minval + random() * (maxval - minval);
  return type === 'log' ? hyperparameter.base ** value : value;
}

const freshTrials = 1000;
const perSearch = 20;

/** How good new trials are without noise: on average, and the best of twenty. */
function truthOf({ space, features, goodnessOf }: Search, advice?: Advice) {
  const random = seeded(5);
  const to = new Map(advice ? narrowedIn(advice).map((one) => [one.name, one.to]) : []);
  const goodness = Array.from({ length: freshTrials }, () => {
    const good = goodnessOf(
      features.map((feature, at) => {
        const { name = '', hyperparameter } = space[at] ?? {};
        const used = to.get(name) ?? hyperparameter;
        return used ? drawnFrom(used, feature, random) : Number.NaN;
      }),
    );
    // a constant metric
    return Number.isNaN(good) ? 1 : good;
  });
  const best = Array.from({ length: freshTrials / perSearch }, (_, at) =>
    Math.max(...goodness.slice(perSearch * at, perSearch * (at + 1))),
  );
  return { mean: meanOf(goodness), best: meanOf(best) };
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

type Case = { name: string; advice: Advice; gain: number; gainOfBest: number };

const cases = [...madeUpSearches(200), ...madeUpHalvings(105)].map((search: Search): Case => {
  const advice = adviceFor(search);
  const [all, inside] = [truthOf(search), truthOf(search, advice)];
  return {
    ...{ name: search.name, advice },
    ...{ gain: inside.mean - all.mean, gainOfBest: inside.best - all.best },
  };
});

const casesOf = (name: string) => cases.filter((one) => one.name === name);
const isAdvised = ({ advice }: Case) => narrowedIn(advice).length > 0;

describe('of 200 made-up searches and 105 that halve, with new trials in the advised ranges', () => {
  test.each([
    'better to the end',
    'better to the end of a log scale',
    'optimum in the middle',
    'optimum of a log scale off the middle',
    'rises and then diverges',
    'a few whole numbers',
    'a best word',
    'an optimum and an interaction',
  ])('"%s" gains in most searches, loses in none, and the best trial is as good', (name) => {
    const own = casesOf(name);
    expect(own.filter(isAdvised).length).toBeGreaterThan(0.5 * own.length);
    expect(Math.min(...own.map(({ gain }) => gain))).toBeGreaterThanOrEqual(0);
    expect(meanOf(own.map(({ gainOfBest }) => gainOfBest))).toBeGreaterThanOrEqual(0);
  });

  test.each([
    'halving, the same optimum throughout',
    'halving, the optimum moves with the length',
    'halving, better to the end and later only in the middle',
    'halving, what matters later does nothing at first',
  ])('"%s" gains at the full length on average', (name) => {
    const own = casesOf(name);
    expect(own.filter(isAdvised).length).toBeGreaterThan(0);
    expect(meanOf(own.map(({ gain }) => gain))).toBeGreaterThan(0);
    expect(meanOf(own.map(({ gainOfBest }) => gainOfBest))).toBeGreaterThan(-0.01);
  });

  test('nothing is advised where the effect turns round, little where the rungs cannot show it', () => {
    expect(casesOf('halving, turned round with each rung').filter(isAdvised)).toEqual([]);
    const late = casesOf('halving, turned round at the end');
    expect(late.filter(isAdvised).length).toBeLessThan(0.15 * late.length);
  });

  test.each([
    'nothing but noise',
    'a constant metric',
    'only together',
    'halving, nothing but noise',
  ])('"%s" has no advice', (name) => {
    expect(casesOf(name).length).toBeGreaterThan(10);
    expect(casesOf(name).filter(isAdvised)).toEqual([]);
  });

  test('fewer than 20 trials are too few', () => {
    const kinds = casesOf('few trials').flatMap(({ advice }) => advice.hyperparameters);
    expect(new Set(kinds.map((one) => one.kind === 'too few' && one.needed))).toEqual(
      new Set([20]),
    );
  });

  test('the true gain is in 90 of 100 intervals', () => {
    const advised = cases.filter((one) => isAdvised(one) && !one.name.startsWith('halving'));
    expect(advised.length).toBeGreaterThan(100);
    const within = advised.filter(
      ({ gain, advice }) =>
        gain >= (advice.gain?.low ?? Number.NaN) && gain <= (advice.gain?.high ?? Number.NaN),
    );
    expect(within.length / advised.length).toBeGreaterThan(0.9);
  });
});
