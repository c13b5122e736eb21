import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupCurve, isSeedLike, meanOfCurves, seedGroups, summaryOf } from './seed-groups';

test.each(['seed', 'random_seed', 'data.rngSeed', 'Seed', 'seed2', 'torch-seed', 'rng'])(
  '%s is a seed',
  (name) => expect(isSeedLike(name)).toBe(true),
);

test.each(['seedling', 'lr', 'seed.size', 'strange', 'linseed'])('%s is not a seed', (name) =>
  expect(isSeedLike(name)).toBe(false),
);

const trial = (trialId: number, hparams: Record<string, unknown>, ys: number[]) => ({
  trialId,
  hparams,
  points: ys.map((y, index) => ({ x: (index + 1) * 100, y })),
  value: ys.at(-1),
});

const trials = [
  trial(4, { lr: 0.1, net: { seed: 1 } }, [4, 2]),
  trial(2, { net: { seed: 1 }, lr: 0.2 }, [9, 5]),
  trial(3, { lr: 0.1, net: { seed: 2 } }, [6, 4]),
  trial(1, { lr: 0.1, net: { seed: 3 } }, [5]),
];
const groups = seedGroups(trials, new Set(['net.seed']));

test('trials that differ only in the seed are one group, ordered by its best', () => {
  expect(groups.map(({ id, trials: all }) => [id, all.map(({ trialId }) => trialId)])).toEqual([
    [1, [4, 3, 1]],
    [2, [2]],
  ]);
  expect(groups[0]?.shared).toEqual([{ name: 'lr', path: ['lr'], value: 0.1 }]);
  expect(seedGroups(trials, new Set())).toHaveLength(4);
  expect(seedGroups(trials, new Set(['net.seed', 'lr']))).toHaveLength(1);
});

test('a group curve has the mean and the spread of the trials that reached each x', () => {
  const [first] = groups;
  if (!first) throw new Error('no group');
  expect(groupCurve(first, 'range')).toEqual({
    points: [
      { x: 100, y: 5 },
      { x: 200, y: 3 },
    ],
    band: [
      { x: 100, low: 4, high: 6 },
      { x: 200, low: 2, high: 4 },
    ],
  });
  expect(groupCurve(first, 'deviation').band[0]).toEqual({ x: 100, low: 4, high: 6 });
  expect(groupCurve(first, 'deviation').band[1]?.high).toBeCloseTo(3 + Math.SQRT2);
});

test('one value has no deviation; values that are not finite do not count', () => {
  expect(summaryOf([3])).toEqual({ mean: 3, deviation: undefined, low: 3, high: 3, n: 1 });
  expect(summaryOf([3, Number.NaN, 5, Number.POSITIVE_INFINITY])).toMatchObject({ mean: 4, n: 2 });
  expect(summaryOf([Number.NaN])).toBeUndefined();
  const lost = seedGroups([trial(1, {}, [Number.NaN])], new Set());
  expect(groupCurve(lost[0] ?? (groups[0] as never), 'range').points).toEqual([
    { x: 100, y: Number.NaN },
  ]);
});

test('curves without an x in common have the mean of the values on their lines, each from its first to its last point', () => {
  const rising = [0, 2, 4].map((x) => ({ x, y: x }));
  const flat = [1, 3].map((x) => ({ x, y: 5 }));
  expect(meanOfCurves([rising, flat], 'range').points).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 3 },
    { x: 2, y: 3.5 },
    { x: 3, y: 4 },
    { x: 4, y: 4 },
  ]);
  expect(meanOfCurves([], 'range')).toEqual({ points: [], band: [] });
});

test('the mean of curves of a line is that line, whatever their points are; it has at most a thousand points and the last one', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.uniqueArray(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 600 }),
        { minLength: 1, maxLength: 4 },
      ),
      (curves) => {
        const lines = curves.map((xs) =>
          xs.sort((one, other) => one - other).map((x) => ({ x, y: 3 * x + 1 })),
        );
        const { points, band } = meanOfCurves(lines, 'range');
        for (const { x, y } of points) expect(y).toBeCloseTo(3 * x + 1, 6);
        for (const { low, high } of band) expect(high - low).toBeCloseTo(0, 6);
        expect(points.length).toBeLessThanOrEqual(1001);
        expect(points.at(-1)?.x).toBe(Math.max(...curves.flat()));
      },
    ),
  );
});
