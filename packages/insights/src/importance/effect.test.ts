import { describe, expect, test } from 'vitest';
import { type MadeUpSearch, madeUpSearches } from '../test/made-up-searches';
import { type Effect, effectsOf, isClear } from './effect';
import { effectText, meanText, rangeText } from './effect-text';
import { type Feature, seeded } from './regression-tree';

type Case = { search: MadeUpSearch; feature: Feature; effect: Effect };

const cases = madeUpSearches(200).flatMap((search): Case[] => {
  const effects = effectsOf(search);
  return search.features.map((feature, at) => ({
    search,
    feature,
    effect: effects[at] ?? { bins: [], conclusion: { kind: 'too few' } },
  }));
});

const textOf = ({ search, feature, effect }: Case) =>
  `${search.name}, ${search.target.length} trials, ${feature.name}: ${effectText(effect.conclusion)}; the best is ${search.optima[feature.name]}`;

const matters = ({ search, feature }: Case) =>
  feature.name in search.optima || search.pairs.includes(feature.name);

const ofKind = (kind: Effect['conclusion']['kind']) =>
  cases.filter(({ effect }) => effect.conclusion.kind === kind);

describe('of 200 made-up searches (screens-experiments H1)', () => {
  test('no direction points away from the optimum', () => {
    const directions = ofKind('direction');
    expect(directions.length).toBeGreaterThan(20);
    const wrong = directions.filter(({ search, feature, effect: { conclusion } }) => {
      const optimum = Number(search.optima[feature.name] ?? Number.NaN);
      const [low, high] = [Math.min(...feature.values), Math.max(...feature.values)];
      if (conclusion.kind !== 'direction') return true;
      return !(conclusion.isHigherBetter ? optimum >= high : optimum <= low);
    });
    expect(wrong.map(textOf)).toEqual([]);
  });

  test('the best range has or touches the optimum in 97 of 100', () => {
    const ranges = ofKind('range');
    expect(ranges.length).toBeGreaterThan(80);
    const without = ranges.filter(({ search, feature, effect: { conclusion } }) => {
      const optimum = Number(search.optima[feature.name] ?? Number.NaN);
      if (conclusion.kind !== 'range') return true;
      // the optimum itself was hardly ever tried
      const { from, to } = conclusion;
      const below = feature.values.filter((value) => value < from);
      const above = feature.values.filter((value) => value > to);
      return !(optimum >= Math.max(...below) && optimum <= Math.min(...above));
    });
    expect(without.length / ranges.length, without.map(textOf).join('\n')).toBeLessThan(0.03);
  });

  test('the best word is among the best words', () => {
    const words = ofKind('words');
    expect(words.length).toBeGreaterThan(10);
    for (const { search, feature, effect } of words)
      expect(effect.conclusion).toMatchObject({
        words: expect.arrayContaining([search.optima[feature.name]]),
      });
  });

  // of 6,000 searches with other seeds, 3 had one: about 1 in 2,000
  test('noise is never important, and what matters nearly always is', () => {
    const noise = cases.filter((one) => !matters(one));
    expect(noise.length).toBeGreaterThan(350);
    expect(noise.filter(({ effect }) => isClear(effect)).map(textOf)).toEqual([]);
    const enough = cases.filter((one) => matters(one) && one.search.target.length >= 20);
    const missed = enough.filter(({ effect }) => !isClear(effect));
    expect(missed.length / enough.length, missed.map(textOf).join('\n')).toBeLessThan(0.04);
  });

  test('hyperparameters that matter only together name each other', () => {
    const together = cases.filter(({ search }) => search.name === 'only together');
    for (const one of together.filter(matters)) {
      const other = one.feature.name === 'one' ? 'two' : 'one';
      expect(effectText(one.effect.conclusion)).toBe(
        `no clear effect alone, matters together with ${other}`,
      );
    }
  });

  test('a few trials are too few, and a constant metric has no effect', () => {
    const kinds = (name: string) =>
      cases.filter(({ search }) => search.name === name).map((one) => one.effect.conclusion.kind);
    expect(new Set(kinds('few trials'))).toEqual(new Set(['too few']));
    expect(kinds('nothing but noise').length).toBeGreaterThan(50);
    const constant = Array.from({ length: 40 }, () => 1);
    const { features = [] } = madeUpSearches(1)[0] ?? {};
    const short = features.map((one) => ({ ...one, values: one.values.slice(0, 40) }));
    for (const { conclusion, bins } of effectsOf({
      ...{ features: short, target: constant, isSmallerBetter: true },
    })) {
      expect(conclusion).toEqual({ kind: 'none' });
      expect(bins[0]).toMatchObject({ mean: 1, low: 1, high: 1 });
    }
  });

  test('the bins of a curve have every trial once, in order, and the mean in its interval', () => {
    for (const { feature, search, effect } of cases) {
      expect(effect.bins.reduce((sum, { count }) => sum + count, 0)).toBe(search.target.length);
      for (const [at, { from = 0, to = 0, mean, low, high, count }] of effect.bins.entries()) {
        if (feature.kind === 'number') {
          expect(from).toBeLessThanOrEqual(to);
          expect(effect.bins[at + 1]?.from ?? Number.POSITIVE_INFINITY).toBeGreaterThan(to);
        }
        if (count < 2) expect([low, high]).toEqual([null, null]);
        else {
          expect(low).toBeLessThanOrEqual(mean);
          expect(high).toBeGreaterThanOrEqual(mean);
        }
      }
    }
  });
});

test('a learning rate with its best values in the middle has a range, although the highest values of most trials are better (H1)', () => {
  const random = seeded(3);
  const values = Array.from({ length: 1000 }, () => 10 ** (-4 + 2 * random()));
  const peak = Math.log10(2e-3);
  const target = values.map((value) => {
    const away = Math.log10(value) - peak;
    return 0.567 - (away < 0 ? 0.1 * away ** 2 : 0.5 * away ** 2) + 0.06 * (random() - 0.5);
  });
  const lr: Feature = { name: 'lr', kind: 'number', values, isLog: true };
  const [effect] = effectsOf({ features: [lr], target, isSmallerBetter: false });
  const { conclusion } = effect ?? {};
  if (conclusion?.kind !== 'range') throw new Error('no range');
  expect(conclusion.from).toBeGreaterThan(5e-4);
  expect(conclusion.from).toBeLessThan(2e-3);
  expect(conclusion.to).toBeGreaterThan(2e-3);
  expect(conclusion.to).toBeLessThan(4e-3);
  expect(effectText(conclusion)).toMatch(
    /^best near 0\.00\d{2,4} – 0\.00\d{1,3}: mean 0\.56\d\d \(0\.\d{4} to 0\.\d{4}\)$/,
  );
});

/** How many of 60 searches with one hyperparameter from 0 to 1 end with a direction. */
function directionsOf(metric: (x: number) => number): number {
  const random = seeded(11);
  const searches = Array.from({ length: 60 }, (_, at) => {
    const values = Array.from({ length: 60 + 4 * at }, random);
    const noise = () => 0.5 * (random() + random() - 1);
    return { values, target: values.map((x) => metric(x) + noise()) };
  });
  const directions = searches.filter(({ values, target }) => {
    const x: Feature = { name: 'x', kind: 'number', values };
    const [effect] = effectsOf({ features: [x], target, isSmallerBetter: false });
    return effect?.conclusion.kind === 'direction';
  });
  return directions.length;
}

test('a direction is said of a metric that improves to the last value, and of no other', () => {
  expect(directionsOf((x) => 2 * x)).toBeGreaterThan(54);
  const others = {
    'better at both ends': directionsOf((x) => 5 * (x - 0.35) ** 2),
    'best shortly before the end': directionsOf((x) => -5 * (x - 0.85) ** 2),
    'no longer better in the last third': directionsOf((x) => 3 * Math.min(x, 0.65)),
  };
  // noise makes one of some hundred
  expect(Object.entries(others).filter(([, count]) => count > 2)).toEqual([]);
});

test('trials that diverged count as the worst, and one of them does not decide a mean', () => {
  const values = Array.from({ length: 60 }, (_, at) => at / 60);
  const target = values.map((value, at) =>
    value > 0.8 ? Number.POSITIVE_INFINITY : at === 7 ? 1e9 : 3 - value,
  );
  const x: Feature = { name: 'x', kind: 'number', values };
  const [effect] = effectsOf({ features: [x], target, isSmallerBetter: true });
  const { conclusion, bins = [] } = effect ?? {};
  if (conclusion?.kind !== 'range') throw new Error('no range');
  expect(conclusion.to).toBeLessThan(0.85);
  for (const { mean } of bins) expect(Math.abs(mean)).toBeLessThan(10);
});

test.each([
  [{ mean: 0.56712, low: 0.5601, high: 0.5742 }, '0.5671 (0.5601 to 0.5742)'],
  [{ mean: 12.3456, low: 10.1, high: 14.6 }, '12.3456 (10.1000 to 14.6000)'],
  [{ mean: 123_456, low: 120_000, high: 127_000 }, '123,456 (120,000 to 127,000)'],
  [{ mean: -0.25, low: -0.31, high: -0.19 }, '-0.2500 (-0.3100 to -0.1900)'],
  [{ mean: 2.5e-7, low: 2.4e-7, high: 2.6e-7 }, '2.5000e-7 (2.4000e-7 to 2.6000e-7)'],
  [{ mean: 2, low: 2, high: 2 }, '2'],
  [{ mean: 0.5, low: null, high: null }, '0.5000'],
])('the mean %o is written as everywhere, %s (screens-experiments L14)', (interval, text) =>
  expect(meanText(interval)).toBe(text),
);

test.each([
  [1e-3, 2.5e-3, '0.001 – 0.0025'],
  [0.1, 0.35, '0.1 – 0.35'],
  [32, 128, '32 – 128'],
  [4, 4, '4'],
  [0, 0.000_121_6, '0 – 0.000122'],
  [1e-5, 3.456e-5, '1e-5 – 3.46e-5'],
])('a range from %d to %d is written as %s', (from, to, text) =>
  expect(rangeText(from, to)).toBe(text),
);
