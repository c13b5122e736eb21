import { expMetricNames, metricBatches, trialsSample, trialsSnapshot } from '@trainyard/sdk/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { someSettings } from '../../test/fixtures/rows';
import { refusal } from '../../test/fixtures/test-master';
import {
  createTrainingMaster,
  readWhileTimePasses,
  type TrainingMaster,
} from '../../test/fixtures/training-master';

let master: TrainingMaster;
beforeEach(async () => {
  master = await createTrainingMaster();
});

const second = 1000;
const validation = { metricName: 'validation_loss', metricType: 'METRIC_TYPE_VALIDATION' } as const;
const random = (maxTrials: number) => ({
  searcher: { ...someSettings().searcher, name: 'random', maxTrials } as const,
  hyperparameters: { lr: { type: 'log', base: 10, minval: -4, maxval: -3 } } as const,
});

describe('metric names', () => {
  test('are sent once each, and the stream ends after the experiment', async () => {
    const { id } = master.submit();
    const stream = expMetricNames(master.client, { ids: [id], periodSeconds: 5 });
    const { messages, endedAfter } = await readWhileTimePasses(master, stream, {
      stepMs: 5 * second,
    });
    expect(messages[0]?.message).toEqual({
      searcherMetrics: ['validation_loss'],
      trainingMetrics: [],
      validationMetrics: [],
      metricNames: [],
    });
    const all = messages.map(({ message }) => message);
    expect(all.flatMap(({ trainingMetrics }) => trainingMetrics)).toEqual([
      'accuracy',
      'epoch',
      'gpu_memory_gib',
      'grad_norm',
      'loss',
      'lr',
      'samples_per_second',
    ]);
    expect(all.flatMap(({ validationMetrics }) => validationMetrics)).toEqual([
      'validation_accuracy',
      'validation_loss',
    ]);
    expect(all.flatMap(({ metricNames }) => metricNames)).toHaveLength(9);
    const end =
      (master.db.experiments.find(id).endedAt ?? 0) - master.db.experiments.find(id).startedAt;
    expect(endedAfter).toBe(Math.ceil(end / 5000) * 5000);
    expect(messages).toHaveLength(endedAfter / 5000 + 1);
  });

  test('of an ended experiment are in one message', async () => {
    const { id } = master.submit();
    master.clock.advance(500 * second);
    const stream = expMetricNames(master.client, { ids: [id] });
    const { messages, endedAfter } = await readWhileTimePasses(master, stream, { stepMs: second });
    expect(messages).toHaveLength(1);
    expect(endedAfter).toBe(0);
  });

  test('are sent every 30 s by default', async () => {
    const { id } = master.submit();
    const stream = expMetricNames(master.client, { ids: [id] });
    const { messages } = await readWhileTimePasses(master, stream, { stepMs: second });
    expect(messages.slice(0, 3).map(({ after }) => after)).toEqual([0, 30_000, 60_000]);
  });
});

test('batches are sent once each, in order', async () => {
  const { id: experimentId } = master.submit();
  const stream = metricBatches(master.client, { experimentId, ...validation, periodSeconds: 10 });
  const { messages } = await readWhileTimePasses(master, stream, { stepMs: 10 * second });
  expect(messages.flatMap(({ message }) => message.batches)).toEqual([200, 400, 600, 800, 1000]);
});

test('a snapshot contains each trial’s measurement around a batch once', async () => {
  const { id: experimentId } = master.submit({ settings: random(3) });
  const stream = trialsSnapshot(master.client, {
    experimentId,
    ...validation,
    batchesProcessed: 380,
    batchesMargin: 50,
    periodSeconds: 10,
  });
  const { messages } = await readWhileTimePasses(master, stream, { stepMs: 10 * second });
  const trials = messages.flatMap(({ message }) => message.trials);
  expect(trials.map(({ trialId }) => trialId).sort()).toEqual([1, 2, 3]);
  expect(trials.every((trial) => trial.batchesProcessed === 400)).toBe(true);
  expect(trials[0]?.hparams).toHaveProperty('lr');
});

test('a sample promotes trials when they get better than others', async () => {
  const { id: experimentId } = master.submit({ settings: random(6) });
  const stream = trialsSample(master.client, {
    experimentId,
    ...validation,
    maxTrials: 2,
    periodSeconds: 10,
  });
  const { messages } = await readWhileTimePasses(master, stream, { stepMs: 10 * second });
  const all = messages.map(({ message }) => message);
  const members = new Set<number>();
  for (const { trials, promotedTrials, demotedTrials } of all) {
    for (const id of demotedTrials) members.delete(id);
    for (const id of promotedTrials) members.add(id);
    expect(new Set(trials.map(({ trialId }) => trialId))).toEqual(members);
    expect(members.size).toBeLessThanOrEqual(2);
  }
  expect(members.size).toBe(2);
  const first = all.flatMap(({ trials }) => trials).find((trial) => trial.data.length > 0);
  expect(first?.hparams).toHaveProperty('lr');
  const perTrial = all.flatMap(({ trials }) => trials.filter((trial) => trial.hparams !== null));
  expect(new Set(perTrial.map(({ trialId }) => trialId)).size).toBe(perTrial.length);
});

describe('refusals', () => {
  test.each([
    [
      'metric-names',
      '400 3 must specify at least one experiment id',
      '/experiments/metrics-stream/metric-names',
    ],
    [
      'metric-names of a missing one',
      "404 5 experiment '999' not found",
      '/experiments/metrics-stream/metric-names?ids=999',
    ],
    ['batches', '400 3 must specify a metric name', '/experiments/1/metrics-stream/batches'],
    [
      'batches without group',
      '400 3 must specify a metric group',
      '/experiments/1/metrics-stream/batches?metricName=loss',
    ],
    [
      'batches with both',
      '400 3 cannot specify both legacy and new metric group',
      '/experiments/1/metrics-stream/batches?metricName=loss&group=training&metricType=METRIC_TYPE_TRAINING',
    ],
    [
      'snapshot by group',
      '400 3 must specify a metric group',
      '/experiments/1/metrics-stream/trials-snapshot?metricName=loss&group=training',
    ],
    [
      'snapshot margin',
      '400 3 margin must be <= 100',
      '/experiments/1/metrics-stream/trials-snapshot?metricName=loss&metricType=METRIC_TYPE_TRAINING&batchesMargin=101',
    ],
    [
      'sample without anything',
      '400 3 must specify a metric group',
      '/experiments/1/metrics-stream/trials-sample',
    ],
    [
      'sample without a name',
      '400 3 must specify a metric name',
      '/experiments/1/metrics-stream/trials-sample?metricType=METRIC_TYPE_TRAINING',
    ],
    [
      'sample of a single trial',
      '500 2 error determining top trials: single-trial experiments are not supported for trial sampling',
      '/experiments/1/metrics-stream/trials-sample?metricName=loss&metricType=METRIC_TYPE_TRAINING',
    ],
  ])('%s: %s', async (_, expected, path) => {
    master.submit();
    expect(refusal(await master.admin('GET', path))).toBe(expected);
  });
});
