import {
  deleteModelVersion,
  getExperimentCheckpoints,
  postModel,
  postModelVersion,
} from '@trainyard/sdk/calls';
import { beforeEach, expect, test } from 'vitest';
import { objectOf } from '../../config/json';
import { someSettings } from '../../test/fixtures/rows';
import { createTrainingMaster, type TrainingMaster } from '../../test/fixtures/training-master';

let master: TrainingMaster;
beforeEach(async () => {
  master = await createTrainingMaster();
});

const search = { ...someSettings().searcher, name: 'random', maxTrials: 4 } as const;
const keep = (best: number, trialBest: number, latest: number) => ({
  save_experiment_best: best,
  save_trial_best: trialBest,
  save_trial_latest: latest,
});

const hour = 3_600_000;

async function checkpointsOf(id: number) {
  const { checkpoints } = await getExperimentCheckpoints(master.client, { experimentId: id });
  return checkpoints.map(({ uuid, state, training }) => ({
    uuid,
    state,
    trialId: training.trialId,
    metric: Number(training.searcherMetric),
  }));
}

const stored = <Each extends { state: string }>(all: Each[]) =>
  all.filter(({ state }) => state === 'STATE_COMPLETED');

test.each([1, 3])(
  'the best %i of an experiment are the best among all its trials',
  async (count) => {
    const { id } = master.submit({ settings: { searcher: search }, retention: keep(count, 0, 0) });
    master.clock.advance(hour);
    const all = await checkpointsOf(id);
    const best = [...all].sort((one, other) => one.metric - other.metric).slice(0, count);
    const left = stored(all).map(({ uuid }) => uuid);
    expect(new Set(left)).toEqual(new Set(best.map(({ uuid }) => uuid)));
    const { body } = await master.admin('GET', `/experiments/${id}`);
    expect(objectOf(objectOf(body).experiment).checkpointCount).toBe(count);
  },
);

test('a trial also keeps its own best and latest', async () => {
  const { id } = master.submit({ settings: { searcher: search }, retention: keep(1, 1, 1) });
  master.clock.advance(hour);
  const trials = stored(await checkpointsOf(id)).map(({ trialId }) => trialId);
  expect(new Set(trials).size).toBe(4);
  expect(trials.length).toBeLessThanOrEqual(8);
});

async function register(id: number) {
  const all = await checkpointsOf(id);
  const uuid = all[0]?.uuid ?? '';
  await postModel(master.client, { body: { name: 'kept' } });
  await postModelVersion(master.client, { modelName: 'kept', body: { checkpointUuid: uuid } });
  return uuid;
}

const stateOf = async (id: number, uuid: string) =>
  (await checkpointsOf(id)).find((each) => each.uuid === uuid)?.state;

test('a checkpoint in a model is kept, and stays when the model releases it', async () => {
  const { id } = master.submit({ retention: keep(0, 0, 1) });
  master.clock.advance(60_000);
  const uuid = await register(id);
  master.clock.advance(hour);
  expect(await stateOf(id, uuid)).toBe('STATE_COMPLETED');
  expect(stored(await checkpointsOf(id))).toHaveLength(2);
  await deleteModelVersion(master.client, { modelName: 'kept', modelVersionNum: 1 });
  expect(await stateOf(id, uuid)).toBe('STATE_COMPLETED');
});

test('a checkpoint that a model released earlier is not kept', async () => {
  const { id } = master.submit({ retention: keep(0, 0, 1) });
  master.clock.advance(60_000);
  const uuid = await register(id);
  await deleteModelVersion(master.client, { modelName: 'kept', modelVersionNum: 1 });
  master.clock.advance(hour);
  expect(await stateOf(id, uuid)).toBe('STATE_DELETED');
});
