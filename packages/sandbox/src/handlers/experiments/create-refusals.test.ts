import { beforeEach, describe, expect, test } from 'vitest';
import { type Json, objectOf } from '../../config/json';
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
  addTestAgents(master.world.db, { agents: 2, slots: 4, pool: 'default' });
});

const created = async (body: Json) => {
  const answer = await master.admin('POST', '/experiments', body);
  if (answer.status !== 200) throw new Error(refusal(answer));
  return objectOf(answer.body);
};
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

  test('YAML that is none', async () => {
    const answer = await master.admin('POST', '/experiments', { config: 'a: [' });
    expect(refusal(answer)).toMatch(/^500 13 invalid experiment configuration: .*yaml/);
  });

  test('a template that fits no config', async () => {
    await master.admin('POST', '/templates/bad', { config: { nonsense: 1 } });
    const answer = await master.admin('POST', '/experiments', { config: single, template: 'bad' });
    expect(refusal(answer)).toMatch(/^500 13 .*unknown field "nonsense"$/);
  });

  test('a fork of what lies in an archive, and a pool bound to others', async () => {
    await master.admin('POST', '/workspaces', { name: 'w' });
    await master.admin('POST', '/workspaces/2/projects', { name: 'p' });
    await created({ config: single, projectId: 2 });
    master.world.db.projects.find(2).archived = true;
    const fork = await master.admin('POST', '/experiments', { config: single, parentId: 1 });
    expect(refusal(fork)).toBe('500 13 forking an experiment in an archived workspace/project');
    master.world.db.pools.find('default').workspaceIds = [2];
    const config = `resources: {resource_pool: default}\n${single}`;
    const answer = await master.admin('POST', '/experiments', { config });
    expect(refusal(answer)).toMatch(/resource pool default does not exist or is not available/);
  });
});
