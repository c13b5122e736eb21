import { masterPolicy, masterRefusal, viewerOf } from '@trainyard/rbac';
import type { OperationId } from '@trainyard/sdk/v038';
import { beforeAll, describe, expect, test } from 'vitest';
import { objectOf, textOf } from '../../config/json';
import { kubernetes038 } from '../../v038';
import { type Call, createTestMaster, refusal, type TestMaster } from '../fixtures/test-master';
import { contractOperations, contractOperations038 } from './contract-operations';
import { addFixtures, expectedOf, type FixtureIds, pathOf, sleeping } from './refusal-fixtures';

let norole: Call;
let ids: FixtureIds;

beforeAll(async () => {
  const master = await createTestMaster('rbac', { release: kubernetes038(['gpu']) });
  ids = { ...(await addFixtures(master)), ...(await addLater(master)) };
  norole = await master.signIn('norole');
});

const webhook = {
  name: 'own',
  url: 'http://hooks/a',
  mode: 'WEBHOOK_MODE_WORKSPACE',
  webhookType: 'WEBHOOK_TYPE_DEFAULT',
  triggers: [{ triggerType: 'TRIGGER_TYPE_CUSTOM', condition: {} }],
};

/** Adds entities that only a 0.38 master has. */
async function addLater({ masterState, admin }: TestMaster): Promise<FixtureIds> {
  const { db } = masterState;
  const lab = db.workspaces.where(({ name }) => name === 'lab')[0]?.id ?? 0;
  const projectId = db.projects.where(({ workspaceId }) => workspaceId === lab)[0]?.id ?? 0;
  const project = objectOf((await admin('GET', `/projects/${projectId}`)).body).project;
  const external = '/experiments/by-external-id/outside';
  await admin('PUT', external, { config: 'name: outside\nentrypoint: x', projectId });
  const task = { config: JSON.stringify(sleeping), projectId };
  const generic = objectOf((await admin('POST', '/generic-tasks', task)).body).taskId;
  const token = objectOf((await admin('POST', '/tokens', { userId: 1 })).body).tokenId;
  await admin('POST', '/webhooks', { ...webhook, workspaceId: lab });
  return {
    key: textOf(objectOf(project).key),
    generic: textOf(generic),
    tokens: String(token),
    me: String(db.users.where(({ username }) => username === 'norole')[0]?.id),
  };
}

type CallInput = { body?: unknown; query?: string };

const experimentOf = ({ experiments }: FixtureIds) => Number(experiments);
const policy = () => ({ body: { configPolicies: 'constraints: {}' } });
const quarter = () => ({ body: { numDays: 90 } });

/** The input that a call needs to reach the permission check. */
const inputs: Partial<Record<string, (of: FixtureIds) => CallInput>> = {
  patchUsers: () => ({ body: { userIds: [1], activate: true } }),
  putExperiment: ({ projects }) => ({
    body: { config: 'name: other\nentrypoint: x', projectId: Number(projects) },
  }),
  continueExperiment: (of) => ({ body: { id: experimentOf(of) } }),
  putExperimentRetainLogs: quarter,
  putTrialRetainLogs: quarter,
  putTrial: (of) => ({
    body: {
      externalTrialId: 'outside',
      createTrialRequest: { experimentId: experimentOf(of), unmanaged: true },
    },
  }),
  postRunMetadata: () => ({ body: { metadata: { a: 1 } } }),
  runPrepareForReporting: ({ trials }) => ({ body: { runId: Number(trials) } }),
  moveRuns: ({ projects, trials }) => ({
    body: { runIds: [Number(trials)], destinationProjectId: Number(projects) },
  }),
  createGenericTask: ({ projects }) => ({
    body: { config: JSON.stringify(sleeping), projectId: Number(projects) },
  }),
  postAccessToken: ({ me }) => ({ body: { userId: Number(me) } }),
  setWorkspaceNamespaceBindings: () => ({ body: { clusterNamespaceMeta: { gpu: {} } } }),
  setResourceQuotas: () => ({ body: { clusterQuotaPairs: { gpu: 4 } } }),
  setClusterMessage: () => ({ body: { message: 'noon' } }),
  putGlobalConfigPolicies: policy,
  putWorkspaceConfigPolicies: policy,
  bulkAutoCreateWorkspaceNamespaceBindings: ({ workspaces }) => ({
    body: { workspaceIds: [Number(workspaces)] },
  }),
  patchTemplateName: () => ({ body: { oldName: 'standing', newName: 'other' } }),
  patchWebhook: () => ({ body: { url: 'http://hooks/b' } }),
  postWebhookEventData: (of) => ({ body: { experimentId: experimentOf(of), data: {} } }),
};

// a user without roles
const stranger = viewerOf({ user: { id: 99, admin: false }, rbacEnabled: true, version: '0.38.1' });
const scope = { workspaceId: 2, otherWorkspaceId: 2, ownerId: 1 };

const earlier = new Set(contractOperations.map(({ id }) => id));
const isOperation = (id: string): id is OperationId => Object.hasOwn(masterPolicy, id);

const rows = contractOperations038.flatMap((operation) => {
  if (!isOperation(operation.id) || earlier.has(operation.id)) return [];
  const refused = masterRefusal(stranger, operation.id, scope);
  return refused ? [[operation.id, operation, refused] as const] : [];
});

/** The path of a call that only 0.38 has. */
const laterPath = (path: string): string =>
  pathOf(ids, {
    path: path
      .replace('key/{key}', `key/${ids.key}`)
      .replace('{workloadType}', 'EXPERIMENT')
      .replace(/\{(?:label|key)\}/, 'any')
      .replace(/^\/tasks\/\{taskId\}\/(config|kill|pause|unpause)$/, `/tasks/${ids.generic}/$1`)
      .replace('workspaces/{workspaceId}', `workspaces/${ids.workspaces}`)
      .replace('{externalExperimentId}/{externalTrialId}', 'outside/outside'),
  });

const inputOf = (id: string) => inputs[id]?.(ids) ?? {};

describe('a user without roles is refused the calls that only 0.38 has', () => {
  test('most of the calls', () => {
    expect(rows.length).toBeGreaterThan(40);
  });

  test.each(rows)('%s', async (id, operation, refused) => {
    const { body = operation.hasBody ? {} : undefined, query = '' } = inputOf(id);
    const answer = await norole(operation.method, `${laterPath(operation.path)}${query}`, body);
    const expected = expectedOf(refused);
    if (typeof expected === 'string') expect(refusal(answer)).toBe(expected);
    else expect(refusal(answer)).toMatch(expected);
  });
});

describe('where a call has parts', () => {
  const unseen = /^404 5 .*not found/;

  test.each(['trial', 'generic'])('the task of a %s is hidden', async (kind) => {
    const task = kind === 'trial' ? ids.tasks : ids.generic;
    for (const path of ['', '/acceleratorData', '/context_directory', '/config'])
      expect(refusal(await norole('GET', `/tasks/${task}${path}`)), path).toMatch(unseen);
    const allocation = `/allocations/${task}.1`;
    expect(refusal(await norole('GET', allocation))).toMatch(unseen);
    const data = { acceleratorData: { nodeName: 'a' } };
    expect(refusal(await norole('POST', `${allocation}/acceleratorData`, data))).toMatch(unseen);
  });

  test('no line is added to the log of a trial', async () => {
    const lines = { logs: [{ taskId: ids.tasks, log: 'hello' }] };
    expect(refusal(await norole('POST', '/task/logs', lines))).toMatch(unseen);
  });

  test('tokens of other users require their own permission', async () => {
    expect(refusal(await norole('POST', '/tokens', { userId: 1 }))).toContain('CREATE_OTHER_TOKEN');
  });

  test('experiments and runs of a bulk call appear missing', async () => {
    const { projects, trials } = ids;
    const experimentIds = [experimentOf(ids)];
    const body = { experimentIds, projectId: Number(projects), numDays: 90 };
    const path = `/projects/${projects}/experiments/retain_logs`;
    expect((await norole('PUT', path, body)).body).toMatchObject({
      results: [{ error: expect.stringContaining('not found'), id: experimentIds[0] }],
    });
    for (const action of ['pause', 'resume', 'kill', 'archive', 'unarchive', 'delete']) {
      const body = { runIds: [Number(trials)], projectId: Number(projects) };
      expect((await norole('POST', `/runs/${action}`, body)).body, action).toMatchObject({
        results: [{ error: expect.stringContaining('not found'), id: Number(trials) }],
      });
    }
  });

  test('rows of workspaces without access are left out', async () => {
    expect((await norole('GET', '/webhooks')).body).toEqual({ webhooks: [] });
    const path = '/namespace-bindings/workspace-ids-with-default-bindings';
    expect((await norole('GET', path)).body).toEqual({ workspaceIds: [] });
  });
});
