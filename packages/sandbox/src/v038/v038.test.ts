import { createClient } from '@trainyard/sdk';
import { expect, test } from 'vitest';
import { listOf, objectOf } from '../config/json';
import { manualClock } from '../lib/clock';
import { createSandbox } from '../sandbox';
import { createTestMaster, testStart } from '../test/fixtures/test-master';
import { release038 } from '.';

const master038 = () => createTestMaster('demo', { release: release038 });

test('reports its release', async () => {
  const { anyone } = await master038();
  const { body } = await anyone('GET', '/master');
  expect(body).toMatchObject({ version: '0.38.1', hasCustomLogo: false });
});

test('has operations at the paths of 0.38.1, and not at those of 0.23.4', async () => {
  const { admin } = await master038();
  const answer = await admin('POST', '/experiments-search', { limit: 2, sort: 'id=desc' });
  expect(answer.body).toMatchObject({ pagination: { limit: 2 } });
  expect((await admin('GET', '/experiments-search')).status).toBe(501);
  const none = { experimentIds: [999] };
  const answered = await admin('POST', '/projects/-1/experiments/archive', none);
  expect(answered.body).toMatchObject({ results: [{ id: 999 }] });
  expect((await admin('POST', '/experiments/archive', none)).status).toBe(501);
});

test('an SDK that requests the version works with it', async () => {
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

const outside = {
  config: JSON.stringify({
    name: 'outside',
    searcher: { name: 'single', metric: 'loss', smaller_is_better: true },
    integrations: null,
    log_policies: [{ name: 'NaN', pattern: '.*nan.*' }],
  }),
  projectId: 1,
};

test('reports of an external client become an unmanaged experiment with groups of metrics', async () => {
  const { admin } = await createTestMaster('empty', { release: release038 });
  const path = '/experiments/by-external-id/night-42';
  const experiment = objectOf(objectOf((await admin('PUT', path, outside)).body).experiment);
  expect(experiment).toMatchObject({ unmanaged: true, externalExperimentId: 'night-42' });
  const again = objectOf(objectOf((await admin('PUT', path, outside)).body).experiment);
  expect(again.id).toBe(experiment.id);
  const createTrialRequest = { experimentId: experiment.id, hparams: { lr: 0.1 }, unmanaged: true };
  const body = { createTrialRequest, externalTrialId: 'a' };
  const trial = objectOf(objectOf((await admin('PUT', '/trials', body)).body).trial);
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
  expect((await admin('GET', `/experiments/${experiment.id}`)).body).toMatchObject({
    experiment: { state: 'STATE_COMPLETED', config: { log_policies: [{ name: 'NaN' }] } },
  });
  expect((await admin('GET', '/trials/by-external-id/night-42/a')).body).toMatchObject({
    trial: { id: trial.id },
  });
});

test('a policy restricts submitted experiments', async () => {
  const { admin } = await master038();
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

const halving = (own: object) => ({
  name: 'halving',
  entrypoint: 'python3 train.py',
  hyperparameters: { lr: { type: 'double', minval: 0, maxval: 1 } },
  resources: { slots_per_trial: 0 },
  searcher: { name: 'adaptive_asha', metric: 'loss', max_trials: 4, ...own },
});

test.each([
  ['adaptive_asha', { max_length: { batches: 400 } }],
  ['adaptive_asha', { max_time: 400 }],
  ['adaptive_asha', { time_metric: 'batches' }],
  ['async_halving', { num_rungs: 2 }],
])('a halving search needs max_time and time_metric: %s with %j', async (name, own) => {
  const { admin } = await createTestMaster('empty', { release: release038 });
  const config = JSON.stringify(halving({ ...own, name }));
  const refused = await admin('POST', '/experiments', { config, projectId: 1, validateOnly: true });
  expect(refused.status).toBe(500);
  expect(refused.body).toMatchObject({
    error: {
      error: `invalid experiment configuration: the \`${name}\` searcher requires \`max_time\` and \`time_metric\` to be set`,
    },
  });
});

test('problems of the schema come before a missing length', async () => {
  const { admin } = await createTestMaster('empty', { release: release038 });
  const config = JSON.stringify(halving({ divisor: 'four' }));
  const { text } = await admin('POST', '/experiments', { config, projectId: 1 });
  expect(text).toContain('.searcher.divisor: expected number or null, but got string');
});

test('halving searches of the demo have a length by time, and can be forked', async () => {
  const { admin } = await master038();
  const { body } = await admin('POST', '/experiments-search', { limit: 500 });
  const searches = listOf(objectOf(body).experiments)
    .map((each) => objectOf(objectOf(each).experiment))
    .filter(({ searcherType }) => /asha|halving/.test(String(searcherType)));
  expect(new Set(searches.map(({ searcherType }) => searcherType)).size).toBe(2);
  for (const { id } of searches) {
    const experiment = objectOf(
      objectOf((await admin('GET', `/experiments/${id}`)).body).experiment,
    );
    const searcher = objectOf(objectOf(experiment.config).searcher);
    expect(searcher).toMatchObject({ max_time: expect.any(Number), time_metric: 'batches' });
    expect(searcher).not.toHaveProperty('max_length');
    const fork = { config: experiment.originalConfig, projectId: 1, validateOnly: true };
    expect((await admin('POST', '/experiments', fork)).text).not.toContain('invalid experiment');
  }
});

test('a search by the column projectId is ambiguous, and one by the body’s is not', async () => {
  const { admin } = await master038();
  const child = {
    ...{ kind: 'field', columnName: 'projectId', location: 'LOCATION_TYPE_EXPERIMENT' },
    ...{ type: 'COLUMN_TYPE_NUMBER', operator: '=', value: 1 },
  };
  const filterGroup = { kind: 'group', conjunction: 'and', children: [child] };
  const filter = JSON.stringify({ filterGroup, showArchived: false });
  const refused = await admin('POST', '/experiments-search', { filter });
  expect([refused.status, refused.body]).toMatchObject([
    500,
    { error: { error: 'ERROR: column reference "project_id" is ambiguous (SQLSTATE 42702)' } },
  ]);
  expect((await admin('POST', '/experiments-search', { projectId: 2 })).status).toBe(200);
});

test('a finished experiment continues in place', async () => {
  const { admin, clock } = await master038();
  const config = {
    name: 'short',
    entrypoint: 'python3 train.py',
    hyperparameters: { lr: 0.1 },
    resources: { slots_per_trial: 0 },
    searcher: { name: 'single', metric: 'loss', max_length: { batches: 100 } },
  };
  const body = { config: JSON.stringify(config), activate: true, projectId: 1 };
  const experiment = objectOf(
    objectOf((await admin('POST', '/experiments', body)).body).experiment,
  );
  clock.advance(600_000);
  const state = async () =>
    objectOf(objectOf((await admin('GET', `/experiments/${experiment.id}`)).body).experiment).state;
  expect(await state()).toBe('STATE_COMPLETED');
  const overrideConfig = JSON.stringify({ searcher: { max_length: { batches: 200 } } });
  const resumed = await admin('POST', '/experiments/continue', {
    id: experiment.id,
    overrideConfig,
  });
  expect(resumed.status).toBe(200);
  expect(await state()).not.toBe('STATE_COMPLETED');
  clock.advance(600_000);
  expect(await state()).toBe('STATE_COMPLETED');
  const trials = objectOf((await admin('GET', `/experiments/${experiment.id}/trials`)).body).trials;
  expect(listOf(trials)).toMatchObject([{ totalBatchesProcessed: 200 }]);
});

test('a report without accelerators is kept as one with empty texts', async () => {
  const { admin } = await master038();
  const { body } = await admin('GET', '/tasks');
  const taskId = Object.keys(objectOf(objectOf(body).allocationIdToSummary))[0]?.split('.')[0];
  await admin('POST', `/allocations/${taskId}.1/acceleratorData`, {});
  const read = await admin('GET', `/tasks/${taskId}/acceleratorData`);
  expect(read.body).toEqual({
    acceleratorData: [
      {
        containerId: '',
        allocationId: '',
        nodeName: '',
        taskId,
        acceleratorType: '',
        acceleratorUuids: [],
        resourcePool: '',
      },
    ],
  });
});

test('every operation of the contract is answered', () => {
  const missing = release038.routes.filter(({ id }) => !release038.handlers[id]);
  expect(missing.map(({ id }) => id)).toEqual([]);
});
