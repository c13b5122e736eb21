import { expect, test } from 'vitest';
import { seeded } from '../importance/regression-tree';
import { significance, testOverSeeds } from './over-seeds';
import { placesOf } from './ranks';

test.each([
  ['smaller', true, [2, 1, undefined, 1, Number.NaN, 3], [3, 1, undefined, 1, undefined, 4]],
  ['larger', false, [2, 1, 3, 3, Number.POSITIVE_INFINITY], [3, 4, 1, 1, undefined]],
  ['nothing measured', true, [undefined], [undefined]],
] as const)('places of values, %s is better', (_, isSmallerBetter, values, places) => {
  expect(placesOf(values, isSmallerBetter)).toEqual(places);
});

// from the density of Student's t, integrated with Simpson's rule in another program
test.each([
  [[1, 2, 3], [2, 4, 6, 8], 0.09991],
  [[0.91, 0.912, 0.909, 0.911], [0.92, 0.918, 0.921], 0.00116],
  [[5, 5.1, 4.9], [5, 5.1, 4.9], 1],
])('%j against %j has the p-value of Welch’s test', (own, base, p) => {
  const [result] = testOverSeeds([own, base], 1);
  if (result?.kind !== 'tested') throw new Error('not tested');
  expect(result.p).toBeCloseTo(p, 5);
});

test.each([
  ['two seeds', [1, 2], [5, 6, 7], 'few'],
  ['three seeds of which one diverged', [1, 2, Number.NaN], [5, 6, 7], 'few'],
  ['no seed at all', [], [5, 6, 7], 'few'],
  ['seeds that change nothing', [1, 1, 1], [2, 2, 2], 'constant'],
])('%s: a reason and no p-value', (_, own, base, kind) => {
  const [result] = testOverSeeds([own, base], 1);
  expect(result).toEqual({ kind, counts: [own.filter(Number.isFinite).length, 3] });
});

test('the base has no difference to itself; without a base, all have too few seeds', () => {
  expect(testOverSeeds([[1, 2, 3]], 0)).toEqual([undefined]);
  expect(testOverSeeds([[1, 2, 3]], -1)).toEqual([{ kind: 'few', counts: [3, 0] }]);
});

/** Numbers of a normal distribution, or of one with a long tail at one side. */
function drawer(seed: number, isSkewed: boolean) {
  const random = seeded(seed * 7919 + 17);
  for (let warm = 0; warm < 20; warm += 1) random();
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return isSkewed ? () => Math.exp(normal()) : normal;
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test.each([
  ['2 settings of 3 seeds', 2, 3, false],
  ['6 settings of 4 seeds', 6, 4, false],
  ['20 settings of 5 seeds', 20, 5, false],
  ['2 settings of 5 seeds with a long tail', 2, 5, true],
  ['6 settings of 8 seeds with a long tail', 6, 8, true],
])(
  'on noise of %s, at most one comparison in twenty names a difference, even to the best setting',
  (_, count, seeds, isSkewed) => {
    const draws = 2000;
    let wrong = 0;
    for (let draw = 0; draw < draws; draw += 1) {
      const value = drawer(draw, isSkewed);
      const settings = Array.from({ length: count }, () => Array.from({ length: seeds }, value));
      const means = settings.map(meanOf);
      // as people do: the base is the one that looks best
      const results = testOverSeeds(settings, means.indexOf(Math.max(...means)));
      if (results.some((each) => each?.kind === 'tested' && each.p < significance)) wrong += 1;
    }
    // and three deviations of such a share
    expect(wrong / draws).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / draws));
  },
);

test('a true difference of three deviations is found with five seeds each, in nearly every draw', () => {
  let found = 0;
  for (let draw = 0; draw < 500; draw += 1) {
    const normal = drawer(draw, false);
    const settings = [0, 3].map((mean) => Array.from({ length: 5 }, () => mean + normal()));
    const [result] = testOverSeeds(settings, 1);
    if (result?.kind === 'tested' && result.p < significance && result.difference < 0) found += 1;
  }
  expect(found / 500).toBeGreaterThan(0.95);
});
