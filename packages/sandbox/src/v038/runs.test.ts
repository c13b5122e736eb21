import { expect, test } from 'vitest';
import { listOf, objectOf } from '../config/json';
import { createTestMaster } from '../test/fixtures/test-master';
import { release038 } from '.';

const master038 = (scenario: 'demo' | 'empty' | 'rbac' = 'empty') =>
  createTestMaster(scenario, { release: release038 });

const outside = {
  config: JSON.stringify({
    name: 'outside',
    searcher: { name: 'single', metric: 'loss', smaller_is_better: true },
    integrations: null,
    log_policies: [{ name: 'NaN', pattern: '.*nan.*' }],
  }),
  projectId: 1,
};

test('runs are searched by metrics and metadata, across experiments', async () => {
  const { admin } = await master038('demo');
  const all = objectOf((await admin('POST', '/runs', { limit: 3, sort: 'id=desc' })).body);
  const [first, second] = listOf(all.runs).map(objectOf);
  expect(Number(first?.id)).toBeGreaterThan(Number(second?.id));
  await admin('POST', `/runs/${second?.id}/metadata`, { metadata: { team: { name: 'vision' } } });
  const field = {
    kind: 'field',
    columnName: 'metadata.team.name',
    location: 'LOCATION_TYPE_RUN_METADATA',
    operator: '=',
    type: 'COLUMN_TYPE_TEXT',
    value: 'vision',
  };
  const group = { kind: 'group', conjunction: 'and', children: [field] };
  const filter = JSON.stringify({ filterGroup: group, showArchived: true });
  expect((await admin('POST', '/runs', { filter })).body).toMatchObject({
    runs: [{ id: second?.id, metadata: { team: { name: 'vision' } } }],
    pagination: { total: 1 },
  });
});

test('what a client outside reports is an unmanaged experiment with groups of metrics', async () => {
  const { admin } = await master038();
  const path = '/experiments/by-external-id/night-42';
  const made = objectOf(objectOf((await admin('PUT', path, outside)).body).experiment);
  expect(made).toMatchObject({ unmanaged: true, externalExperimentId: 'night-42' });
  const again = objectOf(objectOf((await admin('PUT', path, outside)).body).experiment);
  expect(again.id).toBe(made.id);
  const createTrialRequest = { experimentId: made.id, hparams: { lr: 0.1 }, unmanaged: true };
  const asked = { createTrialRequest, externalTrialId: 'a' };
  const trial = objectOf(objectOf((await admin('PUT', '/trials', asked)).body).trial);
  expect(trial.state).toBe('STATE_RUNNING');
  for (const [group, metrics] of [
    ['training', { loss: 0.5 }],
    ['inference', { latency_ms: 12 }],
  ] as const) {
    const report = {
      trialId: trial.id,
      trialRunId: 0,
      stepsCompleted: 10,
      metrics: { avgMetrics: metrics },
    };
    const { status } = await admin('POST', `/trials/${trial.id}/metrics`, {
      group,
      metrics: report,
    });
    expect(status).toBe(200);
  }
  const { columns } = objectOf((await admin('GET', '/projects/1/columns')).body);
  const names = listOf(columns).map((each) => objectOf(each).column);
  expect(names).toContain('inference.latency_ms.mean');
  const ended = await admin('PATCH', `/trials/${trial.id}`, { state: 'STATE_COMPLETED' });
  expect(ended.body).toMatchObject({
    trial: { summaryMetrics: { inference: { latency_ms: { mean: 12 } } } },
  });
  expect((await admin('GET', `/experiments/${made.id}`)).body).toMatchObject({
    experiment: { state: 'STATE_COMPLETED', config: { log_policies: [{ name: 'NaN' }] } },
  });
  expect((await admin('GET', '/trials/by-external-id/night-42/a')).body).toMatchObject({
    trial: { id: trial.id },
  });
});

test('a policy binds what is submitted', async () => {
  const { admin } = await master038('demo');
  const configPolicies = 'constraints:\n  resources:\n    max_slots: 1\n';
  await admin('PUT', '/config-policies/workspaces/1/EXPERIMENT', { configPolicies });
  const config = {
    name: 'wide',
    entrypoint: 'python3 train.py',
    hyperparameters: {},
    resources: { slots_per_trial: 2 },
    searcher: { name: 'single', metric: 'loss', max_length: { batches: 100 } },
  };
  const body = { config: JSON.stringify(config), activate: false, projectId: 1 };
  const refused = await admin('POST', '/experiments', body);
  expect(refused.status).toBe(500);
  expect(refused.text).toContain('exceeds limit set by admin [1]');
});

test('a finished experiment goes on in place', async () => {
  const { admin, clock } = await master038('demo');
  const config = {
    name: 'short',
    entrypoint: 'python3 train.py',
    hyperparameters: { lr: 0.1 },
    resources: { slots_per_trial: 0 },
    searcher: { name: 'single', metric: 'loss', max_length: { batches: 100 } },
  };
  const body = { config: JSON.stringify(config), activate: true, projectId: 1 };
  const made = objectOf(objectOf((await admin('POST', '/experiments', body)).body).experiment);
  clock.advance(600_000);
  const state = async () =>
    objectOf(objectOf((await admin('GET', `/experiments/${made.id}`)).body).experiment).state;
  expect(await state()).toBe('STATE_COMPLETED');
  const overrideConfig = JSON.stringify({ searcher: { max_length: { batches: 200 } } });
  const resumed = await admin('POST', '/experiments/continue', { id: made.id, overrideConfig });
  expect(resumed.status).toBe(200);
  expect(await state()).not.toBe('STATE_COMPLETED');
  clock.advance(600_000);
  expect(await state()).toBe('STATE_COMPLETED');
  const trials = objectOf((await admin('GET', `/experiments/${made.id}/trials`)).body).trials;
  expect(listOf(trials)).toMatchObject([{ totalBatchesProcessed: 200 }]);
});

test('every operation of the contract is answered', () => {
  const missing = release038.routes.filter(({ id }) => !release038.handlers[id]);
  expect(missing.map(({ id }) => id)).toEqual([]);
});
