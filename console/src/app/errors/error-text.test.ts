import { createSandbox, manualClock } from '@trainyard/sandbox';
import {
  assignRoles,
  type Caller,
  createTransport,
  getExperiment,
  getMasterConfig,
  isApiError,
  login,
  postWebhook,
  removeAssignments,
  type TransportOptions,
  trialLogs,
} from '@trainyard/sdk/calls';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { errorText } from './error-text';

afterEach(() => vi.restoreAllMocks());

const clientOf = (fetch: NonNullable<TransportOptions['fetch']>) =>
  createTransport({ baseUrl: 'http://master', fetch, errorText });

const failing = clientOf(() => Promise.reject(new TypeError('Failed to fetch')));
const answering = (body: string, status = 502, statusText = '') =>
  clientOf(async () => new Response(body, { status, statusText }));

const read = { experimentId: 1 };
const body = { url: 'https://hooks.example.org', webhookType: 'WEBHOOK_TYPE_DEFAULT' } as const;
const textOf = async (call: Promise<unknown>) => {
  const error = await call.catch((reason: unknown) => reason);
  return isApiError(error) ? error.message : `no error of a call: ${error}`;
};

test('a failed connection names neither the operation nor the words of the browser', async () => {
  expect(await textOf(getExperiment(failing, read))).toBe('The master does not answer.');
  expect(await textOf(removeAssignments(failing, { body: {} }))).toBe(
    'The master does not answer. Try again later.',
  );
});

test('a write that must not be sent twice may have happened', async () => {
  expect(await textOf(postWebhook(failing, { body }))).toBe(
    'The master does not answer. It may have happened: check before you try again.',
  );
});

test('a computer without a network is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await textOf(getExperiment(failing, read))).toBe('This computer is offline.');
});

test('a stream that is cut has the same text', async () => {
  const cut = clientOf(
    async () => new Response(new ReadableStream({ pull: (c) => c.error(new TypeError('cut')) })),
  );
  const lines = async () => {
    for await (const _ of trialLogs(cut, { trialId: 1 }));
  };
  expect(await textOf(lines())).toBe('The master does not answer.');
});

test('the text of a proxy follows, if it sent one', async () => {
  expect(await textOf(getExperiment(answering('{"message":"It restarts"}'), read))).toBe(
    'The master does not answer. It restarts.',
  );
  expect(await textOf(getExperiment(answering('', 502, 'Bad Gateway'), read))).toBe(
    'The master does not answer. Bad Gateway.',
  );
  expect(await textOf(getExperiment(answering('', 504), read))).toBe('The master does not answer.');
});

test('the message of the master is not changed', async () => {
  expect(await textOf(getExperiment(answering('{"message":"no such thing"}', 404), read))).toBe(
    'no such thing',
  );
});

test('a refusal names the permission, its roles and who can grant it, not the wire name (M2)', async () => {
  const sandbox = createSandbox({ scenario: 'rbac', clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  const guest = createTransport({ baseUrl: 'http://master', fetch: sandbox.fetch });
  const { token } = await login(guest, { body: { username: 'editor', password: '' } });
  const client: Caller = createTransport({
    baseUrl: 'http://master',
    auth: token,
    fetch: sandbox.fetch,
    errorText: (error) => errorText(error, client),
  });
  const assigned = { userId: 2, roleAssignment: { role: { roleId: 4 }, scopeWorkspaceId: 2 } };
  const body = { userRoleAssignments: [assigned], groupRoleAssignments: [] };
  expect(await textOf(assignRoles(client, { body }))).toBe(
    'You need the permission "assign roles". It comes with WorkspaceAdmin or ClusterAdmin. admin can grant it.',
  );
  // a read is asked in the background too, and finds nobody
  expect(await textOf(getMasterConfig(client))).toBe(
    'You need the permission "view master config". It comes with ClusterAdmin.',
  );
});
