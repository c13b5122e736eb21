import { createClient } from '@trainyard/sdk';
import { expect, test } from 'vitest';
import { manualClock } from '../lib/clock';
import { createSandbox } from '../sandbox';
import { createTestMaster, testStart } from '../test/fixtures/test-master';
import { release038 } from '.';

const master038 = () => createTestMaster('demo', { release: release038 });

test('tells its release', async () => {
  const { anyone } = await master038();
  const { body } = await anyone('GET', '/master');
  expect(body).toMatchObject({ version: '0.38.1', hasCustomLogo: false });
});

test('has operations where 0.38.1 has them, and not where 0.23.4 had them', async () => {
  const { admin } = await master038();
  const found = await admin('POST', '/experiments-search', { limit: 2, sort: 'id=desc' });
  expect(found.body).toMatchObject({ pagination: { limit: 2 } });
  expect((await admin('GET', '/experiments-search')).status).toBe(501);
  const none = { experimentIds: [999] };
  const answered = await admin('POST', '/projects/-1/experiments/archive', none);
  expect(answered.body).toMatchObject({ results: [{ id: 999 }] });
  expect((await admin('POST', '/experiments/archive', none)).status).toBe(501);
});

test('an SDK that asks for the version works on it', async () => {
  const sandbox = createSandbox({ clock: manualClock(testStart), release: release038 });
  const master = { baseUrl: 'http://master', fetch: sandbox.fetch, target: 'auto' } as const;
  const { token } = await createClient(master).login({
    body: { username: 'admin', password: '' },
  });
  const client = createClient({ ...master, auth: token });
  const { experiments } = await client.searchExperiments({ limit: 5 });
  expect(experiments).toHaveLength(5);
  const [first] = experiments;
  const { experiment } = await client.getExperiment({ experimentId: first?.experiment?.id ?? 0 });
  expect(experiment?.name).toBe(first?.experiment?.name);
  expect((await client.getAgents({})).agents.length).toBeGreaterThan(0);
  expect((await client.getResourcePools({})).resourcePools.length).toBeGreaterThan(0);
  expect((await client.getWorkspaceProjects({ workspaceId: 0 })).projects.length).toBeGreaterThan(
    1,
  );
  sandbox.close();
});
