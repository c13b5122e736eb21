import { expect, test } from 'vitest';
import { type EndedTrial, failureRegions } from './failure-regions';
import { chanceOf, shareInterval } from './statistics';

const trial = (values: Record<string, unknown>, hasFailed = false): EndedTrial => ({
  values: new Map(Object.entries(values)),
  hasFailed,
});

test('the tail of Fisher’s exact test: a lady who identifies all eight cups', () => {
  // four of four and none of four: one of the 70 ways to choose four cups
  expect(chanceOf({ failed: 4, of: 4 }, { failed: 0, of: 4 })).toBeCloseTo(1 / 70, 12);
  expect(chanceOf({ failed: 3, of: 4 }, { failed: 1, of: 4 })).toBeCloseTo(17 / 70, 12);
  expect(chanceOf({ failed: 0, of: 4 }, { failed: 4, of: 4 })).toBeCloseTo(1, 12);
});

test('an interval contains the share, and stays within 0 to 1', () => {
  const [low, high] = shareInterval({ failed: 0, of: 10 });
  expect(low).toBe(0);
  expect(high).toBeCloseTo(0.2775, 4);
  expect(shareInterval({ failed: 5, of: 10 }).map((end) => end.toFixed(4))).toEqual([
    '0.2366',
    '0.7634',
  ]);
  expect(shareInterval({ failed: 0, of: 0 })).toEqual([0, 1]);
});

test('the failing range of numbers is found, with the counts inside and outside', () => {
  const trials = Array.from({ length: 40 }, (_, at) =>
    trial({ rate: at, same: 1, kind: at % 2 ? 'a' : 'b' }, at >= 30),
  );
  const { regions, looked } = failureRegions(trials, ['rate', 'same', 'kind']);
  expect(regions[0]).toMatchObject({
    name: 'rate',
    range: { from: 30, to: 39 },
    inside: { failed: 10, of: 10 },
    outside: { failed: 0, of: 30 },
  });
  // nine runs of quarters, none of a constant, two words
  expect(looked).toBe(11);
  expect(regions[0]?.chance).toBeLessThan(1e-7);
  // half of each word failed: neither is worse
  expect(regions.map(({ name }) => name)).toEqual(['rate']);
});

test('a failing word is found, and a random failure of one in ten is not significant', () => {
  const words = ['adam', 'sgd', 'lion'];
  const trials = Array.from({ length: 30 }, (_, at) =>
    trial({ optimizer: words[at % 3], seed: at }, at % 3 === 2 && at > 6),
  );
  const [worst, other] = failureRegions(trials, ['optimizer', 'seed']).regions;
  expect(worst).toMatchObject({ name: 'optimizer', range: { value: 'lion' } });
  expect(worst?.inside).toEqual({ failed: 8, of: 10 });
  expect(worst?.outside).toEqual({ failed: 0, of: 20 });
  expect(other?.name).toBe('seed');
  expect(other?.chance).toBeGreaterThan(0.05);
});

test('equal numbers stay together, and trials without a value are outside', () => {
  const trials = [
    ...Array.from({ length: 6 }, () => trial({ size: 64 })),
    ...Array.from({ length: 6 }, () => trial({ size: 512 }, true)),
    ...Array.from({ length: 4 }, () => trial({})),
  ];
  expect(failureRegions(trials, ['size']).regions).toMatchObject([
    {
      range: { from: 512, to: 512 },
      inside: { failed: 6, of: 6 },
      outside: { failed: 0, of: 10 },
    },
  ]);
});
