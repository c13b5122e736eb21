import { expect, test } from 'vitest';
import {
  differenceText,
  overSeedsText,
  settingTexts,
  shareText,
  verdictOf,
} from '~/lib/metrics/difference-text';
import { metricSummaries } from '~/lib/metrics/metric-summary';
import type { ComparedItem } from '../compared-item';
import { rankItems } from './ranking';

type Run = {
  id: number;
  value?: number;
  hparams?: Record<string, unknown>;
  config?: Record<string, unknown>;
};

const metric = 'validation|loss';

/** Runs with the value of a metric, whose smallest values are those given. */
function ranked(
  runs: readonly Run[],
  options: { base?: number; samples?: readonly number[] } = {},
) {
  const items = runs.map(({ id, config = {} }) => ({
    id,
    name: `run ${id}`,
    startTime: null,
    config: { reproducibility: { experiment_seed: id }, ...config },
  }));
  const best = new Map(
    runs.map(({ id, value, hparams = {} }) => {
      const summary = { last: value, min: value, max: value };
      const summaryMetrics = value === undefined ? {} : { validation_metrics: { loss: summary } };
      const summaries = metricSummaries({ summaryMetrics });
      return [id, { trialId: id, values: new Map(), summaries, hparams }] as const;
    }),
  );
  const { base = 0, samples = runs.map(({ id }) => id) } = options;
  const compared = items as unknown as ComparedItem[]; // nothing else of them is read
  return rankItems(compared, {
    best,
    metric,
    direction: 'smaller',
    base,
    isSample: (id) => samples.includes(id),
  });
}

test('without a chosen base the best one is the base; one without a value has no place', () => {
  const { items, base, baseValue, hasSeeds } = ranked([
    { id: 1, value: 0.5, hparams: { lr: 1 } },
    { id: 2, value: 0.25, hparams: { lr: 2 } },
    { id: 3, hparams: { lr: 3 } },
  ]);
  expect([...items.values()].map(({ rank, difference }) => [rank, difference])).toEqual([
    [2, 0.25],
    [1, 0],
    [undefined, undefined],
  ]);
  expect({ base, baseValue, hasSeeds }).toEqual({ base: 2, baseValue: 0.25, hasSeeds: false });
  expect(
    ranked(
      [
        { id: 1, value: 1 },
        { id: 2, value: 2 },
      ],
      { base: 2 },
    ).base,
  ).toBe(2);
});

const seedsOf = (first: number, lr: number, values: readonly number[], more: Partial<Run> = {}) =>
  values.map((value, at) => ({
    id: first + at,
    value,
    hparams: { lr, seed: at },
    ...more,
  }));

const good = seedsOf(1, 0.1, [0.31, 0.3, 0.32, 0.31]);
const bad = seedsOf(11, 0.2, [0.41, 0.4, 0.42, 0.4]);

test('seeds of one setting are tested against those of the base', () => {
  const { items, hasSeeds } = ranked([...good, ...bad], { base: 1 });
  expect(hasSeeds).toBe(true);
  expect(items.get(2)).toMatchObject({ isOfBaseSetting: true, seeds: undefined });
  const seeds = items.get(11)?.seeds;
  expect(seeds).toMatchObject({ kind: 'tested', counts: [4, 4] });
  if (seeds?.kind !== 'tested') throw new Error('not tested');
  expect(seeds.difference).toBeCloseTo(0.0975, 6);
  expect(seeds.p).toBeLessThan(0.001);
});

const seedless = (runs: readonly Run[], config?: Record<string, unknown>) =>
  runs.map(({ hparams: _, ...run }) => ({
    ...run,
    hparams: { lr: 0.2 },
    ...(config && { config }),
  }));

test.each([
  [
    'with another entrypoint',
    [...good, ...seedsOf(11, 0.1, [0.4, 0.41], { config: { entrypoint: 'b' } })],
    [2, 4],
  ],
  ['that are the best of a search', [...good, ...bad], undefined],
  [
    'that ran again with the same seed',
    [...good, ...seedless(bad, { reproducibility: { experiment_seed: 7 } })],
    [1, 4],
  ],
  ['that differ in the seed of their experiment alone', [...good, ...seedless(bad)], [4, 4]],
] as const)('runs %s: as many seeds as there are', (title, runs, counts) => {
  const samples = title.includes('best of a search') ? [1, 2, 3, 4] : undefined;
  const { items } = ranked(runs, { base: 1, ...(samples && { samples }) });
  expect(items.get(11)?.seeds?.counts).toEqual(counts);
});

test('a name or another place of checkpoints makes no other setting', () => {
  const named = seedsOf(1, 0.1, [1, 2, 3]).map((run) => ({
    ...run,
    config: { name: `run ${run.id}`, checkpoint_storage: { host_path: `/tmp/${run.id}` } },
  }));
  const { items } = ranked(named, { base: 1 });
  expect([...items.values()].every(({ isOfBaseSetting }) => isOfBaseSetting)).toBe(true);
});

test.each([
  [0.0201, 0.8, '+0.0201'],
  [-0.5, 0.8, '−0.5000'],
  [0.00001, 0.8, '< +0.0001'],
  [-0.00001, 0.8, '> −0.0001'],
  [-1234.5, 5000, '−1,234.5000'],
  [0.0001, 0.002, '+1.0000e-4'],
])('the difference %d among values up to %d is %s', (difference, largest, text) => {
  expect(differenceText(difference, largest)).toBe(text);
});

test('shares and verdicts: none of a base of zero, none without a direction', () => {
  expect(shareText(-0.05, 0.5)).toBe('−10.0%');
  expect(shareText(0.05, -0.5)).toBe('+10.0%');
  expect(shareText(0.05, 0)).toBe('');
  expect(verdictOf(0.1, 'smaller')).toBe('worse');
  expect(verdictOf(0.1, 'larger')).toBe('better');
  expect(verdictOf(0, 'larger')).toBeUndefined();
  expect(verdictOf(0.1, undefined)).toBeUndefined();
});

test.each([
  [{ kind: 'few', counts: [1, 4] }, 'Too few seeds: 1 and 4, 3 each are needed'],
  [{ kind: 'constant', counts: [3, 3] }, 'Not tested: seeds change nothing'],
  [
    { kind: 'tested', counts: [3, 4], difference: 0.1, p: 0.2 },
    'No difference shown (p = 0.20, 3 and 4 seeds)',
  ],
  [
    { kind: 'tested', counts: [3, 4], difference: 0.1, p: 0.0001 },
    'Mean +0.1000 worse (p < 0.001, 3 and 4 seeds)',
  ],
] as const)('%j reads “%s”', (seeds, text) => {
  expect(overSeedsText(seeds, { direction: 'smaller', largest: 1 }).text).toBe(text);
});

test.each([
  [
    ['0.1', '0.01', undefined, '1'],
    ['0.10', '0.01', undefined, '1.00'],
  ],
  [
    ['64', '1024'],
    ['64', '1,024'],
  ],
  [
    ['0.00001', '0.1'],
    ['1e-5', '0.1'],
  ],
  [
    ['adam', '3'],
    ['adam', '3'],
  ],
] as const)('settings %j have the texts %j', (values, texts) => {
  expect(settingTexts(values)).toEqual(texts);
});
