import { expect, test } from 'vitest';
import { aRun, aTrial } from '../../test/fixtures/rows';
import { batchesAt, doneAt, phaseAt, planOf, trainedAt, trialSteps } from './timeline';

const trial = aTrial({ runs: [aRun({ trainingAt: 10_000 })] });
const run = trial.runs[0];
const plan = run && planOf(trial, run);

test('validations and checkpoints take time', () => {
  if (!plan) throw new Error('the run trains');
  expect(trainedAt(plan, 100)).toBe(20_000);
  expect(trainedAt(plan, 200)).toBe(30_000);
  // validation (5 s) and checkpoint (2 s) of batch 200 follow its report
  expect(doneAt(plan, 200)).toBe(37_000);
  expect(trainedAt(plan, 201)).toBe(37_100);
});

test('the batch at a time is the inverse of the time of a batch', () => {
  if (!plan) throw new Error('the run trains');
  for (const batch of [0, 1, 99, 100, 200, 201, 777, 1000]) {
    expect(batchesAt(plan, trainedAt(plan, batch))).toBe(batch);
    if (batch > 0) expect(batchesAt(plan, trainedAt(plan, batch) - 1)).toBe(batch - 1);
  }
});

test.each([
  [15_000, 'training'],
  [25_000, 'training'],
  [34_000, 'validation'],
  [36_000, 'checkpoint'],
  [37_050, 'training'],
])('at %d the run is in its %s', (at, phase) => {
  if (!plan) throw new Error('the run trains');
  expect(phaseAt(plan, at)).toBe(phase);
});

test('steps are in order and appear only when their time has come', () => {
  expect(trialSteps(trial, 19_999)).toEqual([]);
  expect(trialSteps(trial, 37_000).map((step) => [step.kind, step.batch, step.at])).toEqual([
    ['training', 100, 20_000],
    ['training', 200, 30_000],
    ['validation', 200, 35_000],
    ['checkpoint', 200, 37_000],
  ]);
});

test.each(['training', 'validation', 'checkpoint'] as const)(
  'steps of the kind %s alone equal those among all',
  (kind) => {
    const posted = {
      ...{ id: 1, runNumber: 1, group: 'validation', batch: 250, at: 36_000 },
      ...{ metrics: {}, batchMetrics: [], latest: [] },
    };
    const stopping = {
      stoppingAt: 60_000,
      endBatch: 400,
      endedAt: 61_000,
      exit: 'paused',
    } as const;
    const milestones = { ...trial.pace, milestones: [130] };
    const runs = [aRun({ trainingAt: 10_000, ...stopping })];
    const trials = [trial, aTrial({ runs }), aTrial({ runs, pace: milestones })];
    for (const one of [...trials, aTrial({ runs, posted: [posted] })])
      for (const now of [19_999, 35_500, 37_000, 60_500, 90_000]) {
        const among = trialSteps(one, now).filter((step) => step.kind === kind);
        expect(trialSteps(one, now, kind)).toEqual(among);
      }
  },
);

test('a paused run reports its progress and saves a checkpoint', () => {
  const paused = aTrial({
    runs: [
      aRun({
        trainingAt: 10_000,
        stoppingAt: 24_000,
        endBatch: 140,
        endedAt: 27_000,
        exit: 'paused',
      }),
    ],
  });
  expect(trialSteps(paused, 60_000).map((step) => [step.kind, step.batch, step.at])).toEqual([
    ['training', 100, 20_000],
    ['training', 140, 24_400],
    ['checkpoint', 140, 25_500],
  ]);
});

test('a failed run is rolled back to the batch where the next one starts', () => {
  const failed = { stoppingAt: 60_000, endedAt: 61_000, endBatch: 420, exit: 'error' } as const;
  const restarted = aTrial({
    runs: [
      aRun({ trainingAt: 10_000, ...failed }),
      aRun({ number: 2, startBatch: 200, trainingAt: 80_000 }),
    ],
  });
  const batches = trialSteps(restarted, 90_000)
    .filter((step) => step.kind === 'training')
    .map((step) => [step.run.number, step.batch]);
  expect(batches).toEqual([
    [1, 100],
    [1, 200],
    [2, 300],
  ]);
});
