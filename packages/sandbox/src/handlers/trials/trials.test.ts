import {
  compareTrials,
  getExperimentTrials,
  getMetrics,
  getTask,
  getTasks,
  getTrial,
  getTrialWorkloads,
} from '@trainyard/sdk/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ExperimentRow } from '../../simulation/rows';
import { someSettings } from '../../test/fixtures/rows';
import { refusal } from '../../test/fixtures/test-master';
import {
  collect,
  createTrainingMaster,
  type TrainingMaster,
} from '../../test/fixtures/training-master';

let master: TrainingMaster;
let one: ExperimentRow;
let trialId: number;
beforeEach(async () => {
  master = await createTrainingMaster();
  one = master.submit();
  trialId = one.trialIds[0] ?? 0;
  master.clock.advance(70_000);
});

const kindOf = (row: object) => Object.keys(row)[0];

describe('a trial', () => {
  test('summarizes its reports', async () => {
    const { trial } = await getTrial(master.client, { trialId });
    const { workloads } = await getTrialWorkloads(master.client, { trialId });
    const reported = workloads.flatMap((row) =>
      row.training ? [Number(row.training.metrics?.avgMetrics?.loss)] : [],
    );
    expect(trial.summaryMetrics).toMatchObject({
      avg_metrics: {
        loss: {
          count: reported.length,
          last: reported.at(-1),
          max: Math.max(...reported),
          min: Math.min(...reported),
          type: 'number',
        },
      },
    });
    expect(trial).toMatchObject({
      state: 'STATE_RUNNING',
      totalBatchesProcessed: reported.length * 100,
      latestValidation: { totalBatches: 400 },
      bestCheckpoint: { totalBatches: 400, metadata: null },
      checkpointCount: 2,
      taskId: expect.stringMatching(/^1\.[\da-f-]{36}$/),
    });
    expect(trial.wallClockTime).toBeGreaterThan(60);
  });

  test('has nothing to show before its first report', async () => {
    const { trialIds } = master.submit({ activate: false });
    const { trial } = await getTrial(master.client, { trialId: trialIds[0] ?? 0 });
    expect(trial).toMatchObject({
      state: 'STATE_PAUSED',
      runnerState: 'UNSPECIFIED',
      bestValidation: null,
      bestCheckpoint: null,
      summaryMetrics: {},
      wallClockTime: 0,
    });
  });

  test('can be killed while it is live', async () => {
    expect(refusal(await master.admin('POST', `/trials/${trialId}/kill`))).toBe('200 {}');
    master.clock.advance(2000);
    expect((await getTrial(master.client, { trialId })).trial.state).toBe('STATE_CANCELED');
    const requestId = master.db.trials.find(trialId).requestId;
    expect(refusal(await master.admin('POST', `/trials/${trialId}/kill`))).toBe(
      `404 5 actor '/experiments/1/${requestId}' not found`,
    );
    expect(one.state).toBe('STATE_CANCELED');
  });

  test.each([
    ['model_def:VisionTrial', ['UNSPECIFIED', 'checkpointing', 'training', 'validating']],
    // a script reports nothing, and the master reports nothing about it, until its end
    ['python3 train.py', ['UNSPECIFIED']],
  ])('the runner of %s reports %j', async (entrypoint, expected) => {
    const { trialIds } = master.submit({ settings: { entrypoint } });
    const own = trialIds[0] ?? 0;
    const states = new Set<string>();
    for (let step = 0; step < 600; step++) {
      states.add((await getTrial(master.client, { trialId: own })).trial.runnerState);
      master.clock.advance(500);
    }
    expect([...states].sort()).toEqual(expected);
    expect((await getTrial(master.client, { trialId: own })).trial.state).toBe('STATE_COMPLETED');
  });
});

describe('workloads', () => {
  const read = (query: object) => getTrialWorkloads(master.client, { trialId, ...query });

  test('are ordered by batches, training before validation before checkpoint', async () => {
    const { workloads, pagination } = await read({});
    expect(workloads.slice(0, 5).map(kindOf)).toEqual([
      'training',
      'training',
      'validation',
      'checkpoint',
      'training',
    ]);
    expect(pagination).toMatchObject({ limit: -1, total: workloads.length });
  });

  test.each([
    ['FILTER_OPTION_CHECKPOINT', ['checkpoint', 'validation']],
    ['FILTER_OPTION_CHECKPOINT_OR_VALIDATION', ['checkpoint', 'validation']],
    ['FILTER_OPTION_VALIDATION', ['validation']],
    ['FILTER_OPTION_UNSPECIFIED', ['checkpoint', 'training', 'validation']],
  ] as const)('%s returns %j', async (filter, kinds) => {
    const { workloads } = await read({ filter });
    expect([...new Set(workloads.map(kindOf))].sort()).toEqual(kinds);
  });

  test('are sorted by a metric, rows without it last', async () => {
    const { workloads } = await read({ sortKey: 'loss' });
    const losses = workloads.flatMap((row) => row.training?.metrics?.avgMetrics?.loss ?? []);
    expect(losses).toEqual([...losses].sort());
    expect(workloads.slice(0, losses.length).map(kindOf)).toEqual(losses.map(() => 'training'));
  });

  test.each([
    [{ limit: 2 }, 2, { limit: 2, startIndex: 0, endIndex: 2 }],
    [{ limit: -2 }, 0, { limit: -2, startIndex: 0, endIndex: 0 }],
    [{ limit: 3, offset: -1 }, 1, { limit: 3, offset: -1 }],
  ])('page %j', async (query, count, pagination) => {
    const page = await read(query);
    expect(page.workloads).toHaveLength(count);
    expect(page.pagination).toMatchObject(pagination);
  });

  test('contain batch metrics on request', async () => {
    const { workloads } = await read({ includeBatchMetrics: true, limit: 1 });
    expect(workloads[0]?.training?.metrics?.batchMetrics).toHaveLength(100);
  });
});

describe('time series', () => {
  const read = (query: object) =>
    compareTrials(master.client, { trialIds: [trialId], maxDatapoints: 0, ...query });

  test('contain null for names of the other group', async () => {
    const { trials } = await read({ metricNames: ['loss', 'validation_loss'] });
    const [training, validation] = trials[0]?.metrics ?? [];
    expect(training).toMatchObject({ group: 'training', type: 'METRIC_TYPE_TRAINING' });
    expect(validation).toMatchObject({ group: 'validation', type: 'METRIC_TYPE_VALIDATION' });
    expect(training?.data[0]).toMatchObject({
      batches: 100,
      values: { loss: expect.any(Number), validation_loss: null },
    });
    expect(validation?.data[0]?.values).toMatchObject({ loss: null });
    expect(trials[0]?.trial).toMatchObject({ id: trialId, state: 'STATE_ACTIVE', taskId: '' });
  });

  test('contain both groups without the metric too, but no custom one', async () => {
    const groups = async (query: object) =>
      (await read(query)).trials[0]?.metrics.map(({ group }) => group);
    expect(await groups({ metricNames: ['loss'] })).toEqual(['training', 'validation']);
    expect(await groups({ metricNames: ['loss'], group: 'validation' })).toEqual(['validation']);
    const { trials } = await read({ metricNames: ['nope'], group: 'training' });
    expect(trials[0]?.metrics[0]?.data[0]).toMatchObject({ values: { nope: null }, epoch: 0 });
    expect(await groups({ metricIds: ['validation.validation_loss', 'training.loss'] })).toEqual([
      'training',
      'validation',
    ]);
  });

  test('are reduced to the same sample each time, in order', async () => {
    master.clock.advance(200_000);
    const batches = async (maxDatapoints: number) =>
      (await read({ metricNames: ['loss'], maxDatapoints })).trials[0]?.metrics[0]?.data.map(
        (point) => point.batches,
      );
    const sample = await batches(4);
    expect(sample).toHaveLength(4);
    expect(await batches(4)).toEqual(sample);
    expect(sample).toEqual([...(sample ?? [])].sort((left, right) => left - right));
    expect(await batches(0)).toHaveLength(10);
  });

  test.each([
    [{ startBatches: 200, endBatches: 300 }, [200, 300]],
    [{ 'timeSeriesFilter.name': 'batches', 'timeSeriesFilter.integerRange.gt': 200 }, [300, 400]],
    [{ 'timeSeriesFilter.integerRange.incl': [100, 300] }, [100, 300]],
    [
      { 'timeSeriesFilter.name': 'time', 'timeSeriesFilter.timeRange.lt': '2026-11-20T09:00:30Z' },
      [100],
    ],
    [{ 'timeSeriesFilter.name': 'epoch', 'timeSeriesFilter.doubleRange.gte': 1 }, []],
  ])('are limited by %j', async (query, expected) => {
    const { trials } = await read({ metricNames: ['loss'], ...query });
    const batches = trials[0]?.metrics[0]?.data.map((point) => point.batches) ?? [];
    expect(batches.filter((batch) => batch <= 400)).toEqual(expected);
  });

  test.each([
    [
      'group=training&metricType=METRIC_TYPE_TRAINING&metricNames=loss',
      '400 3 cannot specify both legacy and new metric group',
    ],
    [
      'metricIds=training.loss&metricNames=loss',
      '500 13 failed sampling: error fetching time series of metrics cannot specify\n\t\tboth metric ids and metric names',
    ],
    [
      'metricIds=loss',
      "500 13 failed sampling: error parsing metric id loss: rpc error: code = InvalidArgument desc = invalid metric identifier: 'loss' expected <group>.<name>",
    ],
    [
      'metricNames=loss&timeSeriesFilter.name=zzz',
      '500 13 failed sampling: error fetching time series of training metrics: failed to get metrics to sample for experiment: ERROR: column "zzz" does not exist (SQLSTATE 42703)',
    ],
  ])('%s is refused', async (query, expected) => {
    expect(
      refusal(await master.admin('GET', `/trials/time-series?trialIds=${trialId}&${query}`)),
    ).toBe(expected);
  });

  test('without trials are empty, and of a missing trial a 404', async () => {
    expect((await master.admin('GET', '/trials/time-series')).body).toEqual({ trials: [] });
    expect(refusal(await master.admin('GET', '/trials/time-series?trialIds=999'))).toBe(
      "404 5 trial '999' not found",
    );
  });
});

describe('trials of a search', () => {
  test('are sorted, filtered and paged', async () => {
    const searcher = { ...someSettings().searcher, name: 'random', maxTrials: 6 } as const;
    const { id: experimentId } = master.submit({ settings: { searcher } });
    master.clock.advance(900_000);
    const read = (query: object) => getExperimentTrials(master.client, { experimentId, ...query });
    const { trials } = await read({ sortBy: 'SORT_BY_BEST_VALIDATION_METRIC' });
    const best = trials.map((trial) =>
      Number(trial.bestValidation?.metrics?.avgMetrics?.validation_loss),
    );
    expect(best).toHaveLength(6);
    expect(best).toEqual([...best].sort((left, right) => left - right));
    expect((await read({ states: ['STATE_ERROR'] })).trials).toEqual([]);
    expect((await read({ limit: 2, offset: 1 })).trials.map(({ id }) => id)).toEqual([3, 4]);
    expect(
      refusal(
        await master.admin('GET', `/experiments/${experimentId}/trials?states=STATE_RUNNING`),
      ),
    ).toContain(
      `500 13 failed to get trial ids for experiment ${experimentId}: error running query: `,
    );
  });
});

describe('reports', () => {
  test('are sent trial by trial in messages', async () => {
    const messages = await collect(
      getMetrics(master.client, { trialIds: [trialId], group: 'validation' }),
    );
    expect(messages).toHaveLength(1);
    expect(messages[0]?.metrics[0]).toMatchObject({
      trialId,
      totalBatches: 200,
      trialRunId: 1,
      metrics: { validation_metrics: { validation_loss: expect.any(Number) } },
    });
    expect(refusal(await master.admin('GET', '/trials/metrics/trial_metrics'))).toBe(
      '400 3 must specify at least one trialId',
    );
  });
});

describe('tasks', () => {
  test('list allocations, the last first, and only live ones in the summary', async () => {
    const { taskId } = (await getTrial(master.client, { trialId })).trial ?? { taskId: '' };
    await master.admin('POST', '/experiments/1/pause');
    master.clock.advance(5000);
    expect(Object.keys((await getTasks(master.client)).allocationIdToSummary)).toEqual([]);
    await master.admin('POST', '/experiments/1/activate');
    master.clock.advance(20_000);
    const { task } = await getTask(master.client, { taskId });
    expect(task.allocations).toMatchObject([
      { allocationId: `${taskId}.2`, state: 'STATE_RUNNING', endTime: '' },
      { allocationId: `${taskId}.1`, state: 'STATE_TERMINATED', isReady: false },
    ]);
    expect(task).not.toHaveProperty('endTime');
    const { allocationIdToSummary } = await getTasks(master.client);
    expect(allocationIdToSummary[`${taskId}.2`]).toMatchObject({
      name: `Trial ${trialId} (Experiment 1)`,
      slotsNeeded: 1,
      resources: [{ agentDevices: { 'agent-01': { devices: [{ brand: 'A100' }] } } }],
    });
    expect(refusal(await master.admin('GET', '/tasks/nope'))).toBe("404 5 task 'nope' not found");
  });
});
