import { compareTrials, getMetrics, getTrial, getTrialWorkloads } from '@trainyard/sdk/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { taskIdOf } from '../../simulation/rows';
import { refusal } from '../../test/fixtures/test-master';
import {
  collect,
  createTrainingMaster,
  type TrainingMaster,
} from '../../test/fixtures/training-master';

let master: TrainingMaster;
let trialId: number;

// the pool has no agent, so only posted metrics are reported
beforeEach(async () => {
  master = await createTrainingMaster();
  const { searcher } = master.submit().settings;
  const settings = { searcher: { ...searcher, metric: 'validation_error', maxLength: 200 } };
  trialId = master.submit({ resourcePool: 'extra', settings }).trialIds[0] ?? 0;
});

type Metrics = { avgMetrics?: object; batchMetrics?: object[] } | null;
type Report = { steps: number; metrics: Metrics; group?: string; run?: number; trial?: number };

const post = ({ steps, metrics, group, run = 1, trial = trialId }: Report) =>
  master.admin('POST', `/trials/${trial}/metrics`, {
    metrics: { trialId, trialRunId: run, stepsCompleted: steps, metrics },
    group,
  });

// requests that a recorded runner sent, in its order
async function postAll() {
  const reports: Report[] = [
    {
      steps: 10,
      group: 'training',
      metrics: {
        avgMetrics: { loss: 1.5, acc: 0.1, epoch: 1 },
        batchMetrics: [{ loss: 1.6 }, { loss: 1.4 }],
      },
    },
    {
      steps: 20,
      group: 'training',
      metrics: {
        avgMetrics: {
          loss: 'NaN',
          acc: 'Infinity',
          name: 'x',
          flag: true,
          nested: { a: 1 },
          list: [1, 2],
        },
      },
    },
    { steps: 20, group: 'validation', metrics: { avgMetrics: { validation_error: 0.8 } } },
    { steps: 20, group: 'inference', metrics: { avgMetrics: { bleu: 0.3 } } },
    { steps: 20, group: 'inference', metrics: { avgMetrics: { rouge: 0.4 } } },
    { steps: 40, group: 'training', metrics: { avgMetrics: { loss: 1 } } },
    { steps: 40, group: 'validation', metrics: { avgMetrics: { validation_error: 0.6 } } },
    { steps: 50, group: 'training', metrics: { avgMetrics: { loss: 0.5, acc: 0.9, epoch: 2 } } },
    { steps: 60, group: 'validation', metrics: { avgMetrics: { validation_error: 'NaN' } } },
  ];
  for (const report of reports) {
    master.clock.advance(5);
    expect(await post(report)).toMatchObject({ status: 200, body: {} });
  }
}

describe('posted metrics', () => {
  test('are doubles, large integers too', async () => {
    for (const [steps, tokens] of [
      [10, '9007199254740994'],
      [20, '18446744073709551615'],
    ]) {
      const metrics = `{"avgMetrics": {"tokens": ${tokens}}}`;
      const body = `{"group": "training", "metrics": {"trialId": ${trialId}, "trialRunId": 1, "stepsCompleted": ${steps}, "metrics": ${metrics}}}`;
      expect((await master.admin('POST', `/trials/${trialId}/metrics`, body)).status).toBe(200);
    }
    const { trial } = await getTrial(master.client, { trialId });
    expect(trial.summaryMetrics).toMatchObject({
      avg_metrics: { tokens: { count: 2, min: 9007199254740994, max: 2 ** 64, type: 'number' } },
    });
  });

  test('appear in the trial, its best validation and its summary', async () => {
    await postAll();
    const { trial } = await getTrial(master.client, { trialId });
    expect(trial).toMatchObject({
      totalBatchesProcessed: 60,
      bestValidation: {
        totalBatches: 40,
        metrics: { avgMetrics: { validation_error: 0.6 }, batchMetrics: [] },
      },
      latestValidation: { totalBatches: 60, metrics: { avgMetrics: { validation_error: NaN } } },
    });
    expect(trial.summaryMetrics).toEqual({
      avg_metrics: {
        acc: { count: 3, last: 0.9, max: Infinity, min: 0.1, sum: Infinity, type: 'number' },
        epoch: { count: 2, last: 2, max: 2, min: 1, sum: 3, type: 'number' },
        flag: { last: null, type: 'boolean' },
        list: { last: null, type: 'array' },
        loss: { count: 4, last: 0.5, max: NaN, min: NaN, sum: NaN, type: 'number' },
        name: { last: null, type: 'string' },
        nested: { last: null, type: 'object' },
      },
      inference: {
        bleu: { count: 1, last: null, max: 0.3, min: 0.3, sum: 0.3, type: 'number' },
        rouge: { count: 1, last: 0.4, max: 0.4, min: 0.4, sum: 0.4, type: 'number' },
      },
      validation_metrics: {
        validation_error: { count: 3, last: NaN, max: NaN, min: NaN, sum: NaN, type: 'number' },
      },
    });
  });

  test('determine which reported checkpoint is the best', async () => {
    await postAll();
    const trial = master.db.trials.find(trialId);
    const uuids = ['36076f93-4682-4c1a-b1ed-6e43d525a092', '46076f93-4682-4c1a-b1ed-6e43d525a092'];
    for (const [index, uuid] of uuids.entries()) {
      const answer = await master.admin('POST', '/checkpoints', {
        taskId: taskIdOf(trial),
        allocationId: `${taskIdOf(trial)}.1`,
        uuid,
        resources: { 'a/b.txt': '12' },
        metadata: { steps_completed: index === 0 ? 40 : 20 },
        state: 'STATE_COMPLETED',
      });
      expect(answer).toMatchObject({ status: 200 });
    }
    const { trial: reported } = await getTrial(master.client, { trialId });
    expect(reported).toMatchObject({
      bestCheckpoint: { uuid: uuids[0], totalBatches: 40, metadata: null },
      checkpointCount: 2,
      totalCheckpointSize: 24,
    });
  });

  test('appear in workloads, per batch on request, without custom groups', async () => {
    await postAll();
    const plain = await getTrialWorkloads(master.client, { trialId });
    const kinds = plain.workloads.map((row) => Object.entries(row)[0]);
    expect(kinds.map((entry) => [entry?.[0], entry?.[1].totalBatches])).toEqual([
      ['training', 10],
      ['training', 20],
      ['validation', 20],
      ['training', 40],
      ['validation', 40],
      ['training', 50],
      ['validation', 60],
    ]);
    expect(plain.workloads[0]?.training?.metrics?.batchMetrics).toEqual([]);
    expect(plain.pagination).toMatchObject({ limit: -1, total: 7 });
    const workloads = await getTrialWorkloads(master.client, {
      trialId,
      includeBatchMetrics: true,
    });
    expect(workloads.workloads[0]?.training?.metrics?.batchMetrics).toEqual([
      { loss: 1.6 },
      { loss: 1.4 },
    ]);
  });

  test('workloads sort by a metric: NaN above numbers, rows without it last', async () => {
    await postAll();
    const { workloads } = await getTrialWorkloads(master.client, {
      trialId,
      sortKey: 'loss',
      orderBy: 'ORDER_BY_DESC',
    });
    expect(workloads.map((row) => row.training?.totalBatches ?? null)).toEqual([
      20,
      10,
      40,
      50,
      null,
      null,
      null,
    ]);
    expect(workloads.map((row) => row.validation?.totalBatches ?? null).slice(4)).toEqual([
      60, 40, 20,
    ]);
  });

  test('appear in time series, by group and with their epochs', async () => {
    await postAll();
    const answer = await compareTrials(master.client, {
      trialIds: [trialId],
      metricNames: ['loss', 'validation_error'],
      maxDatapoints: 0,
    });
    const [training, validation] = answer.trials[0]?.metrics ?? [];
    expect(
      training?.data.map(({ batches, values, epoch }) => [batches, values?.loss, epoch]),
    ).toEqual([
      [10, 1.5, 1],
      [20, NaN, 0],
      [40, 1, 0],
      [50, 0.5, 2],
    ]);
    expect(validation?.data.map(({ values }) => values)).toEqual([
      { loss: null, validation_error: 0.8 },
      { loss: null, validation_error: 0.6 },
      { loss: null, validation_error: NaN },
    ]);
    const own = await compareTrials(master.client, {
      trialIds: [trialId],
      metricIds: ['inference.bleu'],
      maxDatapoints: 0,
    });
    expect(own.trials[0]?.metrics).toMatchObject([
      { group: 'inference', type: 'METRIC_TYPE_UNSPECIFIED', data: [{ values: { bleu: 0.3 } }] },
    ]);
  });

  test('appear in the streams of reports and of names', async () => {
    await postAll();
    const reports = await collect(
      getMetrics(master.client, { trialIds: [trialId], group: 'inference' }),
    );
    expect(reports.flatMap(({ metrics }) => metrics)).toMatchObject([
      {
        trialId,
        totalBatches: 20,
        trialRunId: 1,
        archived: false,
        metrics: { avg_metrics: { bleu: 0.3, rouge: 0.4 }, batch_metrics: null },
      },
    ]);
  });

  test('count for the experiment: its best trial and metric', async () => {
    await postAll();
    const { body } = await master.admin('GET', `/experiments-search?projectId=1&sort=id%3Ddesc`);
    expect(body).toMatchObject({
      experiments: [{ bestTrial: { id: trialId, bestValidation: { totalBatches: 40 } } }, {}],
    });
  });

  test('do not conflict with built-in properties', async () => {
    await postAll();
    const { trials } = await compareTrials(master.client, {
      trialIds: [trialId],
      metricNames: ['constructor', 'loss'],
      maxDatapoints: 0,
    });
    expect(trials[0]?.metrics[0]?.data[0]?.values).toEqual({ constructor: null, loss: 1.5 });
  });

  test('extend the reports of the simulation, without repeating a name', async () => {
    const own = master.submit();
    master.clock.advance(60_000);
    const trial = own.trialIds[0] ?? 0;
    const step = { trial, steps: 100, group: 'training' };
    expect(refusal(await post({ ...step, metrics: { avgMetrics: { loss: 1 } } }))).toBe(
      '500 13 failed to exec transaction (add trial metrics training): overwriting existing metric keys is not supported, conflicting key: loss',
    );
    expect(await post({ ...step, metrics: { avgMetrics: { hint: 7 } } })).toMatchObject({
      status: 200,
    });
    const { workloads } = await getTrialWorkloads(master.client, { trialId: trial });
    const { avgMetrics } = workloads[0]?.training?.metrics ?? {};
    expect(avgMetrics).toMatchObject({ hint: 7, loss: expect.any(Number) });
  });

  test('of an earlier run are dropped when a later one starts from an older checkpoint', async () => {
    await postAll();
    const trial = master.db.trials.find(trialId);
    const [run] = trial.runs;
    if (!run) throw new Error('no run');
    // the first one failed after its reports
    trial.runs = [
      { ...run, exit: 'error', endedAt: master.clock.now() },
      { ...run, number: 2 },
    ];
    expect(
      await post({ steps: 30, run: 2, group: 'training', metrics: { avgMetrics: { loss: 2 } } }),
    ).toMatchObject({ status: 200 });
    const { workloads } = await getTrialWorkloads(master.client, { trialId });
    const training = workloads.flatMap((row) => row.training?.totalBatches ?? []);
    expect(training).toEqual([10, 20, 30]);
    const validation = workloads.flatMap((row) => row.validation?.totalBatches ?? []);
    expect(validation).toEqual([20, 40, 60]);
  });
});

describe('refusals', () => {
  const some = { steps: 30, metrics: { avgMetrics: { x: 1 } } };
  const exec = 'failed to exec transaction (add trial metrics';
  test.each<[string, Report, string]>([
    ['no group', some, '400 3 metric group cannot be empty'],
    ['a dot', { ...some, group: 'a.b' }, "400 3 metric group cannot contain '.'"],
    [
      'another run',
      { ...some, group: 'training', run: 7 },
      `500 13 ${exec} training): invalid run id, 7 (reported) != 1 (expected): invalid arguments`,
    ],
    [
      'a name again',
      { steps: 20, group: 'inference', metrics: { avgMetrics: { bleu: 0.4 } } },
      `500 13 ${exec} inference): overwriting existing metric keys is not supported, conflicting key: bleu`,
    ],
    [
      'an epoch in words',
      { steps: 30, group: 'training', metrics: { avgMetrics: { loss: 1, epoch: 'one' } } },
      "500 13 cannot add metric with non numeric 'epoch' value got one",
    ],
    ['no trial', { ...some, group: 'training', trial: 99999 }, "404 5 trial '99999' not found"],
  ])('%s', async (_, report, text) => {
    await postAll();
    expect(refusal(await post(report))).toBe(text);
  });

  test.each(['training_metrics', 'validation_metrics'])('%s, the old form', async (form) => {
    const body = (run: number) => ({
      trialId,
      trialRunId: run,
      stepsCompleted: 40,
      metrics: { avgMetrics: { validation_error: 0.5 } },
    });
    expect(await master.admin('POST', `/trials/${trialId}/${form}`, body(1))).toMatchObject({
      status: 200,
      body: {},
    });
    const group = form.split('_')[0];
    expect(refusal(await master.admin('POST', `/trials/${trialId}/${form}`, body(0)))).toBe(
      `500 13 ${exec} ${group}): invalid run id, 0 (reported) != 1 (expected): invalid arguments`,
    );
    expect(refusal(await master.admin('POST', `/trials/99999/${form}`, body(1)))).toBe(
      "404 5 trial '99999' not found",
    );
    const { workloads } = await getTrialWorkloads(master.client, { trialId });
    expect(workloads.map((row) => Object.keys(row))).toEqual([[group]]);
  });
});
