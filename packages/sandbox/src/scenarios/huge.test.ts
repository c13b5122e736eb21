import {
  compareTrials,
  createTransport,
  getAgents,
  getExperiment,
  getExperiments,
  getJobQueueStats,
  getTrial,
  login,
  trialLogs,
  trialLogsFields,
} from '@trainyard/sdk/calls';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../lib/clock';
import { createSandbox } from '../sandbox';
import { testStart } from '../test/fixtures/test-master';
import { collect } from '../test/fixtures/training-master';

const clock = manualClock(testStart);
const sandbox = createSandbox({ scenario: 'huge', clock });
let client: ReturnType<typeof createTransport>;
let token = '';
const large = new Map<string, { id: number; trialIds: number[] }>();

beforeAll(async () => {
  const { fetch } = sandbox;
  const open = createTransport({ baseUrl: 'http://sandbox', fetch });
  ({ token } = await login(open, { body: { username: 'admin', password: '' } }));
  client = createTransport({ baseUrl: 'http://sandbox', fetch, auth: token });
  const { experiments } = await getExperiments(client, { labels: ['giant'] });
  for (const { id, name } of experiments) {
    const { experiment } = await getExperiment(client, { experimentId: id });
    large.set(name, { id, trialIds: experiment.trialIds });
  }
});

const experiment = (name: string) => {
  const experiment = large.get(name);
  if (!experiment) throw new Error(`there is no ${name}`);
  return { ...experiment, trialId: experiment.trialIds[0] ?? 0 };
};

test('there are 100,000 experiments in one project', async () => {
  const { pagination } = await getExperiments(client, { projectId: 2, limit: 1 });
  expect(pagination.total).toBe(100_000);
});

test('there are 500 agents of 8 slots', async () => {
  const { agents } = await getAgents(client, {});
  expect(agents).toHaveLength(500);
  expect(Object.keys(agents[0]?.slots ?? {})).toHaveLength(8);
});

test('dozens of experiments run, and some wait for slots', async () => {
  const { experiments } = await getExperiments(client, { states: ['STATE_ACTIVE'] });
  const states = experiments.map(({ state }) => state);
  expect(states.filter((state) => state === 'STATE_RUNNING').length).toBeGreaterThan(24);
  expect(states).toContain('STATE_QUEUED');
  const { results } = await getJobQueueStats(client, {});
  const counts = results.map(({ resourcePool, stats }) => [resourcePool, stats?.queuedCount]);
  expect(counts).toContainEqual(['t4-pool', expect.toSatisfy((count: number) => count > 0)]);
});

test('usage of a week is streamed in order of its start', async () => {
  const url =
    'http://sandbox/api/v1/resources/allocation/raw?timestampAfter=2026-11-13T00:00:00Z&timestampBefore=2026-11-20T00:00:00Z';
  const headers = { authorization: `Bearer ${token}` };
  const response = await sandbox.fetch(new Request(url, { headers }));
  const { resourceEntries } = await response.json();
  const starts: number[] = resourceEntries.map(({ startTime }: { startTime: string }) =>
    Date.parse(startTime),
  );
  expect(starts.length).toBeGreaterThan(5000);
  expect(starts).toEqual([...starts].sort((left, right) => left - right));
});

test('a search has 1,000 trials, and each 1,000 points', async () => {
  const { trialIds } = experiment('thousand-trials');
  expect(trialIds).toHaveLength(1000);
  const picked = [trialIds[0] ?? 0, trialIds[999] ?? 0];
  const { trials } = await compareTrials(client, {
    trialIds: picked,
    metricNames: ['loss'],
    maxDatapoints: 5000,
  });
  expect(trials.map(({ metrics }) => metrics[0]?.data.length)).toEqual([1000, 1000]);
});

test('one trial has 10,000 metrics', async () => {
  const { trial } = await getTrial(client, { trialId: experiment('every-layer').trialId });
  const groups = Object.values(trial.summaryMetrics ?? {});
  const count = groups.reduce<number>((total, names) => total + Object.keys(names ?? {}).length, 0);
  expect(count).toBe(10_000);
});

test('a log has 1,000,000 lines, each readable by its position', async () => {
  const { trialId } = experiment('million-lines');
  const [last] = await collect(trialLogs(client, { trialId, limit: 1, orderBy: 'ORDER_BY_DESC' }));
  const [first] = await collect(trialLogs(client, { trialId, limit: 1 }));
  // ids have gaps, because other tasks write in between
  expect(Number(last?.id) - Number(first?.id)).toBeGreaterThan(1_600_000);
  const lines = await collect(trialLogs(client, { trialId, searchText: 'nccl TIMEOUT' }));
  expect(lines).toHaveLength(10);
  expect(lines[3]?.log).toMatch(/^NCCL timeout on step 377777, retry/);
  const errors = await collect(
    trialLogs(client, { trialId, searchText: 'step 99', limit: 5, orderBy: 'ORDER_BY_DESC' }),
  );
  expect(errors.map(({ log }) => log?.split(' ')[1])).toEqual(
    ['999999', '999998', '999997', '999996', '999995'].map((place) =>
      place === '999999' ? 'at' : place,
    ),
  );
});

test('reading after the time of a line begins with the next one', async () => {
  const { trialId } = experiment('million-lines');
  const [line] = await collect(
    trialLogs(client, { trialId, searchText: 'step 500000 ', limit: 1 }),
  );
  const next = await collect(
    trialLogs(client, { trialId, timestampAfter: line?.timestamp ?? '', limit: 1 }),
  );
  expect(next[0]?.log).toMatch(/^step 500001 /);
});

test('fields of a long log are known without reading it completely', async () => {
  const [fields] = await collect(
    trialLogsFields(client, { trialId: experiment('million-lines').trialId }),
  );
  expect(fields?.rankIds).toEqual([0, 1, 2, 3]);
  expect(fields?.agentIds).toHaveLength(1);
});
