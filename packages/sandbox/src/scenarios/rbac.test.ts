import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { hasRecordings, recordingsOf } from '../test/fixtures/recordings';
import { createTestMaster, refusal, type TestMaster } from '../test/fixtures/test-master';

let master: TestMaster;
beforeEach(async () => {
  master = await createTestMaster('rbac');
});

const everyone = [
  'clusteradmin',
  'wsadmin',
  'editor',
  'viewer',
  'creator',
  'mrv',
  'norole',
  'grouped',
  'clusterviewer',
];

describe('the scenario of roles', () => {
  test('enables roles, and lets all its users sign in', async () => {
    expect((await master.anyone('GET', '/master')).body).toMatchObject({ rbacEnabled: true });
    for (const username of everyone) {
      expect((await (await master.signIn(username))('GET', '/me')).status).toBe(200);
    }
  });

  const all = ['Uncategorized', 'lab', 'vault'];
  test.each([
    ['clusteradmin', all],
    ['clusterviewer', all],
    ['admin', all],
    ['wsadmin', ['lab']],
    ['editor', ['lab']],
    ['viewer', ['lab']],
    ['grouped', ['lab']],
    ['creator', []],
    ['mrv', []],
    ['norole', []],
  ])('%s sees the workspaces %j', async (username, workspaces) => {
    const call = await master.signIn(username);
    const { body } = await call('GET', '/workspaces');
    const named = body as { workspaces: Array<{ name: string }> };
    expect(named.workspaces.map(({ name }) => name)).toEqual(workspaces);
  });

  test('models are visible to users with access to the registry', async () => {
    const models = async (username: string) => {
      const { body } = await (await master.signIn(username))('GET', '/models');
      return (body as { models: Array<{ name: string }> }).models.map(({ name }) => name);
    };
    expect(await models('mrv')).toEqual(['assay-classifier']);
    expect(await models('clusterviewer')).toEqual(['assay-classifier', 'sealed-ranker']);
    expect(await models('norole')).toEqual([]);
    const norole = await master.signIn('norole');
    expect(refusal(await norole('GET', '/models/assay-classifier'))).toBe(
      '500 13 user does not have permission to view this model',
    );
  });

  test('only users with the permission see which machine it is', async () => {
    const agentsOf = async (username: string) => {
      const { body } = await (await master.signIn(username))('GET', '/agents');
      const [agent] = (body as { agents: Array<{ slots: Record<string, object> }> }).agents;
      return { ...agent, slots: Object.entries(agent?.slots ?? {}) };
    };
    const agents = await agentsOf('clusteradmin');
    expect(agents).toMatchObject({ id: 'agent-01', addresses: ['10.20.0.1'] });
    expect(agents.slots[0]?.[0]).toBe('/agents/agent-01/slots/0');
    const masked = await agentsOf('wsadmin');
    expect(masked).toMatchObject({ id: 'agent-01', addresses: ['********'] });
    expect(masked.slots).toHaveLength(agents.slots.length);
    expect(masked.slots[0]?.[0]).not.toContain('agent-01');
    expect(masked.slots[0]?.[1]).toMatchObject({
      device: { id: -1, brand: '********', uuid: '********' },
    });
  });

  test('a checkpoint is visible through its experiment, or through a model that contains it', async () => {
    const { db } = master.masterState;
    const trial = db.experiments.find(3).trialIds[0];
    const { body } = await master.admin('GET', `/trials/${trial}/checkpoints`);
    const [first] = (body as { checkpoints: Array<{ uuid: string }> }).checkpoints.slice(-1);
    const path = `/checkpoints/${first?.uuid}`;
    const mrv = await master.signIn('mrv');
    const hidden = `404 5 checkpoint '${first?.uuid}' not found, please check your permissions.`;
    expect(refusal(await mrv('GET', path))).toBe(hidden);
    await master.admin('POST', '/models/assay-classifier/versions', {
      checkpointUuid: first?.uuid,
    });
    expect((await mrv('GET', path)).status).toBe(200);
    const viewer = await master.signIn('viewer');
    expect(
      refusal(await viewer('DELETE', '/checkpoints', { checkpointUuids: [first?.uuid] })),
    ).toBe('403 7 access denied; required permissions: PERMISSION_TYPE_UPDATE_EXPERIMENT');
  });

  const hint = ', please check your permissions.';
  const needed = (name: string) =>
    `403 7 access denied; required permissions: PERMISSION_TYPE_${name}`;
  test.each([
    ['viewer', 'POST', '/experiments/1/pause', undefined, `404 5 experiment '1' not found${hint}`],
    ['viewer', 'PATCH', '/experiments/1', { notes: 'x' }, needed('UPDATE_EXPERIMENT_METADATA')],
    [
      'viewer',
      'POST',
      '/experiments/1/move',
      { destinationProjectId: 2 },
      needed('CREATE_EXPERIMENT'),
    ],
    ['viewer', 'DELETE', '/experiments/1', undefined, needed('DELETE_EXPERIMENT')],
    ['viewer', 'GET', '/experiments/2', undefined, `404 5 experiment '2' not found${hint}`],
    ['viewer', 'GET', '/trials/2', undefined, `404 5 trial '2' not found${hint}`],
    [
      'viewer',
      'GET',
      '/experiments/2/checkpoints',
      undefined,
      `404 5 experiment '2' not found${hint}`,
    ],
    ['viewer', 'GET', '/experiments?projectId=3', undefined, `404 5 project '3' not found${hint}`],
    [
      'editor',
      'POST',
      '/experiments/1/move',
      { destinationProjectId: 3 },
      `404 5 project '3' not found${hint}`,
    ],
    ['editor', 'DELETE', '/workspaces/2', undefined, needed('DELETE_WORKSPACE')],
    ['editor', 'POST', '/workspaces', { name: 'x' }, needed('CREATE_WORKSPACE')],
    ['editor', 'PATCH', '/models/sealed-ranker', { notes: 'x' }, needed('EDIT_MODEL_REGISTRY')],
    ['mrv', 'POST', '/models/assay-classifier/archive', undefined, needed('EDIT_MODEL_REGISTRY')],
    [
      'norole',
      'POST',
      '/models',
      { name: 'm', workspaceName: 'lab' },
      needed('CREATE_MODEL_REGISTRY'),
    ],
    [
      'mrv',
      'POST',
      '/models/assay-classifier/move',
      { destinationWorkspaceId: 3 },
      needed('EDIT_MODEL_REGISTRY'),
    ],
    [
      'editor',
      'POST',
      '/models/assay-classifier/move',
      { destinationWorkspaceId: 3 },
      needed('CREATE_MODEL_REGISTRY'),
    ],
    ['norole', 'PUT', '/templates/t', { config: {} }, needed('VIEW_WORKSPACE')],
    [
      'clusteradmin',
      'GET',
      '/experiments/999',
      undefined,
      `404 5 experiment '999' not found${hint}`,
    ],
    ['clusteradmin', 'GET', '/models/none', undefined, '404 5 model "none" not found'],
    ['clusterviewer', 'GET', '/webhooks', undefined, needed('EDIT_WEBHOOKS')],
    ['wsadmin', 'GET', '/master/config', undefined, needed('VIEW_MASTER_CONFIG')],
  ])('%s: %s %s %j: %s', async (username, method, path, body, expected) => {
    const call = await master.signIn(username);
    expect(refusal(await call(method, path, body))).toBe(expected);
  });

  test('bulk calls find only experiments that the caller may change', async () => {
    const viewer = await master.signIn('viewer');
    const { body } = await viewer('POST', '/experiments/pause', { experimentIds: [1, 999] });
    expect(body).toEqual({
      results: [1, 999].map((id) => ({
        error: `rpc error: code = NotFound desc = experiment '${id}' not found${hint}`,
        id,
      })),
    });
  });
});

const folder = recordingsOf('0.38.1');
const files = hasRecordings
  ? readdirSync(folder).filter((name) => /^rbac-as-(?!restricted)/.test(name))
  : [];

type Exchange = {
  request: { method: string; path: string; query?: object; body?: unknown };
  response: { status: number; body?: unknown };
};

// calls that a later master expects in another form or place
const later = /\/(webhooks|tokens|experiments-search|job-queues|notebooks|templates|file_tree)\b/;

describe.runIf(files.length > 0)('as recorded with roles', () => {
  test.each(files)('%s', async (file) => {
    const username = /as-(\w+)/.exec(file)?.[1] ?? '';
    const call = await master.signIn(username);
    const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
    const exchanges = lines
      .filter((line) => line !== '')
      .map((line): Exchange => JSON.parse(line))
      .filter(({ request }) => !later.test(request.path));
    const answered: string[] = [];
    const seen: string[] = [];
    for (const { request, response } of exchanges) {
      const { method, path, body } = request;
      const query = path.includes('?') ? '' : `?${new URLSearchParams({ ...request.query })}`;
      const answer = await call(
        method,
        `${path.replace('/api/v1', '')}${query}`,
        body ?? undefined,
      );
      const line = (status: number, body: unknown) =>
        `${method} ${path}: ${status === 200 ? 200 : refusal({ ...answer, status, body })}`;
      answered.push(line(answer.status, answer.body));
      seen.push(line(response.status, response.body));
    }
    expect(answered).toEqual(seen);
  });
});
