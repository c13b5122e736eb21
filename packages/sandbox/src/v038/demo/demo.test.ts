import { expect, test } from 'vitest';
import { listOf, objectOf } from '../../config/json';
import { createTestMaster } from '../../test/fixtures/test-master';
import { release038 } from '..';

const demo = () => createTestMaster('demo', { release: release038 });

test('the demo has unmanaged experiments in several states, with groups of metrics', async () => {
  const { admin } = await demo();
  const { body } = await admin('POST', '/experiments-search', { limit: 200 });
  const unmanaged = listOf(objectOf(body).experiments)
    .map((each) => objectOf(objectOf(each).experiment))
    .filter((each) => each.unmanaged);
  expect(unmanaged.map(({ state }) => state).sort()).toEqual([
    'STATE_COMPLETED',
    'STATE_ERROR',
    'STATE_RUNNING',
  ]);
  const done = unmanaged.find(({ state }) => state === 'STATE_COMPLETED');
  expect(done).toMatchObject({ externalExperimentId: 'shelf-camera-nightly-0412', numTrials: 2 });
  const { body: trials } = await admin('GET', `/experiments/${done?.id}/trials`);
  expect(objectOf(trials).trials).toMatchObject([
    { state: 'STATE_COMPLETED', summaryMetrics: { inference: { latency_ms: { count: 8 } } } },
    {},
  ]);
});

test('runs have metadata, log retention, and log policies that matched', async () => {
  const { admin } = await demo();
  const { body } = await admin('POST', '/runs', { limit: 1000 });
  const runs = listOf(objectOf(body).runs).map(objectOf);
  const withMetadata = runs.filter((run) => objectOf(run.metadata).git);
  expect(withMetadata.length).toBeGreaterThan(30);
  expect(runs.filter((run) => run.logPolicyMatched === 'CUDA OOM').length).toBeGreaterThan(1);
  const trials = await Promise.all(
    [6, 12, 18, 24].map((id) => admin('GET', `/experiments/${id}/trials`)),
  );
  const days = trials.flatMap(({ body: answer }) =>
    listOf(objectOf(answer).trials).map((each) => objectOf(each).logRetentionDays),
  );
  expect(days).toContain(90);
});

test('administrators find webhooks, policies, tokens and an active message', async () => {
  const { admin, clock } = await demo();
  const { webhooks } = objectOf((await admin('GET', '/webhooks')).body);
  // after those that the demo of every release has
  expect(listOf(webhooks).slice(2)).toMatchObject([
    { name: 'Incidents', workspaceId: 0 },
    { name: 'Out of memory', workspaceId: 2 },
    { mode: 'WEBHOOK_MODE_SPECIFIC' },
  ]);
  expect((await admin('GET', '/config-policies/global/EXPERIMENT')).body).toMatchObject({
    configPolicies: { constraints: { priority_limit: 10 } },
  });
  expect((await admin('GET', '/tokens')).body).toMatchObject({ pagination: { total: 3 } });
  const { clusterMessage } = objectOf((await admin('GET', '/master')).body);
  const { startTime, endTime } = objectOf(clusterMessage);
  expect(Date.parse(String(startTime))).toBeLessThan(clock.now());
  expect(Date.parse(String(endTime))).toBeGreaterThan(clock.now());
});
