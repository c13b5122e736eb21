import { beforeEach, describe, expect, test } from 'vitest';
import { type Json, listOf, objectOf } from '../../config/json';
import { addTestAgents } from '../../test/fixtures/test-agents';
import { createTestMaster, refusal, type TestMaster } from '../../test/fixtures/test-master';

const config = `
name: first
entrypoint: python3 train.py
searcher: {name: single, metric: validation_loss, max_length: {batches: 1000}}
min_validation_period: {batches: 100}
min_checkpoint_period: {batches: 100}
`;

let master: TestMaster;
beforeEach(async () => {
  master = await createTestMaster();
  addTestAgents(master.masterState.db, { agents: 1, slots: 2, pool: 'default' });
  await master.admin('POST', '/experiments', { config, activate: true });
});

const patch = async (body: Json) => {
  const answer = await master.admin('PATCH', '/experiments/1', body);
  if (answer.status !== 200) throw new Error(refusal(answer));
  return objectOf(objectOf(answer.body).experiment);
};
const states = async () => {
  const { body } = await master.admin('GET', '/trials/1/checkpoints');
  return listOf(objectOf(body).checkpoints)
    .map(objectOf)
    .map(({ state }) => state);
};
const finish = () => {
  for (let minute = 0; minute < 6; minute++) master.clock.advance(60_000);
};
const keep = (saveTrialBest: number, saveTrialLatest: number) => ({
  checkpointStorage: { saveExperimentBest: 0, saveTrialBest, saveTrialLatest },
});

describe('patching an experiment', () => {
  test('appears in its config at once', async () => {
    const patched = await patch({
      name: 'second',
      description: 'more',
      labels: ['b', 'a', 'b', 3],
      notes: 'n',
      resources: { maxSlots: 4, weight: 2.5, priority: 7 },
    });
    expect(patched).toMatchObject({ name: 'second', labels: ['b', 'a'], notes: 'n' });
    expect(patched.config).toMatchObject({
      name: 'second',
      description: 'more',
      labels: ['b', 'a'],
      resources: { max_slots: 4, weight: 2.5, priority: 7, resource_pool: 'default' },
    });
    expect(patched.originalConfig).toBe(config);
  });

  test('keeps name and labels when weight and priority change', async () => {
    await patch({ name: 'second', labels: ['x'] });
    expect(await patch({ resources: { weight: 3 } })).toMatchObject({
      name: 'second',
      labels: ['x'],
    });
  });

  test('keeps the new number of checkpoints from then on', async () => {
    await patch(keep(2, 3));
    finish();
    const completed = (await states()).filter((state) => state === 'STATE_COMPLETED');
    expect(completed.length).toBeGreaterThanOrEqual(3);
    expect(completed.length).toBeLessThanOrEqual(5);
    expect(await patch({})).toMatchObject({
      checkpointCount: completed.length,
      config: { checkpoint_storage: { save_trial_best: 2, save_trial_latest: 3 } },
    });
  });

  test('cleans a finished experiment, and restores nothing', async () => {
    await patch(keep(0, 5));
    finish();
    expect(await patch(keep(0, 2))).toMatchObject({ checkpointCount: 2 });
    expect(await patch(keep(9, 9))).toMatchObject({
      checkpointCount: 2,
      config: { checkpoint_storage: { save_trial_best: 9 } },
    });
    expect((await states()).slice(-3)).toEqual([
      'STATE_DELETED',
      'STATE_COMPLETED',
      'STATE_COMPLETED',
    ]);
  });

  test('cleans a running one without ending it', async () => {
    master.clock.advance(60_000);
    const before = await states();
    await patch(keep(0, 1));
    master.clock.advance(9_000);
    const after = (await states()).slice(0, before.length);
    expect(before.length).toBeGreaterThan(2);
    expect(after.filter((state) => state === 'STATE_COMPLETED')).toHaveLength(1);
    finish();
    expect(await patch({})).toMatchObject({ state: 'STATE_COMPLETED' });
  });

  test.each([
    ['/experiments/1', { name: '  ' }, '400 3 `name` must not be an empty or whitespace string.'],
    ['/experiments/9', { notes: 'x' }, "404 5 experiment '9' not found"],
  ])('%s %o is refused', async (path, body, text) => {
    expect(refusal(await master.admin('PATCH', path, body))).toBe(text);
  });
});
