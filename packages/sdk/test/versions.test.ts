import { createSandbox, manualClock } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { trialLogs } from '../src/calls';
import {
  createClient,
  credentials,
  isUnsupported,
  masterInfo,
  stream,
  supports,
} from '../src/index';
import { searchRuns } from '../src/v038';
import { drain } from './support/drain';

const sandbox = createSandbox({ clock: manualClock(Date.parse('2026-11-20T09:00:00Z')) });
afterAll(() => sandbox.close());
const options = {
  baseUrl: 'http://master',
  fetch: sandbox.fetch,
  auth: credentials({ username: 'admin', password: '' }),
};
const failureOf = (call: PromiseLike<unknown>) =>
  Promise.resolve(call).catch((error: unknown) => error);

test('a 0.23 master has no runs, and the error names the version that has them', async () => {
  const error = await failureOf(searchRuns(createClient(options), { body: { limit: 1 } }));
  expect(isUnsupported(error)).toBe(true);
  expect(error).toMatchObject({ status: 501, operation: 'searchRuns', supportedSince: '0.38.1' });
});

test('a client that checks first does not send the call', async () => {
  const client = createClient({ ...options, target: 'auto' });
  const error = await failureOf(client.searchRuns({ body: { limit: 1 } }));
  expect(isUnsupported(error)).toBe(true);
  expect(error).toMatchObject({ operation: 'searchRuns', supportedSince: '0.38.1' });
  expect(await supports(client, 'searchRuns')).toBe(false);
  expect(await supports(client, 'searchExperiments')).toBe(true);
  expect(await supports(client, 'rbac')).toBe(false);
});

test('and common things are found at the same place', async () => {
  const client = createClient({ ...options, target: 'auto' });
  const { experiments } = await client.searchExperiments({ limit: 3 });
  expect(experiments.length).toBe(3);
  expect((await client.getMaster()).version).toMatch(/^0\.23\./);
});

const newSandbox = createSandbox({
  clock: manualClock(Date.parse('2026-11-20T09:00:00Z')),
  release: release038,
});
afterAll(() => newSandbox.close());

test.each([
  ['0.23.4', '0.38.1', sandbox],
  ['0.38.1', '0.23.4', newSandbox],
] as const)(
  'of a %s master, a client for %s reads the version and the features',
  async (version, target, { fetch }) => {
    const client = createClient({ ...options, fetch, target });
    expect(await masterInfo(client)).toMatchObject({ version, rbacEnabled: false });
    expect((await client.getMaster()).version).toBe(version);
    expect(await supports(client, 'searchRuns')).toBe(version === '0.38.1');
  },
);

test('an unreadable line of a stream names both versions', async () => {
  const fetch = async (request: Request) =>
    request.url.includes('/logs')
      ? new Response('{"result":{"message":"x"}}\n')
      : sandbox.fetch(request);
  const client = createClient({ ...options, fetch, target: '0.38.1' });
  const words = "The master is 0.23.4, and the client is for 0.38.1; `target: 'auto'` fits both.";
  await expect(client.trialLogs({ trialId: 1 }).next()).rejects.toThrow(words);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { error } = await drain(stream(client, trialLogs, { trialId: 1 }));
  expect(String(error)).toContain(words);
});

test('an answer of another version names both versions', async () => {
  const { fetch } = sandbox;
  const client = createClient({ ...options, fetch, target: '0.38.1' });
  await expect(client.getAgents()).rejects.toMatchObject({
    type: 'apiBadResponse',
    attempts: 1,
    message:
      'Failed in decoding getAgents API response. Expected an object at agents[0].slotStats, found nothing. ' +
      "The master is 0.23.4, and the client is for 0.38.1; `target: 'auto'` fits both.",
  });
  const fitting = createClient({ ...options, fetch, target: 'auto' });
  expect((await fitting.getAgents()).agents.length).toBeGreaterThan(0);
});

test.each([
  ['0.38.1', '0.23.4', newSandbox, / The master is 0\.38\.1, and the client is for 0\.23\.4; /],
  ['0.23.4', '0.23.4', sandbox, /^Failed in decoding getMe API response\. [^.]+\.$/],
] as const)(
  'of a %s master, an unreadable answer for %s names versions only if they differ',
  async (_, target, { fetch: sandboxFetch }, message) => {
    const fetch = async (request: Request) =>
      request.url.endsWith('/me') ? Response.json({ user: 7 }) : sandboxFetch(request);
    const client = createClient({ ...options, fetch, target });
    await expect(client.getMe()).rejects.toMatchObject({
      type: 'apiBadResponse',
      message: expect.stringMatching(message),
    });
  },
);
