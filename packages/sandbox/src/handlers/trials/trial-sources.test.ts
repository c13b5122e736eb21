import { beforeEach, describe, expect, test } from 'vitest';
import { releaseDev0 } from '../../release';
import { createTestMaster, refusal } from '../../test/fixtures/test-master';
import { createTrainingMaster, type TrainingMaster } from '../../test/fixtures/training-master';

let master: TrainingMaster;
let uuid: string;

beforeEach(async () => {
  master = await createTrainingMaster('empty', releaseDev0);
  master.submit();
  master.submit();
  master.clock.advance(80_000);
  const { checkpoints } = (await master.admin('GET', '/trials/1/checkpoints')).body as {
    checkpoints: Array<{ uuid: string }>;
  };
  uuid = checkpoints[0]?.uuid ?? '';
  await master.admin('POST', '/models', { name: 'resnet' });
  await master.admin('POST', '/models/resnet/versions', { checkpointUuid: uuid });
});

const inference = 'TRIAL_SOURCE_INFO_TYPE_INFERENCE';
const link = (part: object = {}) =>
  master.admin('POST', '/trial-source-info', {
    trialSourceInfo: {
      trialId: 2,
      checkpointUuid: uuid,
      trialSourceInfoType: inference,
      ...part,
    },
  });
const read = async (path: string) =>
  ((await master.admin('GET', `${path}/trial-source-info-metrics`)).body as { data: unknown[] })
    .data;

test.each([
  ['GET', '/models/resnet/versions/1/trial-source-info-metrics'],
  ['GET', '/checkpoints/11111111-1111-1111-1111-111111111111/trial-source-info-metrics'],
  ['POST', '/trial-source-info'],
])('%s %s is not in release 0.23.4', async (method, path) => {
  const { admin } = await createTestMaster();
  expect(refusal(await admin(method, path))).toBe('501 12 Not Implemented');
});

describe('the source of a trial', () => {
  test('is stored with a checkpoint, and returns the metrics measured on it', async () => {
    expect((await link()).body).toEqual({ trialId: 2, checkpointUuid: uuid });
    await master.admin('POST', '/trials/2/metrics', {
      metrics: { trialRunId: 1, stepsCompleted: 10, metrics: { avgMetrics: { f1: 0.8 } } },
      group: 'inference',
    });
    expect(await read(`/checkpoints/${uuid}`)).toMatchObject([
      {
        trialId: 2,
        trialSourceInfoType: inference,
        metricReports: [{ trialId: 2, totalBatches: 10, metrics: { avg_metrics: { f1: 0.8 } } }],
      },
    ]);
    expect(await read('/models/resnet/versions/1')).toEqual([]);
  });

  test('can be a version of a model, by kind', async () => {
    await link({ modelId: 1, modelVersion: 1 });
    await link({ trialId: 1, trialSourceInfoType: 'TRIAL_SOURCE_INFO_TYPE_FINE_TUNING' });
    expect(await read('/models/resnet/versions/1')).toMatchObject([{ trialId: 2 }]);
    const { body } = await master.admin(
      'GET',
      `/checkpoints/${uuid}/trial-source-info-metrics?trialSourceInfoType=${inference}`,
    );
    expect(body).toMatchObject({ data: [{ trialId: 2, metricReports: [] }] });
  });
});

test.each([
  [{ trialId: 99 }, "404 5 trial '99' not found"],
  [{ checkpointUuid: 'zz' }, '500 13 invalid UUID length: 2'],
  [
    { trialSourceInfoType: 'TRIAL_SOURCE_INFO_TYPE_UNSPECIFIED' },
    '500 13 missing mapping for trial source info type TRIAL_SOURCE_INFO_TYPE_UNSPECIFIED to SQL',
  ],
  [{ modelId: 1 }, '500 13 must specify both model id and model version, or neither'],
  [{ modelId: 1, modelVersion: 9 }, '500 13 model version 9 of model 1 not found'],
])('POST /trial-source-info %j: %s', async (part, expected) => {
  expect(refusal(await link(part))).toBe(expected);
});

test.each([
  [
    '/checkpoints/11111111-1111-1111-1111-111111111111/trial-source-info-metrics',
    "404 5 checkpoint '11111111-1111-1111-1111-111111111111' not found",
  ],
  ['/models/none/versions/1/trial-source-info-metrics', '404 5 model "none" not found'],
  [
    '/models/resnet/versions/9/trial-source-info-metrics',
    '404 5 version 9 for model "resnet" not found',
  ],
])('GET %s: %s', async (path, expected) => {
  expect(refusal(await master.admin('GET', path))).toBe(expected);
});
