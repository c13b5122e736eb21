import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Json, listOf, mergeConfig, objectOf } from '../config/json';
import { decodeRequest } from '../dispatch';
import { curveOf, metricAt, metricNames, metricsAt } from '../simulation/metrics/curve';
import { groupFigures } from '../simulation/metrics/summary';
import {
  gridPoint,
  type HyperparameterSpace,
  leafAt,
  leaves,
  numberIn,
  sample,
} from '../simulation/search/hyperparameters';
import { encodeMessage } from '../wire/encode';
import { matchRoute } from '../wire/router';
import { aTrial } from './fixtures/rows';
import { addTestAgents } from './fixtures/test-agents';
import { createTestMaster, type TestMaster } from './fixtures/test-master';

// names of inherited properties, and any other text
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const anyName = fc.oneof(fc.constantFrom(...inherited), fc.string({ minLength: 1, maxLength: 8 }));
/** An object as from JSON.parse: each name is an own property, including `__proto__`. */
const holding = <Value>(name: string, value: Value): Record<string, Value> =>
  Object.fromEntries([[name, value]]);
const isUntouched = () => Object.keys(Object.prototype).length === 0 && !('stained' in {});

const curve = (custom: Record<string, readonly string[]> = {}) => {
  const curve = curveOf({ domain: 'vision', hparams: {}, seed: 1, length: 1000 });
  return { ...curve, facts: { ...curve.facts, custom } };
};

/** Every map of the sandbox whose keys are names from data, as a check of one name. */
const maps: Record<string, (name: string) => void> = {
  'metrics of a group': (name) => {
    const own = curve(holding(name, [name]));
    expect(metricNames(curve(), name)).toEqual(
      metricNames(own, 'none').length === 0 && !['training', 'validation'].includes(name)
        ? []
        : metricNames(own, name),
    );
    if (name === 'training' || name === 'validation') return;
    expect(metricNames(own, name)).toEqual([name]);
    expect(Object.keys(metricsAt(own, name, 5))).toEqual([name]);
  },
  'a metric that no curve knows': (name) => {
    const value = metricAt(curve(), name, 5);
    expect(typeof value).toBe('number');
  },
  'figures of posted metrics': (name) => {
    const metrics = holding(name, 0.5);
    const posted = [
      { id: 1, group: name, batch: 1, at: 1, runNumber: 1, metrics, batchMetrics: [], latest: [] },
    ];
    const figures = groupFigures(curve(), aTrial({ posted }), 10);
    expect(Object.keys(figures)).toEqual([name]);
    expect(Object.keys(Object.entries(figures)[0]?.[1] ?? {})).toEqual([name]);
  },
  'hyperparameters as sent': (name) => {
    expect(numberIn(holding(name, 3), name, 0)).toBe(3);
    expect(numberIn({}, name, 7)).toBe(7);
  },
  'a search space': (name) => {
    const space: HyperparameterSpace = holding(name, { type: 'const', val: 4 });
    expect(leaves(space)).toEqual([[name, { type: 'const', val: 4 }, [name]]]);
    expect(leafAt(space, name)).toEqual({ type: 'const', val: 4 });
    expect(leafAt({}, name)).toBeUndefined();
    for (const values of [sample(space, 1), gridPoint(space, 0)]) {
      expect(Object.entries(values)).toEqual([[name, 4]]);
    }
    const nested = holding(name, holding(name, { type: 'const' as const, val: 4 }));
    if (name === 'type') return;
    expect(JSON.stringify(sample(nested, 1))).toBe(JSON.stringify(holding(name, holding(name, 4))));
  },
  'a config over a template': (name) => {
    expect(Object.entries(mergeConfig(holding(name, 1), holding(name, 2)))).toEqual([[name, 1]]);
    expect(Object.entries(mergeConfig(holding(name, null), {}))).toEqual([[name, null]]);
    expect(Object.entries(mergeConfig({}, holding(name, 2)))).toEqual([[name, 2]]);
  },
  'free objects and maps of a body': (name) => {
    const text = `{"config": ${JSON.stringify(holding(name, { stained: 1 }))}}`;
    const match = matchRoute('POST', '/api/v1/commands');
    if (!match) throw new Error('no such route');
    const { body } = decodeRequest({ ...match, search: '', text });
    expect(JSON.stringify(objectOf(body).config)).toBe(
      JSON.stringify(holding(name, { stained: 1 })),
    );
  },
  'free objects of an answer': (name) => {
    const template = { name: 'x', config: holding(name, 1), workspaceId: 1 };
    const text = encodeMessage('Template', template);
    expect(text).toContain(`"config":${JSON.stringify(holding(name, 1))}`);
  },
};

describe('a name from data is only a name', () => {
  test.each(Object.entries(maps))('in %s', (_, check) => {
    fc.assert(
      fc.property(anyName, (name) => {
        check(name);
        expect(isUntouched()).toBe(true);
      }),
      { examples: inherited.map((name) => [name]) },
    );
  });
});

const configOf = (name: string) => ({
  name,
  description: name,
  labels: [name],
  entrypoint: 'python3 train.py',
  environment: { environment_variables: [`${name}=1`], [name]: undefined },
  hyperparameters: {
    global_batch_size: 32,
    ...holding(name, { type: 'double', minval: 0, maxval: 1 }),
  },
  searcher: { name: 'random', metric: name, max_trials: 3, max_length: { batches: 200 } },
});

/** A cluster with one entity of each kind, all with that name. */
async function createEntities({ admin, clock, masterState }: TestMaster, name: string) {
  addTestAgents(masterState.db, { agents: 1, slots: 4, pool: 'default' });
  const post = async (path: string, body: Json, method = 'POST') => {
    const answer = await admin(method, path, body);
    expect(answer.status, `${path} ${answer.text}`).toBe(200);
    return objectOf(answer.body);
  };
  await post('/users', { user: { username: name, active: true } });
  await post('/users/setting', {
    settings: [{ storagePath: name, key: name, value: '{"a":1}' }],
  });
  const { workspace } = await post('/workspaces', { name });
  const workspaceId = objectOf(workspace).id;
  const { project } = await post(`/workspaces/${workspaceId}/projects`, { name });
  const projectId = Number(objectOf(project).id);
  await post('/models', { name, metadata: holding(name, name), labels: [name], workspaceId });
  await post(`/templates/${name}`, { name, config: holding(name, 1) }, 'PUT');
  const file = { path: name, type: 48, content: btoa('x'), mode: 420, mtime: 1, uid: 0, gid: 0 };
  const { experiment } = await post('/experiments', {
    config: JSON.stringify(configOf(name)),
    modelDefinition: [file],
    activate: true,
    projectId,
  });
  const experimentId = Number(objectOf(experiment).id);
  for (let minute = 0; minute < 30; minute++) clock.advance(60_000);
  masterState.simulation.advance(clock.now());
  const trials = masterState.db.trials.where((trial) => trial.experimentId === experimentId);
  const trialId = trials[0]?.id ?? 0;
  await post(`/trials/${trialId}/metrics`, {
    metrics: {
      trialId,
      stepsCompleted: 100,
      trialRunId: 1,
      metrics: { avgMetrics: holding(name, 0.5), batchMetrics: [] },
    },
    group: name,
  });
  // usage of a day is summed up when the day has ended
  clock.advance(2 * 86_400_000);
  return { trials, trialId, experimentId, projectId, workspaceId };
}

describe.each(inherited.slice(0, 3))('where everything is named %s', (name) => {
  test('a search runs to its end, and every GET about it shows it', async () => {
    const master = await createTestMaster('empty');
    const entities = await createEntities(master, name);
    const { experimentId, projectId, trialId, trials, workspaceId } = entities;
    expect(trials.map(({ state }) => state)).toEqual(Array(3).fill('STATE_COMPLETED'));
    const metric = encodeURIComponent(name);
    const series = `metricName=${metric}&metricType=METRIC_TYPE_VALIDATION`;
    const experiment = `/experiments/${experimentId}`;
    const answer = objectOf((await master.admin('GET', `${experiment}/checkpoints`)).body);
    const uuid = objectOf(listOf(answer.checkpoints)[0]).uuid;
    const filter = (columnName: string, location: string) =>
      JSON.stringify({
        filterGroup: {
          kind: 'group',
          conjunction: 'and',
          children: [
            {
              kind: 'field',
              columnName,
              location,
              type: 'COLUMN_TYPE_NUMBER',
              operator: '>=',
              value: 0,
            },
          ],
        },
        showArchived: true,
      });
    const searchPath = `/experiments-search?projectId=${projectId}`;
    const validation = encodeURIComponent(
      filter(`validation.${name}`, 'LOCATION_TYPE_VALIDATIONS'),
    );
    const hyperparameter = encodeURIComponent(
      filter(`hp.${name}`, 'LOCATION_TYPE_HYPERPARAMETERS'),
    );
    // each has the name in its answer as a text, most of them as a key
    const paths = [
      experiment,
      '/experiments?limit=-1',
      `/experiment/labels?projectId=${projectId}`,
      `${experiment}/file_tree`,
      `${experiment}/trials`,
      `${experiment}/checkpoints`,
      `/experiments/metrics-stream/metric-names?ids=${experimentId}`,
      `${experiment}/metrics-stream/trials-sample?${series}`,
      `/trials/${trialId}`,
      `/trials/${trialId}/workloads?includeBatchMetrics=true`,
      `/trials/${trialId}/checkpoints`,
      `/trials/time-series?trialIds=${trialId}&metricIds=validation.${metric}`,
      `/trials/metrics/trial_metrics?trialIds=${trialId}&group=${metric}`,
      `/trials/metrics/validation_metrics?trialIds=${trialId}`,
      `/checkpoints/${uuid}`,
      searchPath,
      `${searchPath}&sort=validation.${metric}%3Dasc`,
      `${searchPath}&sort=hp.${metric}%3Ddesc`,
      `${searchPath}&sort=training.${metric}.last%3Ddesc`,
      `${searchPath}&filter=${validation}`,
      `${searchPath}&filter=${hyperparameter}`,
      `/projects/${projectId}`,
      `/projects/${projectId}/columns`,
      `/projects/${projectId}/experiments/metric-ranges`,
      `/workspaces/${workspaceId}`,
      `/workspaces/${workspaceId}/projects`,
      `/users/${metric}/by-username`,
      '/users/setting',
      `/models/${metric}`,
      '/models',
      '/model/labels',
      `/templates/${metric}`,
      '/resources/allocation/aggregated?startDate=2026-11-20&endDate=2026-11-21&period=RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY',
    ];
    for (const path of paths) {
      const { status, text } = await stream(master, path);
      expect(status, `${path} ${text}`).toBe(200);
      expect(text, path).toContain(`${name}"`);
    }
    // these answer without a name
    const others = [
      `${experiment}/validation-history`,
      `${experiment}/searcher/best_searcher_validation_metric`,
      `${experiment}/metrics-stream/batches?${series}`,
      `${experiment}/metrics-stream/trials-snapshot?${series}&batchesProcessed=200`,
      `${experiment}/model_def`,
      `/trials/${trialId}/logs`,
      `/trials/${trialId}/logs/fields`,
      `/trials/${trialId}/profiler/available_series`,
      '/job-queues?resourcePool=default',
      '/job-queues/stats',
      '/tasks',
    ];
    for (const path of others) {
      const { status, text } = await stream(master, path);
      expect(status, `${path} ${text}`).toBe(200);
      expect(text, path).not.toContain('"error"');
    }
    expect(isUntouched()).toBe(true);
  });
});

async function stream({ masterState, fetch, tokenOf }: TestMaster, path: string) {
  expect(masterState.db.users.all().length).toBeGreaterThan(0);
  const headers = { authorization: `Bearer ${await tokenOf('admin')}` };
  const response = await fetch(new Request(`http://master/api/v1${path}`, { headers }));
  return { status: response.status, text: await response.text() };
}
