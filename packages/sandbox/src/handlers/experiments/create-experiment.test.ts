import { beforeEach, describe, expect, test } from 'vitest';
import { type Json, listOf, objectOf } from '../../config/json';
import { addTestAgents } from '../../test/fixtures/test-agents';
import { createTestMaster, refusal, type TestMaster } from '../../test/fixtures/test-master';

const single = `
name: one
entrypoint: python3 train.py
hyperparameters: {global_batch_size: 32, lr: 0.001}
searcher:
  name: single
  metric: validation_error
  max_length: {batches: 250}
`;

let master: TestMaster;
beforeEach(async () => {
  master = await createTestMaster();
  addTestAgents(master.masterState.db, { agents: 2, slots: 4, pool: 'default' });
});

const created = async (body: Json) => {
  const answer = await master.admin('POST', '/experiments', body);
  if (answer.status !== 200) throw new Error(refusal(answer));
  return objectOf(answer.body);
};
const show = async (path: string) => objectOf((await master.admin('GET', path)).body);
const trialsOf = async (id: number) =>
  listOf((await show(`/experiments/${id}/trials?limit=-1`)).trials).map(objectOf);
const pass = (minutes: number) => {
  for (let minute = 0; minute < minutes; minute++) master.clock.advance(60_000);
};

describe('creating an experiment', () => {
  test('is answered as paused, and its config has all defaults', async () => {
    const { experiment, config, warnings } = await created({ config: single });
    expect(experiment).toMatchObject({
      id: 1,
      name: 'one',
      state: 'STATE_PAUSED',
      username: 'admin',
      resourcePool: 'default',
      searcherType: 'single',
      originalConfig: single,
      forkedFrom: null,
      projectId: 1,
    });
    expect(config).toMatchObject({ max_restarts: 5, resources: { slots_per_trial: 1 } });
    expect(warnings).toEqual([]);
  });

  test('from JSON equals one from YAML', async () => {
    const config = JSON.stringify({
      name: 'one',
      entrypoint: ['python3', 'train.py'],
      searcher: { name: 'single', metric: 'loss', max_length: { batches: 10 } },
    });
    const { experiment } = await created({ config });
    expect(objectOf(objectOf(experiment).config).entrypoint).toEqual(['python3', 'train.py']);
  });

  test('generates a missing name', async () => {
    const { experiment } = await created({ config: single.replace('name: one', '') });
    expect(objectOf(experiment).name).toMatch(/^Experiment \(\w+-\w+-\w+\)$/);
  });

  test('only validates on request', async () => {
    const { experiment, config } = await created({ config: single, validateOnly: true });
    expect([objectOf(experiment).id, config]).toEqual([0, null]);
    expect(refusal(await master.admin('GET', '/experiments/1'))).toMatch(/^404 5/);
  });

  test('forks with the config of the parent', async () => {
    await created({ config: single });
    const { experiment } = await created({ config: single, parentId: 1 });
    expect(objectOf(experiment).forkedFrom).toBe(1);
  });

  test('merges the config over a template', async () => {
    await master.admin('POST', '/templates/base', {
      config: {
        description: 'from template',
        max_restarts: 1,
        labels: ['shared'],
        resources: { slots_per_trial: 2, weight: 3 },
        searcher: { name: 'random', max_trials: 9 },
        environment: { environment_variables: ['A=1'] },
      },
    });
    const configText = `${single}labels: [own]\nresources: {slots_per_trial: 4}\n`;
    const { config } = await created({ config: configText, template: 'base' });
    expect(config).toMatchObject({
      description: 'from template',
      max_restarts: 1,
      labels: ['own', 'shared'],
      resources: { slots_per_trial: 4, weight: 3 },
      searcher: { name: 'single', max_length: { batches: 250 } },
      environment: { environment_variables: { cpu: ['A=1'], cuda: ['A=1'], rocm: ['A=1'] } },
    });
    expect(objectOf(config).searcher).not.toHaveProperty('max_trials');
  });

  test('stores checkpoints where its workspace does', async () => {
    const checkpointStorageConfig = { type: 's3', bucket: 'ckpt' };
    await master.admin('POST', '/workspaces', { name: 'w', checkpointStorageConfig });
    await master.admin('POST', '/workspaces/2/projects', { name: 'p' });
    const { config } = await created({ config: single, projectId: 2 });
    expect(objectOf(config).checkpoint_storage).toMatchObject({ type: 's3', bucket: 'ckpt' });
    expect(objectOf(config).checkpoint_storage).not.toHaveProperty('host_path');
  });

  test('draws the same hyperparameters for the same seed', async () => {
    const search = `
entrypoint: x
reproducibility: {experiment_seed: 7}
hyperparameters:
  lr: {type: log, base: 10, minval: -4, maxval: -1}
  layers: {type: int, minval: 1, maxval: 8}
  model: {act: {type: categorical, vals: [relu, tanh]}, width: 64}
searcher: {name: random, metric: loss, max_trials: 3, max_length: {batches: 10}}
`;
    await created({ config: search });
    await created({ config: search });
    await created({ config: search.replace('seed: 7', 'seed: 8') });
    const [first, second, other] = [await trialsOf(1), await trialsOf(2), await trialsOf(3)].map(
      (trials) => trials.map(({ hparams }) => hparams),
    );
    expect(second).toEqual(first);
    expect(other).not.toEqual(first);
    for (const { lr, layers, model } of (first ?? []).map(objectOf)) {
      expect(Number(lr)).toBeGreaterThanOrEqual(1e-4);
      expect(Number(lr)).toBeLessThan(0.1);
      expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(layers);
      expect(['relu', 'tanh']).toContain(objectOf(model).act);
      expect(objectOf(model).width).toBe(64);
    }
  });

  test('continues a trial from its latest checkpoint', async () => {
    await created({ config: single, activate: true });
    pass(5);
    const config = single.replace('name: single', 'name: single\n  source_trial_id: 1');
    await created({ config, parentId: 1, activate: true });
    pass(5);
    const [[first], [second]] = [await trialsOf(1), await trialsOf(2)];
    const { checkpoints } = await show('/trials/1/checkpoints');
    const uuids = listOf(checkpoints).map((checkpoint) => objectOf(checkpoint).uuid);
    expect(second?.warmStartCheckpointUuid).toBe(uuids.at(-1));
    const errorOf = (trial: Json | undefined) =>
      Number(
        objectOf(objectOf(objectOf(trial?.bestValidation).metrics).avgMetrics).validation_error,
      );
    expect(errorOf(second)).toBeLessThan(errorOf(first));
  });

  test('that is unmanaged counts as completed and needs no slots', async () => {
    const { experiment } = await created({
      config: 'name: away\nsearcher: {name: single, metric: m, max_length: {batches: 1}}',
      unmanaged: true,
      activate: true,
    });
    expect(experiment).toMatchObject({ state: 'STATE_COMPLETED', resourcePool: '', numTrials: 0 });
  });
});

describe('a submitted experiment runs', () => {
  test('to its length, with a validation at its end, of its own metric', async () => {
    await created({ config: single, activate: true });
    pass(5);
    const [trial] = await trialsOf(1);
    expect(trial).toMatchObject({ state: 'STATE_COMPLETED', totalBatchesProcessed: 250 });
    const { metrics, totalBatches } = objectOf(trial?.bestValidation);
    expect(totalBatches).toBe(250);
    const value = Number(objectOf(objectOf(metrics).avgMetrics).validation_error);
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(1);
  });

  test.each([
    ['epochs', 'records_per_epoch: 3200\n', 2, 200],
    ['records', '', 3200, 100],
  ])('in %s', async (unit, more, length, batches) => {
    const config = `${single.replace('batches: 250', `${unit}: ${length}`)}${more}`;
    await created({ config, activate: true });
    pass(5);
    const [trial] = await trialsOf(1);
    expect(trial).toMatchObject({ state: 'STATE_COMPLETED', totalBatchesProcessed: batches });
    const { op } = await show('/trials/1/searcher/operation');
    expect(op).toBeUndefined();
  });

  test('with its periods, scheduling unit and slots', async () => {
    const config = `${single}scheduling_unit: 50
min_validation_period: {batches: 100}
min_checkpoint_period: {batches: 200}
resources: {slots_per_trial: 4}
`;
    await created({ config, activate: true });
    master.clock.advance(5000);
    await show('/experiments/1');
    const used = master.masterState.db.agents
      .all()
      .flatMap(({ slots }) => slots)
      .filter(({ container }) => container !== null);
    expect(used).toHaveLength(4);
    pass(5);
    const { workloads } = await show('/trials/1/workloads?limit=-1');
    const batchesOf = (kind: string) =>
      listOf(workloads)
        .map(objectOf)
        .flatMap((workload) => (kind in workload ? [objectOf(workload[kind]).totalBatches] : []));
    expect(batchesOf('training')).toEqual([50, 100, 150, 200, 250]);
    expect(batchesOf('validation')).toEqual([100, 200, 250]);
    expect(batchesOf('checkpoint')).toEqual([200, 250]);
  });

  test('a grid tries every combination once', async () => {
    const config = `
entrypoint: x
hyperparameters:
  a: {type: int, minval: 1, maxval: 3, count: 3}
  b: {type: categorical, vals: [x, y]}
searcher: {name: grid, metric: loss, max_length: {batches: 20}}
`;
    await created({ config, activate: true });
    pass(10);
    const trials = await trialsOf(1);
    const points = trials.map(({ hparams }) => JSON.stringify(hparams)).sort();
    expect(new Set(points).size).toBe(6);
    expect(trials.map(({ state }) => state)).toEqual(Array(6).fill('STATE_COMPLETED'));
  });

  test('and the result of a trial depends on its hyperparameters', async () => {
    const config = `
entrypoint: x
hyperparameters: {temperature: {type: double, minval: 0, maxval: 1}}
searcher: {name: random, metric: loss_on_test, max_trials: 24, max_length: {batches: 200}}
`;
    await created({ config, activate: true });
    pass(20);
    const points = (await trialsOf(1)).map(({ hparams, bestValidation }) => ({
      at: Number(objectOf(hparams).temperature),
      loss: Number(objectOf(objectOf(objectOf(bestValidation).metrics).avgMetrics).loss_on_test),
    }));
    const best = points.reduce((left, right) => (left.loss < right.loss ? left : right));
    const far = points.filter(({ at }) => Math.abs(at - best.at) > 0.4);
    const near = points.filter(({ at }) => Math.abs(at - best.at) < 0.15);
    const mean = (list: typeof points) =>
      list.reduce((sum, { loss }) => sum + loss, 0) / list.length;
    expect(mean(near)).toBeLessThan(mean(far));
  });

  test('stop_once stops weak trials at once', async () => {
    const config = `
entrypoint: x
hyperparameters: {a: {type: double, minval: 0, maxval: 1}}
searcher: {name: async_halving, num_rungs: 2, stop_once: true, metric: loss, max_trials: 8, max_length: {batches: 80}}
`;
    await created({ config, activate: true });
    pass(15);
    const lengths = (await trialsOf(1)).map((trial) => trial.totalBatchesProcessed);
    expect(lengths).toHaveLength(8);
    expect(lengths).toContain(20);
    expect(lengths).toContain(80);
  });
});

const searcher = 'searcher: {name: single, metric: m, max_length: {batches: 1}}';
const wrong = (problem: string) =>
  `500 13 invalid experiment configuration: version 0 experiment config is invalid: config is invalid: <config>${problem}`;

describe('refused', () => {
  test.each<[string, Json, string]>([
    ['no entrypoint', { config: '{}' }, '500 13 managed experiments require entrypoint'],
    ['a missing parent', { config: '{}', parentId: 999 }, "404 5 experiment '999' not found"],
    ['no config', {}, wrong(': expected object, but got null')],
    ['a text', { config: 'words' }, wrong(': expected object, but got string')],
    [
      'a strange key',
      { config: `a: 1\n${single}` },
      wrong(': additionalProperties "a" not allowed'),
    ],
    [
      'a wrong type',
      { config: `max_restarts: many\n${single}` },
      wrong('.max_restarts: expected integer or null, but got string'),
    ],
    [
      'a negative number',
      { config: `max_restarts: -1\n${single}` },
      wrong('.max_restarts: must be >= 0 but found -1'),
    ],
    [
      'epochs of unknown size',
      { config: single.replace('batches: 250', 'epochs: 2') },
      wrong(
        '.searcher.max_length: must specify the top-level records_per_epoch when this field is in terms of epochs',
      ),
    ],
    [
      'a grid without counts',
      {
        config:
          'entrypoint: x\nhyperparameters: {a: {type: int, minval: 1, maxval: 3}}\nsearcher: {name: grid, metric: m, max_length: {batches: 1}}',
      },
      wrong('.hyperparameters.a: grid search is in use but count was not provided'),
    ],
    [
      'no searcher',
      { config: 'entrypoint: x' },
      '500 13 invalid experiment configuration: config is invalid or incomplete: <config>: searcher is a required property',
    ],
    ['a missing project', { config: single, projectId: 99 }, "404 5 project '99' not found"],
    [
      'a project by a wrong name',
      { config: `workspace: w\nproject: p\n${single}` },
      "404 5 workspace/project 'w/p' not found",
    ],
    [
      'half a place',
      { config: `workspace: w\n${single}` },
      '500 13 workspace and project must both be included in config if one is provided',
    ],
    [
      'a missing pool',
      { config: `resources: {resource_pool: nope}\n${single}` },
      '500 13 invalid resource configuration: resource pool nope does not exist or is not available to workspace id 1',
    ],
    [
      'more slots than there are',
      { config: `resources: {slots_per_trial: 99}\n${single}` },
      '500 13 failed to create experiment: slots requested exceeds cluster capacity',
    ],
    ['a missing template', { config: single, template: 'x' }, "400 3 temlpate 'x' not found"],
    [
      'an old searcher',
      { config: `entrypoint: x\n${searcher.replace('single', 'adaptive_simple')}` },
      "500 13 invalid experiment configuration: the 'adaptive_simple' searcher has been removed, use 'adaptive_asha' instead",
    ],
  ])('%s', async (_, body, text) => {
    expect(refusal(await master.admin('POST', '/experiments', body))).toBe(text);
  });

  test('invalid YAML', async () => {
    const answer = await master.admin('POST', '/experiments', { config: 'a: [' });
    expect(refusal(answer)).toMatch(/^500 13 invalid experiment configuration: .*yaml/);
  });

  test('a template that does not match a config', async () => {
    await master.admin('POST', '/templates/bad', { config: { nonsense: 1 } });
    const answer = await master.admin('POST', '/experiments', { config: single, template: 'bad' });
    expect(refusal(answer)).toMatch(/^500 13 .*unknown field "nonsense"$/);
  });

  test('a fork of an archived experiment, and a pool bound to others', async () => {
    await master.admin('POST', '/workspaces', { name: 'w' });
    await master.admin('POST', '/workspaces/2/projects', { name: 'p' });
    await created({ config: single, projectId: 2 });
    master.masterState.db.projects.find(2).archived = true;
    const fork = await master.admin('POST', '/experiments', { config: single, parentId: 1 });
    expect(refusal(fork)).toBe('500 13 forking an experiment in an archived workspace/project');
    master.masterState.db.pools.find('default').workspaceIds = [2];
    const config = `resources: {resource_pool: default}\n${single}`;
    const answer = await master.admin('POST', '/experiments', { config });
    expect(refusal(answer)).toMatch(/resource pool default does not exist or is not available/);
  });
});
