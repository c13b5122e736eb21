import { getCheckpoint, getExperimentCheckpoints, getTrialCheckpoints } from '@trainyard/sdk/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkpointUuid, readCheckpointUuid } from '../../simulation/checkpoints/checkpoints';
import { someSettings } from '../../test/fixtures/rows';
import { refusal } from '../../test/fixtures/test-master';
import { createTrainingMaster, type TrainingMaster } from '../../test/fixtures/training-master';

describe('a checkpoint uuid', () => {
  test('contains its trial and batch, and has the usual format', () => {
    for (const [trialId, batch] of [
      [1, 100],
      [4711, 41_600],
      [9_000_000, 16_000_000],
    ] as const) {
      const uuid = checkpointUuid(5, trialId, batch);
      expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(readCheckpointUuid(5, uuid)).toEqual({ trialId, batch });
      expect(readCheckpointUuid(6, uuid)).toBeUndefined();
    }
    expect(readCheckpointUuid(5, '11111111-1111-1111-1111-111111111111')).toBeUndefined();
  });
});

describe('checkpoints', () => {
  let master: TrainingMaster;
  let id: number;
  beforeEach(async () => {
    master = await createTrainingMaster();
    const searcher = { ...someSettings().searcher, name: 'random', maxTrials: 2 } as const;
    const hyperparameters = { lr: { type: 'log', base: 10, minval: -4, maxval: -3 } } as const;
    id = master.submit({ settings: { searcher, hyperparameters } }).id;
    master.clock.advance(80_000);
  });
  const list = (query: object = {}) =>
    getExperimentCheckpoints(master.client, { experimentId: id, ...query });

  test('are ordered by trial, and paged', async () => {
    const { checkpoints, pagination } = await list();
    expect(checkpoints.map(({ training }) => training.trialId)).toEqual([1, 1, 2, 2]);
    expect(pagination.total).toBe(4);
    expect((await list({ limit: 1, offset: -1 })).checkpoints[0]).toEqual(checkpoints[3]);
    expect(refusal(await master.admin('GET', `/experiments/${id}/checkpoints?offset=9`))).toBe(
      '400 3 offset out of bounds',
    );
  });

  test('sort by batch, time and metric', async () => {
    const batches = async (query: object) =>
      (await list(query)).checkpoints.map(({ metadata }) => metadata?.steps_completed);
    expect(await batches({ sortBy: 'SORT_BY_BATCH_NUMBER', orderBy: 'ORDER_BY_DESC' })).toEqual([
      400, 400, 200, 200,
    ]);
    const byMetric = (await list({ sortBy: 'SORT_BY_SEARCHER_METRIC' })).checkpoints.map(
      ({ training }) => training.searcherMetric ?? 0,
    );
    expect(byMetric).toEqual([...byMetric].sort((left, right) => left - right));
  });

  test('one is found by its uuid, completely', async () => {
    const { checkpoints } = await getTrialCheckpoints(master.client, { trialId: 2 });
    const uuid = checkpoints[1]?.uuid ?? '';
    const { checkpoint } = await getCheckpoint(master.client, { checkpointUuid: uuid });
    expect(checkpoint).toEqual(checkpoints[1]);
    expect(checkpoint).toMatchObject({
      state: 'STATE_COMPLETED',
      metadata: { steps_completed: 400 },
      training: {
        experimentConfig: { name: 'resnet50-baseline' },
        trainingMetrics: { avgMetrics: { loss: expect.any(Number) } },
        validationMetrics: {
          avgMetrics: { validation_loss: checkpoint.training.searcherMetric },
        },
      },
    });
  });

  test('at the end only the best and the latest of each trial are kept', async () => {
    master.clock.advance(600_000);
    const completed = (await list({ states: ['STATE_COMPLETED'] })).checkpoints;
    const deleted = (await list({ states: ['STATE_DELETED'] })).checkpoints;
    expect(completed.length + deleted.length).toBe(10);
    expect(completed.map(({ metadata }) => metadata?.steps_completed)).toEqual(
      expect.arrayContaining([1000, 1000]),
    );
    expect(completed.length).toBeLessThanOrEqual(4);
    expect(master.db.experiments.find(id).final?.checkpointCount).toBe(completed.length);
  });

  test.each([
    ['/checkpoints/abc', '500 13 invalid UUID length: 3'],
    [
      '/checkpoints/11111111-1111-1111-1111-111111111111',
      "404 5 checkpoint '11111111-1111-1111-1111-111111111111' not found",
    ],
    ['/experiments/999/checkpoints', "404 5 experiment '999' not found"],
    ['/trials/999/checkpoints', "404 5 trial '999' not found"],
  ])('GET %s: %s', async (path, expected) => {
    expect(refusal(await master.admin('GET', path))).toBe(expected);
  });
});
