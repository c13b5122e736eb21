import { expect, test } from 'vitest';
import { importanceOf } from './importance';
import { type Feature, seeded, shuffled } from './regression-tree';

function searchOf(count: number): { features: Feature[]; rate: number[]; kind: number[] } {
  const random = seeded(7);
  const column = () => Array.from({ length: count }, () => random());
  const rate = column();
  const kind = column().map((value) => Math.floor(value * 3));
  const features: Feature[] = [
    { name: 'rate', kind: 'number', values: rate },
    { name: 'kind', kind: 'word', values: kind },
    { name: 'noise', kind: 'number', values: column() },
  ];
  return { features, rate, kind };
}

test('the hyperparameter that determines the metric matters most, and noise cannot be distinguished from nothing', () => {
  const { features, rate, kind } = searchOf(120);
  const target = rate.map((value, at) => (value - 0.4) ** 2 + (kind[at] === 1 ? 0.05 : 0));
  const reported: number[] = [];
  const { importances, explained, rounds } = importanceOf(
    { features, target, isSmallerBetter: false, seed: 1 },
    ({ done, of }) => reported.push(done / of),
  );
  expect(importances.map(({ name }) => name)).toEqual(['rate', 'kind', 'noise']);
  const [first, second, last] = importances;
  expect(first?.low).toBeGreaterThan(second?.high ?? 1);
  expect(last?.low).toBeLessThanOrEqual(0);
  expect(explained).toBeGreaterThan(0.5);
  expect(rounds).toBe(40);
  expect(reported).toEqual(Array.from({ length: 40 }, (_, round) => (round + 1) / 40));
});

test('the same seed gives the same result, another nearly the same', () => {
  const { features, rate: target } = searchOf(40);
  const compute = (seed: number) =>
    importanceOf({ features, target, isSmallerBetter: false, seed });
  expect(compute(3)).toEqual(compute(3));
  expect(compute(4)).not.toEqual(compute(3));
  expect(compute(4).importances[0]?.name).toBe('rate');
});

test('without a relation, a forest explains nothing', () => {
  const { features } = searchOf(60);
  const random = seeded(11);
  const target = Array.from({ length: 60 }, () => random());
  expect(
    importanceOf({ features, target, isSmallerBetter: false, seed: 1 }).explained,
  ).toBeLessThan(0.2);
  const flat = importanceOf({
    features,
    target: Array(60).fill(1),
    isSmallerBetter: false,
    seed: 1,
  });
  expect(flat).toMatchObject({ explained: 0, rounds: 0 });
  expect(flat.importances.map(({ mean }) => mean)).toEqual([0, 0, 0]);
});

test('shuffling keeps every member', () => {
  const items = [1, 2, 3, 4, 5, 6, 7];
  const mixed = shuffled(items, seeded(2));
  expect(mixed).not.toEqual(items);
  expect(mixed.toSorted()).toEqual(items);
});

test('each hyperparameter has its effect, and those that may be chance come last (H1)', () => {
  const { features, rate } = searchOf(120);
  const rising = importanceOf({ features, target: rate, isSmallerBetter: true, seed: 1 });
  const kinds = rising.importances.map(({ name, effect }) => [name, effect.conclusion.kind]);
  expect(kinds).toEqual([
    ['rate', 'direction'],
    [expect.any(String), 'none'],
    [expect.any(String), 'none'],
  ]);
  expect(rising.importances[0]?.effect.conclusion).toMatchObject({ isHigherBetter: false });
});

test('a share of the variance is between nothing and all of it (E14.17)', () => {
  const { features, rate } = searchOf(24);
  for (const seed of [1, 2, 3, 4])
    for (const { low, mean, high } of importanceOf({
      ...{ features, target: rate, isSmallerBetter: false, seed },
    }).importances)
      for (const share of [low, mean, high]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
});
