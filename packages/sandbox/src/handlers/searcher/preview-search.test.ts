import { describe, expect, test } from 'vitest';
import { type Json, listOf, objectOf } from '../../config/json';
import { addTestAgents } from '../../test/fixtures/test-agents';
import { createTestMaster, refusal } from '../../test/fixtures/test-master';

const asha = {
  name: 'noop_adaptive',
  entrypoint: 'model_def:NoOpTrial',
  hyperparameters: {
    global_batch_size: 32,
    metrics_base: { type: 'double', minval: 0.5, maxval: 0.9 },
  },
  searcher: {
    name: 'adaptive_asha',
    metric: 'validation_error',
    max_trials: 30,
    max_length: { batches: 640 },
  },
};

async function previewOf(config: Json, seed = 1) {
  const { admin } = await createTestMaster();
  const answer = await admin('POST', '/preview-hp-search', { config, seed });
  if (answer.status !== 200) throw new Error(refusal(answer));
  const { trials } = objectOf(objectOf(answer.body).simulation);
  const counts = new Map<string, number>();
  for (const trial of listOf(trials).map(objectOf)) {
    const lengths = listOf(trial.operations)
      .map(objectOf)
      .filter(({ type }) => type === 'RUNNABLE_TYPE_TRAIN')
      .map(({ length }) => String(length));
    counts.set(lengths.join(' '), Number(trial.occurrences));
  }
  return counts;
}

const total = (counts: Map<string, number>, path: RegExp) =>
  [...counts].reduce((sum, [key, count]) => sum + (path.test(key) ? count : 0), 0);

describe('a preview', () => {
  test('of an adaptive search has the recorded brackets', async () => {
    // recorded: 17 + 3 + 2 of 22 on three rungs, 6 + 2 of 8 on two
    const counts = await previewOf(asha);
    expect(total(counts, /^40/)).toBe(22);
    expect(total(counts, /^160/)).toBe(8);
    expect(total(counts, /^40 160/)).toBeGreaterThanOrEqual(5);
    expect(counts.get('40 160 640')).toBeGreaterThanOrEqual(1);
    expect(counts.get('160 640')).toBeGreaterThanOrEqual(2);
  });

  test('is the same for the same seed', async () => {
    expect(await previewOf(asha, 7)).toEqual(await previewOf(asha, 7));
  });

  test('agrees with the real search', async () => {
    const counts = await previewOf(asha);
    const { admin, masterState, clock } = await createTestMaster();
    addTestAgents(masterState.db, { agents: 4, slots: 8, pool: 'default' });
    await admin('POST', '/experiments', { config: JSON.stringify(asha), activate: true });
    for (let minute = 0; minute < 60; minute++) clock.advance(60_000);
    const { body } = await admin('GET', '/experiments/1/trials?limit=-1');
    const trials = listOf(objectOf(body).trials).map(objectOf);
    expect(new Set(trials.map(({ state }) => state))).toEqual(new Set(['STATE_COMPLETED']));
    expect(trials).toHaveLength(total(counts, /./));
    const done = (batches: number) =>
      trials.filter(({ totalBatchesProcessed }) => totalBatchesProcessed === batches).length;
    expect(done(40) + done(160) + done(640)).toBe(30);
    // 8 start at 160, and at least one in four of the 22 others gets there
    expect(done(160) + done(640)).toBeGreaterThanOrEqual(13);
    expect(done(640)).toBeGreaterThanOrEqual(3);
  });

  test.each<[string, Json, Record<string, number>]>([
    ['single', { name: 'single', max_length: { epochs: 3 } }, { '3': 1 }],
    ['random', { name: 'random', max_length: { batches: 9 }, max_trials: 5 }, { '9': 5 }],
    ['grid', { name: 'grid', max_length: { records: 7 } }, { '7': 6 }],
    ['custom', { name: 'custom', unit: 'batches' }, {}],
    [
      'stopping',
      { name: 'async_halving', num_rungs: 1, max_trials: 3, max_length: { batches: 8 } },
      { '8': 3 },
    ],
  ])('of a %s search', async (_, searcher, expected) => {
    const counts = await previewOf({
      records_per_epoch: 100,
      hyperparameters: {
        a: { type: 'int', minval: 1, maxval: 9, count: 3 },
        b: { type: 'categorical', vals: ['x', 'y'] },
      },
      searcher: { metric: 'loss', ...searcher },
    });
    expect(Object.fromEntries(counts)).toEqual(expected);
  });

  test.each([
    [{}, '400 3 invalid experiment configuration; missing searcher'],
    [
      { searcher: { name: 'foo' } },
      `400 3 invalid experiment configuration: version 0 experiment config is invalid: config is invalid: <config>.searcher: is not an object where object["name"] is one of 'single', 'random', 'grid', 'custom', or 'adaptive_asha'`,
    ],
    [
      { searcher: { name: 'single', metric: 'loss' } },
      '400 3 invalid searcher configuration: config is invalid or incomplete: <config>: max_length is a required property',
    ],
    [
      { searcher: { name: 'adaptive_simple', metric: 'loss' } },
      "500 13 the 'adaptive_simple' searcher has been removed",
    ],
    [
      { ...asha, searcher: { ...asha.searcher, max_trials: 1e9 } },
      '400 3 invalid searcher configuration: more than 100000 trials',
    ],
    [
      'searcher: {name: single}',
      '400 3 bad StructValue: json: cannot unmarshal string into Go value of type map[string]json.RawMessage',
    ],
  ])('of %o is refused', async (config, text) => {
    const { admin } = await createTestMaster();
    expect(refusal(await admin('POST', '/preview-hp-search', { config }))).toBe(text);
  });
});
