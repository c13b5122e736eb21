import { expect, test } from 'vitest';
import { seeded } from '../importance/regression-tree';
import { againstBase, spreadOf } from './distributions';
import { mannWhitney } from './mann-whitney';
import { significance } from './over-seeds';

const males = [19, 22, 16, 29, 24];
const females = [20, 11, 17, 12];
// M. Hollander and D. A. Wolfe, Nonparametric Statistical Methods, 1973: permeability of membranes
const term = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46];
const early = [1.15, 0.88, 0.9, 0.74, 1.21];

test.each([
  // from the documentation of scipy.stats.mannwhitneyu
  ['exact', males, females, 40, 17, 0.1111111111],
  ['by the normal approximation', males, females, 0, 17, 0.1113468865],
  // R gives W = 35 and p = 0.1272 for one side
  ['of a text book', term, early, 40, 35, 0.2544],
  // from printed tables: 8 of 252 and 2 of 70 divisions
  ['of five each', [1, 2, 3, 4, 7], [5, 6, 8, 9, 10], 40, 2, 8 / 252],
  ['of four each without overlap', [5, 6, 7, 8], [1, 2, 3, 4], 40, 16, 2 / 70],
  ['of equal values', [1, 1, 1, 1, 1], [1, 1, 1, 1], 40, 10, 1],
  ['of equal values, approximated', [1, 1, 1, 1, 1], [1, 1, 1, 1], 0, 10, 1],
  ['of nothing', [], [1], 40, 0, 1],
])('U and p %s', (_, one, other, exactUpTo, u, p) => {
  const result = mannWhitney(one, other, exactUpTo);
  expect(result.u).toBe(u);
  expect(result.p).toBeCloseTo(p, 4);
});

test('the share of pairs is one without overlap, and turns round with the samples', () => {
  expect(mannWhitney([5, 6, 7], [1, 2]).larger).toBe(1);
  expect(mannWhitney(males, females).larger).toBeCloseTo(17 / 20, 12);
  expect(mannWhitney(females, males).larger).toBeCloseTo(3 / 20, 12);
  expect(mannWhitney(females, males).p).toBeCloseTo(mannWhitney(males, females).p, 12);
  expect(mannWhitney([1, Number.POSITIVE_INFINITY], [1, 2]).u).toBe(2.5);
});

/** The p-value from each division of the values into two samples of these sizes. */
function byDivisions(one: readonly number[], other: readonly number[]): number {
  const all = [...one, ...other];
  const uOf = (first: readonly number[], second: readonly number[]) =>
    first
      .flatMap((value) => second.map((each) => (value > each ? 1 : value === each ? 0.5 : 0)))
      .reduce<number>((sum, each) => sum + each, 0);
  const middle = (one.length * other.length) / 2;
  const distance = Math.abs(uOf(one, other) - middle);
  let [far, count] = [0, 0];
  for (let mask = 0; mask < 2 ** all.length; mask += 1) {
    const first = all.filter((_, at) => (mask >> at) & 1);
    if (first.length !== one.length) continue;
    count += 1;
    const second = all.filter((_, at) => !((mask >> at) & 1));
    if (Math.abs(uOf(first, second) - middle) >= distance - 1e-9) far += 1;
  }
  return far / count;
}

test('with equal values the exact p-value is that of all divisions', () => {
  const random = seeded(7);
  for (let draw = 0; draw < 30; draw += 1) {
    const sample = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 4));
    const [one, other] = [sample(2 + (draw % 4)), sample(3 + (draw % 3))];
    expect(mannWhitney(one, other).p).toBeCloseTo(byDivisions(one, other), 9);
  }
});

test('with equal values the approximation is near the exact p-value', () => {
  const random = seeded(11);
  for (let draw = 0; draw < 30; draw += 1) {
    const sample = () => Array.from({ length: 20 }, () => Math.floor(random() * 6));
    const [one, other] = [sample(), sample()];
    expect(Math.abs(mannWhitney(one, other, 0).p - mannWhitney(one, other).p)).toBeLessThan(0.03);
  }
});

test.each([
  [[3, 1, 2], { n: 3, low: 1, median: 2, high: 3 }],
  [[4, 1, 2, 3], { n: 4, low: 1, median: 2.5, high: 4 }],
  [[1, Number.NaN], { n: 1, low: 1, median: 1, high: 1 }],
  [[Infinity, Infinity], { n: 2, low: Infinity, median: Infinity, high: Infinity }],
  [[], undefined],
])('the spread of %j', (values, spread) => {
  expect(spreadOf(values)).toEqual(spread);
});

test('a group of four is not compared; the base has no difference to itself', () => {
  const [few, base, own] = againstBase(
    [
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ],
    1,
  );
  expect([few, base]).toEqual([{ kind: 'few', counts: [4, 5] }, undefined]);
  expect(own).toEqual({ kind: 'tested', counts: [5, 5], difference: 5, larger: 1, p: 2 / 252 });
});

test.each([
  ['2 groups of 6', 2, 6],
  ['4 groups of 15', 4, 15],
  ['3 groups of 40', 3, 40],
])(
  'on noise in %s, at most one comparison in twenty names a difference, even to the best',
  (_, count, size) => {
    const draws = 400;
    let wrong = 0;
    for (let draw = 0; draw < draws; draw += 1) {
      const random = seeded(draw * 7919 + 17);
      for (let warm = 0; warm < 20; warm += 1) random();
      const groups = Array.from({ length: count }, () => Array.from({ length: size }, random));
      const medians = groups.map((group) => spreadOf(group)?.median ?? 0);
      const results = againstBase(groups, medians.indexOf(Math.max(...medians)));
      if (results.some((each) => each?.kind === 'tested' && each.p < significance)) wrong += 1;
    }
    // and three deviations of such a share
    expect(wrong / draws).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / draws));
  },
);

test('a true difference of a deviation and a half is found with twenty values each', () => {
  const random = seeded(5);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let found = 0;
  for (let draw = 0; draw < 100; draw += 1) {
    const groups = [0, 1.5].map((mean) => Array.from({ length: 20 }, () => mean + normal()));
    const [result] = againstBase(groups, 1);
    if (result?.kind === 'tested' && result.p < significance && result.larger < 0.5) found += 1;
  }
  expect(found).toBeGreaterThan(95);
});
