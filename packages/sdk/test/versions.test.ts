import { createSandbox, manualClock } from '@trainyard/sandbox';
import { afterAll, expect, test } from 'vitest';
import { createClient, credentials, isUnsupported, supports } from '../src/index';
import { searchRuns } from '../src/v038';

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
