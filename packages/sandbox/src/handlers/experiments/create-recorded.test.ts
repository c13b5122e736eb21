import { describe, expect, test } from 'vitest';
import { isObject, listOf, objectOf } from '../../config/json';
import { staticPool } from '../../database/start-state';
import { parseRecordings, type Recording } from '../../replay/recording';
import { images } from '../../simulation/config';
import { hasRecordings, recordingTexts } from '../../test/fixtures/recordings';
import { addTestAgents } from '../../test/fixtures/test-agents';
import { createTestMaster, refusal, type TestMaster } from '../../test/fixtures/test-master';

// a master like the recorded one: pools for compute, small tasks and others; projects 1 to 4
async function recordedMaster(): Promise<TestMaster> {
  const master = await createTestMaster();
  const { db } = master.masterState;
  for (const name of ['aux', 'extra']) {
    const defaultAuxPool = name === 'aux';
    const configuration = { ...staticPool(name), defaultComputePool: false, defaultAuxPool };
    db.pools.insert({ id: name, configuration, workspaceIds: [] });
  }
  db.pools.find('default').configuration.defaultAuxPool = false;
  addTestAgents(db, { agents: 1, slots: 4 });
  db.agents.find('agent-01').resourcePools = ['default', 'extra'];
  const places = { 'research-lab': ['vision2', 'text'], 'alice-space': ['alice-project'] };
  for (const [name, projects] of Object.entries(places)) {
    await master.admin('POST', '/workspaces', { name });
    const id = db.workspaces.size;
    for (const project of projects) {
      await master.admin('POST', `/workspaces/${id}/projects`, { name: project });
    }
  }
  db.workspaces.find(2).defaultComputePool = 'extra';
  await master.admin('POST', '/users', { user: { username: 'alice', active: true } });
  await master.admin('POST', '/templates/tpl-one', { config: { max_restarts: 4 } });
  return master;
}

const bodyOf = ({ requestBody }: Recording) => objectOf(JSON.parse(requestBody || 'null'));

// labels have any order, images and storage depend on the cluster, and a missing seed is the time
function comparable(config: unknown, configText: string): unknown {
  const { environment, reproducibility, labels, ...rest } = objectOf(config);
  if (!configText.includes('checkpoint_storage')) {
    rest.checkpoint_storage = { ...objectOf(rest.checkpoint_storage), host_path: '' };
  }
  const seed = configText.includes('experiment_seed') ? reproducibility : null;
  return {
    ...rest,
    seed,
    labels: listOf(labels).sort(),
    environment: { ...objectOf(environment), image: images },
  };
}

const recordedCreations = () =>
  recordingTexts()
    .flatMap(parseRecordings)
    .filter(({ method, path }) => method === 'POST' && path === '/api/v1/experiments');

// the master lists unknown keys in a random order, and repeats a problem that it lists in two
function inOrder(answer: unknown): Set<string> {
  const text = JSON.stringify(answer).replace(/\\"\w+\\"(?:, \\"\w+\\")+/g, sortedNames);
  return new Set(text.replace(/"\}\}$/, '').split(/config is invalid: |\\n/));
}

const sortedNames = (names: string) => names.split(', ').sort().join(', ');

describe.runIf(hasRecordings)('recorded creations', () => {
  test('have the same full configs', async () => {
    const created = recordedCreations();
    const master = await recordedMaster();
    let compared = 0;
    for (const recording of created) {
      const text = recording.body.toString();
      const recorded = recording.status === 200 ? objectOf(JSON.parse(text)) : {};
      if (!isObject(recorded.config)) continue;
      const call = await master.signIn(recording.as ?? 'admin');
      const body = bodyOf(recording);
      const answered = await call('POST', '/experiments', body);
      const { config, warnings, experiment } = objectOf(answered.body);
      const configText = String(body.config);
      if (answered.status !== 200) throw new Error(refusal(answered));
      expect(warnings).toEqual(recorded.warnings);
      expect(comparable(config, configText)).toEqual(comparable(recorded.config, configText));
      const was = objectOf(recorded.experiment);
      const is = objectOf(experiment);
      expect(comparable(is.config, configText)).toEqual(comparable(was.config, configText));
      for (const key of [
        'name',
        'state',
        'resourcePool',
        'searcherType',
        'projectId',
        'progress',
      ]) {
        expect([key, is[key]]).toEqual([key, was[key]]);
      }
      expect(is.originalConfig).toBe(was.originalConfig);
      compared += 1;
    }
    console.log(`${compared} recorded creations were done again`);
    expect(compared).toBeGreaterThan(25);
  });

  test('are refused with the same texts', async () => {
    const master = await recordedMaster();
    await master.admin('POST', '/workspaces', { name: 'shelf' });
    await master.admin('POST', '/workspaces/4/projects', { name: 'old' });
    const paused = {
      config: 'entrypoint: x\nsearcher: {name: single, metric: m, max_length: {batches: 1}}',
    };
    const { body } = await master.admin('POST', '/experiments', { ...paused, projectId: 5 });
    const parentId = objectOf(objectOf(body).experiment).id;
    master.masterState.db.projects.find(5).archived = true;
    const refused = recordedCreations().filter(({ status }) => status >= 400);
    for (const recording of refused) {
      const sent = bodyOf(recording);
      // its parent is in an archived project
      const request = sent.parentId === 21 ? { ...sent, parentId } : sent;
      const { status, body: answer } = await master.admin('POST', '/experiments', request);
      const recorded: unknown = JSON.parse(recording.body.toString());
      expect({ status, answer: inOrder(answer) }).toEqual({
        status: recording.status,
        answer: inOrder(recorded),
      });
    }
    expect(refused.length).toBeGreaterThan(7);
  });
});
