import { expect, test } from 'vitest';
import { listOf, objectOf, textOf } from '../config/json';
import { createTestMaster, refusal } from '../test/fixtures/test-master';
import { kubernetes038, release038 } from '.';

const master038 = (scenario: 'demo' | 'empty' | 'rbac' = 'empty') =>
  createTestMaster(scenario, { release: release038 });

test('an access token signs in until it is revoked, also after a sign-out', async () => {
  const { admin, callWith } = await master038();
  const answer = await admin('POST', '/tokens', { userId: 2, lifespan: '24h', description: 'ci' });
  const { token, tokenId } = objectOf(answer.body);
  const script = callWith({ authorization: `Bearer ${textOf(token)}` });
  expect((await script('GET', '/me')).body).toMatchObject({ user: { id: 2 } });
  expect((await script('POST', '/auth/logout')).status).toBe(200);
  expect((await script('GET', '/me')).status).toBe(200);
  expect((await admin('GET', '/tokens')).body).toMatchObject({
    tokenInfo: [{ id: tokenId, description: 'ci', revoked: false }],
  });
  await admin('PATCH', `/tokens/${tokenId}`, { setRevoked: true });
  expect((await script('GET', '/me')).status).toBe(401);
  expect((await admin('GET', '/tokens')).body).toMatchObject({ tokenInfo: [] });
  const days = await admin('POST', '/tokens', { userId: 2, lifespan: '5d' });
  expect(refusal(days)).toBe(
    '400 3 failed to parse lifespan 5d: time: unknown unit "d" in duration "5d"',
  );
});

test('a cluster message is sent to everyone, and set only by admins', async () => {
  const { admin, anyone, signIn } = await master038();
  const startTime = '2026-11-20T08:00:00Z';
  const message = { message: 'Maintenance at noon', startTime, duration: '24h' };
  expect(
    (await (await signIn('determined'))('PUT', '/master/cluster_message', message)).status,
  ).toBe(403);
  expect((await admin('PUT', '/master/cluster_message', message)).body).toEqual({});
  expect((await anyone('GET', '/master')).body).toMatchObject({
    clusterMessage: { message: 'Maintenance at noon', endTime: '2026-11-21T08:00:00Z' },
  });
  await admin('DELETE', '/master/cluster_message');
  expect((await anyone('GET', '/master')).body).not.toHaveProperty('clusterMessage');
});

test('a workspace has default pools that are set and cleared by their new names', async () => {
  const { admin } = await master038();
  const { body } = await admin('POST', '/workspaces', { name: 'lab' });
  const path = `/workspaces/${objectOf(objectOf(body).workspace).id}`;
  const pools = async (change: object) => (await admin('PATCH', path, change)).body;
  const both = { defaultComputeResourcePool: 'gpu', defaultAuxResourcePool: 'cpu' };
  const set = { defaultComputePool: 'gpu', defaultAuxPool: 'cpu' };
  expect(await pools(both)).toMatchObject({ workspace: set });
  expect(await pools({ defaultComputePool: 'other' })).toMatchObject({ workspace: set });
  expect(await pools({ defaultComputeResourcePool: '' })).toMatchObject({
    workspace: { ...set, defaultComputePool: '' },
  });
});

test('a quota needs a namespace that the master created', async () => {
  const { admin } = await createTestMaster('empty', { release: kubernetes038(['east']) });
  const bind = (meta: object) =>
    admin('POST', '/workspaces/1/namespace-bindings', { clusterNamespaceMeta: { east: meta } });
  const bound = () => admin('POST', '/workspaces/1/set-resource-quota', quota);
  const quota = { clusterQuotaPairs: { east: 8 } };
  const quotas = async () => (await admin('GET', '/workspaces/1/get-k8s-resource-quotas')).body;
  expect((await bound()).status).toBe(400);
  await bind({ autoCreateNamespace: true });
  expect((await bound()).status).toBe(200);
  expect(await quotas()).toEqual({ resourceQuotas: { east: 8 } });
  await bind({ namespace: 'ml' });
  expect(await quotas()).toEqual({ resourceQuotas: {} });
  expect((await admin('GET', '/workspaces/1/list-namespace-bindings')).body).toMatchObject({
    namespaceBindings: { east: { namespace: 'ml', autoCreateNamespace: false } },
  });
});

test('policies are stored by scope and kind of work', async () => {
  const { admin } = await master038();
  const configPolicies = 'constraints:\n  resources:\n    max_slots: 4\n';
  const path = '/config-policies/workspaces/1/EXPERIMENT';
  const policies = { constraints: { resources: { max_slots: 4 } } };
  expect((await admin('PUT', path, { configPolicies })).body).toEqual({ configPolicies: policies });
  expect((await admin('GET', path)).body).toEqual({ configPolicies: policies });
  const others = await admin('GET', '/config-policies/global/EXPERIMENT');
  expect(others.body).toEqual({ configPolicies: {} });
  await admin('DELETE', path);
  expect((await admin('GET', path)).body).toEqual({ configPolicies: {} });
});

test('policies restrict starts, those of the cluster first', async () => {
  const { admin } = await master038('demo');
  const put = (place: string, configPolicies: string) =>
    admin('PUT', `/config-policies/${place}`, { configPolicies });
  await put('global/EXPERIMENT', 'constraints: { resources: { max_slots: 2 } }');
  await put(
    'workspaces/1/EXPERIMENT',
    'invariant_config: { description: bound }\nconstraints: { resources: { max_slots: 1 } }',
  );
  await put('workspaces/1/NTSC', 'constraints: { resources: { max_slots: 0 } }');
  const create = (slots: number) =>
    admin('POST', '/experiments', {
      config: `{ name: a, entrypoint: b, description: own, searcher: { name: single, metric: loss, max_length: { batches: 1 } }, resources: { slots_per_trial: ${slots} } }`,
      activate: false,
    });
  expect((await create(2)).body).toMatchObject({ config: { description: 'bound' } });
  expect(refusal(await create(3))).toContain(
    'requested resources.slots [3] exceeds limit set by admin [2]: submitted workload failed a resource constraint',
  );
  const notebook = { config: { resources: { slots: 1 } }, workspaceId: 1 };
  expect(refusal(await admin('POST', '/notebooks', notebook))).toContain(
    'requested resources.slots [1] exceeds limit set by admin [0]',
  );
});

test('policies that contradict a constraint are rejected', async () => {
  const { admin } = await master038();
  const put = (place: string, configPolicies: string) =>
    admin('PUT', `/config-policies/${place}`, { configPolicies });
  const slots = 'invariant_config: { resources: { slots_per_trial: 4 } }';
  await put('global/EXPERIMENT', 'constraints: { resources: { max_slots: 2 } }');
  expect(refusal(await put('workspaces/1/EXPERIMENT', slots))).toBe(
    '400 3 invalid experiment config policy: workspace invariant_config conflicts with global constraints: invariant config has 4 slots per trial. violates constraints max slots of 2.',
  );
  expect(refusal(await put('global/NTSC', slots))).toContain('400 3 not supported: ');
});

test('webhooks have a name, a workspace and a mode, and editors of the workspace', async () => {
  const { admin, signIn } = await master038();
  const webhook = {
    name: 'oom',
    url: 'http://hooks/a',
    mode: 'WEBHOOK_MODE_SPECIFIC',
    workspaceId: 1,
    webhookType: 'WEBHOOK_TYPE_DEFAULT',
    triggers: [{ triggerType: 'TRIGGER_TYPE_TASK_LOG', condition: { regex: '.*CUDA.*' } }],
  };
  expect((await admin('POST', '/webhooks', webhook)).body).toMatchObject({
    webhook: { id: 1, name: 'oom', workspaceId: 1, mode: 'WEBHOOK_MODE_SPECIFIC' },
  });
  const other = await signIn('determined');
  expect((await other('GET', '/webhooks')).body).toMatchObject({ webhooks: [{ name: 'oom' }] });
  expect((await other('POST', '/webhooks', webhook)).status).toBe(403);
  await admin('PATCH', '/webhooks/1', { url: 'http://hooks/b' });
  expect((await admin('GET', '/webhooks')).body).toMatchObject({
    webhooks: [{ url: 'http://hooks/b', name: 'oom' }],
  });
});

test('users are found by their properties, and changed together', async () => {
  const { admin } = await master038();
  expect((await admin('GET', '/users?admin=true')).body).toMatchObject({
    users: [{ username: 'admin', lastAuthAt: '2026-11-20T09:00:00Z' }],
  });
  const changed = await admin('PATCH', '/users', { userIds: [2], activate: false });
  expect(changed.body).toEqual({ results: [{ error: '', id: 2 }] });
  expect((await admin('GET', '/users?active=false')).body).toMatchObject({ users: [{ id: 2 }] });
});

test('a project has a key by which it is found', async () => {
  const { admin } = await master038('demo');
  await admin('POST', '/workspaces', { name: 'keys' });
  const { body } = await admin('GET', '/workspaces?name=keys');
  const [workspace] = objectOf(body).workspaces as Array<{ id: number }>;
  const path = `/workspaces/${workspace?.id}/projects`;
  const answer = await admin('POST', path, { name: 'first', key: 'ABC' });
  expect(answer.body).toMatchObject({ project: { key: 'ABC', numRuns: 0 } });
  expect((await admin('GET', '/projects/key/ABC')).body).toMatchObject({
    project: { name: 'first' },
  });
});

test('a workspace is found by its exact name', async () => {
  const { admin } = await master038('demo');
  const named = (name: string) => admin('GET', `/workspaces?nameCaseSensitive=${name}`);
  expect((await named('vision')).body).toMatchObject({ workspaces: [] });
  expect((await named('Vision')).body).toMatchObject({
    workspaces: [{ id: 2 }],
    pagination: { total: 1 },
  });
});

test('lists of the cluster leave out parts on request', async () => {
  const { admin } = await master038('demo');
  const { body } = await admin('GET', '/agents?excludeSlots=true&limit=1');
  expect(body).toMatchObject({ agents: [{ slots: {}, slotStats: { typeStats: {} } }] });
  const pools = async () => {
    const { body: answer } = await admin('GET', '/resource-pools?unbound=true');
    return listOf(objectOf(answer).resourcePools).map((each) => objectOf(each).name);
  };
  expect(await pools()).toContain('t4-pool');
  await admin('POST', '/resource-pools/t4-pool/workspace-bindings', { workspaceIds: [2] });
  expect(await pools()).not.toContain('t4-pool');
});

test('a log searches with an expression, and refuses one that it cannot read (attack ATK-12)', async () => {
  const { admin } = await master038('demo');
  const { body } = await admin('GET', '/experiments/1/trials');
  const trialId = objectOf(listOf(objectOf(body).trials)[0]).id;
  const found = async (text: string) =>
    await admin(
      'GET',
      `/trials/${trialId}/logs?limit=1&enableRegex=true&searchText=${encodeURIComponent(text)}`,
    );
  expect((await found('^.*[a-z]+')).body).toMatchObject({ result: { trialId } });
  expect(refusal(await found('a(b'))).toBe(
    '500 2 ERROR: invalid regular expression: parentheses () not balanced (SQLSTATE 2201B)',
  );
});
