import { expect, test } from 'vitest';
import { trainyard, typed } from '../../test/trainyard';

type SentRequest = { path: string; method: string; body: unknown };

const token = {
  id: 76,
  userId: 3,
  expiry: '2026-11-22T07:50:46.974364Z',
  createdAt: '2026-11-20T07:50:46.974364Z',
  tokenType: 'TOKEN_TYPE_ACCESS_TOKEN',
  revoked: false,
  description: 'ci',
};
const pagination = { offset: 0, limit: 0, startIndex: 0, endIndex: 1, total: 1 };
const workspace = {
  id: 2,
  name: 'Vision',
  archived: false,
  username: 'ada',
  immutable: false,
  numProjects: 1,
  pinned: false,
  userId: 3,
  numExperiments: 0,
  state: 'WORKSPACE_STATE_UNSPECIFIED',
  errorMessage: '',
};
const configPolicies = { constraints: { resources: { max_slots: 8 } } };

// recorded answers of a 0.38.1 master
const answers: Record<string, unknown> = {
  'GET /api/v1/master': {
    version: '0.38.1',
    masterId: 'm',
    clusterId: 'c',
    clusterName: '',
    rbacEnabled: false,
    strictJobQueueControl: false,
    hasCustomLogo: false,
  },
  'GET /api/v1/tokens': { tokenInfo: [token], pagination },
  'POST /api/v1/tokens': { token: 'v2.public.made-up', tokenId: 76 },
  'PATCH /api/v1/tokens/76': { tokenInfo: { ...token, revoked: true } },
  'GET /api/v1/users/ada/by-username': {
    user: { id: 3, username: 'ada', admin: false, active: true },
  },
  'GET /api/v1/workspaces': { workspaces: [workspace], pagination },
  'GET /api/v1/config-policies/global/EXPERIMENT': { configPolicies },
  'GET /api/v1/config-policies/workspaces/2/NTSC': { configPolicies },
  'PUT /api/v1/config-policies/workspaces/2/NTSC': { configPolicies },
  'DELETE /api/v1/config-policies/global/NTSC': {},
  'POST /api/v1/webhooks': {
    webhook: {
      id: 4,
      url: 'https://a.example',
      webhookType: 'WEBHOOK_TYPE_DEFAULT',
      name: 'oom',
      mode: 'WEBHOOK_MODE_SPECIFIC',
      triggers: [],
    },
  },
};

function laterMaster() {
  const requests: SentRequest[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const text = await request.text();
    requests.push({ path: pathname, method: request.method, body: text ? JSON.parse(text) : null });
    const answer = answers[`${request.method} ${pathname}`];
    return Response.json(answer ?? { error: { code: 5, error: `${pathname} not found` } }, {
      status: answer ? 200 : 404,
    });
  };
  const env = { DET_MASTER: 'http://later', DET_USER: 'ada', DET_USER_TOKEN: 't' };
  const isTerminal = { stdin: false, stdout: false, stderr: false };
  const go = (args: string[], more: object = {}) =>
    trainyard(args, { env, fetch, isTerminal, ...more });
  return { requests, go };
}

test('tokens are listed, created with a lifetime, and revoked', async () => {
  const { go, requests } = laterMaster();
  const listed = await go([
    'tkn',
    'ls',
    'ada',
    '--columns',
    'id,description,revoked',
    '-o',
    'csv',
    '--no-header',
  ]);
  expect(listed).toEqual({ exitCode: 0, out: '76,ci,false\r', error: '' });
  expect(await go(['token', 'create', 'ada', '-e', '2', '-d', 'ci'])).toEqual({
    exitCode: 0,
    out: 'v2.public.made-up',
    error: 'Created token 76. It is not shown again:',
  });
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    userId: 3,
    lifespan: '48h',
    description: 'ci',
  });
  expect((await go(['token', 'revoke', '76'])).error).toContain('-y skips the question.');
  expect((await go(['token', 'revoke', '76', '-y'])).error).toBe('Revoked token 76.');
  expect((await go(['token', 'create', '-e', 'soon'])).exitCode).toBe(2);
});

test('policies are shown, set from a file and deleted', async () => {
  const { go, requests } = laterMaster();
  expect((await go(['cp', 'describe', 'experiment'])).out).toBe(
    'constraints:\n  resources:\n    max_slots: 8',
  );
  const yaml = 'constraints:\n  resources:\n    max_slots: 8\n';
  const set = await go(['config-policies', 'set', 'tasks', '-', '-w', 'vision'], typed(yaml));
  expect(set.error).toBe('Set the policies of vision.');
  expect(requests.at(-1)?.body).toMatchObject({ configPolicies: yaml, workloadType: 'NTSC' });
  const other = 'constraints:\n  resources:\n    max_slots: 4\n';
  const refused = await go(['cp', 'set', 'tasks', '-', '-w', 'vision'], typed(other));
  expect(refused.error).toContain(
    'These values of the configuration policies of vision change: constraints.resources.max_slots.',
  );
  expect(requests.at(-1)?.method).toBe('GET');
  expect((await go(['cp', 'delete', 'tasks', '-y'])).error).toBe(
    'Deleted the policies of the whole cluster.',
  );
  expect((await go(['cp', 'describe', 'models'])).error).toBe(
    'Policies are for experiment or tasks, and "models" is neither.',
  );
});

test('a webhook has a name, a workspace, a mode and triggers by log line and by code', async () => {
  const { go, requests } = laterMaster();
  const options = ['--name', 'oom', '--workspace', '2', '--mode', 'specific'];
  const triggers = ['--on-log', 'out of memory', '--on-custom'];
  const made = await go(['webhook', 'create', 'https://a.example', ...options, ...triggers, '-y']);
  expect(made).toMatchObject({ exitCode: 0, error: '' });
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'oom',
    mode: 'WEBHOOK_MODE_SPECIFIC',
    url: 'https://a.example',
    workspaceId: 2,
    webhookType: 'WEBHOOK_TYPE_DEFAULT',
    triggers: [
      { triggerType: 'TRIGGER_TYPE_TASK_LOG', condition: { regex: 'out of memory' } },
      { triggerType: 'TRIGGER_TYPE_CUSTOM', condition: {} },
    ],
  });
});
