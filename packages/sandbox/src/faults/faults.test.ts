import {
  createTransport,
  getExperiments,
  getMaster,
  getUsers,
  isApiError,
  isAuthFailure,
  login,
  trialLogs,
} from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { manualClock } from '../lib/clock';
import { createSandbox } from '../sandbox';
import { testStart } from '../test/fixtures/test-master';

async function openFaulty(faults: string[], scenario = 'empty') {
  const clock = manualClock(testStart);
  const sandbox = createSandbox({ scenario, clock, seed: 1 });
  const { fetch } = sandbox;
  const open = createTransport({ baseUrl: 'http://sandbox', fetch });
  const { token } = await login(open, { body: { username: 'admin', password: '' } });
  sandbox.faults.set(faults);
  const client = createTransport({ baseUrl: 'http://sandbox', fetch, auth: token });
  return { clock, sandbox, client, open, token };
}

const failure = async (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) =>
      isApiError(error) ? `${error.type} ${error.status ?? ''}`.trim() : String(error),
  );

test('latency delays an answer', async () => {
  const { clock, client } = await openFaulty(['latency=300']);
  let isThere = false;
  const pending = getMaster(client, {}).then(() => {
    isThere = true;
  });
  // the call must be pending before time passes
  await new Promise((resolve) => setImmediate(resolve));
  clock.advance(299);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isThere).toBe(false);
  clock.advance(1);
  await pending;
  expect(isThere).toBe(true);
});

test('one operation fails at its rate, the same calls in every run', async () => {
  const run = async () => {
    const { client } = await openFaulty(['error=getExperiments:0.3:503']);
    const answers = [];
    for (let call = 0; call < 40; call++) {
      answers.push(await failure(getExperiments(client, {})));
      expect(await failure(getUsers(client, {}))).toBe('answered');
    }
    return answers;
  };
  const answers = await run();
  const failed = answers.filter((each) => each === 'server 503').length;
  expect(failed).toBeGreaterThan(5);
  expect(failed).toBeLessThan(20);
  expect(answers).toHaveLength(40);
  expect(await run()).toEqual(answers);
});

test.each([
  [400, 'api 400'],
  [401, 'auth 401'],
  [429, 'api 429'],
  [500, 'api 500'],
  [502, 'server 502'],
])('an injected %i reaches the SDK as %s', async (status, expected) => {
  const { client } = await openFaulty([`error=1:${status}`]);
  expect(await failure(getMaster(client, {}))).toBe(expected);
});

test('a dropped connection is a failure of the server, not of the call', async () => {
  const { client, sandbox } = await openFaulty(['drop=getMaster']);
  expect(await failure(getMaster(client, {}))).toBe('server');
  expect(await failure(getUsers(client, {}))).toBe('answered');
  sandbox.faults.set([]);
  expect(await failure(getMaster(client, {}))).toBe('answered');
});

test('truncated JSON is a bad answer', async () => {
  const { client } = await openFaulty(['truncate']);
  expect(await failure(getUsers(client, {}))).toMatch(/^apiBadResponse/);
});

test('a slow body is complete in the end', async () => {
  const { clock, client } = await openFaulty(['slow=getUsers:100']);
  const pending = getUsers(client, {});
  for (let step = 0; step < 40; step++) {
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(100);
  }
  expect((await pending).users).toHaveLength(2);
});

test('a stream is cut in the middle of a line, after the given number of whole lines', async () => {
  const { sandbox, client, token } = await openFaulty(['cut=trialLogs:3'], 'demo');
  const lines: unknown[] = [];
  const reading = (async () => {
    for await (const line of trialLogs(client, { trialId: 1 })) lines.push(line);
  })();
  expect(await failure(reading)).not.toBe('answered');
  expect(lines).toHaveLength(3);
  const response = await sandbox.fetch(
    new Request('http://sandbox/api/v1/trials/1/logs', {
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  await expect(response.text()).rejects.toThrow('The connection was dropped');
});

test('a session ends when it is older than the limit', async () => {
  const { clock, client, open, sandbox } = await openFaulty(['expire=10m']);
  expect(await failure(getUsers(client, {}))).toBe('answered');
  clock.advance(600_000);
  const reading = getUsers(client, {});
  expect(await reading.catch(isAuthFailure)).toBe(true);
  const { token } = await login(open, { body: { username: 'admin', password: '' } });
  const again = createTransport({ baseUrl: 'http://sandbox', fetch: sandbox.fetch, auth: token });
  expect(await failure(getUsers(again, {}))).toBe('answered');
});

test('a skewed master returns the wrong time everywhere', async () => {
  const clock = manualClock(testStart);
  const sandbox = createSandbox({ scenario: 'empty', clock, faults: ['skew=-2h'] });
  const response = await sandbox.fetch(
    new Request('http://sandbox/api/v1/auth/login', {
      method: 'POST',
      body: '{"username":"admin"}',
    }),
  );
  expect(response.headers.get('date')).toBe(new Date(testStart - 7_200_000).toUTCString());
  const { token } = await response.json();
  const client = createTransport({ baseUrl: 'http://sandbox', fetch: sandbox.fetch, auth: token });
  const { users } = await getUsers(client, {});
  expect(users[0]?.modifiedAt).toBe('2026-11-20T07:00:00Z');
});

test('a restart breaks pending calls, keeps sessions and gives the master another id', async () => {
  const { clock, client, open } = await openFaulty(
    ['latency=getUsers:60s', 'restart=30s:2s'],
    'demo',
  );
  const before = await getMaster(open, {});
  const underWay = failure(getUsers(client, {}));
  clock.advance(30_000);
  expect(await underWay).toBe('server');
  expect(await failure(getMaster(open, {}))).toBe('server');
  clock.advance(2000);
  const after = await getMaster(open, {});
  expect(after.masterId).not.toBe(before.masterId);
  expect(after.clusterId).toBe(before.clusterId);
  expect(await failure(getExperiments(client, {}))).toBe('answered');
});

test('the scenario faults has faults and can still be used', async () => {
  const sandbox = createSandbox({ scenario: 'faults', clock: manualClock(testStart) });
  expect(sandbox.faults.list()).toContain('drop=0.02');
  sandbox.faults.set([]);
  const open = createTransport({ baseUrl: 'http://sandbox', fetch: sandbox.fetch });
  expect(await failure(getMaster(open, {}))).toBe('answered');
});

test('an invalid fault leaves the others unchanged', async () => {
  const { sandbox } = await openFaulty(['drop=0.5']);
  expect(() => sandbox.faults.set(['slow', 'flood'])).toThrow('There is no fault "flood"');
  expect(sandbox.faults.list()).toEqual(['drop=0.5']);
});
